"""Messages that are only reported: would change an interface that others use."""

from swarm_tools.rules.reported.reason import Reason

REASON = Reason(
    title="Would change an interface that others use",
    types={
        "arguments-differ": "Either signature may be the wrong one, and callers use both.",
        "arguments-renamed": "Callers may pass the argument by either name.",
        "declare-non-slot": (
            "Which attributes objects of the class may have is part of its interface."
        ),
        "disallowed-name": "A better name has to say what the value means.",
        "invalid-overridden-method": (
            "Turning a method into a property, or back, breaks those who use it."
        ),
        "non-ascii-file-name": "Other files and tools refer to the file by its name.",
        "non-ascii-module-import": "The imported module has the name that its file has.",
        "protected-access": "A public way to the same value would have to be invented.",
        "redefined-outer-name": "No other name says better what the inner one stands for.",
        "shadowed-import": "Which of the two imports other modules rely on is not known.",
        "signature-differs": "Either signature may be the wrong one, and callers use both.",
        "singledispatch-method": "Moving the function out of its class changes how it is called.",
        "singledispatchmethod-function": (
            "Moving the function into a class changes how it is called."
        ),
        "typevar-name-incorrect-variance": (
            "The new name would be missed by modules that import the old one."
        ),
        "unused-argument": (
            "The argument is part of the signature that callers, or a framework, rely on."
        ),
    },
)
