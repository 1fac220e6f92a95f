"""What comes of looking at the neighbours, or at both sides, of each number of a list."""

from swarm_tools.intents.model import Case, but, code, each, eq, intent, no, ordered, yes

LIST = "list numbers values elements array nums integers of the find in all get check items data"
PLACED = "[tuple(p) if isinstance(p, list) else p for p in {f}"


def _inversions(values: list) -> int:
    return sum(a > b for i, a in enumerate(values) for b in values[i + 1 :])


COLOURS = {"r": "red", "w": "white", "b": "blue"}


def coloured(label: str, given: str, order: str = "") -> Case:
    """Return the case of red, white and blue things, those of a colour together or in order."""
    words = [COLOURS[sign] for sign in given]
    rows = (
        f"values = {words}", "result = {f}(values)",
        "outcome = list(values if result is None else result)",
    )  # fmt: skip
    if order:
        want = [COLOURS[sign] for sign in sorted(given, key=order.index)]
        return code(label, *rows, f"assert outcome == {want}")
    return code(
        label, *rows, f"assert sorted(outcome) == {sorted(words)}",
        "changes = sum(a != b for a, b in zip(outcome, outcome[1:]))",
        f"assert changes == {len(set(given)) - 1}",
    )  # fmt: skip


PLACES = r"(?i)\A(the |return(s)? (the )?)?(index|indices|indexes|positions?)\b"

