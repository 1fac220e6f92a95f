"""Vowels turned around, ends swapped, long words and numbers of letters."""

from swarm_tools.intents.model import code, each, eq, intent, one_of

TEXT = "string text in word words sentence letter letters of a the characters all s get number"
WORDS = '["a", "bbb", "cc", "dddd"]'
MORE_WORDS = "long longer than words find get list of list by length strings filter"


def _vowels(text: str) -> str:
    signs = [c for c in text if c in "aeiou"]
    return "".join(signs.pop() if c in "aeiou" else c for c in text)


def cases(label: str, text: str, want: list):
    """Return the case of two counts, in either order, in a pair or a table."""
    return code(label, f"result = {{f}}({text!r})",
                "counts = result.values() if isinstance(result, dict) else result",
                "found = sorted(filter(None, counts))",
                f"assert len(counts) > 2 or found == {sorted(filter(None, want))}")  # fmt: skip


INTENTS = [
    intent(
        "letters.reverse_vowels", "The vowels in reverse order, the other letters in place.",
        "reverse vowels|reverse vowels of string|inverser voyelles", "string",
        each(_vowels, ("hello",), ("leetcode",), ("abc",), ("xyz",), ("aei",), ("unique",)),
        objects=TEXT,
        returns="string", unless="words split",
    ),
    intent(
        "letters.swap_ends", "The first and the last character change places.",
        "swap first last|swap first last characters|swap ends|front back|swap first and last"
        "|exchange first last|swap first last letter", "string",
        each(lambda s: s[-1] + s[1:-1] + s[0], ("code",), ("ab",), ("abc",), ("hello",), ("a b",)),
        objects=TEXT + " and", returns="string", known=True, unless="words split",
    ),
    intent(
        "letters.count_spaces", "How many spaces a text has.",
        "count spaces|spaces count|number spaces|compter espaces|nombre espaces", "string",
        eq("two", "a b c", to=2), eq("none", "abc", to=0), eq("at_both_ends", " a ", to=2),
        eq("next_to_each_other", "a  b", to=2), eq("only_one", " ", to=1), eq("last", "ab ", to=1),
        objects=TEXT, returns="number", unless="strip leading trailing isspace tab whitespace",
    ),
    intent(
        "letters.count_digits", "How many digits a text has.",
        "count digits|count digits in string|number digits in string|count digits string"
        "|count numeric characters|compter chiffres", "string",
        eq("three", "a1b22", to=3), eq("none", "abc", to=0), eq("all", "123", to=3),
        eq("zero", "a0", to=1), eq("first", "7abc", to=1), eq("repeated", "9a9b9", to=3),
        objects=TEXT, returns="number", known=True, unless="10 while abs log10 words split",
    ),
    intent(
        "letters.count_letters", "How many letters a text has, besides digits, marks and spaces.",
        "count letters|number letters|letters count|count alphabetic|compter lettres"
        "|count alphabetic characters", "string",
        eq("with_digits", "a1b2", to=2), eq("none", "123", to=0), eq("two_words", "ab cd", to=4),
        eq("capitals", "AbC", to=3), eq("marks", "a-b!c", to=3), eq("repeated", "aa1a", to=3),
        objects="string text in word the of alphabetic", returns="number", needs="isalpha",
        unless="dict counter get",
    ),
    intent(
        "letters.long_words", "The words longer than a length, in order.",
        "long words|words longer than|filter long words|filter words by length|mots longs"
        "|mots plus longs que|find long words|filter long strings", "strings number",
        code("longer_than_two", f"assert list({{f}}({WORDS}, 2)) in (['bbb', 'dddd'], "
             "['bbb', 'cc', 'dddd'])"),
        code("none", f"assert list({{f}}({WORDS}, 9)) == []"),
        code("longer_than_three", f"assert list({{f}}({WORDS}, 3)) in (['dddd'], ['bbb', 'dddd'])"),
        code("longer_than_one",
             f"assert list({{f}}({WORDS}, 1)) in (['bbb', 'cc', 'dddd'], {WORDS})"),
        code("repeated", "assert list({f}(['abcd', 'x', 'abcd'], 2)) == ['abcd', 'abcd']"),
        objects=MORE_WORDS, returns="list", unless="short shorter less at_most set sort sorted",
    ),
    intent(
        "letters.long_words_of_text", "The words of a text longer than a length, in order.",
        "long words|words longer than|filter long words|find long words|mots plus longs que",
        "string number",
        code("longer_than_two", "assert list({f}('a bbb cc dddd', 2)) in (['bbb', 'dddd'], "
             "['bbb', 'cc', 'dddd'])"),
        code("none", "assert list({f}('a bbb cc dddd', 9)) == []"),
        code("longer_than_three",
             "assert list({f}('a bbb cc dddd', 3)) in (['dddd'], ['bbb', 'dddd'])"),
        code("longer_than_one",
             "assert list({f}('a bbb cc dddd', 1)) in (['bbb', 'cc', 'dddd'], ['a', 'bbb', 'cc', "
             "'dddd'])"),
        code("repeated", "assert list({f}('abcd x abcd', 2)) == ['abcd', 'abcd']"),
        objects=MORE_WORDS + " text sentence in", returns="list",
        spelled=(r"text\w*|s|sentence|phrase|texte|string|line|txt", r".*"),
        unless="short shorter less at_most set sort sorted join",
    ),
    intent(
        "letters.longest_length", "The length of the longest word.",
        "longest word length|length longest word|length of longest word|max word length"
        "|longueur mot plus long|longueur plus long mot", "string",
        eq("in_the_middle", "a bbbb cc", to=4), eq("first", "elephant cat dog", to=8),
        eq("last", "a bb ccc", to=3),
        eq("one_word", "hello", to=5), eq("equal_words", "ab cd", to=2),
        objects=TEXT, returns="number",
    ),
    intent(
        "letters.character_codes", "The number of each character.",
        "ascii codes|character codes|to ascii codes|string to ascii|ascii values|get ascii values"
        "|codes ascii|char codes", "string",
        code("two", "assert list({f}('Ab')) == [65, 98]"), code("one", "assert list({f}(' ')) == "
                                                                "[32]"),
        code("three", "assert list({f}('abc')) == [97, 98, 99]"),
        code("digit", "assert list({f}('0')) == [48]"),
        code("repeated", "assert list({f}('zz')) == [122, 122]"),
        objects=TEXT + " to convert", returns="list", unless="sum join hex bin str from_letter=",
    ),
    intent(
        "letters.upper_and_lower", "How many letters are upper and how many lower case.",
        "count upper lower|count upper and lower|count case|count uppercase lowercase"
        "|count upper lower case|compter majuscules minuscules", "string",
        code("three_and_two", "result = {f}('HEllO 12')",
             "counts = result.values() if isinstance(result, dict) else result",
             "assert len(counts) > 2 or list(counts) in ([3, 2], [2, 3])"),
        code("none", "result = {f}('12')",
             "counts = result.values() if isinstance(result, dict) else result",
             "assert len(counts) > 2 or list(counts) == [0, 0] or result == {}"),
        cases("all_upper", "ABC", [3, 0]), cases("all_lower", "ab", [0, 2]),
        cases("one_each", "aB", [1, 1]),
        objects=TEXT + " and case", unless="other others digits ratio total",
    ),
    intent(
        "letters.is_upper", "Each letter is upper case.",
        "is all uppercase|is all upper|all uppercase|is uppercase|est majuscule", "string",
        code("yes", "assert {f}('ABC')"), code("no", "assert not {f}('ABc')"),
        code("none", "assert not {f}('abc')"),
        code("first_small", "assert not {f}('aBC')"), code("inner_small", "assert not {f}('AbC')"),
        code("one", "assert {f}('A')"), code("one_small", "assert not {f}('z')"),
        objects=TEXT + " is", returns="bool",
        unless="any",
    ),
    intent(
        "letters.middle", "The middle character, or the two in the middle.",
        "middle character|middle characters|get middle|middle letter|find middle character"
        "|get middle characters", "string",
        eq("odd", "abcde", to="c"), one_of("even", "abcd", to=("bc", "b", "c", "", None)),
        eq("one", "a", to="a"),
        eq("three", "xyz", to="y"), one_of("two", "ab", to=("ab", "a", "b", "", None)),
        eq("seven", "abcdefg", to="d"), one_of("six", "abcdef", to=("cd", "c", "d", "", None)),
        objects=TEXT, returns="string", known=True, unless="three words",
    ),
]  # fmt: skip
