"""Readers of the files in which projects state what they need: one file a format."""
