"""Letters and words of a text that are kept, replaced, counted or found."""

from swarm_tools.intents.families.grouped_sums import OTHER_FORM
from swarm_tools.intents.model import Case, code, eq, intent, no, one_of, yes

TEXT = "text string word words sentence a the of in from all only with letters letter characters"
S = r"(text|s|string|sentence|word|phrase|texte|mot|st|txt|line)\w*"
LETTER = r"(letter|char|c|ch|character|prefix|start|lettre|with|initial)\w*"


def chosen(label: str, text: str, letter: str, want: list[str]) -> Case:
    """Return the case of words of a text, or of a list of words."""
    return code(
        label, "try:", f"    result = {{f}}({text!r}, {letter!r})", OTHER_FORM,
        f"    result = {{f}}({text.split()}, {letter!r})",
        f"if not isinstance(result, (list, tuple)) or len(result) > {len(text.split())}:",
        f"    result = {{f}}({text.split()}, {letter!r})",
        f"assert result == {len(want)} or list(result) == {want}",
    )  # fmt: skip


def placed(label: str, call: str, want: list[int]) -> Case:
    """Return the case of places, counted from 0 or from 1."""
    return code(
        label, f"result = list({{f}}({call}))",
        f"assert result in ({want}, {[place + 1 for place in want]})",
    )  # fmt: skip


def kept(label: str, text: str, letters: str) -> Case:
    """Return the case of letters that are kept, in a text or in a list."""
    return code(label, f'assert "".join({{f}}({text!r})) == {letters!r}')


