"""Projects of others with dependencies and tests of their own: whether the tests run with us."""
