"""Figures of the builtin engine, measured on corpora of this project's own."""
