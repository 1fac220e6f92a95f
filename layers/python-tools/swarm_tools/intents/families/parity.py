"""Even and odd numbers of a list, and sums of squares."""

from swarm_tools.intents.model import Intent, eq, words

LIST = words("list lists numbers values elements items data array in two of collection sequence "
             "element item and")  # fmt: skip
PLACES = words("positions indices indexes places") | {"every second="}

INTENTS = [
    Intent(
        "parity.count_even",
        "How many numbers are even.",
        ("count even",),
        ("numbers",),
        (eq("two_even", [1, 2, 4, 5], to=2), eq("none", [1, 3], to=0), eq("zero", [0], to=1)),
        LIST,
        "number",
        unless=PLACES,
    ),
    Intent(
        "parity.count_odd",
        "How many numbers are odd.",
        ("count odd",),
        ("numbers",),
        (
            eq("two_odd", [1, 2, 4, 5], to=2),
            eq("none", [2, 4], to=0),
            eq("zero_and_negative", [0, -3, 2, 7, 9], to=3),
        ),
        LIST,
        "number",
        unless=PLACES,
    ),
    Intent(
        "parity.filter_even",
        "The even numbers in their order.",
        ("filter even", "even numbers", "evens"),
        ("numbers",),
        (
            eq("mixed", [1, 2, 3, 4], to=[2, 4]),
            eq("none", [1, 3], to=[]),
            eq("all", [6, 8], to=[6, 8]),
        ),
        LIST | words("filter only keep"),
        "list",
        known=True,
        unless=PLACES,
    ),
    Intent(
        "parity.filter_odd",
        "The odd numbers in their order.",
        ("filter odd", "odd numbers", "odds"),
        ("numbers",),
        (
            eq("mixed", [1, 2, 3, 4], to=[1, 3]),
            eq("none", [2, 4], to=[]),
            eq("zero_and_negative", [0, -3, 2, 7], to=[-3, 7]),
        ),
        LIST | words("filter only keep"),
        "list",
        known=True,
        unless=PLACES,
    ),
    Intent(
        "parity.sum_even",
        "The sum of the even numbers.",
        ("sum even", "sum evens"),
        ("numbers",),
        (
            eq("mixed", [1, 2, 3, 4], to=6),
            eq("none", [1, 3], to=0),
            eq("zero_and_negative", [0, -2, 5, 8], to=6),
        ),
        LIST,
        "number",
        known=True,
        unless=PLACES,
    ),
    Intent(
        "parity.sum_odd",
        "The sum of the odd numbers.",
        ("sum odd", "sum odds"),
        ("numbers",),
        (
            eq("mixed", [1, 2, 3, 4], to=4),
            eq("none", [2, 4], to=0),
            eq("zero_and_negative", [0, -3, 2, 7], to=4),
        ),
        LIST,
        "number",
        known=True,
        unless=PLACES,
    ),
    Intent(
        "parity.sum_of_squares",
        "The sum of the squared numbers.",
        ("sum squares", "sum square"),
        ("numbers",),
        (
            eq("three_numbers", [1, 2, 3], to=14),
            eq("negative", [-2], to=4),
            eq("with_zero", [0, -1, 3], to=10),
        ),
        LIST,
        "number",
        known=True,
        unless=words("mean average deviation"),
    ),
]
