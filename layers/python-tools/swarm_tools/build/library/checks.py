"""Reference implementations: checks of texts and numbers."""

from __future__ import annotations

import re


def is_valid_email(email: str) -> bool:
    """Tell whether a text has the form of an e-mail address."""
    return re.fullmatch(r"[\w.+-]+@[\w-]+(\.[\w-]+)+", email) is not None


def is_valid_ip(address: str) -> bool:
    """Tell whether a text is an IPv4 address: four numbers from 0 to 255."""
    parts = address.split(".")
    return len(parts) == 4 and all(
        part.isascii() and part.isdigit() and str(int(part)) == part and int(part) <= 255
        for part in parts
    )


def is_numeric(text: str) -> bool:
    """Tell whether a text is a number."""
    try:
        float(text)
    except ValueError:
        return False
    return True


def is_valid_hex_color(color: str) -> bool:
    """Tell whether a text is a colour like ``#fff`` or ``#a1b2c3``."""
    return re.fullmatch(r"#(?:[0-9a-fA-F]{3}){1,2}", color) is not None


def luhn(number: str) -> bool:
    """Tell whether the digits of a number fit its check digit by Luhn's rule."""
    digits = [int(character) for character in number if character.isdigit()]
    if not digits:
        return False
    total = 0
    for index, digit in enumerate(reversed(digits)):
        if index % 2:
            digit *= 2
        total += digit - 9 if digit > 9 else digit
    return total % 10 == 0


def is_triangle(a: float, b: float, c: float) -> bool:
    """Tell whether three lengths can be the sides of a triangle."""
    shortest, middle, longest = sorted((a, b, c))
    return shortest > 0 and shortest + middle > longest
