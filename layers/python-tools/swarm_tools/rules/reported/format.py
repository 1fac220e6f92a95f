"""Messages that are only reported: templates and values that do not fit."""

from swarm_tools.rules.reported.reason import Reason

REASON = Reason(
    title="The template and its values do not fit, and either may be wrong",
    types={
        "anomalous-unicode-escape-in-string": (
            "In bytes the escape is plain text, and a character may have been meant."
        ),
        "bad-format-character": "Which conversion was meant is unknown.",
        "bad-format-string": "What the fields should hold is unknown.",
        "bad-format-string-key": "Which name was meant is unknown.",
        "bad-string-format-type": "Either the conversion or the value may be wrong.",
        "format-combined-specification": (
            "Counted and uncounted fields cannot be mixed, and which come first is unknown."
        ),
        "format-needs-mapping": "Which value belongs to which name is unknown.",
        "format-string-without-interpolation": "The values may have been forgotten.",
        "implicit-str-concat": "A comma may be missing.",
        "inconsistent-quotes": "Quotes are the choice of the project, and are kept.",
        "invalid-format-index": "Which item was meant is unknown.",
        "logging-format-interpolation": (
            "A formatted value can look different when the logger formats it."
        ),
        "logging-format-truncated": "How the text should go on is unknown.",
        "logging-fstring-interpolation": (
            "A formatted value can look different when the logger formats it."
        ),
        "logging-too-few-args": "Which value is missing is unknown.",
        "logging-too-many-args": "Either a place is missing or a value is too many.",
        "logging-unsupported-format": "Which conversion was meant is unknown.",
        "missing-format-argument-key": "Which value is missing is unknown.",
        "missing-format-attribute": "Which attribute was meant is unknown.",
        "missing-format-string-key": "Which value is missing is unknown.",
        "mixed-format-string": "Named or positional values may be meant.",
        "redundant-u-string-prefix": "Only the letter can be dropped.",
        "too-few-format-args": "Which value is missing is unknown.",
        "too-many-format-args": "Either a place is missing or a value is too many.",
        "truncated-format-string": "How the text should go on is unknown.",
        "unused-format-string-argument": "A place for the value may be missing.",
        "unused-format-string-key": "A place for the value may be missing.",
    },
)
