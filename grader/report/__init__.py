"""Results, shown: terminal, HTML, JSON, JUnit, CSV."""
