"""Longest runs of neighbours that rise, fall or are equal."""

from swarm_tools.intents.model import code, intent

LIST = "list numbers values elements array nums integers length of the find in items data get"


def run(label: str, given: object, *expected: object):
    """Return the case of a run, told by its length or by its elements; a pair tells otherwise."""
    length, *others = expected
    return code(label, f"result = {{f}}({given})", "if isinstance(result, tuple):", "    return  "
    "# another form",
                f"assert result == {length} or result in {[*others]}")  # fmt: skip


INTENTS = [
    intent(
        "runs.increasing", "The length of the longest run of rising neighbours, or the run.",
        "longest increasing run|longest increasing streak|longest ascending run|longest rising run"
        "|longest increasing subarray|longest increasing sublist|longest ascending streak"
        "|longest continuous increasing subsequence|plus longue suite croissante"
        "|plus longue sequence croissante|longest growing run|longest winning streak rise",
        "numbers",
        run("at_the_end", [5, 1, 2, 3], 3, [1, 2, 3]),
        run("at_the_start", [1, 2, 3, 1, 2], 3, [1, 2, 3]),
        run("second_is_longer", [1, 2, 0, 1, 2, 3], 4, [0, 1, 2, 3]),
        run("falling", [3, 2, 1], 1, [3], [2], [1]),
        run("one", [7], 1, [7]),
        stated=((r"\bstrict", run("equal_ones_end_it", [1, 2, 2, 3, 4], 3, [2, 3, 4])),
                (r"\bstrict", run("equal_ones", [5, 5, 5], 1, [5]))),
        objects=LIST + " strictly stretch neighbours length",
        unless="gap k step sort sorted bisect dp tails",
    ),
    intent(
        "runs.decreasing", "The length of the longest run of falling neighbours, or the run.",
        "longest decreasing run|longest decreasing streak|longest descending run"
        "|longest falling run|longest decreasing subarray|longest decreasing sublist"
        "|plus longue suite decroissante|longest descending streak", "numbers",
        run("at_the_end", [5, 9, 8, 7], 3, [9, 8, 7]),
        run("at_the_start", [9, 8, 7, 9, 8], 3, [9, 8, 7]),
        run("second_is_longer", [3, 2, 5, 4, 3, 2], 4, [5, 4, 3, 2]),
        run("rising", [1, 2, 3], 1, [1], [2], [3]),
        run("one", [7], 1, [7]),
        objects=LIST, unless="gap k step sort sorted bisect dp tails",
    ),
    intent(
        "runs.equal", "The length of the longest run of equal neighbours, or the run.",
        "plus longue serie|plus longue repetition|longest streak of equal|longest repeat|"
        "longest same run|"
        "longest plateau|longest equal run|longest run of equal|longest run equal values"
        "|longest repeated run|longest run of same|plus longue suite egale|longest constant run"
        "|longest run of equal values", "list",
        run("inside", [3, 3, 1, 1, 1, 2], 3, [1, 1, 1], 1),
        run("at_the_start", [5, 5, 5, 1], 3, [5, 5, 5], 5),
        run("at_the_end", [1, 2, 4, 4, 4], 3, [4, 4, 4], 4),
        run("one", [4], 1, [4], 4),
        objects=LIST + " same", unless="target k flip gap",
    ),
    intent(
        "runs.of_characters",
        "The longest run of one character: its length, the character or both.",
        "longest run characters|longest streak characters|longest repeating characters"
        "|longest repeated characters|longest run|longest streak|longest character run"
        "|max run length", "string",
        *(
            code(label, f'result = {{f}}("{text}")',
                 f'known = ({count}, "{sign}", "{sign * count}", ("{sign}", {count}), '
                 f'({count}, "{sign}"))',
                 "places = isinstance(result, tuple) and all(isinstance(p, int) for p in result)",
                 "assert result in known or places or isinstance(result, (list, dict))")
            for label, text, sign, count in (
                ("inside", "aabbbbc", "b", 4), ("at_the_start", "xxxyzz", "x", 3),
                ("at_the_end", "abccc", "c", 3),
            )
        ),
        objects="in string text length of the same letter", known=True,
        unless="text_compared= elements_compared= set k "
        "replace replacement distinct unique without split words binary",
    ),
]  # fmt: skip
