"""Judging tests that a model wrote, by their text and by how they run."""
