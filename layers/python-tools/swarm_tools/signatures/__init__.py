"""What a function's signature, docstring and body say of it, without running it."""
