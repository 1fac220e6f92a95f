"""Messages that are only reported: what Python does not compile."""

from swarm_tools.rules.reported.reason import Reason

REASON = Reason(
    title="Python does not compile it, so that the syntax repair deals with it before any rule",
    types={
        "await-outside-async": "Making the function a coroutine makes all its callers wait.",
        "bidirectional-unicode": (
            "The text may be shown in another order than it runs, which a person has to read."
        ),
        "duplicate-argument-name": (
            "Which of the two parameters should have another name is unknown."
        ),
        "invalid-character-backspace": (
            "The character cannot be seen, and may be there on purpose."
        ),
        "invalid-character-carriage-return": (
            "The character ends a line for some tools and not for others."
        ),
        "invalid-character-esc": "The character cannot be seen, and may be there on purpose.",
        "invalid-character-nul": "The character cannot be seen, and may be there on purpose.",
        "invalid-character-sub": "The character cannot be seen, and may be there on purpose.",
        "invalid-character-zero-width-space": (
            "The character cannot be seen, and may be there on purpose."
        ),
        "invalid-star-assignment-target": "Whether a list was meant is unknown.",
        "nonexistent-operator": "Two signs in a row may be an increment or signs.",
        "nonlocal-and-global": "Which of the two scopes was meant is unknown.",
        "nonlocal-without-binding": "Which variable was meant is unknown.",
        "not-in-loop": (
            "Which loop the statement belongs to depends on the indentation that was meant."
        ),
        "return-outside-function": (
            "Which function the statement belongs to depends on the indentation that was meant."
        ),
        "star-needs-assignment-target": "What should be taken apart is unknown.",
        "syntax-error": "The repair leaves a file that parses only with a guess.",
        "too-many-star-expressions": "Which of the targets takes the rest is unknown.",
        "used-prior-global-declaration": "Earlier uses may have been meant for a local name.",
        "yield-inside-async-function": (
            "Going over the values one by one would give them at other moments."
        ),
        "yield-outside-function": (
            "Which function the statement belongs to depends on the indentation that was meant."
        ),
    },
)
