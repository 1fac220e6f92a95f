"""Messages that are only reported: about pylint itself or its settings."""

from swarm_tools.rules.reported.reason import Reason

REASON = Reason(
    title="About pylint itself or its settings",
    types={
        "astroid-error": "An accident inside of pylint.",
        "bad-configuration-section": "An error in the settings of pylint.",
        "bad-plugin-value": "An error in the settings of pylint.",
        "config-parse-error": "An error in the settings of pylint.",
        "fatal": "An accident inside of pylint.",
        "method-check-failed": "An accident inside of pylint.",
        "parse-error": "An accident inside of pylint.",
        "unknown-option-value": "Which message was meant is known to the author of the comment.",
        "unrecognized-inline-option": (
            "Which option was meant is known to the author of the comment."
        ),
        "unrecognized-option": "An error in the settings of pylint.",
    },
)
