"""Messages that are only reported: code that can only fail."""

from swarm_tools.rules.reported.reason import Reason

REASON = Reason(
    title="The code can only fail there, and what it should do instead is unknown",
    types={
        "abstract-class-instantiated": "Which of the subclasses was meant is unknown.",
        "access-member-before-definition": (
            "What the attribute should hold before it is set is unknown."
        ),
        "assigning-non-slot": "Either the slot is missing or the assignment is wrong.",
        "assignment-from-no-return": "What the function should return is unknown.",
        "assignment-from-none": "What the function should return is unknown.",
        "async-context-manager-with-regular-with": (
            "Waiting is possible only in a coroutine, and callers would have to wait too."
        ),
        "bad-except-order": "Which handler was meant for the narrower error is unknown.",
        "bad-exception-cause": "What caused the error is unknown.",
        "bad-reversed-sequence": "What should be gone over backwards is unknown.",
        "bad-super-call": "Which class was meant is unknown.",
        "catching-non-exception": "Which exception was meant is unknown.",
        "class-variable-slots-conflict": "Either the slot or the class variable has to go.",
        "contextmanager-generator-missing-cleanup": (
            "What should be undone when the block fails is unknown."
        ),
        "dict-iter-missing-items": "The keys may be pairs, and then the loop is right.",
        "duplicate-bases": "Only the copy of a base can be dropped.",
        "inconsistent-mro": "Which base should come first is unknown.",
        "inherit-non-class": "What the base should be is unknown.",
        "init-is-generator": "What a constructor should do with its values is unknown.",
        "invalid-all-format": "Which names the module exports is unknown.",
        "invalid-all-object": "Only a text can be exported, and which one is unknown.",
        "invalid-bool-returned": "What counts as true is unknown.",
        "invalid-bytes-returned": "Which bytes stand for the object is unknown.",
        "invalid-class-object": "What the class should become is unknown.",
        "invalid-enum-extension": "An enumeration with members cannot be extended.",
        "invalid-envvar-value": "Which variable should be read is unknown.",
        "invalid-field-call": "What the field should start as is unknown.",
        "invalid-format-returned": "What the formatted object looks like is unknown.",
        "invalid-getnewargs-ex-returned": "Which arguments make the object anew is unknown.",
        "invalid-getnewargs-returned": "Which arguments make the object anew is unknown.",
        "invalid-hash-returned": "Which number stands for the object is unknown.",
        "invalid-index-returned": "Which number stands for the object is unknown.",
        "invalid-length-hint-returned": "What the estimate should be is unknown.",
        "invalid-length-returned": "What the length should be is unknown.",
        "invalid-match-args-definition": "Which attributes a pattern stands for is unknown.",
        "invalid-metaclass": "Which class should make the class is unknown.",
        "invalid-repr-returned": "What should stand for the object is unknown.",
        "invalid-sequence-index": "Which item should be read is unknown.",
        "invalid-slice-index": "Which part should be read is unknown.",
        "invalid-slice-step": (
            "A step of nothing has no meaning, and which step was meant is unknown."
        ),
        "invalid-slots": "What the slots should be called is unknown.",
        "invalid-slots-object": "What the slots should be called is unknown.",
        "invalid-str-returned": "What should stand for the object is unknown.",
        "invalid-unary-operand-type": "What the operand should be is unknown.",
        "isinstance-second-argument-not-valid-type": "Which type was meant is unknown.",
        "misplaced-bare-raise": (
            "There is no error to raise again, and which one was meant is unknown."
        ),
        "misplaced-format-function": (
            "A format of the result of print may be meant for its argument."
        ),
        "missing-kwoa": "Which value is missing is unknown.",
        "multiple-class-sub-patterns": (
            "Which of the two patterns for one attribute was meant is unknown."
        ),
        "no-member": "The attribute may be missing, misspelt or set elsewhere.",
        "no-method-argument": "Methods that are called on the class have to stay as they are.",
        "no-name-in-module": "The name may be missing, misspelt or made at run time.",
        "no-self-argument": "The first parameter may be meant as a value.",
        "no-value-for-parameter": "Which value is missing is unknown.",
        "non-iterator-returned": "What should be gone over is unknown.",
        "non-str-assignment-to-dunder-name": "What the class should be called is unknown.",
        "not-a-mapping": "What should be unpacked is unknown.",
        "not-an-iterable": "What should be gone over is unknown.",
        "not-async-context-manager": "What should be entered is unknown.",
        "not-callable": "What should be called is unknown.",
        "not-context-manager": "What should be entered is unknown.",
        "notimplemented-raised": "The value is no exception, and the class may be meant.",
        "positional-only-arguments-expected": (
            "The order in which they were meant is not always the one written."
        ),
        "potential-index-error": "Which item should be read instead is unknown.",
        "raising-bad-type": "Which exception was meant is unknown.",
        "raising-non-exception": "Which exception was meant is unknown.",
        "redundant-keyword-arg": "Which of the two values was meant is unknown.",
        "relative-beyond-top-level": "Where the package starts is unknown.",
        "repeated-keyword": "Which of the two values was meant is unknown.",
        "return-in-init": (
            "A value that a constructor returns is an error, and may have been meant for a caller."
        ),
        "too-many-function-args": "Which argument is too many is unknown.",
        "too-many-positional-sub-patterns": (
            "Which attributes the further patterns stand for is unknown."
        ),
        "typevar-double-variance": (
            "A variable cannot be both, and which of the two was meant is unknown."
        ),
        "undefined-all-variable": "The name may be missing, misspelt or no longer exported.",
        "undefined-variable": "A name that is not there has no certain replacement.",
        "unexpected-keyword-arg": "Which parameter was meant is unknown.",
        "unexpected-special-method-signature": "Which parameters should go is unknown.",
        "unhashable-member": "What should be the key is unknown.",
        "unpacking-non-sequence": "What should be taken apart is unknown.",
        "unsubscriptable-object": "What should be read is unknown.",
        "unsupported-assignment-operation": "What should be changed is unknown.",
        "unsupported-binary-operation": "What the operands should be is unknown.",
        "unsupported-delete-operation": "What should be deleted from is unknown.",
        "unsupported-membership-test": "What should be searched is unknown.",
    },
)
