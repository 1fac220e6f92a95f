"""What the code should do, by the strength of the evidence for it."""
