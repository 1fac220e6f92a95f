"""Messages that are only reported: needs a decision about the design."""

from swarm_tools.rules.reported.reason import Reason

REASON = Reason(
    title="Needs a decision about the design",
    types={
        "abstract-method": "What the missing method should do is not written anywhere.",
        "attribute-defined-outside-init": (
            "A value that comes later has no certain value at the start."
        ),
        "cyclic-import": "Which of the modules should not know the other is a matter of design.",
        "duplicate-code": (
            "Where shared code belongs, and under which name, is a matter of design."
        ),
        "global-statement": (
            "State shared by functions needs an owner, and which one is a matter of design."
        ),
        "implicit-flag-alias": (
            "Whether two members should be the same flag is a matter of design."
        ),
        "keyword-arg-before-vararg": (
            "Another order of parameters breaks callers that pass them by position."
        ),
        "non-parent-init-called": "The class that was meant may be any of the ancestors.",
        "overridden-final-method": "Either the base or the child has to give way.",
        "property-with-parameters": (
            "A property cannot take arguments and callers read it without a call."
        ),
        "redefined-slots-in-subclass": (
            "The layout of objects is part of what subclasses rely on."
        ),
        "subclassed-final-class": "Either the mark or the subclass has to go.",
        "super-init-not-called": (
            "Calling the constructor of the base now would do what it never did."
        ),
        "too-few-public-methods": (
            "Whether a class should be a function or a data class is a matter of design."
        ),
        "too-many-ancestors": "Another class hierarchy is another design.",
        "too-many-arguments": (
            "Callers pass the arguments, so that grouping them changes the interface."
        ),
        "too-many-branches": (
            "Parts that leave the function, or hand over more than five values, stay there."
        ),
        "too-many-instance-attributes": (
            "Grouping attributes into objects changes the interface of the class."
        ),
        "too-many-lines": "Where to cut a file in two is a matter of design.",
        "too-many-locals": (
            "Variables that every part of the function uses cannot move to a helper."
        ),
        "too-many-positional-arguments": (
            "Making arguments keyword-only breaks callers that pass them by position."
        ),
        "too-many-public-methods": "Splitting a class changes the interface that others use.",
        "too-many-return-statements": (
            "Another flow through the function is written better by somebody who knows its purpose."
        ),
        "too-many-statements": (
            "Where neither a comment nor a result gives a part a name, somebody has to name it."
        ),
    },
)
