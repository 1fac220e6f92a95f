"""Numbers counted between bounds and in intervals of equal width."""

from swarm_tools.intents.bounds import HALF_OPEN, WITH_ITS_END
from swarm_tools.intents.model import code, eq, intent

LISTED = "list numbers values items elements sorted array of the in data bounds"
LOW = r"low\w*|lo|min\w*|start|left|a|begin|first|bas|borne_inf|inf|from_\w*"
HIGH = r"high\w*|hi|max\w*|upper\w*|end|stop|right|b|last|haut|borne_sup|sup|to"
NUMBERS = [1, 4, 4, 7, 9, 12]
COUNTS = (
    "counts = {{f}}({0})",
    "if isinstance(counts, tuple) and counts and isinstance(counts[0], (list, tuple)):",
    "    counts = counts[0]",
    "counts = list(counts.values()) if isinstance(counts, dict) else counts",
    "if not all(isinstance(n, int) for n in counts):",
    "    return  # told in another form",
)


def counted(label: str, call: str, want: list):
    """Return the case of the numbers in each interval."""
    return code(
        label, *(row.format(call) for row in COUNTS), f"assert tuple(counts) == {tuple(want)}"
    )


INTENTS = [
    intent(
        "bins.count_between", "How many numbers lie between two bounds.",
        "count between|count in range|count in interval|compter entre|count values between",
        "sorted number number",
        eq("some", NUMBERS, 3, 8, to=3), eq("all", NUMBERS, 0, 20, to=6),
        eq("none", NUMBERS, 5, 6, to=0), eq("last", NUMBERS, 10, 13, to=1),
        eq("first", NUMBERS, 0, 2, to=1), eq("above_all", NUMBERS, 15, 20, to=0),
        objects=LISTED, returns="number", spelled=(r".*", LOW, HIGH),
        unless="prime even odd step predicate key",
        stated=(
            (WITH_ITS_END, eq("up_to_the_bound", NUMBERS, 5, 9, to=2)),
            (WITH_ITS_END, eq("from_the_bound", NUMBERS, 4, 8, to=3)),
            (WITH_ITS_END, eq("both_bounds", NUMBERS, 1, 12, to=6)),
            (WITH_ITS_END, eq("one_value", NUMBERS, 4, 4, to=2)),
            (HALF_OPEN, eq("below_the_bound", NUMBERS, 5, 9, to=1)),
            (HALF_OPEN, eq("from_the_bound", NUMBERS, 4, 9, to=3)),
        ),
    ),
    intent(
        "bins.histogram", "How many numbers lie in each of so many intervals of equal width.",
        "histogram|bin counts|histogram counts|bucket counts|histogramme", "numbers number",
        counted("two_bins", "[10, 12, 17, 20], 2", [2, 2]),
        counted("unequal", "[10, 11, 12, 20], 2", [3, 1]),
        counted("negative", "[-10, -9, -1, 0], 2", [2, 2]),
        counted("empty_bin", "[0, 1, 2, 11, 12], 3", [3, 0, 2]),
        counted("unsorted", "[29, 20, 21, 30, 28], 2", [2, 3]),
        counted("four_bins", "[100, 103, 109, 111, 118, 119, 120], 4", [2, 1, 1, 3]),
        counted("one_bin", "[3, 5, 8], 1", [3]),
        objects=LISTED + " compute", returns="any", known=True,
        spelled=(r".*", r"(n_?|num_?|nb_?|number_of_)?(bins?|buckets?|classes|intervals?)|n|k"),
        needs="min lowest minimum mini", unless="density normalize normalized log cumulative "
        "bin_width width_of edges?= '#' '*'",
    ),
    intent(
        "bins.by_width", "How many numbers lie in each interval of a width, told by where it "
        "starts.",
        "count in bins|bin counts|histogram|bucket counts|bin values|count by bin|bucket values"
        "|counts per bin|histogramme|bucketize|count per bucket|age groups", "numbers number",
        *(code(label, f"result = {{f}}({given}, 10)",
               "if not isinstance(result, dict) or not all(isinstance(k, int) for k in result):",
               "    return  # told in another form",
               f"assert {{k: v for k, v in result.items() if v}} == {want}")
          for label, given, want in (
              ("three", [1, 2, 11, 25], {0: 2, 10: 1, 20: 1}), ("at_a_start", [10, 20], {10: 1,
              20: 1}),
              ("one_before", [9, 19, 0], {0: 2, 10: 1}), ("nothing", [], {}))),
        objects="values of the in counts", returns="dict",
        spelled=(r".*", r".*(width|size|step|largeur|pas|bin|bucket).*"), unless="edges bounds "
        "min max",
    ),
]  # fmt: skip
