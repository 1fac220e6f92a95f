"""Texts sorted by length, asked for digits, numbers and addresses, and read as numbers."""

from swarm_tools.intents.model import Case, but, code, eq, intent, no, one_of, when, yes

SAID = "string text word words str list the a of in is value input contains check"


def addresses(label: str, text: str, want: list[str]) -> Case:
    """Return the case of all addresses, or of the first alone."""
    first = want[0] if want else None
    return code(label, f"result = {{f}}({text!r})",
                f"assert result == {first!r} or sorted(result) == {sorted(want)}")  # fmt: skip


def line(label: str, call: str, want: list[str]) -> Case:
    """Return the case of lines that are found, unless their numbers are."""
    return code(
        label, f"result = list({call})", "if result and isinstance(result[0], int):",
        "    return  # the numbers of the lines", f"assert result == {want}",
    )  # fmt: skip


def alone_or_in_list(label: str, text: str, start: str, end: str, want: str) -> Case:
    """Return the case of one part of a text, alone or as a list of such parts."""
    return one_of(label, text, start, end, to=(want, [want]))


LOWERED = r"\blower-?\s?cased?\b(?!d? letters)|\blowered\b|\ben minuscules?\b|\bin small letters\b"
BARE = (
    r"\bwithout (the |any |their |its )?(surrounding |leading |trailing )?punctuation"
    r"|\bpunctuation (\w+ )?(is |are )?(removed|stripped|ignored|dropped)"
    r"|\b(strip|remov|ignor|dropp?)\w* (of )?(the |any |all )?(surrounding )?punctuation"
    r"|\bsans (la )?ponctuation"
)
CLEANED = (
    (LOWERED, eq("lowered", "Red BLUE", to=["red", "blue"])),
    (LOWERED, eq("capital_inside", "one tWo", to=["one", "two"])),
    (BARE, code("without_punctuation", 'result = [w.lower() for w in {f}("Red, blue! red.")]',
                'assert result == ["red", "blue", "red"]')),
    (BARE, code("nothing_but_punctuation", 'result = [w.lower() for w in {f}("a b !")]',
                'assert result in (["a", "b"], ["a", "b", ""])')),
)  # fmt: skip
NOT_PLAIN = (
    "sort sorted set unique stop length len min reverse count counts camel snake comma slice "
    "phrase digit digits operator operators number numbers expression token paren kind stopwords "
    "stop_words quotes"
)
OF_WORDS = r"\bwords?\b|\bmots?\b"
INTENTS = [
    intent(
        "plain_texts.by_length", "The texts from the shortest to the longest.",
        "sort by length|sort words by length|order by length|sort strings by length|trier longueur",
        "strings",
        eq("three", ["ccc", "a", "bb"], to=["a", "bb", "ccc"]),
        one_of("equal_ones", ["bb", "aa", "c"], to=(["c", "bb", "aa"], ["c", "aa", "bb"])),
        eq("falling", ["dddd", "ccc", "bb", "a"], to=["a", "bb", "ccc", "dddd"]),
        eq("rising", ["a", "bb", "ccc"], to=["a", "bb", "ccc"]),
        eq("length_not_alphabet", ["aaaa", "z", "mm"], to=["z", "mm", "aaaa"]),
        objects=SAID + " strings", returns="list",
        unless="descending longest reverse reverse= negative= alphabetical alphabetically",
    ),
    intent(
        "plain_texts.sorted_words", "The words in the order of the alphabet.",
        "sort words|sort names|alphabetical order|sort alphabetically|sort strings|trier mots",
        "strings",
        eq("three", ["pear", "apple", "fig"], to=["apple", "fig", "pear"]),
        eq("two", ["b", "a"], to=["a", "b"]),
        eq("backwards", ["d", "c", "b", "a"], to=["a", "b", "c", "d"]),
        eq("shorter_first", ["abc", "ab", "a"], to=["a", "ab", "abc"]),
        eq("same_first_letter", ["pear", "peach", "pea"], to=["pea", "peach", "pear"]),
        objects=SAID + " names alphabetically", returns="list",
        unless="length len reverse reverse= descending last surname set unique",
    ),
    intent(
        "plain_texts.words", "The words of a text in order.",
        "words|get words|extract words|split words|clean words|normalize words|list words"
        "|split into words|normalized words|text to words|words of|mots|extraire mots|word list"
        "|decouper en mots|mots de", "string",
        eq("three", "red blue red", to=["red", "blue", "red"]),
        eq("one", "green", to=["green"]), eq("two", "one two", to=["one", "two"]),
        objects=SAID + " into clean from", returns="list",
        unless=NOT_PLAIN, stated=CLEANED,
    ),
    intent(
        "plain_texts.tokens", "The words of a text in order, where the docstring speaks of words.",
        "tokenize|tokenise|tokens|tokenize text|tokens of", "string", objects=SAID + " into from",
        returns="list", unless=NOT_PLAIN, stated=tuple(
            (OF_WORDS, case) for case in (
                eq("three", "red blue red", to=["red", "blue", "red"]),
                eq("one", "green", to=["green"]), eq("two", "one two", to=["one", "two"]))
        ) + CLEANED,
    ),
    intent(
        "plain_texts.contains_digit", "Whether one of the characters is a digit.",
        "contains digit|has digit|contains number|has number|contains digits|has digits"
        "|contient chiffre",
        "string",
        yes("in_the_middle", "ab1c"), yes("at_the_end", "abc9"), yes("at_the_start", "0abc"),
        no("letters", "abc"), no("nothing", ""),
        yes("only_one", "7"), no("marks_and_spaces", "a, b!"),
        objects=SAID + " any", returns="bool",
    ),
    intent(
        "plain_texts.contains_upper", "Whether one of the characters is a capital letter.",
        "contains uppercase|has uppercase|has upper|contains upper|has capital", "string",
        yes("in_the_middle", "abCd"), yes("at_the_end", "abcD"), no("small", "abc1"),
        no("nothing", ""),
        yes("at_the_start", "Abc"), yes("only_one", "Z"), no("marks", "a, b!"),
        objects=SAID + " any letter", returns="bool",
    ),
    intent(
        "plain_texts.emails", "The e-mail addresses in a text.",
        "extract emails|find emails|extract email|get emails|extract email addresses", "string",
        addresses("two", "Write to ann@example.com or bob@test.org today",
                  ["ann@example.com", "bob@test.org"]),
        addresses("none", "nobody here", []),
        addresses("one_at_the_end", "Write to ann@example.com", ["ann@example.com"]),
        addresses("at_the_start", "bob@test.org is gone", ["bob@test.org"]),
        addresses("three", "x@one.com y@two.org z@three.net",
                  ["x@one.com", "y@two.org", "z@three.net"]),
        objects=SAID + " addresses from email", returns="list",
    ),
    intent(
        "plain_texts.is_integer", "Whether a text is a whole number.",
        "is integer|is int|is whole number|is valid integer|looks like int|est entier", "string",
        yes("plain", "42"), yes("negative", "-7"), no("with_a_point", "3.5"), no("letters", "abc"),
        no("half", "12a"),
        yes("zero", "0"), no("two_numbers", "1 2"), no("letter_first", "a12"),
        objects=SAID + " number", returns="bool",
        unless="float isinstance is_integer numbers whole_of_itself=",
    ),
    intent(
        "plain_texts.is_float", "Whether a text is a number.",
        "is float|is number|is numeric|is decimal|is valid number|looks like number", "string",
        yes("with_a_point", "3.5"), but("'.' isdigit", yes("whole", "42")),
        yes("negative", "-0.5"),
        no("letters", "abc"), no("two_points", "1.2.3"),
        but("'.' isdigit", yes("zero", "0")), no("half", "12a"), no("two_numbers", "1 2"),
        objects=SAID + " number", returns="bool", needs="float", unless="isinstance",
    ),
    intent(
        "plain_texts.between", "What stands between two marks.",
        "between|text between|get between|extract between|substring between|find between",
        "string string string",
        alone_or_in_list("brackets", "a[bc]d", "[", "]", "bc"),
        alone_or_in_list("words", "x<start>y<end>z", "<start>", "<end>", "y"),
        alone_or_in_list("at_both_ends", "[abc]", "[", "]", "abc"),
        alone_or_in_list("end_before_the_start", "x]y[z]w", "[", "]", "z"),
        but("rindex rfind rpartition", alone_or_in_list("same_marks", "a*bc*d", "*", "*", "bc")),
        objects=SAID + " marks markers", returns="text or list", unless="own_slice=",
        spelled=(r".*", r".*(start|begin|left|open|first|before|a).*",
                 r".*(end|stop|right|close|last|after|b).*"),
    ),
    intent(
        "plain_texts.count_sentences", "How many sentences a text has.",
        "count sentences|sentence count|number of sentences|nombre de phrases", "string",
        when("!", eq("three", "One. Two! Three?", to=3)), eq("one", "Hello there.", to=1),
        eq("none", "", to=0),
        eq("two", "One. Two.", to=2), eq("four", "One. Two. Three. Four.", to=4),
        objects=SAID, returns="number",
    ),
    intent(
        "plain_texts.lines_with", "The lines that hold a text.",
        "grep|lines with|lines containing|filter lines|matching lines|find lines", "strings string",
        line("two", '{f}(["an ant", "bee", "plant"], "ant")', ["an ant", "plant"]),
        line("none", '{f}(["bee"], "ant")', []),
        line("all", '{f}(["ant", "plant"], "ant")', ["ant", "plant"]),
        line("last", '{f}(["bee", "fly", "ant"], "ant")', ["ant"]),
        line("repeated", '{f}(["ab", "c", "ab"], "b")', ["ab", "ab"]),
        objects=SAID + " lines", returns="list",
        spelled=(r".*", r".*(word|text|pattern|needle|key|query|term|mot).*"),
        unless="enumerate index number re lower invert split",
    ),
]  # fmt: skip
