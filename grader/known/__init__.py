"""What the course knows beforehand: its mistakes, what they return, and inputs on which they show."""
