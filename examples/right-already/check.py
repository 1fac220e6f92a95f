"""Held-back checks of the result."""

from temperature import average_speed, celsius_to_fahrenheit

assert celsius_to_fahrenheit(100) == 212
assert average_speed(100, 4) == 25
