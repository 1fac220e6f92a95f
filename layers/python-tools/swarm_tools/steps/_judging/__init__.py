"""The parts of the Judge's builtin work: what is shown, specified and suspected, and its tests."""
