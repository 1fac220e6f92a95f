"""Regular expressions that tests compile: done once before the forks, not again in each child."""

from __future__ import annotations

import contextlib
import json
import re
import warnings

KEY = "pattern:"
MOST = 400


def compiled() -> set[str]:
    """Return what the cache of `re` holds now, as texts that `compile_again` takes."""
    found = set()
    for key in list(getattr(re, "_cache", ())):
        # Since Python 3.7 a key is (type, pattern, flags); of another shape nothing is taken.
        if isinstance(key, tuple) and len(key) == 3 and type(key[1]) is str:
            found.add(json.dumps([key[1], int(key[2])]))
    return found


def compile_again(texts: list[str]) -> None:
    """Fill the cache of `re`."""
    for text in texts[:MOST]:
        with contextlib.suppress(Exception), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            pattern, flags = json.loads(text)
            re.compile(pattern, flags)
