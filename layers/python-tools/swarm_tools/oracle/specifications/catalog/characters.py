"""Functions on the characters of a string."""

from __future__ import annotations

import string

from ..domains import choices, strings
from ..model import OPEN, args, one_of, specification
from ..vocabulary import LEFT_OUT

_TEXT = strings("aeiouAEIbcdZ  1", 0, 12, "", "a", "b", "E", "hello", "Hello World", "xyz", "AEIOU")
_PALINDROMES = (
    ("",), ("a",), ("aa",), ("ab",), ("aba",), ("abca",), ("abba",), ("abcba",), ("Level",),
    ("level",), ("A man, a plan, a canal: Panama",), ("never odd or even",), ("No 'x' in Nixon",),
    ("hello",), ("abcda",), ("abcbb",), ("1a1",), ("12",), ("ab a",),
)  # fmt: skip
_ACCEPTS = r"(ignor\w*|regardless of|sans tenir compte d\w*|insensitive to|whatever the|apart from)"
_IGNORED = (
    (rf"\b{_ACCEPTS} (the )?(case|casse|la casse|majuscules)\b", "ignore_case", True),
    (r"\bcase[ -]insensitiv\w+|\b(and|,) case\b|\bcase and (?=spaces|punct|blanks|non)",
     "ignore_case", True),
)  # fmt: skip


@specification(
    names="count_vowels number_of_vowels compter_voyelles nombre_voyelles vowel_count "
    "nb_voyelles total_vowels",
    domain=args(strings("aeiouyAEIOUY bcd", 0, 12, "", "a", "b", "y", "hello", "AEIOU", "xyz",
                        "Hello World", "aeiou")),
    extra="string word in",
    says="vowels vowel voyelles how many count counts a e i o u y string aeiou aeiouy both upper "
    "lower case uppercase lowercase either",
    phrases=(*_IGNORED, (r"\by (counts|is (also )?a vowel|compris|included|inclus)\b", "y", True)),
)  # fmt: skip
def count_vowels(text: str, *, y: bool = False, ignore_case: bool = True) -> int:
    """Count the vowels of a text."""
    vowels = "aeiouy" if y else "aeiou"
    return sum(c in vowels for c in (text.lower() if ignore_case else text))


@specification(
    names="count_consonants number_of_consonants compter_consonnes nombre_consonnes",
    domain=args(strings("aeiouAEIO bcdBCD 1.", 0, 12, "", "a", "b", "hello", "xyz", "Hello World")),
    extra="string word in",
    says="consonants consonant consonnes how many count counts letters vowels are not",
    phrases=_IGNORED,
)
def count_consonants(text: str, *, ignore_case: bool = True, y: bool = True) -> int:
    """Count the letters of a text that are no vowels."""
    known = text.lower() if ignore_case else text
    return sum(c in "bcdfghjklmnpqrstvwxyz" and (y or c != "y") for c in known)


@specification(
    names="remove_vowels supprimer_voyelles strip_vowels enlever_voyelles sans_voyelles disemvowel",
    domain=args(strings("aeiouyAEIOUY bcd", 0, 12, "", "a", "b", "xyz", "Hello World")),
    extra="string from",
    says="remove removed removes vowels vowel without voyelles all sans supprime",
)
def remove_vowels(text: str, *, y: bool = False) -> str:
    """Leave out the vowels of a text."""
    return "".join(c for c in text if c.lower() not in ("aeiouy" if y else "aeiou"))


@specification(
    names="reverse_string reverse_text inverser_chaine string_reverse renverser_chaine "
    "inverser_texte reverse_word inverser_mot renverser_mot reverse_str",
    domain=args(strings("abcAB 12", 0, 9, "", "a", "ab", "abc", "hello", "racecar", "Hello World")),
    extra="string",
    says="reversed reverse reverses backwards order characters inverse envers caracteres letters",
)
def reverse_string(text: str) -> str:
    """Write a text backwards."""
    return text[::-1]


