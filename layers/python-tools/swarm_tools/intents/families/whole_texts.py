"""Numbers as texts: sums of digits, ranges, groups of three, what is read aloud."""

from swarm_tools.intents.families.grouped_sums import of_form
from swarm_tools.intents.model import code, each, eq, intent, no, yes

TEXT = "string strings number numbers text of a an two in the as to digits"

PAIRED = "if any(isinstance(v, (tuple, list, range)) for v in result):"


def said(text: str) -> str:
    """Return what is heard when a text of digits is read aloud."""
    out, i = "", 0
    while i < len(text):
        j = i
        while j < len(text) and text[j] == text[i]:
            j += 1
        out += f"{j - i}{text[i]}"
        i = j
    return out


def term(n: int) -> str:
    """Return a term of the look-and-say sequence, the first is 1."""
    text = "1"
    for _ in range(n - 1):
        text = said(text)
    return text


INTENTS = [
    intent(
        "whole_texts.add", "The sum of two numbers that are texts of digits.",
        "add strings|add digit strings|string addition|sum strings|add big numbers"
        "|add large numbers|additionner chaines", "string string",
        eq("same_length", "123", "456", to="579"), eq("carried", "99", "1", to="100"),
        eq("shorter_first", "7", "215", to="222"), eq("zeros", "0", "0", to="0"),
        objects=TEXT + " big large", returns="string", unless="binary 2 decimal",
    ),
    intent(
        "whole_texts.add_binary", "The sum of two binary numbers that are texts.",
        "add binary|binary addition|add binary strings|binary sum|add binaries|addition binaire",
        "string string",
        *of_form(*(
            code(label, f"result = {{f}}({a!r}, {b!r})",
                 f"assert result.removeprefix('0b').lstrip('0') == {want!r}")
            for label, a, b, want in (("carried", "11", "1", "100"), ("zeros", "0", "0", ""),
                                      ("longer", "1010", "1011", "10101"),
                                      ("shorter_first", "1", "110", "111")))),
        objects=TEXT + " binary", returns="string", unless="byte bytes overflow",
    ),
    intent(
        "whole_texts.look_and_say", "A text of digits read aloud.",
        "look and say|next look and say|look say|count and say|look and say next"
        "|next look say|look and say step|looksay next term|looksay|say what you see"
        "|lookandsay next term|look say next term|read aloud|next term look and say"
        "|next term|terme suivant|dire et lire|suivant look and say", "string",
        each(said, ("1",), ("21",), ("1211",), ("111221",), ("3",)),
        objects=TEXT + " look and say next term sequence", returns="string", needs="str while for",
        spelled=("s|text|term|digits|number|current|previous|value|seq|sequence|num|string",),
    ),
    intent(
        "whole_texts.look_and_say_term", "A term of the look-and-say sequence; the first is 1.",
        "look and say|look and say term|count and say|look say|nth look and say", "number",
        code("first", "result = [{f}(n) for n in (1, 2, 4, 5)]",
             "if isinstance(result[0], list):", "    return  # all terms in a list",
             "terms = ['1', '11', '1211', '111221']",
             "assert result in (terms, ['11', '21', '111221', '312211'])"),
        code("next_ones", "result = [{f}(n) for n in (3, 6)]",
             "if isinstance(result[0], list):", "    return  # all terms in a list",
             "assert result in (['21', '312211'], ['1211', '13112221'])"),
             objects=TEXT + " term nth sequence",
        returns="string", spelled=("n|position|index|term|k",), unless="yield append",
    ),
    intent(
        "whole_texts.look_and_say_terms", "The first terms of the look-and-say sequence.",
        "look and say|look and say sequence|look and say terms|count and say|look say"
        "|look and say list|generate look and say|first look and say terms", "number",
        *(code(f"first_{count}", f"result = list({{f}}({count}))",
               "if not all(isinstance(term, (str, int)) for term in result):",
               "    return  # terms in another form",
               "if len(''.join(map(str, result))) == len(result) > 1:",
               "    return  # one term, or its digits",
               f"assert [str(term) for term in result] == {[term(n + 1) for n in range(count)]}")
          for count in (3, 1, 6)),
        objects=TEXT + " term terms first sequence", returns="list", needs="append yield",
        spelled=("n|count|terms|length|k|num_terms|nb",),
    ),
    intent(
        "whole_texts.thousands", "A whole number with a comma after each three digits.",
        "format thousands|add commas|thousands separator|format with commas|with commas"
        "|separate thousands|number with commas|add thousands separator",
        "number", *(
            code(label, f"result = {{f}}({number}).removesuffix('.00')",
                 "result = ''.join(',' if c in \" '._\" else c for c in result)",
                 f"assert result == '{number:,}'")
            for label, number in (("thousand", 1000), ("hundred", 100), ("million", 1234567),
                                  ("small", 7), ("six_digits", 999999))
        ), objects=TEXT + " with separator commas format",
        returns="string", needs="',' :, , comma", unless="decimal decimals . space 2 currency '.'",
    ),
    intent(
        "whole_texts.to_ranges", "Whole numbers in a row as ranges with a hyphen.",
        "summary ranges|compress ranges|to ranges|format ranges|range summary|collapse ranges"
        "|numbers to ranges|compact ranges|list to ranges", "numbers",
        *of_form(
            code("text", "result = {f}([1, 2, 3, 5, 7, 8])", "if not isinstance(result, str):",
                 "    return", 'result = result.replace(" ", "").replace(";", ",")',
                 'result = result.replace("..", "-").replace("\\u2013", "-")',
                 'assert result in ("1-3,5,7-8", "1-3,5,7,8")'),
            *of_form(eq("one", [4], to="4"), kind="str")),
        stated=(
            (r"1-3|(order|sort)[^.]{0,40}(matter|first)|any order|unsorted|not sorted",
             code("unsorted", "result = {f}([5, 2, 1, 3])", "if not isinstance(result, str):",
                  "    return", 'assert result.replace(" ", "") in ("1-3,5", "5,1-3", "5,2,1,3")')),
        ),
        objects=TEXT + " list compress compact numbers pages short", returns="string",
        unless="-> tuple", needs="',' ','.join join",
    ),
    intent(
        "whole_texts.from_ranges", "The whole numbers of a text such as 1-3,5.",
        "parse ranges|expand ranges|range expansion|ranges to list|parse number ranges", "string",
        code("both", "result = list({f}('1-3,5'))", PAIRED, "    return  # other ranges",
             "assert sorted(result) == [1, 2, 3, 5]"),
        code("one", "result = list({f}('4'))", PAIRED, "    return  # other ranges",
             "assert sorted(result) == [4]"),
        code("two_ranges", "result = list({f}('1-2,8-10'))", PAIRED, "    return  # other ranges",
             "assert sorted(result) == [1, 2, 8, 9, 10]"),
        code("two_in_a_row", "result = list({f}('4-5,7'))", PAIRED, "    return  # other ranges",
             "assert sorted(result) == [4, 5, 7]"),
        code("large", "result = list({f}('9-11'))", PAIRED, "    return  # other ranges",
             "assert sorted(result) == [9, 10, 11]"),
        objects=TEXT + " list page pages", returns="list", unless="negative step :",
    ),
    intent(
        "whole_texts.is_binary", "Only the digits 0 and 1.",
        "is binary string|is valid binary|is binary number|valid binary|est chaine binaire",
        "string", yes("mixed", "0110"), no("two", "0120"), no("last", "1013"), no("letter", "01a"),
        objects=TEXT, returns="bool", unless="0b prefix",
    ),
    intent(
        "whole_texts.is_hex", "Only hexadecimal digits.",
        "is hex|is hex string|is valid hex|is hexadecimal|est hexadecimal|valid hex|is hex number",
        "string", code("mixed", 'assert any({f}(text) for text in ("1aF0", "1AF", "1af"))'),
        no("letter", "12g"), yes("digits", "1234"),
        no("last", "abcx"), objects=TEXT, returns="bool", unless="# 0x prefix color colour",
    ),
    intent(
        "whole_texts.binary_to_text", "A text of bits as a number.",
        "binary string to int|binary string to number|parse binary|binary to number"
        "|binary string to decimal", "string",
        eq("zero", "0", to=0), eq("one", "1", to=1), eq("ten", "1010", to=10),
        eq("zeros_before", "0011", to=3), eq("all", "1111", to=15),
        objects=TEXT + " bits int decimal", returns="number", unless="gray signed complement .",
    ),
    intent(
        "whole_texts.remove_zeros", "A number's text without zeros at the beginning.",
        "strip leading zeros|remove leading zeros|trim leading zeros|enlever zeros", "string",
        eq("two", "007", to="7"), eq("none", "70", to="70"), eq("inside", "0102", to="102"),
        objects=TEXT + " leading", returns="string",
    ),
]  # fmt: skip
