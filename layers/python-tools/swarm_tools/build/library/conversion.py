"""Reference implementations: units, numerals and notations."""

from __future__ import annotations


def celsius_to_fahrenheit(celsius: float) -> float:
    """Return a temperature in degrees Fahrenheit."""
    return celsius * 9 / 5 + 32


def fahrenheit_to_celsius(fahrenheit: float) -> float:
    """Return a temperature in degrees Celsius."""
    return (fahrenheit - 32) * 5 / 9


def celsius_to_kelvin(celsius: float) -> float:
    """Return a temperature in kelvins."""
    return celsius + 273.15


def kelvin_to_celsius(kelvin: float) -> float:
    """Return a temperature in degrees Celsius."""
    return kelvin - 273.15


def km_to_miles(km: float) -> float:
    """Return a distance in miles."""
    return km * 0.621371


def miles_to_km(miles: float) -> float:
    """Return a distance in kilometres."""
    return miles * 1.609344


def meters_to_feet(meters: float) -> float:
    """Return a length in feet."""
    return meters * 3.28084


def kg_to_lbs(kg: float) -> float:
    """Return a mass in pounds."""
    return kg * 2.20462


def hours_to_minutes(hours: float) -> float:
    """Return a duration in minutes."""
    return hours * 60


def minutes_to_seconds(minutes: float) -> float:
    """Return a duration in seconds."""
    return minutes * 60


def hours_to_seconds(hours: float) -> float:
    """Return a duration in seconds."""
    return hours * 3600


def decimal_to_binary(number: int) -> str:
    """Return a number in binary digits."""
    return format(number, "b")


def binary_to_decimal(binary: str) -> int:
    """Return the number that binary digits stand for."""
    return int(binary, 2)


def decimal_to_hex(number: int) -> str:
    """Return a number in hexadecimal digits."""
    return format(number, "x")


def to_roman(number: int) -> str:
    """Return a number as a Roman numeral."""
    values = (1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1)
    signs = ("M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I")
    numeral = ""
    for value, sign in zip(values, signs, strict=True):
        numeral += sign * (number // value)
        number %= value
    return numeral


def from_roman(numeral: str) -> int:
    """Return the number that a Roman numeral stands for."""
    values = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
    total = 0
    before = 0
    for sign in reversed(numeral.upper()):
        value = values[sign]
        total += -value if value < before else value
        before = max(before, value)
    return total


def run_length_encode(text: str) -> str:
    """Return a text with each run of a character as the character and its count."""
    encoded = ""
    start = 0
    while start < len(text):
        end = start
        while end < len(text) and text[end] == text[start]:
            end += 1
        encoded += f"{text[start]}{end - start}"
        start = end
    return encoded
