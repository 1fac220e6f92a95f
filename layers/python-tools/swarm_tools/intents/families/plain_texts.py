"""Texts sorted by length, asked for digits, numbers and addresses, and read as numbers."""

from swarm_tools.intents.model import code, eq, intent, items, no, yes

SAID = "string text word words str list the a of in is value input contains check"

INTENTS = [
    intent(
        "plain_texts.by_length", "The texts from the shortest to the longest.",
        "sort by length|sort words by length|order by length|sort strings by length|trier longueur",
        "strings",
        eq("three", ["ccc", "a", "bb"], to=["a", "bb", "ccc"]),
        eq("equal_ones_stay", ["bb", "aa", "c"], to=["c", "bb", "aa"]),
        objects=SAID + " strings", returns="list",
        unless="descending longest reverse reverse= alphabetical alphabetically",
    ),
    intent(
        "plain_texts.sorted_words", "The words in the order of the alphabet.",
        "sort words|sort names|alphabetical order|sort alphabetically|sort strings|trier mots",
        "strings",
        eq("three", ["pear", "apple", "fig"], to=["apple", "fig", "pear"]),
        eq("two", ["b", "a"], to=["a", "b"]),
        objects=SAID + " names alphabetically", returns="list",
        unless="length len reverse reverse= descending last surname set unique",
    ),
    intent(
        "plain_texts.contains_digit", "Whether one of the characters is a digit.",
        "contains digit|has digit|contains number|has number|contains digits|has digits"
        "|contient chiffre",
        "string",
        yes("in_the_middle", "ab1c"), yes("at_the_end", "abc9"), yes("at_the_start", "0abc"),
        no("letters", "abc"), no("nothing", ""),
        objects=SAID + " any", returns="bool",
    ),
    intent(
        "plain_texts.contains_upper", "Whether one of the characters is a capital letter.",
        "contains uppercase|has uppercase|has upper|contains upper|has capital", "string",
        yes("in_the_middle", "abCd"), yes("at_the_end", "abcD"), no("small", "abc1"),
        no("nothing", ""),
        objects=SAID + " any letter", returns="bool",
    ),
    intent(
        "plain_texts.emails", "The e-mail addresses in a text.",
        "extract emails|find emails|extract email|get emails|extract email addresses", "string",
        items("two", "Write to ann@example.com or bob@test.org today",
              to=["ann@example.com", "bob@test.org"]),
        items("none", "nobody here", to=[]),
        objects=SAID + " addresses from email", returns="list",
    ),
    intent(
        "plain_texts.is_integer", "Whether a text is a whole number.",
        "is integer|is int|is whole number|is valid integer|looks like int|est entier", "string",
        yes("plain", "42"), yes("negative", "-7"), no("with_a_point", "3.5"), no("letters", "abc"),
        no("half", "12a"),
        objects=SAID + " number", returns="bool", unless="float isinstance is_integer numbers",
    ),
    intent(
        "plain_texts.is_float", "Whether a text is a number.",
        "is float|is number|is numeric|is decimal|is valid number|looks like number", "string",
        yes("with_a_point", "3.5"), yes("whole", "42"), yes("negative", "-0.5"),
        no("letters", "abc"), no("two_points", "1.2.3"),
        objects=SAID + " number", returns="bool", needs="float", unless="isinstance",
    ),
    intent(
        "plain_texts.between", "What stands between two marks.",
        "between|text between|get between|extract between|substring between|find between",
        "string string string",
        eq("brackets", "a[bc]d", "[", "]", to="bc"), eq("words", "x<start>y<end>z", "<start>",
                                                        "<end>", to="y"),
        objects=SAID + " marks markers", returns="string",
        spelled=(r".*", r".*(start|begin|left|open|first|before|a).*",
                 r".*(end|stop|right|close|last|after|b).*"),
    ),
    intent(
        "plain_texts.count_sentences", "How many sentences a text has.",
        "count sentences|sentence count|number of sentences|nombre de phrases", "string",
        eq("three", "One. Two! Three?", to=3), eq("one", "Hello there.", to=1),
        eq("none", "", to=0),
        objects=SAID, returns="number",
    ),
    intent(
        "plain_texts.lines_with", "The lines that hold a text.",
        "grep|lines with|lines containing|filter lines|matching lines|find lines", "strings string",
        code("two", 'assert list({f}(["an ant", "bee", "plant"], "ant")) == ["an ant", "plant"]'),
        code("none", 'assert list({f}(["bee"], "ant")) == []'),
        objects=SAID + " lines", returns="list",
        spelled=(r".*", r".*(word|text|pattern|needle|key|query|term|mot).*"),
        unless="enumerate index number re lower invert",
    ),
]  # fmt: skip
