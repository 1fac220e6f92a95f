"""Which characters of a string are of a kind."""

from __future__ import annotations

from ..domains import choices, strings
from ..model import OPEN, args, specification
from .characters import _TEXT


@specification(
    names="is_vowel est_voyelle",
    domain=args(choices(*"aeioubcdxAEIOUBZ", kind="string")),
    extra="character letter",
    says="vowel voyelle character letter",
)
def is_vowel(character: str, *, ignore_case: bool = True) -> bool:
    """Say whether a letter is a vowel."""
    return (character.lower() if ignore_case else character) in "aeiou"


@specification(
    names="first_unique_char first_non_repeating_char first_unique_character "
    "first_non_repeating_character premier_caractere_unique first_non_repeated_character",
    domain=args(strings("abcd", 1, 8, "a", "ab", "aab", "abab", "aabb", "swiss", "leetcode")),
    extra="in string",
    says="first character occurs once only appears repeat repeating unique exactly index position",
)
def first_unique_char(text: str, *, index: bool = False):
    """Give the first character that occurs once; what there is when none does is open."""
    at = next((i for i, c in enumerate(text) if text.count(c) == 1), None)
    return OPEN if at is None else at if index else text[at]


@specification(
    names="count_uppercase compter_majuscules nombre_majuscules count_uppercase_letters "
    "count_capitals count_upper",
    domain=args(_TEXT),
    extra="in string letters characters",
    says="how many capital upper case uppercase letters majuscules count counts",
)
def count_uppercase(text: str) -> int:
    """Count the capital letters of a text."""
    return sum(c.isupper() for c in text)


@specification(
    names="swap_case inverser_casse toggle_case",
    domain=args(_TEXT),
    extra="string",
    says="upper lower case letters swap swapped lowercase uppercase becomes become",
)
def swap_case(text: str) -> str:
    """Turn small letters into capitals and capitals into small letters."""
    return text.swapcase()


@specification(
    names="has_unique_chars is_unique_chars has_unique_characters has_all_unique_characters "
    "is_unique_string all_unique_characters unique_characters_check",
    domain=args(strings("abcdefg", 0, 6, "", "a", "aa", "ab", "aba", "abcd")),
    extra="string",
    says="all characters different unique no character twice distinct occurs more than once",
)
def has_unique_chars(text: str) -> bool:
    """Say whether no character occurs twice."""
    return len(set(text)) == len(text)
