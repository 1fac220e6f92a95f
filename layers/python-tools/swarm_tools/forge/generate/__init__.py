"""Tests from what code does: calls are tried, observed, and chosen by branches and mutants."""
