"""Messages that are only reported: any certain change would alter what the program does."""

from swarm_tools.rules.reported.reason import Reason

REASON = Reason(
    title="Any certain change would alter what the program does",
    types={
        "bad-open-mode": "Which mode was meant decides whether a file is emptied.",
        "bad-staticmethod-argument": (
            "The method may be called on the class with the object as its argument."
        ),
        "bad-thread-instantiation": "The thread would run something it never ran.",
        "binary-op-exception": "Catching both would catch what got through until now.",
        "break-in-finally": "Without the break the error would no longer be swallowed.",
        "broad-exception-raised": (
            "Callers that catch the general exception, and tests, know its type."
        ),
        "continue-in-finally": "Without the continue the error would no longer be swallowed.",
        "deprecated-argument": "What takes the place of the argument depends on the function.",
        "deprecated-attribute": "What takes the place of the attribute depends on its use.",
        "deprecated-class": "The new class is not always the same one.",
        "deprecated-decorator": "What takes the place of the decorator depends on its use.",
        "deprecated-method": "The new method does not always take the same arguments.",
        "deprecated-module": "The new module does not do all that the old one did.",
        "eval-used": "What the text gives is known only when it runs.",
        "exec-used": "What the text does is known only when it runs.",
        "forgotten-debug-statement": "The stop may be wanted while the program is being written.",
        "global-at-module-level": "Only the statement can be dropped.",
        "global-variable-undefined": "The name comes into being when the function runs.",
        "invalid-envvar-default": "The program may count on a default that is no text.",
        "lost-exception": "Without the jump the error would no longer be swallowed.",
        "method-cache-max-size-none": "A bound makes entries be forgotten that were kept.",
        "misplaced-future": "Moved to the top the import changes how the whole file is compiled.",
        "missing-timeout": "With a timeout requests fail that would have succeeded.",
        "nested-min-max": "Values that are compared in another order can come out differently.",
        "redundant-unittest-assert": "A test that never failed would fail.",
        "reimported": "The second import may be there because the first name was replaced.",
        "return-in-finally": "Without the return the error would no longer be swallowed.",
        "shallow-copy-environ": "Changes of the copy reach the environment of the process today.",
        "subprocess-popen-preexec-fn": "There is no other way to run code in the child.",
        "subprocess-run-check": "With the check a program that went on would stop.",
        "try-except-raise": (
            "A handler that raises again keeps later handlers from seeing the error."
        ),
        "unnecessary-ellipsis": "Only where a docstring stands beside it.",
        "useless-parent-delegation": (
            "The method can carry a docstring, a signature or a place to patch."
        ),
        "useless-with-lock": "A lock that is shared would make threads wait that never did.",
    },
)
