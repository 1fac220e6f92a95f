"""Comparing strings, ciphers and codes."""

from __future__ import annotations

import random
import string

from ..domains import sentences, strings
from ..model import OPEN, args, one_of, specification
from ..vocabulary import LEFT_OUT

_SHORT = strings("abc", 0, 6, "", "a", "ab", "ba", "abc", "kitten")
_CASE = (
    (r"\b(ignor\w*|regardless of|sans tenir compte de) (the )?(la )?(case|casse)\b", "fold", True),
    (r"\bcase[ -]insensitiv\w+", "fold", True),
)


def _anagrams(chance: random.Random) -> tuple[str, str]:
    letters = [chance.choice("aabcB ") for _ in range(chance.randint(1, 6))]
    other = letters[:]
    chance.shuffle(other)
    if chance.random() < 0.3:
        other[0] = chance.choice("abcA")
    return "".join(letters), "".join(other)


@specification(
    names="is_anagram are_anagrams sont_anagrammes anagrams est_anagramme check_anagram "
    "valid_anagram is_anagrams anagram anagrammes",
    domain=args(_SHORT, _SHORT, draw=_anagrams, also=(
        ("listen", "silent"), ("Listen", "silent"), ("aab", "abb"), ("ab", "a"), ("", ""),
        ("Dormitory", "dirty room"), ("hello", "world"))),
    extra="strings words two",
    says=LEFT_OUT
    + " "
    "same letters letter characters anagram anagrams exactly equally often times words word "
    "each other consist memes lettres use uses number of rearranged rearranging phrases",
    phrases=(
        (r"\b(ignor\w*|regardless of|sans tenir compte de) (the )?(la )?(case|casse),? (and|et) "
         r"(the )?(spaces|blanks|white ?space|les espaces|of spaces)", "", None),
        *_CASE,
        (r"\b(ignor\w*|regardless of) (the )?(spaces|blanks)( and (the )?case)?", "", None),
        (r"\bcase and (spaces|blanks)( (are )?ignored)?", "", None),
    ),
)  # fmt: skip
def is_anagram(
    first: str, second: str, *, fold: bool = False, keeps: str = one_of("all", "no spaces", "alnum")
):
    """Say whether two texts use the same letters equally often."""
    pair = [text.lower() if fold else text for text in (first, second)]
    kept = {"all": lambda c: True, "no spaces": lambda c: c != " ", "alnum": str.isalnum}[keeps]
    one, other = (sorted(filter(kept, text)) for text in pair)
    plain = ["".join(filter(str.isalnum, text.lower())) for text in (first, second)]
    if plain[0] == plain[1]:
        return OPEN  # authors differ on whether a word is an anagram of itself
    return one == other


@specification(
    names="is_pangram est_pangramme pangram check_pangram",
    domain=args(sentences("the quick brown fox jumps over lazy dog Pack my box with five dozen "
                          "liquor jugs", 6, 17), also=(
        ("the quick brown fox jumps over the lazy dog",), ("",), ("abcdefghijklmnopqrstuvwxyz",),
        ("The quick brown fox jumps over the lazy cat",), ("abcdefghijklmnopqrstuvwxy",),
        ("pack my box with five dozen liquor jugs",), ("THE quick BROWN fox jumps OVER lazy dog",),
        ("bcdefghijklmnopqrstuvwxyz",))),
    extra="sentence string",
    says="every all letter letters alphabet at least once contains uses pangram each 26 english",
    phrases=(*_CASE, (r"\bat least once\b", "", None)),
)  # fmt: skip
def is_pangram(text: str, *, fold: bool = True) -> bool:
    """Say whether a text has every letter of the alphabet."""
    return set(string.ascii_lowercase) <= set(text.lower() if fold else text)


@specification(
    names="is_isogram est_isogramme isogram",
    domain=args(strings("abcdeAB", 0, 6, "", "a", "aa", "ab", "aba", "Aa", "isogram")),
    extra="word string",
    says=LEFT_OUT + " "
    "no letter repeats repeating twice more than once isogram occurs repeated without",
    phrases=_CASE,
)
def is_isogram(word: str, *, fold: bool = True) -> bool:
    """Say whether no letter occurs twice."""
    known = word.lower() if fold else word
    return len(set(known)) == len(known)


def _equal_lengths(chance: random.Random) -> tuple[str, str]:
    size = chance.randint(0, 8)
    return tuple("".join(chance.choice("ACG") for _ in range(size)) for _ in "12")


@specification(
    names="hamming_distance hamming distance_hamming distance_de_hamming",
    domain=args(strings("ACG", 2, 2, "AA", "AC", "CG"), strings("ACG", 2, 2, "AA", "AC", "GC"),
                draw=_equal_lengths, share=1.0, also=(("", ""), ("A", "A"), ("A", "C"))),
    extra="strings",
    says="how many positions differ different number characters two strings equal same length "
    "hamming distance count at which symbols corresponding",
)  # fmt: skip
def hamming_distance(first: str, second: str) -> int:
    """Count the positions at which two strings of equal length differ."""
    return sum(a != b for a, b in zip(first, second, strict=True))


@specification(
    names="levenshtein levenshtein_distance edit_distance distance_levenshtein "
    "distance_d_edition distance_edition distance_de_levenshtein",
    domain=args(_SHORT, strings("abc", 0, 6, "", "a", "b", "abc", "cab", "sitting")),
    extra="strings words",
    says="levenshtein edit distance minimum smallest least number insertions deletions "
    "substitutions edits insert delete replace turn one into other needed changes single "
    "character minimal fewest between strings words to change operations",
    against="2",
)
def levenshtein(first: str, second: str) -> int:
    """Count the insertions, deletions and substitutions that turn one string into the other."""
    row = list(range(len(second) + 1))
    for i, a in enumerate(first, 1):
        last, row[0] = row[0], i
        for j, b in enumerate(second, 1):
            last, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, last + (a != b))
    return row[-1]


@specification(
    names="lcs_length longest_common_subsequence_length",
    domain=args(_SHORT, _SHORT),
    extra="of",
    says="length longest common subsequence",
)
def lcs_length(first: str, second: str) -> int:
    """Give the length of the longest common subsequence of two strings."""
    row = [0] * (len(second) + 1)
    for a in first:
        last = 0
        for j, b in enumerate(second, 1):
            last, row[j] = row[j], last + 1 if a == b else max(row[j], row[j - 1])
    return row[-1]


@specification(
    names="is_balanced balanced_brackets balanced_parentheses is_balanced_brackets "
    "valid_parentheses is_valid_parentheses parentheses_equilibrees est_equilibre "
    "check_parentheses check_brackets are_brackets_balanced has_balanced_brackets "
    "brackets_balanced brackets_match",
    domain=args(strings("()()[]{}a", 0, 6, "", "(", ")", "()", ")(", "([)]", "([]){}", "(()", "a")),
    extra="string expression",
    needs="( ) () {} [] ({[ )}] ([{ )]} ([{}])",
    says="brackets bracket parentheses parenthesis balanced closed matching matched nested opened "
    "every each order properly correctly pairs pair closing opening right equilibrees has its",
)
def is_balanced(text: str, *, kinds: str = one_of("()[]{}", "()", "refuses letters")):
    """Say whether every bracket is closed in the right order."""
    pairs = {")": "(", "]": "[", "}": "{"} if kinds != "()" else {")": "("}
    if kinds == "refuses letters" and not set(text) <= set("()[]{}"):
        return OPEN
    stack = []
    for c in text:
        if c in pairs.values():
            stack.append(c)
        elif c in pairs and (not stack or stack.pop() != pairs[c]):
            return False
    return not stack
