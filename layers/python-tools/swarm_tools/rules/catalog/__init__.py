"""One file a clean-up rule; the registry reads this folder."""
