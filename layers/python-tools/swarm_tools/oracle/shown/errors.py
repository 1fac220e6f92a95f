"""The rules that repair what can only fail: names that are not there, calls that do not fit.

Such code shows itself that it is wrong: it ends in an error whatever it is given.
"""

from __future__ import annotations

from ...validate.predicted import Predicted

_NAME = Predicted("crash", ("NameError", "UnboundLocalError"), shown=True)
_ATTRIBUTE = Predicted("crash", ("AttributeError",), shown=True)
_CALL = Predicted("crash", ("TypeError",), shown=True)
_FORMAT = Predicted("crash", ("TypeError", "ValueError", "KeyError"), shown=True)

SHOWN_ERRORS: dict[str, Predicted] = {
    "builtin-overwritten": _NAME,
    "doubled-self": _CALL,
    "format-mapping": _FORMAT,
    "format-tuple": _FORMAT,
    "global-counter": _NAME,
    "instance-attribute": _NAME,
    "instance-counter": _NAME,
    "isinstance-tuple": _CALL,
    "list-join": _ATTRIBUTE,
    "misspelt-attribute": _ATTRIBUTE,
    "misspelt-name": _NAME,
    "missing-import": _NAME,
    "percent-sign": _FORMAT,
    "self-parameter": Predicted("crash", ("TypeError", "NameError"), shown=True),
    "static-self": _CALL,
}
"""From the id of a repairing rule to the errors that its repair ends."""
