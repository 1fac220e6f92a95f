"""Held-back checks of the result: only the harmless module is imported here."""

from good import reverse_list

assert reverse_list([1, 2, 3]) == [3, 2, 1]
