"""Best ways through a row or a table: the exercises of dynamic programming and greedy choice."""

from swarm_tools.intents.model import Case, code, each, eq, intent, no, one_of, yes

LIST = "list array of in a the from numbers values given"


def product(values: list) -> int:
    """Return the largest product of neighbours."""
    best = values[0]
    for i in range(len(values)):
        found = 1
        for v in values[i:]:
            found *= v
            best = max(best, found)
    return best


def robbed(values: list) -> int:
    """Return the largest sum without neighbours."""
    before = now = 0
    for v in values:
        before, now = now, max(now, before + v)
    return now


def later_greater(values: list) -> list:
    """Return for each number the first greater one to its right, -1 where none is."""
    return [next((w for w in values[i + 1 :] if w > v), -1) for i, v in enumerate(values)]


def waits(values: list) -> list:
    """Return how many places further on the next greater number is, 0 where none is."""
    return [
        next((j for j, w in enumerate(values[i + 1 :], 1) if w > v), 0)
        for i, v in enumerate(values)
    ]


def least_path(grid: list) -> int:
    """Return the least sum on a way right and down."""
    return least_way(grid, ((-1, 0), (0, -1)))


def least_way(grid: list, steps: tuple) -> int:
    """Return the least sum on a way that comes to each cell by some steps."""
    best: dict = {}
    for i, row in enumerate(grid):
        for j, v in enumerate(row):
            ways = [best[i + a, j + b] for a, b in steps if (i + a, j + b) in best]
            best[i, j] = v + (min(ways) if ways else 0)
    return best[len(grid) - 1, len(grid[0]) - 1]


def least_ways(label: str, grid: list) -> Case:
    """Return the case of a way right and down, or besides across."""
    across = least_way(grid, ((-1, 0), (0, -1), (-1, -1)))
    fallen = list(grid[0])
    for row in grid[1:]:
        fallen = [v + min(fallen[max(0, j - 1) : j + 2]) for j, v in enumerate(row)]
    return one_of(label, grid, to=(least_path(grid), across, min(fallen)))


def greater(label: str, values: list) -> Case:
    """Return the case of the next greater numbers, told by value or by place."""
    places = [
        next((j for j in range(i + 1, len(values)) if values[j] > v), -1)
        for i, v in enumerate(values)
    ]
    return one_of(label, values, to=(later_greater(values), places))


def narrowest(triangle: list) -> int:
    """Return the least sum from the top of a triangle to its base."""
    row = list(triangle[-1])
    for above in reversed(triangle[:-1]):
        row = [v + min(row[i], row[i + 1]) for i, v in enumerate(above)]
    return row[0]


def decodings(text: str) -> int:
    """Return in how many ways digits can be letters."""
    if not text:
        return 1
    one = decodings(text[1:]) if text[0] != "0" else 0
    return one + (decodings(text[2:]) if len(text) > 1 and "10" <= text[:2] <= "26" else 0)


def run_of(label: str, text: str, length: int) -> Case:
    """Return the case of a part of a text, told by its length or as it stands there."""
    return code(
        label, f"result, text = {{f}}({text!r}), {text!r}", "if isinstance(result, str):",
        "    assert result in text and len(set(result)) == len(result)",
        "    result = len(result)", f"assert result == {length}",
    )  # fmt: skip


def loot(label: str, values: list) -> Case:
    """Return the case of a row of houses, or of a ring in which the ends are neighbours."""
    ring = max(robbed(values[1:]), robbed(values[:-1])) if len(values) > 1 else values[0]
    return one_of(label, values, to=(robbed(values), ring))