@specification(
    names="is_palindrome est_palindrome palindrome check_palindrome is_palindromic "
    "is_palindrome_string is_palindrome_recursive valid_palindrome is_valid_palindrome",
    domain=args(strings("abA", 0, 7), also=_PALINDROMES),
    extra="string word phrase text sentence recursive",
    unless="make longest next closest",
    says=LEFT_OUT
    + " "
    "palindrome reads read same backwards forwards forward backward both ways ways reversed "
    "identical lit sens envers same left right letters characters word phrase endroit directions "
    "from front back",
    phrases=(
        (rf"\b{_ACCEPTS} (upper|lower)[ /]*(and |/ ?)?(lower|upper)?case\b", "ignore_case", True),
        (rf"\b{_ACCEPTS} (the )?(case|casse),? (and|et|,) (spaces|blanks|les espaces)(, | and )"
         r"(punctuation|other signs)\b", "skips", "signs"),
        (rf"\b{_ACCEPTS} (the )?(spaces|blanks|punctuation|non[- ]?alphanumeric( characters)?)"
         r"( and (punctuation|spaces))?", "", None),
        (r"\b(,|and|et|,? et les|les) (spaces|blanks|espaces|punctuation|ponctuation)\b", "", None),
        *_IGNORED,
        (rf"\b{_ACCEPTS}\b|\b(spaces|punctuation|blanks|case)\b|\blower case\b", "", None),
    ),
)  # fmt: skip
def is_palindrome(
    text: str,
    *,
    ignore_case: bool = False,
    skips: str = one_of("nothing", "signs", "spaces", "all but letters"),
):
    """Say whether a text reads the same backwards."""
    if len(text) < 2:
        return OPEN  # authors differ on whether so little is a palindrome
    known = text.lower() if ignore_case else text
    keeps = {"signs": str.isalnum, "spaces": lambda c: c != " ", "all but letters": str.isalpha}
    kept = [c for c in known if keeps.get(skips, bool)(c)]
    return kept == kept[::-1]


@specification(
    names="count_char count_character count_letter compter_lettre compter_caractere "
    "count_char_occurrences occurrences_lettre",
    domain=args(strings("abcA ", 0, 9, "", "a", "b", "aab"), choices(*"abcA ", kind="string")),
    extra="string in occurrences",
    roles={"character": "char c ch letter character characters lettre caractere target"},
    says="how many times character letter occurs appears count occurrences often given apparait",
)
def count_char(text: str, character: str, *, ignore_case: bool = False) -> int:
    """Count how often a character occurs."""
    if ignore_case:
        return text.lower().count(character.lower())
    return text.count(character)


@specification(
    names="char_frequency character_frequency letter_frequency char_frequencies letter_count "
    "frequence_lettres frequences_lettres count_letters char_count frequence_caracteres "
    "letter_frequencies letter_counts",
    domain=args(_TEXT),
    extra="string count",
    says="how often many times each character letter occurs appears frequency dictionary dict "
    "count counts characters letters mapping frequence occurrences fois",
    phrases=tuple((pattern, "", None) for pattern, _, _ in _IGNORED),
)
def char_frequency(
    text: str, *, fold: str = one_of("", "lower", "upper"),
    kept: str = one_of("all", "letters", "no spaces", "each letter"),
    form: str = one_of("table", "total", "shares", "percent"),
):  # fmt: skip
    """Count how often each character of a text occurs."""
    known = getattr(text, fold)() if fold else text
    if kept == "letters":
        known = "".join(c for c in known if c.isalpha())
    elif kept == "no spaces":
        known = known.replace(" ", "")
    elif kept == "each letter":
        return {c: known.count(c) for c in string.ascii_lowercase}
    parts = {"table": 1, "shares": len(known), "percent": len(known) / 100}
    if form == "total":
        return len(known)
    return {c: known.count(c) / parts[form] for c in known}


@specification(
    names="remove_spaces supprimer_espaces strip_spaces enlever_espaces sans_espaces",
    domain=args(_TEXT, also=((" a b ",), ("   ",), ("a  b",))),
    extra="string from all",
    says="remove removed removes spaces space without all espaces sans supprime",
)
def remove_spaces(text: str) -> str:
    """Leave out the spaces of a text."""
    return text.replace(" ", "")
