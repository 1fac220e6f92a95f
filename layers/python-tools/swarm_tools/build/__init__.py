"""Build: from a goal to tested code, by what the library knows."""
