"""The stages of the builtin tier: syntax, repair, clean-up, each checked in the sandbox."""
