"""Counting, reversing and changing strings."""

import json
from collections import Counter

from swarm_tools.intents.model import (
    Case,
    Intent,
    but,
    code,
    eq,
    intent,
    no,
    one_of,
    when,
    words,
    yes,
)  # fmt: skip

IGNORES = (
    r"(ignor\w+|regardless of|without regard (to|for)|whatever the|no matter the"
    r"|sans tenir compte|sans compter|quelle que soit|sans se soucier|ni|neither)\b[^.]{0,40}\b"
)
NOT_COUNTED = (
    r"\b[^.;]{0,60}\b(ne comptent? pas|(do|does)(n't| not) (count|matter)|sont ignor"
    r"|(are|is) ignored)"
)


def ignored(words_of_it: str) -> str:
    """Return the regular expression of what a docstring says does not count."""
    return rf"{IGNORES}({words_of_it})\b|\b({words_of_it}){NOT_COUNTED}"


FIRST_TOO = (
    r"\bfirst( word)?( \w+){0,3} (always|capitali|upper|too|either way)"
    r"|\balways\b[^.]{0,30}\bfirst\b|(except|unless|but)[^.]{0,60}\bfirst\b"
    r"|\bpremier( mot)?( \w+){0,3} (toujours|majuscule)"
)
LAST_TOO = r"\bfirst (or|and) last( words?)?\b|\bpremier (ou|et) (le )?dernier\b"
STRING = words("string number in sentence word line phrase input given total is")


def counted(label: str, text: str) -> Case:
    """Return the case of a table of letters, of small or capital ones, some perhaps at 0."""
    table = json.dumps(Counter(text))
    return code(
        label,
        f'found = {{key.lower(): n for key, n in dict({{f}}("{text}")).items() if n}}',
        f"assert found == {table}",
    )


