"""Held-back checks of the result."""

from grades import average, passed
from shapes import area_of_rectangle, describe, perimeter_of_rectangle

assert average([2, 4]) == 3
assert passed(50) is True
assert passed(51) is True
assert passed(49) is False
assert area_of_rectangle(3, 4) == 12
assert perimeter_of_rectangle(3, 4) == 14
assert describe(3, 4) == "area: 12"
