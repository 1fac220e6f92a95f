"""Numbers in words, and what is said of times."""

from swarm_tools.intents.model import Case, code, intent

SPOKEN = "english in to as a the number int integer words word text spell out name convert"
LIMITED = "except (ValueError, IndexError, KeyError, OverflowError):"


def spelled_out(label: str, number: int, words: str) -> Case:
    """Return the case of a number in words; hyphens, commas and an `and` are a matter of taste.

    A function may refuse numbers beyond its range.
    """
    return code(
        label, "try:", f"    result = {{f}}({number})",
        LIMITED if number > 99 else "except ValueError:", "    return  # out of its range",
        "said = str(result).lower().replace('-', ' ').replace(',', ' ').split()",
        f"assert [word for word in said if word != 'and'] == {words.split()}",
    )  # fmt: skip


INTENTS = [
    intent(
        "spoken.number", "A whole number in English words.",
        "number to words|number in words|in words|spell number|int to words|num to words"
        "|number words|to words|say number|integer to words|spell out|spell out number"
        "|numbers to words|speak number", "number",
        spelled_out("one", 1, "one"), spelled_out("twelve", 12, "twelve"),
        spelled_out("fifteen", 15, "fifteen"), spelled_out("twenty", 20, "twenty"),
        spelled_out("tens_and_ones", 42, "forty two"), spelled_out("ninety", 90, "ninety"),
        spelled_out("ninety_nine", 99, "ninety nine"),
        spelled_out("hundred", 100, "one hundred"), spelled_out("two_hundred", 200, "two hundred"),
        spelled_out("hundred_and_ones", 305, "three hundred five"),
        spelled_out("hundred_and_teens", 616, "six hundred sixteen"),
        spelled_out("three_digits", 748, "seven hundred forty eight"),
        spelled_out("thousand", 1000, "one thousand"),
        spelled_out("thousands", 20450, "twenty thousand four hundred fifty"),
        objects=SPOKEN, returns="string", needs="'twenty' twenty 'thousand' 'hundred'",
        unless="'vingt' 'zwanzig' 'dollars' 'dollar' 'cents' 'first' 'th' ordinal currency digit",
        spelled=(r"n|num|number|value|x|i|integer|nombre",),
    ),
]  # fmt: skip
