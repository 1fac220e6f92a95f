"""Amounts in cents and sizes in bytes, written and read with their units; letters in order."""

from swarm_tools.intents.families.grouped_sums import of_form
from swarm_tools.intents.model import Case, code, eq, intent, when

CENTS = r"(cents|centimes|amount_cents|amount_in_cents|in_cents|total_cents|price_cents)"
SIZE = r"(text|s|size|string|value|texte)"


def shown(label: str, cents: int, whole: str, part: str) -> Case:
    """Return the case of an amount, with a point or a comma, whatever stands beside it."""
    return code(
        label, f"result = str({{f}}({cents})).replace(' ', '')",
        f"assert any({whole!r} + mark + {part!r} in result for mark in '.,')",
    )  # fmt: skip


def sized(label: str, *rows: str) -> Case:
    """Return the case of sizes that are read, if they are written as the code expects."""
    return code(label, "try:", *(f"    {row}" for row in rows),
                "except (ValueError, KeyError, IndexError, AttributeError):",
                "    return  # written otherwise")  # fmt: skip


INTENTS = [
    intent(
        "amounts.cents_text", "An amount in cents, written with two digits after the point.",
        "format amount|format cents|cents to text|en euros|to euros|format money|format price"
        "|cents to string|show cents|cents text|formater montant|to money|display cents|as euros",
        "number",
        shown("both", 1205, "12", "05"), shown("cents_alone", 5, "0", "05"),
        shown("whole", 1200, "12", "00"), shown("dimes", 350, "3", "50"),
        shown("below_one", 99, "0", "99"), when("'-'", shown("negative", -1205, "12", "05")),
        shown("some", 7025, "70", "25"),
        objects="the of a in currency symbol amount german french way thousands separator 1.234,56 "
        "123456 1234 56", returns="string", spelled=(CENTS,), needs="100",
        unless="round float words strip rstrip",
    ),
    intent(
        "amounts.parse_size", "The number of bytes of a size with its unit.",
        "parse size|parse file size|taille en octets|parse human size|read size|size from text",
        "string",
        sized("kilobyte", "assert {f}('1 KB') in (1000, 1024)"),
        sized("two", "assert {f}('2 KB') == 2 * {f}('1 KB')"),
        sized("one_and_a_half", "assert {f}('1.5 KB') == 1.5 * {f}('1 KB')"),
        sized("megabyte", "assert {f}('1 MB') == {f}('1 KB') ** 2"),
        sized("gigabyte", "assert {f}('3 GB') == 3 * {f}('1 KB') ** 3"),
        objects="text string human a", returns="number", spelled=(SIZE,),
        needs="1024 1000 units", unless="bits bandwidth tuple encode",
    ),
    intent(
        "amounts.letters_in_order", "The letters of a word in the order of the alphabet.",
        "signature|letter signature|sorted letters|sort letters|letters in order|word signature"
        "|lettres triees|trier lettres|anagram key|alphagram", "string",
        *of_form(eq("three", "tea", to="aet"), eq("repeated", "noon", to="nnoo"),
                 eq("in_order", "abc", to="abc"), eq("one", "z", to="z"), kind="str"),
        objects="of a word the key", returns="string", needs="sorted sort",
        spelled=(r"(word|mot|s|text|w|string|name)",),
        stated=((r"\bcase\b|\blower|minuscule", eq("capitals", "Tea", to="aet")),),
        unless="set reverse counter params method",
    ),
]  # fmt: skip
