"""Files that make trouble in a large project: each stands for something that real ones have."""

from __future__ import annotations

RANDOM_IDS = {
    "tests/test_random_values.py": '''"""Tests of values that are drawn anew each time."""

import random

import pytest


@pytest.mark.parametrize("value", [random.random() for _ in range(93)])
def test_value_is_a_share(value):
    """Every value is between 0 and 1."""
    assert 0 <= value < 1
'''
}

HANGS_PYLINT = {
    "bits/__init__.py": '"""Bits."""\n',
    "bits/masks.py": '''"""Masks of many bits: to infer their values takes minutes."""
import os


def bits_of_masks():
    """Return how many bits a mask of masks of masks has."""
    one = (1 << 99_000_000) - 1
    two = one * one - 1
    four = two * two - 1
    if four % 3 == 0:
        return four.bit_length()
    return 0
''',
}

_HELD = '''"""Codes that others have on paper."""
import os


def codes():
    return {"a": 1, "b": 2}
'''

CANNOT_BE_CLEANED = {
    "held/__init__.py": '"""What is held to its text."""\n',
    "held/codes.py": _HELD,
    "tests/test_codes.py": f'''"""The module is on paper: its text may not change."""

from pathlib import Path

from held import codes


def test_text_is_the_one_on_paper():
    """Nobody changes the module by the way."""
    assert Path(codes.__file__).read_text(encoding="utf-8") == {_HELD!r}
''',
}
