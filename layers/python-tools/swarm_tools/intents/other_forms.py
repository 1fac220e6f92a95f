"""Where a derived test leaves off, because the code under test answers another question.

Families write such a place as ``return  # why``. In the test it is a failure of its own kind: a
test that meets it on the code as it came tells nothing and is dropped, and one that meets it on
an edit of a repair is red, so no edit leaves that way.
"""

from __future__ import annotations

import re
from dataclasses import replace

from swarm_tools.intents.render import Rendered

_LEAVES = re.compile(r"\breturn  # (.+)")
_SAYS = "does not apply: "
_FAILED = "Failed: "


def left_off(why: str) -> str:
    """Return the statement of a test that leaves off."""
    return f'pytest.fail("{_SAYS}{why}")'


def leaving(test: Rendered) -> Rendered:
    """Return the test with the places where it leaves off written as failures."""
    rows = tuple(_LEAVES.sub(lambda why: left_off(why[1]), row) for row in test.lines)
    return replace(test, lines=rows)


def does_not_apply(message: str | None) -> str:
    """Return why a test that failed with this message of pytest left off; else an empty text."""
    said = (message or "").removeprefix(_FAILED)
    return said if said.startswith(_SAYS) else ""
