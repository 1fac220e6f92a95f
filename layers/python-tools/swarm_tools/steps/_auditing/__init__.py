"""The tools that look for security flaws, and what they find together."""
