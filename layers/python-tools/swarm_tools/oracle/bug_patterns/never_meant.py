"""The rules that may repair without a test: no author means what they find.

A rule is listed only after all of its hits in the source of fifty packages were read and none was
right code. Its repair stays only where the behaviour gate sees the predicted difference, and no
other.
"""

from __future__ import annotations

from ...validate.predicted import Predicted

NEVER_MEANT: dict[str, Predicted] = {}
"""From the id of a repairing rule to the difference that its repair makes."""