INTENTS = [
    Intent(
        "text.count_words",
        "How many words a text has.",
        ("count words", "word count", "number words"),
        ("string",),
        (
            eq("two_words", "hello world", to=2),
            eq("one_word", "hello", to=1),
            eq("five_words", "the quick brown fox jumps", to=5),
            eq("three_words", "alpha beta gamma", to=3),
            but("length_tested= repeats=", eq("short_words", "b c d e f g", to=6)),
        ),
        STRING,
        "number",
        unless=words("unique length prefix"),
    ),
    Intent(
        "text.word_frequency",
        "How often each word occurs.",
        (
            "frequence mots",
            "frequences mots",
            "occurrences mots",
            "count words",
            "word frequency",
            "word count",
            "word frequencies",
            "words frequency",
        ),
        ("string",),
        (
            code("repeated_word", 'assert dict({f}("red blue red")) == {"red": 2, "blue": 1}'),
            code("three_times", 'assert dict({f}("a b a b a b b")) == {"a": 3, "b": 4}'),
            code("one_word", 'assert dict({f}("red")) == {"red": 1}'),
            code("new_word_last", 'assert dict({f}("red red blue")) == {"red": 2, "blue": 1}'),
            code(
                "mixed",
                'assert dict({f}("up red up blue red up")) == {"up": 3, "red": 2, "blue": 1}',
            ),
        ),
        STRING | words("count"),
        "dict",
        stated=(
            (
                r"\b(case[- ]?insensitiv\w+|ignor\w+ (the )?case|regardless of (the )?case"
                r"|case (does not|doesn't) matter"
                r"|(in|to|all) lower ?case|lower-?cased?)",
                code("two_cases", 'assert dict({f}("Red red")) == {"red": 2}'),
            ),
            (
                r"\b(ignor\w+|strip\w*|without|remov\w+)( \w+){0,3} punctuation\b"
                r"|\bpunctuation( \w+){0,4} (is|are|gets?) (ignored|stripped|removed)",
                code("two_marks", 'assert dict({f}("red, red.")) == {"red": 2}'),
            ),
        ),
        unless=words("stop stopwords top divided= length_tested= repeats="),
    ),
    Intent(
        "text.character_frequency",
        "How often each character occurs.",
        (
            "frequence lettres",
            "frequences lettres",
            "occurrences lettres",
            "count characters",
            "characters frequency",
            "characters count",
            "characters frequencies",
            "letter frequency",
        ),
        ("string",),
        (
            counted("repeated_character", "aabc"),
            counted("three_times", "babab"),
            counted("all_different", "xyz"),
            counted("one_character", "q"),
            counted("long", "mississippi"),
        ),
        STRING,
        "dict",
        unless=words("divided="),
    ),
    Intent(
        "text.count_vowels",
        "How many vowels a text has.",
        (
            "count vowels",
            "vowels count",
            "number vowels",
            "vowel tally",
            "vowel count",
            "tally vowels",
            "how many vowels",
        ),
        ("string",),
        (
            eq("two_vowels", "hello", to=2),
            eq("all_vowels", "aeiou", to=5),
            eq("no_vowels", "bcd", to=0),
            eq("vowel_first_and_last", "area", to=3),
            eq("long_word", "education", to=5),
            eq("no_vowel_at_the_start", "blue moon", to=4),
        ),
        STRING,
        "number",
        stated=(
            (
                r"\b(upper|majuscules?|case[- ]?insensitiv\w+|ignor\w+ case"
                r"|regardless of (the )?case|either case|(any|both|whatever) (the )?case"
                r"|casse|lower ?case and upper|case does(n't| not) matter|capitals?)",
                eq("upper_case", "HELLO", to=2),
            ),
        ),
    ),
    intent(
        "text.vowel_table",
        "How often each vowel stands in a text.",
        "count vowels|vowel counts|count each vowel|vowel frequencies|vowel frequency|compter "
        "voyelles"
        "|vowel histogram|vowels count|count vowels by letter|frequence voyelles",
        "string",
        *(
            code(
                label,
                f"result = {{f}}({text!r})",
                f"assert {{k: v for k, v in result.items() if v}} == {want}",
            )
            for label, text, want in (
                ("two", "hello", {"e": 1, "o": 1}),
                ("twice", "banana", {"a": 3}),
                ("all", "education", dict.fromkeys("aeiou", 1)),
                ("none", "grls", {}),
            )
        ),
        objects=" ".join(STRING),
        returns="dict",
        unless="set yield",
        stated=(
            (
                rf"{IGNORES}((letter )?case|casse)\b|case[- ]?insensitiv|casse ignor"
                r"|majuscules et minuscules (sont )?confondu",
                code(
                    "any_case",
                    "result = {f}('Aunt Olga')",
                    "assert {k: v for k, v in result.items() if v} == {'a': 2, 'u': 1, 'o': 1}",
                ),
            ),
            (
                r"\b(always|even|toujours|m[eê]me)\b[^.;]{0,40}\b(zero|0|absent|missing|z[eé]ro)\b"
                r"|\b(zero|0|absent|missing|z[eé]ro)\b[^.;]{0,30}\b(too|as well|included|aussi)\b",
                code(
                    "absent_ones_too",
                    "result = {f}('hello')",
                    "assert result['a'] == result['u'] == 0",
                ),
            ),
        ),
    ),
    Intent(
        "text.count_consonants",
        "How many consonants a text has.",
        ("count consonants",),
        ("string",),
        (
            eq("three_consonants", "hello", to=3),
            eq("no_consonants", "aeiou", to=0),
            eq("only_consonants", "bcd", to=3),
            eq("long_word", "strength", to=7),
            eq("repeated", "banana", to=3),
            eq("vowels_at_both_ends", "area", to=1),
        ),
        STRING,
        "number",
    ),
    Intent(
        "text.count_character",
        "How often a character occurs in a text.",
        (
            "count characters",
            "count occurrences",
            "characters count",
            "count characters occurrences",
        ),
        ("string", "string"),
        (
            eq("several", "banana", "a", to=3),
            eq("none", "banana", "x", to=0),
            eq("one", "hello", "h", to=1),
            eq("first_and_last", "abca", "a", to=2),
            eq("all", "zzzz", "z", to=4),
            eq("next_to_each_other", "hello", "l", to=2),
            eq("only_the_last", "hello", "o", to=1),
        ),
        STRING | words("of"),
        "number",
        known=True,
        spelled=(r"s|text|string|texte|sentence|txt|chaine|word|phrase|input_.*", r"(?!.*word).*"),
    ),
    Intent(
        "text.reverse_string",
        "The characters in reverse order.",
        ("reverse string", "reverse", "reverse word"),
        ("string",),
        (
            eq("a_word", "hello", to="olleh"),
            eq("one_character", "a", to="a"),
            eq("two_words", "ab cd", to="dc ba"),
            eq("empty", "", to=""),
            eq("four_letters", "abcd", to="dcba"),
            eq("repeated_letters", "aab", to="baa"),
        ),
        words("a string recursive"),
        "string",
        known=True,
        unless=words("words split"),
    ),
    Intent(
        "text.reverse_words",
        "The words, or the letters of each word, in reverse order.",
        (
            "reverse words",
            "reverse sentence",
            "flip words",
            "words reversed",
            "mots inverses",
            "inverser mots",
            "inverser les mots",
        ),
        ("string",),
        (
            one_of("three_words", "one two three", to=("three two one", "eno owt eerht")),
            one_of("two_words", "red cat", to=("cat red", "der tac")),
            one_of("one_word", "abc", to=("abc", "cba")),
            one_of("four_words", "ab cd ef gh", to=("gh ef cd ab", "ba dc fe hg")),
            one_of("a_word_twice", "ab ab cd", to=("cd ab ab", "ba ba dc")),
        ),
        STRING,
        "string",
    ),
    Intent(
        "text.is_palindrome",
        "The text reads the same backwards.",
        ("is palindrome", "palindrome"),
        ("string",),
        (
            yes("odd_length", "level"),
            yes("even_length", "noon"),
            no("different", "hello"),
            no("near", "abca"),
            no("only_first_and_last", "abcda"),
            but("length_tested=", yes("one_letter", "a")),
            no("middle_pair_differs", "abcdba"),
            no("two_letters", "ab"),
            when("isalnum", yes("a_sentence", "Never odd or even")),
            no("words_that_differ", "one or two"),
            no("differs_with_signs", "No, sir!"),
        ),
        STRING | words("check"),
        "bool",
        stated=(
            (ignored("(letter )?case|casse|majuscules"), yes("any_case", "Level")),
            (ignored("accents?"), yes("accents", "r\u00e9er")),
            (ignored("spaces|blanks|whitespace|espaces"), yes("spaces", "nurses run")),
            (
                ignored("punctuation|ponctuation|non-?alpha\\w*"),
                yes("punctuation", "no, it is opposition"),
            ),
            (
                r"\b(everything|all|anything) (but|except) (the )?letters and digits\b"
                r"|\bonly (the )?letters and digits\b|\balphanumeric",
                no("digits_count", "1ab a2"),
            ),
        ),
    ),
    Intent(
        "text.can_spell",
        "The letters at hand are enough for the word, each used once.",
        (
            "can spell",
            "can construct",
            "can build",
            "can write",
            "ransom note",
            "can form word",
            "can make word",
        ),
        ("string", "string"),
        (
            yes("all_there", "cab", "abcd"),
            yes("twice", "noon", "onno"),
            no("one_short", "aab", "abc"),
            no("not_there", "dog", "cat"),
            yes("one_letter", "a", "ba"),
            no("longer_than_the_letters", "aaa", "aa"),
            yes("in_the_same_order", "abc", "abc"),
        ),
        words("word letters from text string magazine note"),
        "bool",
        spelled=(r"word|target|note|ransom\w*|text|s|wanted", r".*"),
        unless=words("budget cost list dict words"),
    ),
    Intent(
        "text.is_anagram",
        "Both texts have the same letters.",
        (
            "same letters",
            "memes lettres",
            "sont anagrammes",
            "have same letters",
            "is anagram",
            "are anagram",
            "anagram",
        ),
        ("string", "string"),
        (
            yes("same_letters", "listen", "silent"),
            no("other_letters", "hello", "world"),
            no("other_counts", "aab", "abb"),
            no("other_length", "ab", "abc"),
            no("same_letters_in_other_numbers", "aabb", "abbb"),
            no("equal_sum_of_codes", "ad", "bc"),
            yes("repeated_letters", "aabbc", "cbaba"),
            no("longer_first", "abcc", "abc"),
            when("lower", yes("one_in_capitals", "Listen", "silent")),
            when("lower", yes("other_in_capitals", "listen", "SILENT")),
        ),
        STRING | words("two strings check"),
        "bool",
        stated=(
            (ignored("(letter )?case|casse|majuscules"), yes("any_case", "Listen", "Silent")),
            (
                ignored("spaces|blanks|whitespace|espaces"),
                yes("spaces", "a gentleman", "elegant man"),
            ),
        ),
    ),
    Intent(
        "text.is_pangram",
        "Every letter of the alphabet occurs.",
        (
            "is pangram",
            "uses whole alphabet",
            "is a pangram",
            "uses every letter",
            "contains every letter",
            "has all letters",
            "est pangramme",
        ),
        ("string",),
        (
            yes("all_letters", "the quick brown fox jumps over the lazy dog"),
            no("missing", "hello"),
            no("only_z_missing", "the quick brown fox jumps over the lay dog"),
            no("only_a_missing", "the quick brown fox jumps over the lzy dog"),
            when("lower", yes("upper_case", "The Quick Brown Fox Jumps Over The LAZY DOG")),
            yes("backwards", "zyxwvutsrqponmlkjihgfedcba"),
            no("only_m_missing", "the quick brown fox jups over the lazy dog"),
        ),
        STRING,
        "bool",
    ),
    Intent(
        "text.uppercase",
        "All letters in upper case.",
        ("to upper", "to uppercase", "uppercase"),
        ("string",),
        (
            eq("lower_case", "abc", to="ABC"),
            eq("mixed_case", "aBc", to="ABC"),
            eq("ends_of_the_alphabet", "az", to="AZ"),
            eq("with_digits", "a1b2", to="A1B2"),
            eq("two_words", "red fox", to="RED FOX"),
        ),
        STRING | words("convert string"),
        "string",
        unless=words("first"),
    ),
    Intent(
        "text.lowercase",
        "All letters in lower case.",
        ("to lower", "to lowercase", "lowercase"),
        ("string",),
        (
            eq("upper_case", "ABC", to="abc"),
            eq("mixed_case", "aBc", to="abc"),
            eq("ends_of_the_alphabet", "AZ", to="az"),
            eq("with_digits", "A1B2", to="a1b2"),
            eq("two_words", "RED FOX", to="red fox"),
        ),
        STRING | words("convert string"),
        "string",
        unless=words("first"),
    ),
    Intent(
        "text.title_case",
        "Each word starts with an upper-case letter.",
        (
            "majuscule mots",
            "capitaliser mots",
            "mots en majuscule",
            "title case",
            "capitalize words",
            "to title case",
            "titlecase",
            "capitalize each word",
        ),
        ("string",),
        (
            eq("two_words", "hello world", to="Hello World"),
            eq("one_word", "hello", to="Hello"),
            eq("three_words", "red green blue", to="Red Green Blue"),
            eq("short_words", "x y z", to="X Y Z"),
            eq("repeated_word", "red red", to="Red Red"),
        ),
        STRING | words("convert all every string"),
        "string",
    ),
    Intent(
        "text.title_case_but_small",
        "Each word starts with an upper-case letter, small ones inside do not.",
        ("title case", "capitalize words", "to title case", "titlecase", "headline"),
        ("string",),
        (
            eq("two_words", "hello world", to="Hello World"),
            eq("one_word", "hello", to="Hello"),
            eq("three_words", "red green blue", to="Red Green Blue"),
            eq("a_small_word_inside", "lord of rings", to="Lord of Rings"),
            when("enumerate", eq("a_small_word_first", "of mice", to="Of Mice")),
            eq("repeated_word", "red red", to="Red Red"),
        ),
        STRING | words("convert all every string except small minor ones first always words word"),
        "string",
        known=True,
        needs=words("small_words minor_words SMALL_WORDS MINOR_WORDS small minor small_words="),
        stated=(
            (FIRST_TOO, eq("the_first_word", "of mice", to="Of Mice")),
            (FIRST_TOO, eq("the_first_of_three", "of house of cards", to="Of House of Cards")),
            (
                LAST_TOO,
                eq("the_last_word", "of all things to think of", to="Of All Things to Think Of"),
            ),
            (LAST_TOO, eq("the_last_of_four", "what people look for", to="What People Look For")),
        ),
    ),
    Intent(
        "text.capitalize",
        "The first letter is upper case.",
        ("capitalize", "capitalize string", "capitalize word", "capitalize first"),
        ("string",),
        (
            one_of("one_word", "hello", to=("Hello", "HELLO")),
            one_of("two_letters", "xy", to=("Xy", "XY")),
            one_of("one_letter", "x", to=("X",)),
            one_of("end_of_the_alphabet", "zoo", to=("Zoo", "ZOO")),
            one_of("capital_already", "Cat", to=("Cat", "CAT")),
        ),
        STRING | words("letter characters string"),
        "string",
        known=True,
    ),
]
