"""Which error a docstring tells of when more is asked for than there is."""

from __future__ import annotations

import builtins
import re

_SHORT = (
    r"not enough|insufficient|insufficien\w+|too (?:much|many|large)|more than|fewer than|less than"
    r"|exceed\w*|below|unavailable|available|pas assez|insuffisant\w*|plus que|d[eé]pass\w+"
)
_RAISES = re.compile(
    r"(?:\braises?|:raises?|\bl[eè]ve|\bl[eè]vent)\s*:?\s+(?:an? |une? )?[`:\w]*?`{0,2}"
    rf"(?P<error>[A-Z]\w*(?:Error|Exception))\b[^.]*?\b(?:{_SHORT})\b"
)


def refusal(doc: str) -> str:
    """Return the builtin error that is raised where there is not enough, or an empty text.

    >>> refusal("Raises ValueError if there are not enough of them.")
    'ValueError'
    >>> refusal("Raises ValueError if the amount is negative.")
    ''
    """
    told = _RAISES.search(" ".join(doc.split()))
    error = told["error"] if told else ""
    return error if hasattr(builtins, error) else ""
