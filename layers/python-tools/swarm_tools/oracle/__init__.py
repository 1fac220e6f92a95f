"""What decides whether code is right."""
