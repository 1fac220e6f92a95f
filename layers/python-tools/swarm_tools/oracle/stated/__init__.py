"""What docstrings and messages of errors state of a function, as tests of what is suspected."""
