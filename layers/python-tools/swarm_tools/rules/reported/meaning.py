"""Messages that are only reported: what was meant is known to the author alone."""

from swarm_tools.rules.reported.reason import Reason

REASON = Reason(
    title="What was meant is known to the author alone",
    types={
        "arguments-out-of-order": (
            "Names in another order than the parameters may be swapped on purpose."
        ),
        "assert-on-string-literal": "What the assertion should ask is not written.",
        "assert-on-tuple": (
            "The tuple may hold a condition with its message or several conditions."
        ),
        "bad-chained-comparison": "A chain of different operators may be meant as it is written.",
        "bad-str-strip-call": "Either characters or an affix may be meant.",
        "bare-name-capture-pattern": "Either a constant or a new name may be meant.",
        "cell-var-from-loop": (
            "A closure may want the last value of the loop as well as the current one."
        ),
        "chained-comparison-all-equal": (
            "The terms may be equal by intention or one sign may be wrong."
        ),
        "comparison-of-constants": "One side may be a slip for a variable.",
        "comparison-with-callable": (
            "A call may be forgotten, or two functions may really be compared."
        ),
        "comparison-with-itself": (
            "Often a slip for another name, and the usual test for not-a-number."
        ),
        "confusing-with-statement": "Either a second context or a tuple of targets may be meant.",
        "duplicate-except": "Which of the two handlers should deal with the error is not known.",
        "duplicate-key": "One of the two values is lost, and either may be the right one.",
        "duplicate-string-formatting-argument": (
            "Fewer arguments are shorter but not always easier to read."
        ),
        "duplicate-value": "The second value may be a slip for another one.",
        "expression-not-assigned": "A result that is dropped may have been meant for a variable.",
        "fixme": "The note says that work is left, and doing it needs its author.",
        "function-redefined": "Either definition may be the one that was wanted.",
        "impossible-comparison": "One of the comparisons is a slip, and either may be.",
        "kwarg-superseded-by-positional-arg": "Which of the two values was wanted is not known.",
        "looping-through-iterator": (
            "The second round of the loop sees nothing, and whether that was noticed is not known."
        ),
        "method-hidden": "Either the attribute or the method has to get another name.",
        "missing-parentheses-for-call-in-test": (
            "With the call the other branch would run, which nobody has seen yet."
        ),
        "modified-iterating-dict": (
            "The loop fails in the middle, and what should come first is not known."
        ),
        "modified-iterating-list": (
            "Going over a copy gives another result than going over the list that changes."
        ),
        "modified-iterating-set": (
            "The loop fails in the middle, and what should come first is not known."
        ),
        "named-expr-without-context": "A walrus as a statement may be a slip for a comparison.",
        "nan-comparison": (
            "The comparison is always the same, and repairing it lets the other branch run."
        ),
        "pointless-exception-statement": (
            "The raise may be forgotten, and with it the program would stop."
        ),
        "pointless-statement": (
            "A value that is computed and dropped may be a forgotten call or assignment."
        ),
        "pointless-string-statement": "The text may be a comment that matters or code put aside.",
        "possibly-unused-variable": "A later call of locals() may read it.",
        "possibly-used-before-assignment": (
            "What the name should hold on the other path is not written."
        ),
        "raising-format-tuple": (
            "A message with its values may be formatted or handed on in parts."
        ),
        "redeclared-assigned-name": (
            "One of two targets of the same name may be a slip for another one."
        ),
        "self-cls-assignment": (
            "An assignment to the own object may be a slip for one to an attribute."
        ),
        "super-without-brackets": "Only where super is certainly the builtin.",
        "unbalanced-dict-unpacking": "A target too many or a value too few look the same.",
        "unbalanced-tuple-unpacking": "A target too many or a value too few look the same.",
        "undefined-loop-variable": (
            "What the name should hold when the loop did not run is not written."
        ),
        "unused-private-member": "It may be read by reflection or by code still to be written.",
        "used-before-assignment": "What the name should hold before it is set is not written.",
        "using-constant-test": "A test that is always the same may be a switch or a slip.",
        "wrong-exception-operation": "Either a tuple of exceptions or a condition may be meant.",
    },
)
