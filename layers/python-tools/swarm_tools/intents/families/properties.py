"""What a whole number is: perfect, square, positive, divisible."""

from swarm_tools.intents.model import Intent, code, eq, no, words, yes

ONE = words("number num value integer n recursive iterative rec iter recursion check if a")

INTENTS = [
    Intent(
        "properties.is_perfect_number",
        "A perfect number is the sum of its proper divisors.",
        ("is perfect", "is perfect number", "perfect number"),
        ("number",),
        (yes("six", 6), yes("twenty_eight", 28), no("eight", 8), no("twelve", 12)),
        ONE,
        "bool",
        spelled=(r"n|x|num\w*|value|nombre|a|i|integer|k|candidate",),
        unless=words("square root sqrt cube"),
    ),
    Intent(
        "properties.is_perfect_square",
        "The number is the square of an integer.",
        ("is perfect square", "perfect square", "is square"),
        ("number",),
        (yes("sixteen", 16), yes("one", 1), no("fifteen", 15), no("two", 2)),
        ONE,
        "bool",
        known=True,
        unless=words("matrix width height grid rows"),
    ),
    Intent(
        "properties.is_armstrong",
        "The sum of the digits, each to the power of their count.",
        ("is armstrong", "is armstrong number", "armstrong number", "armstrong", "is narcissistic"),
        ("number",),
        (yes("three_digits", 153), no("near", 154), yes("another", 370), yes("one_digit", 5)),
        ONE,
        "bool",
    ),
    Intent(
        "properties.is_positive",
        "Greater than zero.",
        ("is positive",),
        ("number",),
        (yes("positive", 5), no("negative", -3)),
        ONE,
        "bool",
    ),
    Intent(
        "properties.is_negative",
        "Less than zero.",
        ("is negative",),
        ("number",),
        (yes("negative", -3), no("positive", 5), no("zero", 0)),
        ONE,
        "bool",
    ),
    Intent(
        "properties.is_divisible",
        "The first number divided by the second leaves no rest.",
        ("is divisible", "is divisible by", "divisible by"),
        ("number", "number"),
        (yes("divisible", 10, 5), no("not_divisible", 10, 3), yes("itself", 7, 7)),
        ONE,
        "bool",
    ),
    Intent(
        "properties.fizzbuzz",
        "Fizz for three, Buzz for five, FizzBuzz for both.",
        ("fizzbuzz", "fizz buzz"),
        ("number",),
        tuple(
            code(
                label,
                f"result = {{f}}({n})",
                f'assert str(result).lower().replace(" ", "") == "{want}"',
            )
            for label, n, want in (
                ("both", 15, "fizzbuzz"),
                ("three", 9, "fizz"),
                ("five", 10, "buzz"),
                ("five_itself", 5, "buzz"),
                ("three_itself", 3, "fizz"),
                ("twice_both", 30, "fizzbuzz"),
                ("odd_five", 25, "buzz"),
                ("neither", 7, "7"),
            )
        ),
        ONE,
        "string",
    ),
    Intent(
        "properties.fizzbuzz_list",
        "The FizzBuzz words from one to n.",
        ("fizzbuzz", "fizz buzz"),
        ("number",),
        (
            code(
                "first_fifteen",
                "result = [str(v).lower() for v in {f}(15)]",
                'assert result[-15:] == ["1", "2", "fizz", "4", "buzz", "fizz", "7", "8", "fizz", '
                '"buzz",',
                '                        "11", "fizz", "13", "14", "fizzbuzz"]',
            ),
        ),
        ONE | words("list"),
        "list",
    ),
    Intent(
        "properties.binomial",
        "How many ways to choose k of n.",
        ("binomial", "binomial coefficient", "combinations", "n choose k", "ncr"),
        ("number", "number"),
        (eq("two_of_five", 5, 2, to=10), eq("none", 4, 0, to=1), eq("all", 4, 4, to=1)),
        ONE | words("k"),
        "number",
        known=True,
    ),
]
