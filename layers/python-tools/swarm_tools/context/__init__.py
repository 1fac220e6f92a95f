"""What several steps need: the project of an order with edits and tests laid over it."""
