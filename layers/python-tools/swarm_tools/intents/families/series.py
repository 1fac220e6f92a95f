"""Lists made from lists or numbers: windows, squares, first primes; steps and counts by sign."""

from swarm_tools.intents.model import Intent, code, eq, words

LIST = words("list numbers values elements items data integers array nums in all each")
POSITIONS = words("positions indices indexes index places rate share ratio percent percentage")


def squares(label: str, given: list[int], wanted: list[int]) -> object:
    """Return the case that the squares are given, in any container, or put in place."""
    return code(
        label,
        f"values = {given}",
        "result = {f}(values)",
        "outcome = values if isinstance(result, int | None) else result",
        f"assert sorted(outcome) == {wanted}",
    )


NO_ZERO = r"^(?!.*(zero|0|negativ\w* or|non.?neg|non.?pos|includ|not (below|above)|null?\b)).*$"
"""A docstring that says nothing of zero."""

INTENTS = [
    Intent(
        "series.moving_average",
        "The mean of each full window of neighbouring values.",
        (
            "moving average",
            "rolling average",
            "running mean",
            "sliding mean",
            "moving mean",
            "rolling mean",
            "sliding average",
            "moyenne glissante",
            "moyenne mobile",
        ),
        ("numbers", "number"),
        (
            eq("three_at_a_time", [3, 6, 9, 12, 15], 3, to=[6, 9, 12]),
            eq("two_at_a_time", [2, 4, 6, 8], 2, to=[3, 5, 7]),
            eq("one_at_a_time", [5, 7], 1, to=[5, 7]),
            eq("all_at_once", [2, 4, 9], 3, to=[5]),
            eq("halves", [1, 2, 4], 2, to=[1.5, 3]),
        ),
        LIST | words("simple"),
        "list",
        needs=frozenset({"full windows="}),
        unless=words("weights alpha half pad padding stride step") | {"none="},
        spelled=(r".*", r"window.*|size|k|n|w|periods?|days|fenetre"),
    ),
    Intent(
        "series.square_all",
        "The square of every number.",
        ("square all", "square list", "square numbers", "square each", "square elements"),
        ("numbers",),
        (
            squares("several_numbers", [3, -2, 4], [4, 9, 16]),
            squares("one_number", [5], [25]),
            squares("ones_and_zero", [1, 0, 3], [0, 1, 9]),
        ),
        LIST,
        "list",
        known=True,
        unless=words("sum root sqrt") | {"root=", "filtered=", "helper=", "constant="},
    ),
    Intent(
        "series.first_n_primes",
        "The first n primes.",
        ("first n primes", "n primes", "first n prime numbers"),
        ("number",),
        (
            code("one", "assert list({f}(1)) == [2]"),
            code("five", "assert list({f}(5)) == [2, 3, 5, 7, 11]"),
            code("ten", "assert list({f}(10)) == [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]"),
        ),
        words("list generate"),
        "list",
        unless=words("limit below maximum sum total"),
    ),
    Intent(
        "series.collatz_steps",
        "How many Collatz steps lead from a number to one.",
        (
            "collatz steps",
            "collatz step count",
            "count collatz steps",
            "duree vol",
            "temps de vol",
            "temps vol",
            "duree syracuse",
        ),
        ("number",),
        (eq("one", 1, to=0), eq("two", 2, to=1), eq("six", 6, to=8), eq("seven", 7, to=16)),
        words("number to one"),
        "number",
        needs=frozenset({"from zero="}),
        unless=words("terms length sequence max") | {"sum halved=", "helper="},
    ),
    Intent(
        "series.count_positive",
        "How many numbers are above zero.",
        ("count positive", "count positives"),
        ("numbers",),
        (
            eq("two_positive", [3, -1, 4, -5, -6], to=2),
            eq("none", [-1, -3], to=0),
            eq("all", [4, 8, 9], to=3),
        ),
        LIST,
        "number",
        known=True,
        needs=frozenset({"zero compared="}),
        unless=POSITIONS | {"scaled=", "other number=", "helper="},
        stated=((NO_ZERO, eq("zero_does_not_count", [0, 1, 0], to=1)),),
    ),
    Intent(
        "series.count_negative",
        "How many numbers are below zero.",
        ("count negative", "count negatives"),
        ("numbers",),
        (
            eq("two_negative", [3, -1, 4, -5, 6], to=2),
            eq("none", [1, 3], to=0),
            eq("all", [-4, -8, -9], to=3),
        ),
        LIST,
        "number",
        known=True,
        needs=frozenset({"zero compared="}),
        unless=POSITIONS | {"scaled=", "other number=", "helper="},
        stated=((NO_ZERO, eq("zero_does_not_count", [0, -1, 0], to=1)),),
    ),
]
