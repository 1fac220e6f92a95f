"""Messages that are only reported: depends on files or settings outside of the file."""

from swarm_tools.rules.reported.reason import Reason

REASON = Reason(
    title="Depends on files or settings outside of the file",
    types={
        "c-extension-no-member": "What a compiled module holds cannot be read.",
        "import-error": "The module may be installed elsewhere, missing or misspelt.",
        "import-self": "Another module of the same name may have been meant.",
        "invalid-characters-in-docstring": (
            "Spelling needs a dictionary, which pylint has to be given."
        ),
        "invalid-unicode-codec": "The bytes of the file have to be written in another encoding.",
        "preferred-module": "Which module is preferred is a setting of the project.",
        "unexpected-line-ending-format": (
            "The ending that is expected is a setting of the project."
        ),
        "using-assignment-expression-in-unsupported-version": (
            "The oldest Python that is served is a setting of the project."
        ),
        "using-comprehension-unpacking-in-unsupported-version": (
            "The oldest Python that is served is a setting of the project."
        ),
        "using-exception-groups-in-unsupported-version": (
            "The oldest Python that is served is a setting of the project."
        ),
        "using-f-string-in-unsupported-version": (
            "The oldest Python that is served is a setting of the project."
        ),
        "using-final-decorator-in-unsupported-version": (
            "The oldest Python that is served is a setting of the project."
        ),
        "using-generic-type-syntax-in-unsupported-version": (
            "The oldest Python that is served is a setting of the project."
        ),
        "using-positional-only-args-in-unsupported-version": (
            "The oldest Python that is served is a setting of the project."
        ),
        "wrong-spelling-in-comment": "Spelling needs a dictionary, which pylint has to be given.",
        "wrong-spelling-in-docstring": (
            "Spelling needs a dictionary, which pylint has to be given."
        ),
    },
)
