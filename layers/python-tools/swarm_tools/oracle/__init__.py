"""What shows that code is wrong, and how strongly."""
