"""Packages of others, refactored without their tests: of those tests none may be lost."""
