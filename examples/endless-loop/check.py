"""Held-back checks of the result."""

from countdown import count_up_to, factorial, sum_of_digits

assert count_up_to(4) == [0, 1, 2, 3]
assert factorial(5) == 120
assert factorial(0) == 1
assert sum_of_digits(1234) == 10
assert sum_of_digits(0) == 0
