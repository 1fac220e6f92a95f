"""The rules that may repair without a test: no author means what they find.

A rule is listed only after all of its hits in the source of packages of others were read and none
was right code (`python -m bench.builtin.patterns`). Its repair stays only where the behaviour gate
sees the predicted difference, and no other.

`mutable-default` finds a default that calls change and give out. Of 198 mutable defaults in 97
packages all that are changed on purpose, as caches are, stay with their function; two are changed
and given out, and neither is meant. A default that nothing changes is only tidied
up: its repair stays without a difference.
"""

from __future__ import annotations

from ...validate.predicted import Predicted
from .witnesses import asserted_tuple, dropped_sorted, dropped_text, not_raised

NEVER_MEANT: dict[str, Predicted] = {
    "assert-tuple": Predicted("witness", witness=asserted_tuple),
    "loop-direction": Predicted("endless"),
    "loop-step": Predicted("endless"),
    "lost-none": Predicted("crash", ("TypeError", "AttributeError")),
    "lost-sorted": Predicted("witness", witness=dropped_sorted),
    "lost-text": Predicted("witness", witness=dropped_text),
    "mutable-default": Predicted("second_call", or_none=True),
    "raised-exception": Predicted("witness", witness=not_raised),
}
"""From the id of a repairing rule to the difference that its repair makes."""
