"""Tests of a project made otherwise, to see what an edit does elsewhere."""
