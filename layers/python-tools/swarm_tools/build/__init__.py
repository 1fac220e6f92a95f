"""Build: from a goal to tested code, by what the intents know."""
