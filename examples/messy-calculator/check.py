"""Held-back checks of the result."""

import calculator
from report import build_report
from text_tools import count_words, is_palindrome, reverse_string

assert calculator.calculate_average([1, 2, 6]) == 3
assert calculator.findMaximum([-5, -2, -9]) == -2
assert calculator.is_even(4) is True
assert calculator.is_even(7) is False
assert calculator.divide(9, 3) == 3
assert count_words("one two  three") == 3
assert reverse_string("abc") == "cba"
assert is_palindrome("Level") is True
assert is_palindrome("levels") is False
assert build_report([1, 3], "a b") == "average: 2.0\nbest: 3\nwords: 2"
