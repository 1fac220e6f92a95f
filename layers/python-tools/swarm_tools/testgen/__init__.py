"""Tests as a person writes them: tables of cases, plain asserts, an ordinary import."""
