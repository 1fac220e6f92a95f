"""Mutants of a project: found by operators, switched inside a warm process, judged by tests."""
