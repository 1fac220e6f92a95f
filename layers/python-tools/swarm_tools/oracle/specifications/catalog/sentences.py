"""Words of texts."""

from __future__ import annotations

from ..domains import choices, lists, sentences, strings
from ..model import OPEN, args, one_of, specification

_VOCABULARY = "a the cat Cat sees dog tree Tree house green of mice it an"
_SENTENCE = sentences(_VOCABULARY, 1, 7, "a", "the cat", "the cat the", "a tree sees a dog")
_OR_EMPTY = sentences(_VOCABULARY, 0, 7, "", "a", "the cat", "the cat the", "a tree sees a dog")
_WORD = choices("a", "b", "ab", "ba", "abc", "cat", "tree", "house", "dog", "mice", kind="string")
_WORDS = lists(_WORD, 1, 6, ["a"], ["a", "b"], ["cat", "house", "dog"], ["ab", "abc", "cat"])
_PER_WORD = "in string sentence text words word"


@specification(
    names="count_words word_count compter_mots nombre_mots number_of_words nb_mots words_count",
    domain=args(_OR_EMPTY, also=(("  two  words ",),)),
    extra="string in sentence",
    says="punctuation ponctuation case ignored ignoring lower not casse "
    "how many words word count counts separated whitespace spaces space mots blanks number "
    "dictionary frequency each occurs often times",
)
def count_words(text: str, *, form: str = one_of("number", "table", "table of small letters")):
    """Count the words of a text."""
    found = text.split()
    if form == "number":
        return len(found)
    if form != "table":
        found = text.lower().split()
    return {word: found.count(word) for word in found}


@specification(
    names="word_frequency word_frequencies frequence_mots frequences_mots word_counts "
    "count_word_frequency frequence_des_mots word_freq",
    domain=args(_OR_EMPTY),
    extra="string count",
    says="how often many times each word occurs appears frequency dictionary dict count counts "
    "words mapping frequence mots occurrences fois lower case",
    phrases=((r"\b(ignoring|regardless of|without regard to) (the )?case\b"
              r"|case[ -]insensitiv\w+", "ignore_case", True),),
)  # fmt: skip
def word_frequency(text: str, *, ignore_case: bool = True, shares: bool = False) -> dict:
    """Count how often each word of a text occurs."""
    found = (text.lower() if ignore_case else text).split()
    return {word: found.count(word) / (len(found) if shares else 1) for word in found}


@specification(
    names="reverse_words inverser_mots reverse_word_order reverse_words_in_string "
    "reverse_sentence inverser_phrase inverser_ordre_mots reverse_words_in_sentence",
    domain=args(_SENTENCE),
    extra="string sentence in order of",
    says="words word order reversed reverse reverses opposite last first mots ordre inverse",
)
def reverse_words(text: str, *, each: bool = False) -> str:
    """Write the words of a text in opposite order, or each word backwards."""
    if each:
        return " ".join(word[::-1] for word in text.split())
    return " ".join(reversed(text.split()))


@specification(
    names="capitalize_words title_case titlecase capitalise_words to_title_case "
    "capitalize_each_word mettre_en_titre majuscule_mots",
    domain=args(sentences("a the cat sees dog tree green of mice TREE", 1, 6, "a", "the cat")),
    extra="string each every word all first letter",
    says="capital capitalize capitalized first letter each every word upper uppercase start "
    "starts begins title case lower rest others letters",
)
def capitalize_words(text: str, *, rest_small: bool = True) -> str:
    """Begin each word with a capital letter."""
    found = text.split()
    return " ".join(w.capitalize() if rest_small else w[0].upper() + w[1:] for w in found)


@specification(
    names="longest_word mot_le_plus_long find_longest_word plus_long_mot get_longest_word",
    domain=args(_SENTENCE),
    extra="string in sentence",
    says="longest word words first last tie ties sentence if several same length mot plus long "
    "wins",
    phrases=(
        (r"\b(the )?first( one)?( (in case of|on) (a )?ties?| wins)?\b", "last", False),
        (r"\b(the )?last( one)?( (in case of|on) (a )?ties?| wins)?\b", "last", True),
    ),
)
def longest_word(text: str, *, last: bool = False, small: bool = False) -> str:
    """Give the longest word of a text."""
    found = (text.lower() if small else text).split()
    return max(reversed(found) if last else found, key=len)


@specification(
    names="longest_word longest_string mot_le_plus_long longest plus_long_mot",
    domain=args(_WORDS),
    extra="in list words",
    says="longest word words string first last tie ties several same length mot plus long",
    phrases=((r"\bthe first\b|\bfirst one\b", "last", False), (r"\bthe last\b", "last", True)),
    roles={"words": "words mots strings list items names texts liste lst strs"},
)
def longest_of_words(words: list[str], *, last: bool = False) -> str:
    """Give the longest of some words."""
    return max(reversed(words) if last else words, key=len)


@specification(
    names="shortest_word mot_le_plus_court find_shortest_word",
    domain=args(_SENTENCE),
    extra="string in sentence",
    says="shortest word words sentence",
)
def shortest_word(text: str, *, last: bool = False) -> str:
    """Give the shortest word of a text."""
    found = text.split()
    return min(reversed(found) if last else found, key=len)


@specification(
    names="average_word_length longueur_moyenne_mots mean_word_length",
    domain=args(_SENTENCE),
    extra="string in",
    says="average mean length words word letters",
    rounded=True,
)
def average_word_length(text: str) -> float:
    """Give the average length of the words of a text."""
    found = text.split()
    return sum(map(len, found)) / len(found)


@specification(
    names="most_common_word most_frequent_word mot_le_plus_frequent",
    domain=args(_SENTENCE),
    extra="string in",
    says="word words occurs most often common frequent times appears",
)
def most_common_word(text: str, *, ignore_case: bool = True):
    """Give the word that occurs most often; which of several is open."""
    found = (text.lower() if ignore_case else text).split()
    best = max(map(found.count, found))
    tied = {word for word in found if found.count(word) == best}
    return tied.pop() if len(tied) == 1 else OPEN


@specification(
    names="common_prefix longest_common_prefix prefixe_commun plus_long_prefixe_commun",
    domain=args(lists(strings("ab", 1, 5, "a", "ab", "aba"), 1, 4, ["a"], ["ab", "ab"],
                      ["ab", "abc"], ["abc", "ab"], ["a", "b"], ["flower", "flow", "flight"])),
    extra="words strings of list",
    says="longest common prefix start beginning all words strings share plus long prefixe commun",
)  # fmt: skip
def common_prefix(texts: list[str]) -> str:
    """Give the longest beginning that all strings share."""
    found = texts[0]
    while not all(text.startswith(found) for text in texts):
        found = found[:-1]
    return found


@specification(
    names="group_by_length words_by_length grouper_par_longueur group_words_by_length "
    "mots_par_longueur",
    domain=args(lists(_WORD, 0, 6)),
    extra="words strings",
    says="length lengths words word group groups grouped dictionary dict mapping mots longueur "
    "their by maps order keys key",
)
def group_by_length(words: list[str]) -> dict[int, list[str]]:
    """Collect the words of each length."""
    return {size: [w for w in words if len(w) == size] for size in map(len, words)}