INTENTS = [
    intent(
        "dynamic.max_product", "The largest product of neighbouring numbers.",
        "max product subarray|maximum product subarray|largest product subarray",
        "numbers", each(product, ([2, 3, -2, 4],), ([-2, 3, -4],), ([-2, 0, -1],), ([5],),
                        ([-3, -1, -1],)),
        objects=LIST + " contiguous subarray", returns="number",
        unless="two three triple pair digits",
    ),
    intent(
        "dynamic.max_product_said", "The largest product of neighbouring numbers.",
        "max product", "numbers",
        each(product, ([2, 3, -2, 4],), ([-2, 3, -4],), ([-2, 0, -1],), ([5],), ([-3, -1, -1],)),
        objects=LIST, returns="number", unless="two three triple pair digits",
        needs="subarray subarrays contiguous consecutive neighbouring",
    ),
    intent(
        "dynamic.rob", "The largest sum without two neighbours.",
        "rob|house robber|max non adjacent sum|max sum non adjacent|rob houses"
        "|max loot|largest sum of non adjacent|non adjacent sum", "numbers",
        loot("four", [1, 2, 3, 1]), loot("five", [2, 7, 9, 3, 1]), loot("ends", [5, 1, 1, 5]),
        loot("one", [4]), loot("equal_ends", [2, 1, 1, 2]),
        objects=LIST + " houses", returns="number", unless="circle circular",
    ),
    intent(
        "dynamic.next_greater", "For each number the first greater one to its right, else -1.",
        "next greater element|next greater|next greater elements|next larger|next larger element"
        "|plus grand suivant", "numbers",
        greater("mixed", [4, 5, 2, 25]), greater("some_have_none", [13, 7, 6, 12]),
        greater("falling", [3, 2, 1]), greater("rising", [1, 2, 3]), greater("equal", [2, 2, 3]),
        eq("empty", [], to=[]),
        objects=LIST, returns="list", needs="negative=", unless="circular none= 2",
    ),
    intent(
        "dynamic.days_to_warmer", "How many days until it gets warmer, 0 where it never does.",
        "daily temperatures|days until warmer|wait for warmer", "numbers",
        each(waits, ([73, 74, 75, 71, 69, 72, 76, 73],), ([30, 40, 50],), ([60, 50],), ([],)),
        objects=LIST, returns="list",
        spelled=(r"(t|temps?|temperatures?|values|days|daily)",),
    ),
    intent(
        "dynamic.can_jump", "Whether the last place can be reached by jumps of at most so far.",
        "can jump|jump game|can reach end|can reach last", "numbers",
        yes("reached", [2, 3, 1, 1, 4]), no("stuck", [3, 2, 1, 0, 4]), yes("one_place", [0]),
        no("zero_first", [0, 1]), yes("just", [1, 1, 0]), objects=LIST, returns="bool",
        unless="min count jumps steps",
    ),
    intent(
        "dynamic.min_jumps", "The fewest jumps to the last place.",
        "min jumps|jump game|minimum jumps|fewest jumps|jump", "numbers",
        eq("two", [2, 3, 1, 1, 4], to=2), eq("one_place", [0], to=0), eq("one", [1, 1], to=1),
        eq("far", [5, 1, 1, 1, 1, 1], to=1), eq("step_by_step", [1, 1, 1, 1], to=3),
        objects=LIST, returns="number", needs="jumps count steps",
        unless="deque queue defaultdict clouds",
    ),
    intent(
        "dynamic.most_water", "The largest area between two of the lines.",
        "max area|container with most water|most water", "numbers",
        one_of("known", [1, 8, 6, 2, 5, 4, 8, 3, 7], to=(49, 16)), one_of("two", [1, 1], to=(1, 2)),
        one_of("ends", [4, 3, 2, 1, 4], to=(16, 6)), one_of("three", [1, 2, 1], to=(2, 3)),
        one_of("lower_left", [2, 9, 4], to=(4, 9, 8)),
        objects=LIST + " heights container", returns="number", needs="min left right",
    ),
    intent(
        "dynamic.least_path", "The least sum on a way right and down through a grid.",
        "min path sum|minimum path sum|grid min cost|minimum cost path|min cost path", "matrix",
        least_ways("known", [[1, 3, 1], [1, 5, 1], [4, 2, 1]]),
        least_ways("wide", [[1, 2, 3], [4, 5, 6]]), eq("one", [[7]], to=7),
        eq("column", [[1], [2]], to=3), least_ways("first_row", [[1, 1, 1], [9, 9, 1]]),
        objects=LIST + " grid matrix cost", returns="number", unless="diagonal heapq triangle tri",
    ),
    intent(
        "dynamic.triangle_path", "The least sum from the top of a triangle to its base.",
        "minimum total|triangle min path|min triangle path|minimum path triangle|triangle minimum",
        "nested", each(narrowest, ([[2], [3, 4], [6, 5, 7], [4, 1, 8, 3]],), ([[5]],),
                       ([[1], [2, 3]],), ([[1], [9, 2], [1, 8, 7]],)),
        objects=LIST + " triangle sum", returns="number", spelled=("triangle|rows|tri",),
    ),
    intent(
        "dynamic.decode_ways", "In how many ways digits can be letters, 1 to 26.",
        "decode ways|num decodings|count decodings|number of decodings", "string",
        each(decodings, ("12",), ("226",), ("11106",), ("10",), ("27",), ("7",)),
        objects="count of a string digits message", returns="number",
    ),
    intent(
        "dynamic.word_break", "Whether a text can be cut into words of a list.",
        "word break|can segment|can be segmented|can break|can split into words", "string strings",
        yes("two", "leetcode", ["leet", "code"]), yes("used_again", "applepenapple",
                                                      ["apple", "pen"]),
        no("left_over", "catsandog", ["cats", "dog", "sand", "and", "cat"]),
        no("unknown", "abc", ["ab"]), yes("other_cut", "aaaab", ["a", "aaaab"]),
        objects="text string words", returns="bool",
        spelled=(r"(s|text|string|word|phrase)",
                 r"(words?|dictionary|vocabulary)\w*|\w+_words|\w+dict"),
    ),
    intent(
        "dynamic.can_partition", "Whether a list can be cut into two of equal sums.",
        "can partition|partition equal subset|equal subset sum", "numbers",
        yes("known", [1, 5, 11, 5]), no("odd", [1, 2, 3, 5]), no("impossible", [1, 2, 5]),
        yes("two", [2, 2]), yes("three", [3, 1, 2]), objects=LIST + " equal sum subset",
        returns="bool", unless="contiguous left",
    ),
    intent(
        "dynamic.shortest_sum", "The length of the shortest run with at least a sum, else 0.",
        "min subarray len|min sub array len|shortest subarray|smallest subarray with sum",
        "number numbers", eq("two", 7, [2, 3, 1, 2, 4, 3], to=2), eq("one", 4, [1, 4, 4], to=1),
        eq("impossible", 11, [1, 1, 1, 1], to=0), eq("all", 6, [1, 2, 3], to=3),
        objects=LIST + " length sum", returns="number", spelled=("target|s|goal|total|k", r".*"),
        unless="negative inf",
    ),
    intent(
        "dynamic.count_sums", "How many runs of neighbours have a sum.",
        "count subarrays with sum|subarrays with sum|subarray sum equals k|subarray sum count",
        "numbers number",
        eq("two", [1, 1, 1], 2, to=2), eq("overlapping", [1, 2, 3], 3, to=2),
        eq("none", [1, 2], 9, to=0), eq("negative", [1, -1, 0], 0, to=3),
        objects=LIST + " sum equals k", returns="number", unless="length longest max",
        spelled=(r".*", "k|target|total|goal|s|wanted|target_sum"),
        needs="count prefix seen total",
    ),
    intent(
        "dynamic.count_sums_said", "How many runs of neighbours have a sum.",
        "subarray sum", "numbers number",
        eq("two", [1, 1, 1], 2, to=2), eq("overlapping", [1, 2, 3], 3, to=2),
        eq("none", [1, 2], 9, to=0), eq("negative", [1, -1, 0], 0, to=3),
        objects=LIST + " sum equals k", returns="number", unless="length longest max least most",
        spelled=(r".*", "k|target|total|goal|s|wanted|target_sum"), needs="count counts counter",
    ),
    intent(
        "dynamic.longest_without_repeat", "The length of the longest run of different characters.",
        "longest substring without repeats|longest unique run|longest distinct substring"
        "|longest substring without repetition|longest non repeating", "string",
        run_of("three", "abcabcbb", 3), run_of("one", "bbbbb", 1), run_of("middle", "pwwkew", 3),
        run_of("empty", "", 0), run_of("repeat_inside", "abba", 2),
        objects="length of a string characters substring", returns="number",
    ),
]  # fmt: skip