INTENTS = [
    intent(
        "scans.strictly_increasing", "Each number is greater than the one before.",
        "is strictly increasing|strictly increasing|is strictly ascending|all increasing strictly"
        "|est strictement croissante|est strictement croissant", "numbers",
        yes("rising", [1, 2, 5]), yes("one", [4]), no("equal_neighbours", [1, 2, 2, 3]),
        no("equal_at_the_start", [1, 1, 2]), no("falls_at_the_end", [1, 3, 2]),
        no("falls_at_the_start", [3, 1, 2]), objects=LIST, returns="bool", unless="key",
    ),
    intent(
        "scans.strictly_decreasing", "Each number is smaller than the one before.",
        "is strictly decreasing|strictly decreasing|is strictly descending"
        "|est strictement decroissante|est strictement decroissant", "numbers",
        yes("falling", [5, 2, 1]), yes("one", [4]), no("equal_neighbours", [3, 2, 2, 1]),
        no("equal_at_the_start", [2, 2, 1]), no("rises_at_the_end", [3, 1, 2]),
        no("rises_at_the_start", [2, 3, 1]), objects=LIST, returns="bool", unless="key",
    ),
    intent(
        "scans.increasing", "The numbers rise.",
        "is increasing|est croissante|est croissant|is rising", "numbers",
        yes("rising", [1, 2, 5]), no("falls_at_the_end", [1, 3, 2]),
        no("falls_at_the_start", [3, 1, 2]), no("falling", [3, 2, 1]),
        yes("negative", [-5, -1, 3]), no("falls_inside", [1, 5, 3, 7]),
        objects=LIST, returns="bool", unless="key window function",
    ),
    intent(
        "scans.decreasing", "The numbers fall.",
        "is decreasing|is descending|is sorted descending|est decroissante|est decroissant"
        "|is falling", "numbers",
        yes("falling", [5, 2, 1]), no("rises_at_the_end", [3, 1, 2]),
        no("rises_at_the_start", [2, 3, 1]), no("rising", [1, 2, 3]),
        yes("negative", [3, -1, -5]), no("rises_inside", [7, 3, 5, 1]),
        objects=LIST, returns="bool", unless="key window function",
    ),
    intent(
        "scans.peaks", "The positions, or the values, of what is greater than both neighbours.",
        "peaks|find peaks|local maxima|find local maxima|get peaks|local peaks", "numbers",
        code("two", f"result = {PLACED}([0, 2, 3, 1, 5, 2])]",
             "assert result in ([2, 4], [3, 5], [(2, 3), (4, 5)], [(3, 2), (5, 4)])"),
        code("one", f"result = {PLACED}([1, 2, 3, 5, 2])]",
             "assert result in ([3], [5], [(3, 5)], [(5, 3)])"),
        code("three", f"result = {PLACED}([1, 4, 2, 3, 1, 6, 0])]",
             "assert result in ([1, 3, 5], [4, 3, 6]) or isinstance(result[0], tuple)"),
        code("one_of_three", f"result = {PLACED}([1, 9, 2])]",
             "assert result in ([1], [9], [(1, 9)], [(9, 1)])"),
        but("threshold?=", code("negative", f"result = {PLACED}([-5, -1, -3, -9])]",
                                "assert result in ([1], [-1], [(1, -1)], [(-1, 1)])")),
        objects=LIST + " local", returns="list", unless="height prominence distance",
        stated=(
            (PLACES, code("places", f"result = {PLACED}([0, 2, 3, 1, 5, 2])]",
                          "assert result == [2, 4]")),
            (PLACES, code("a_place", f"result = {PLACED}([10, 20, 30, 50, 20])]",
                          "assert result == [3]")),
        ),
    ),
    intent(
        "scans.highest_peak", "The position, or the value, of the highest of the peaks.",
        "highest peak|tallest peak|largest peak|biggest peak|max peak|highest peak index"
        "|index of highest peak|plus haut pic", "numbers",
        *(
            code(label, f"result = {{f}}({values})", "if isinstance(result, (tuple, list)):",
                 "    return  # several of them", f"assert result in {wanted}")
            for label, values, wanted in (
                ("first", [0, 9, 1, 5, 2, 4, 3], (1, 9)), ("last", [0, 5, 1, 7, 2, 9, 3], (5, 9)),
                ("middle", [1, 20, 3, 50, 4, 30, 2], (3, 50)), ("one", [1, 2, 4, 7, 5], (3, 7)))
        ),
        stated=(
            (PLACES, eq("its_place", [1, 20, 3, 50, 4, 30, 2], to=3)),
            (PLACES, eq("the_first_place", [0, 9, 1, 5, 2], to=1)),
        ),
        objects=LIST + " local", unless="threshold height prominence distance",
    ),
    intent(
        "scans.leaders", "The elements greater than all to their right.",
        "leaders|find leaders|array leaders|leaders in array", "numbers",
        code("three", "assert sorted({f}([16, 17, 4, 3, 5, 2])) == [2, 5, 17]"),
        code("falling", "assert sorted({f}([3, 2, 1])) == [1, 2, 3]"),
        code("rising", "assert list({f}([1, 2, 3])) == [3]"),
        code("one", "assert list({f}([7])) == [7]"),
        code("negative", "assert sorted({f}([-1, -5, -3])) == [-3, -1]"),
        code("in_waves", "assert sorted({f}([5, 9, 2, 8, 1])) == [1, 8, 9]"),
        objects=LIST, returns="list",
    ),
    intent(
        "scans.equilibrium", "The first position whose left and right sides have the same sum.",
        "equilibrium index|find equilibrium|equilibrium point|equilibrium|pivot index"
        "|find pivot index|balance index|find equilibrium index", "numbers",
        eq("inside", [1, 7, 3, 6, 5, 6], to=3), eq("at_the_start", [2, 1, -1], to=0),
        code("none", "assert {f}([1, 2, 3]) in (-1, None)"),
        eq("in_the_middle_of_three", [3, 5, 3], to=1), eq("at_the_end", [1, -1, 4], to=2),
        eq("negative", [-7, 1, 5, 2, -4, 3, 0], to=3),
        objects=LIST + " index",
        returns="number", needs="sum total",
    ),
    intent(
        "scans.inversions", "How many pairs stand in the wrong order.",
        "count inversions|number inversions|inversions|inversion count", "numbers",
        each(_inversions, ([2, 4, 1, 3, 5],), ([1, 2, 3],), ([3, 2, 1],), ([5, 1, 4, 2],)),
        eq("equal", [1, 1], to=0), objects=LIST, returns="number",
    ),
    intent(
        "scans.three_values", "The zeros first, then the ones, then the twos.",
        "sort colors|sort colours|dutch flag|dutch national flag|sort 012|sort zeros ones twos",
        "numbers",
        ordered("mixed", [2, 0, 2, 1, 1, 0], to=[0, 0, 1, 1, 2, 2]),
        ordered("three", [2, 0, 1], to=[0, 1, 2]), ordered("no_ones", [2, 0, 0], to=[0, 0, 2]),
        ordered("falling", [2, 1, 0], to=[0, 1, 2]),
        ordered("no_zeros", [2, 1, 2, 1], to=[1, 1, 2, 2]),
        ordered("no_twos", [1, 0, 1, 0, 0], to=[0, 0, 0, 1, 1]),
        objects=LIST,
        unless="'red' 'white' 'blue' 'green' 'yellow' 'r' 'w' 'b' order constant=",
    ),
    intent(
        "scans.three_colours", "All of one colour, then all of the second, then all of the third.",
        "sort flag|dutch flag|dutch national flag|sort colors|sort colours|sort balls|flag sort"
        "|sort dutch flag|dutch flag sort|trier drapeau|partition colors|partition colours", "list",
        *(coloured(label, given) for label, given in (
            ("mixed", "wbrwbbrw"), ("turned", "bwr"), ("two", "br"), ("last_two", "rbw"),
            ("no_white", "brbr"), ("blue_before_white", "bw"), ("one_kind", "ww"),
            ("many_first", "bbbrw"), ("ends_with_red", "wwbr"))),
        stated=tuple(
            (rf"{first}\W(?:[^.]{{0,20}}\W)?white\W(?:[^.]{{0,20}}\W)?{last}\b",
             coloured(f"{first}_first_{label}", given, order))
            for first, last, order in (("red", "blue", "rwb"), ("blue", "red", "bwr"))
            for label, given in (("mixed", "wbrwbbrw"), ("three", order[::-1]),
                                 ("second_first", order[1] + order[0]), ("last_first", order[::-2]),
                                 ("long", "rbwwrbrwbbwr"), ("last_two", order[0] + order[:0:-1]))),
        objects=LIST + " dutch national three flag balls colors colours in place",
        needs="'red' 'white' 'blue'", unless="'green' 'yellow' 'black' key order",
    ),
]  # fmt: skip
