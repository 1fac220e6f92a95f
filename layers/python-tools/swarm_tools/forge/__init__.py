"""Forge: suites of tests that are measured by coverage and by mutants."""
