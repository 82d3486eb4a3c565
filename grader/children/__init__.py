"""Work of ours in other processes, which may use only so much memory and time. What the work is, nothing here knows."""