INTENTS = [
    intent(
        "small_texts.replaced", "One character in place of another.",
        "replace char|replace letter|replace character|remplacer lettre|swap letter for",
        "string string string",
        eq("three", "banana", "a", "o", to="bonono"), eq("none", "xyz", "a", "b", to="xyz"),
        eq("first_and_last", "abca", "a", "d", to="dbcd"), eq("empty", "", "a", "b", to=""),
        objects=TEXT + " old new by another char", returns="string",
        spelled=(S, r"(old|char|from|a|letter|target|find|ancien)\w*",
                 r"(new|replacement|to|b|by|with|other|nouveau)\w*"), unless="first_only count",
    ),
    intent(
        "small_texts.words_starting", "The words that begin with a letter.",
        "words starting with|count words starting with|mots commencant par"
        "|filter words starting with", "any string",
        chosen("two", "apple bee avocado", "a", ["apple", "avocado"]),
        chosen("none", "bee cow", "a", []), chosen("inside", "banana cat", "a", []),
        objects=TEXT + " begin begins starting start given count list", returns="any",
        spelled=(r".*", LETTER), unless="lower upper case",
    ),
    intent(
        "small_texts.vowels", "The vowels of a text, in order.",
        "vowels only|only vowels|extract vowels|keep vowels|voyelles seulement", "string",
        kept("some", "banana", "aaa"), kept("none", "xyz", ""), kept("all", "aeiou", "aeiou"),
        kept("mixed", "orange", "oae"), objects=TEXT + " vowels vowel keep", returns="any",
    ),
    intent(
        "small_texts.consonants", "The consonants of a text, in order.",
        "consonants only|only consonants|extract consonants|keep consonants", "string",
        kept("some", "banana", "bnn"), kept("none", "aei", ""), kept("mixed", "orange", "rng"),
        kept("all", "xyz", "xyz"), objects=TEXT + " consonants consonant keep", returns="any",
    ),
    intent(
        "small_texts.letters", "The letters of a text, without all else.",
        "only letters|letters only|keep letters|extract letters|lettres seulement", "string",
        kept("some", "a1b2!", "ab"), kept("none", "12 3", ""), kept("all", "xyz", "xyz"),
        objects=TEXT + " keep", returns="any", unless="lower upper space isspace ' '",
    ),
    intent(
        "small_texts.initials", "The first letter of each word.",
        "first letters|first letter of each word|premieres lettres|leading letters", "string",
        kept("three", "red green blue", "rgb"), kept("one", "word", "w"),
        kept("equal", "big bad bee", "bbb"), objects=TEXT + " first each", returns="any",
        unless="upper '.' n count",
    ),
    intent(
        "small_texts.ends_with_vowel", "Whether the last letter is a vowel.",
        "ends with vowel|ends in vowel|last is vowel|finit par voyelle", "string",
        yes("vowel", "banana"), no("consonant", "pen"), yes("another", "tree"),
        no("vowel_inside", "cat"), objects=TEXT + " ends last vowel is", returns="bool",
    ),
    intent(
        "small_texts.same_ends", "Whether the first and the last are the same.",
        "same first last|starts and ends same|first equals last|same ends|first and last equal"
        "|same first and last", "list",
        yes("same", [1, 2, 1]), no("unlike", [1, 2, 3]), yes("one", [7]),
        no("second_and_last", [1, 2, 2]), objects=TEXT + " list first last same equal items",
        returns="bool",
    ),
    intent(
        "small_texts.joined_with_and", "Commas between, and `and` before the last.",
        "join with and|join and|list to sentence|human list|and list|comma and|enumerate words",
        "strings",
        one_of("three", ["a", "b", "c"], to=("a, b and c", "a, b, and c")),
        one_of("two", ["x", "y"], to=("x and y",)), one_of("one", ["z"], to=("z",)),
        objects=TEXT + " list items join commas comma and last before names", returns="string",
        unless="et or oxford conjunction",
    ),
    intent(
        "small_texts.sentence_case", "A capital at first, small letters after it.",
        "to sentence case|capitalize sentence", "string",
        eq("mixed", "hELLO wORLD", to="Hello world"), eq("small", "plain text", to="Plain text"),
        eq("one", "a", to="A"), objects=TEXT + " case first upper lower rest", returns="string",
        unless="'.' sentences each",
    ),
    intent(
        "small_texts.without_word", "A text without one of its words.",
        "remove word|delete word|without word|supprimer mot", "string string",
        *(code(label, f"result = {{f}}({text!r}, {word!r})",
               f"assert result.split() == {want.split()}")
          for label, text, word, want in (
              ("one", "red green blue", "green", "red blue"), ("none", "red blue", "x", "red blue"),
              ("twice", "a b a c", "a", "b c"))),
        objects=TEXT + " remove every occurrence", returns="string",
        spelled=(S, r"(word|w|target|mot|banned|unwanted)\w*"), unless="first_only once case",
    ),
    intent(
        "small_texts.another_word", "One word in place of another.",
        "replace word|swap word|remplacer mot|substitute word", "string string string",
        eq("one", "red green blue", "green", "pink", to="red pink blue"),
        eq("none", "red blue", "x", "y", to="red blue"),
        eq("twice", "a b a", "a", "c", to="c b c"),
        objects=TEXT + " old new by another every", returns="string",
        spelled=(S, r"(old|word|from|target|find|ancien)\w*",
                 r"(new|replacement|to|by|with|other|nouveau)\w*"), unless="case first_only",
    ),
    intent(
        "small_texts.places", "All places at which something stands.",
        "char positions|letter positions|index of all|find all positions|all positions"
        "|positions of|find all indices|all indices|indices of|positions de", "list any",
        placed("three", "[4, 1, 4, 4], 4", [0, 2, 3]), placed("none", "[1, 2], 9", []),
        placed("last", "[1, 2, 3], 3", [2]), placed("all", "[5, 5], 5", [0, 1]),
        objects=TEXT + " list items value index indices positions all every occurrence at which",
        returns="list", spelled=(r".*", r"(char|letter|c|value|target|x|item|needle|v|elem\w*)"),
        unless="substring sub pattern overlapping",
    ),
    intent(
        "small_texts.digits_added", "The sum of the digits in a text.",
        "digits sum text|sum digits in text|sum of digits in string|sum digits in string"
        "|digit sum text|sum digits of text", "string",
        eq("some", "a1b2c3", to=6), eq("none", "abc", to=0), eq("all", "909", to=18),
        objects=TEXT + " digits digit sum", returns="number", unless="numbers groups findall",
    ),
    intent(
        "small_texts.all_capitals", "Whether all letters are capitals.",
        "is upper case|all upper case|is all caps|all caps|est majuscule", "string",
        yes("capitals", "ABC"), no("small", "abc"), no("last_small", "ABc"),
        no("first_small", "aBC"), objects=TEXT + " upper case capitals are is", returns="bool",
    ),
    intent(
        "small_texts.shared_letters", "The letters that two texts share.",
        "letters in common|common letters|shared letters|lettres communes|common characters"
        "|common chars", "string string",
        *(code(label, f"result = {{f}}({one!r}, {two!r})",
               "if isinstance(result, int):", f"    assert result == {len(want)}", "    return",
               f"assert sorted(set(result)) == {sorted(want)}")
          for label, one, two, want in (("two", "abc", "bcd", "bc"), ("none", "ab", "xy", ""),
                                        ("all", "ab", "ba", "ab"))),
        objects=TEXT + " common two both shared sorted", returns="any", unless="position prefix",
    ),
    intent(
        "small_texts.has_word", "Whether a word is one of those of a text.",
        "contains word|has word|word in text|contient mot", "string string",
        yes("first", "red green", "red"), yes("last", "red green", "green"),
        no("another", "red green", "blue"), no("empty", "", "a"),
        objects=TEXT + " contains whole word", returns="bool",
        spelled=(S, r"(word|w|target|mot|needle)\w*"),
    ),
    intent(
        "small_texts.missing_letters", "The letters of the alphabet that a text lacks.",
        "missing letters|letters missing|lettres manquantes|absent letters", "string",
        code("two", "result = {f}('abcdefghijklmnopqrstuvwx')",
             "assert ''.join(sorted(result)).lower() == 'yz'"),
        code("none", "assert len({f}('the quick brown fox jumps over a lazy dog')) == 0"),
        code("but_one", "result = {f}('a')", "assert len(result) == 25 and 'a' not in result"),
        objects=TEXT + " alphabet missing lacks pangram sorted", returns="any",
    ),
]  # fmt: skip
