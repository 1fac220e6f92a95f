"""Questions and changes of lists of numbers that need no other list."""

from swarm_tools.intents.families.grouped_sums import of_form
from swarm_tools.intents.model import Case, code, each, eq, intent, no, one_of, yes

LIST = "list array of in a the from numbers values sequence elements items get find"


def ranked(values: list) -> list:
    """Return the place of each number among all, 1 for the largest."""
    return [1 + sum(w > v for w in values) for v in values]


def most(values: list) -> list:
    """Return the values that occur most often, sorted."""
    times = {v: values.count(v) for v in values}
    return sorted(v for v in times if times[v] == max(times.values()))


def window_maxima(values: list, size: int) -> list:
    """Return the largest number of each window."""
    return [max(values[i : i + size]) for i in range(len(values) - size + 1)]


def smoothed(values: list, alpha: float) -> list:
    """Return the exponentially smoothed series."""
    out = [values[0]]
    for v in values[1:]:
        out.append(alpha * v + (1 - alpha) * out[-1])
    return out


def placed(label: str, values: list) -> Case:
    """Return the case of the places of numbers, from either end, counted from 1 or from 0."""
    found = [ranked(values), [1 + sum(w < v for w in values) for v in values]]
    return one_of(label, values, to=(*found, *([p - 1 for p in places] for places in found)))


def at_the_end(label: str, values: list, size: int, want: list) -> Case:
    """Return the case of windows, after shorter ones or none at the beginning."""
    return code(label, f"result = list({{f}}({values}, {size}))",
                f"assert result[-{len(want)}:] == {want}")  # fmt: skip


def best_line(label: str, call: str, want: tuple[float, float]) -> Case:
    """Return the case of a line, if slope and intercept are told as a pair."""
    return code(
        label, f"result = {{f}}({call})", "if not isinstance(result, (tuple, list)):",
        "    return  # another form of a line",
        f"assert sorted(result[:2]) == pytest.approx({want})",
    )  # fmt: skip


FITTED = [(0, 1), (1, 3), (2, 5), (4, 9)]
K = r"k|n|size|window|window_size|width|w|taille|fenetre"
INTENTS = [
    intent(
        "number_lists.is_arithmetic", "Neighbours always differ by the same number.",
        "is arithmetic|is arithmetic progression|is arithmetic sequence|is arithmetic series"
        "|est arithmetique", "numbers",
        yes("up", [2, 5, 8, 11]), yes("down", [9, 6, 3]), no("geometric", [1, 2, 4, 8]),
        no("last_differs", [1, 3, 5, 8]), no("first_differs", [1, 3, 4, 5]),
        objects=LIST + " progression", returns="bool",
    ),
    intent(
        "number_lists.is_geometric", "Neighbours always have the same quotient.",
        "is geometric|is geometric progression|is geometric sequence|est geometrique", "numbers",
        yes("doubled", [1, 2, 4, 8]), no("arithmetic", [2, 4, 6, 8]), yes("tripled", [2, 6, 18]),
        no("last_differs", [1, 3, 9, 28]), objects=LIST + " progression", returns="bool",
    ),
    intent(
        "number_lists.is_mountain", "Up to one peak and then down.",
        "is mountain|valid mountain|is mountain array|valid mountain array", "numbers",
        yes("mountain", [1, 3, 5, 4, 2]), no("only_up", [1, 2, 3]), no("only_down", [3, 2, 1]),
        no("level", [1, 3, 3, 2]), no("two_peaks", [1, 3, 2, 4, 1]), objects=LIST, returns="bool",
        unless="equal",
    ),
    intent(
        "number_lists.is_permutation", "Each number from 1 to the length once.",
        "is permutation|is a permutation", "numbers",
        code("mixed", "assert {f}([2, 3, 1]) or {f}([1, 2, 0])"),
        code("one", "assert {f}([1]) or {f}([0])"),
        no("twice", [1, 1, 3]), no("gap", [1, 2, 4]), objects=LIST, returns="bool",
        unless="string letters other second 0",
    ),
    intent(
        "number_lists.alternates", "Signs change from each number to the next.",
        "alternating signs|signs alternate|has alternating signs",
        "numbers", yes("three", [1, -2, 3]), no("two_alike", [1, 2, -3]), yes("begins_low",
                                                                             [-1, 2, -3]),
        no("end", [1, -2, -3]), objects=LIST + " sign signs", returns="bool",
        unless="even odd wiggle zigzag",
    ),
    intent(
        "number_lists.ranks", "The place of each number, 1 for the largest, equal ones alike.",
        "ranks|rank scores|assign ranks|get ranks", "numbers",
        placed("mixed", [50, 80, 65]), placed("falling", [9, 7, 3]), placed("rising", [1, 2]),
        placed("four", [5, 30, 7, 12]),
        objects=LIST + " scores descending", returns="list",
        needs="reverse > sum", unless="dense average percentile dict ascending smallest lowest",
    ),
    intent(
        "number_lists.all_modes", "The values that occur most often.",
        "modes|all modes|find modes|multimode|get modes|most common values", "list",
        code("two", "assert sorted({f}([1, 2, 2, 3, 3])) == [2, 3]"),
        code("one", "assert list({f}([4, 4, 1])) == [4]"),
        code("all", "assert sorted({f}([3, 1, 2])) in ([1, 2, 3], [])"),
        code("small_ones", "assert list({f}([1, 1, 5])) == [1]"),
        code("three_of_five", "assert sorted({f}([9, 3, 3, 7, 7, 1, 1, 9, 2])) == [1, 3, 7, 9]"),
        objects=LIST + " sorted", returns="list", unless="frequency tuple none n k top",
    ),
    intent(
        "number_lists.window_maxima", "The largest number of each window.",
        "sliding window maximum|window maxima|max sliding window|sliding maximum|rolling max"
        "|maxima glissants", "numbers number",
        *(
            at_the_end(label, values, size, window_maxima(values, size))
            for label, values, size in (
                ("known", [1, 3, -1, -3, 5, 3, 6, 7], 3), ("ones", [4, 2, 9], 1),
                ("falling", [9, 8, 7, 6], 2), ("whole", [1, 5, 2], 3),
            )
        ),
        objects=LIST + " each", returns="list", spelled=(r".*", K), unless="min sum average",
    ),
    intent(
        "number_lists.window_sums", "The sum of each window.",
        "sliding window sum|window sums|sliding sums|rolling sum|sliding sum|rolling sums",
        "numbers number",
        at_the_end("pairs", [1, 2, 3, 4], 2, [3, 5, 7]), at_the_end("whole", [5, 1, 7], 3, [13]),
        at_the_end("ones", [4, 2], 1, [4, 2]), at_the_end("negative", [3, -1, 2, 5], 2, [2, 1, 7]),
        objects=LIST + " each windows", returns="list", spelled=(r".*", K),
        unless="max average mean",
    ),
    intent(
        "number_lists.best_window", "The largest sum of so many neighbours.",
        "max window sum|max sum of k consecutive|max sum subarray of size k"
        "|maximum window sum|largest window sum|max sum window|max sum consecutive",
        "numbers number",
        each(lambda v, k: max(sum(v[i:i + k]) for i in range(len(v) - k + 1)),
             ([2, 1, 5, 1, 3, 2], 3), ([1, 9, -4, 8], 2), ([5, 1], 1), ([-5, -1, -3], 2)),
        objects=LIST + " size k consecutive sliding subarray", returns="number",
        spelled=(r".*", K), unless="average mean start index",
    ),
    intent(
        "number_lists.smoothed", "Each value mixed with the smoothed one before it.",
        "smooth|smoothed|exponential smoothing|ema|exponential moving average|lissage exponentiel",
        "numbers number",
        code("half", "result = {f}([10, 20, 40], 0.5)", "if isinstance(result, (int, float)):",
             "    return  # the last value alone",
             "assert list(result)[:3] in ([10, 15, 27.5], [10, 10, 15])"),
        code("three_tenths", "result = {f}([0, 10, 30], 0.3)",
             "if isinstance(result, (int, float)):", "    return  # the last value alone",
             "assert list(result)[:3] in (pytest.approx([0, 3, 11.1]), pytest.approx([0, 0, 3]))"),
        code("all_new", "result = {f}([5, 8, 2], 1)", "if isinstance(result, (int, float)):",
             "    return  # the last value alone", "assert list(result)[:3] in "
             "([5, 8, 2], [5, 5, 8])"),
        code("fifth", "result = {f}([10, 20], 0.2)", "if isinstance(result, (int, float)):",
             "    return  # the last value alone",
             "assert list(result)[1] in (pytest.approx(12), 10)"),
        objects=LIST + " series exponential", returns="list", spelled=(r".*", "alpha|a|factor"),
        unless="0_8 0_9 0_95 0_98 0_99 old",
    ),
    intent(
        "number_lists.fit_line", "Slope and intercept of the line of least squares.",
        "fit line|linear regression|least squares|linear fit|regression line|best fit line"
        "|droite de regression|regression lineaire", "nested",
        best_line("exact", f"{FITTED}", (1, 2)),
        best_line("falling", "[(0, 5), (1, 3), (2, 1)]", (-2, 5)),
        best_line("scattered", "[(0, 0), (1, 2), (2, 1), (3, 3)]", (0.3, 0.8)),
        objects="points of through", spelled=("points|data|pairs",),
    ),
    intent(
        "number_lists.fit_line_of_two", "Slope and intercept of the line of least squares.",
        "fit line|linear regression|least squares|linear fit|regression line|best fit line"
        "|droite de regression|regression lineaire", "numbers numbers",
        best_line("exact", "[0, 1, 2, 4], [1, 3, 5, 9]", (1, 2)),
        best_line("falling", "[0, 1, 2], [5, 3, 1]", (-2, 5)),
        best_line("scattered", "[0, 1, 2, 3], [0, 2, 1, 3]", (0.3, 0.8)),
        best_line("steep", "[1, 2, 3], [15, 20, 25]", (5, 10)),
        best_line("far_apart", "[2, 4, 9], [10, 14, 24]", (2, 6)),
        best_line("below_zero", "[-2, 0, 5], [-7, -3, 7]", (-3, 2)),
        objects="points of through", spelled=(r"xs?|x_values|x_data", r"ys?|y_values|y_data"),
        unless="r_squared r2 predict lambda",
    ),
    intent(
        "number_lists.trimmed_mean", "The mean without the smallest and the largest number.",
        "mean without extremes|average without extremes|moyenne sans extremes|olympic average"
        "|average without min and max|drop extremes average", "numbers",
        eq("three", [1, 5, 9], to=5), eq("five", [10, 2, 3, 4, 90], to=17 / 3),
        one_of("twice", [1, 1, 4, 9], to=(2.5, 4)), objects=LIST + " scores notes extremes",
        returns="number", unless="percent proportion k n",
    ),
    intent(
        "number_lists.pairs_with_difference", "How many pairs of values are so far apart.",
        "pairs with difference|count pairs with difference|count pairs difference|k diff pairs"
        "|pairs difference", "numbers number",
        eq("three", [1, 5, 3, 4, 2], 2, to=3), eq("none", [1, 2, 4], 5, to=0),
        eq("order_does_not_count", [9, 4, 1], 5, to=1),
        objects=LIST + " count k", returns="number", spelled=(r".*", "k|diff|difference|d|target"),
    ),
    intent(
        "number_lists.pairs_with_sum_count", "How many pairs of places have a sum.",
        "count pairs with sum|count pairs sum|number of pairs with sum", "numbers number",
        eq("two", [1, 5, 7, -1], 6, to=2), eq("none", [1, 2, 3], 9, to=0),
        eq("apart", [2, 3, 4, 8], 12, to=1), objects=LIST + " sum target count",
        returns="number", spelled=(r".*", "k|target|sum|total|s|wanted|target_sum"),
        needs="target + sum total", unless="difference diff",
    ),
    intent(
        "number_lists.zero_sum", "Whether neighbours somewhere add up to 0.",
        "has zero sum subarray|zero sum subarray", "numbers",
        yes("inside", [4, 2, -3, 1, 6]), no("none", [4, 2, 3]), yes("zero", [5, 0, 1]),
        yes("all", [-2, 2]), no("apart", [3, 1, -3]), objects=LIST + " subarray",
        returns="bool", unless="pair triplet",
    ),
    intent(
        "number_lists.even_positions", "The elements at the places 0, 2, 4 and so on.",
        "even index elements|elements at even indices", "list",
        eq("five", [5, 6, 7, 8, 9], to=[5, 7, 9]), eq("two", [1, 2], to=[1]), eq("none", [], to=[]),
        objects=LIST + " elements at index", returns="list", unless="odd sum 1-based one",
    ),
    intent(
        "number_lists.sorted_squares", "The squares in ascending order.",
        "sorted squares|squares sorted|sort squares", "numbers",
        each(lambda v: sorted(x * x for x in v), ([-4, -1, 0, 3, 10],), ([],), ([-7, -3, 2],)),
        objects=LIST, returns="list",
    ),
    intent(
        "number_lists.closest_to_zero", "The number nearest to 0.",
        "closest to zero|nearest to zero|closest zero|plus proche de zero", "numbers",
        eq("positive", [7, 4, 2, 9], to=2), eq("negative", [-3, 8, 5], to=-3),
        eq("last", [9, -8, 1], to=1), objects=LIST + " number", returns="number",
    ),
    intent(
        "number_lists.below_mean", "The numbers below the mean.",
        "below average|values below average|below mean|scores below average|numbers below average"
        "|sous la moyenne", "numbers",
        each(lambda v: [x for x in v if x < sum(v) / len(v)], ([1, 2, 3, 10],), ([5, 1],),
             ([4, 4],)),
        objects=LIST + " scores those", returns="list", unless="count len equal",
    ),
    intent(
        "number_lists.above_mean", "The numbers above the mean.",
        "above average|values above average|above mean|scores above average|numbers above average"
        "|au dessus de la moyenne|greater than average", "numbers",
        *of_form(each(lambda v: [x for x in v if x > sum(v) / len(v)], ([1, 2, 3, 10],), ([5, 1],),
             ([4, 4],)), kind="list"),
        objects=LIST + " scores those than", returns="list", unless="count equal",
    ),
    intent(
        "number_lists.two_largest", "The two largest numbers, the largest first.",
        "two largest|largest two|two highest|two biggest", "numbers",
        code("mixed", "assert sorted({f}([3, 9, 1, 7])) == [7, 9]"),
        code("largest_first", "assert sorted({f}([9, 8, 1])) == [8, 9]"),
        code("largest_last", "assert sorted({f}([2, 4, 6])) == [4, 6]"),
        code("negative", "assert sorted({f}([-5, -2, -9])) == [-5, -2]"),
        code("rising", "assert sorted({f}([1, 2, 3, 4, 5])) == [4, 5]"),
        code("falling", "assert sorted({f}([9, 7, 5, 3])) == [7, 9]"),
        code("second_at_the_end", "assert sorted({f}([9, 1, 4, 8])) == [8, 9]"),
        code("second_at_the_start", "assert sorted({f}([6, 2, 1, 7])) == [6, 7]"),
        code("two", "assert sorted({f}([4, 2])) == [2, 4]"),
        stated=((r"twice counts? twice|duplicates? count|equal (ones|numbers|values) count",
                 code("equal_ones", "assert sorted({f}([1, 5, 5])) == [5, 5]",
                      "assert sorted({f}([7, 2, 7, 3])) == [7, 7]")),),
        objects=LIST + " twice counts second", unless="distinct sum product index",
    ),
    intent(
        "number_lists.largest_product_of_two", "The largest product of two of the numbers.",
        "max product of two|largest product of two|max pair product|maximum pairwise product"
        "|max product pair", "numbers",
        eq("positive", [3, 4, 5, 2], to=20), eq("order", [5, 1, 4], to=20),
        eq("two", [2, 7], to=14),
        objects=LIST + " two", returns="number", unless="adjacent subarray contiguous minus_one=",
    ),
    intent(
        "number_lists.adjacent_product", "The largest product of two neighbours.",
        "adjacent elements product|max adjacent product|largest adjacent product"
        "|max product adjacent", "numbers",
        eq("middle", [3, 6, -2, -5, 7, 3], to=21), eq("negative", [-1, -2, 1], to=2),
        eq("two", [4, 5], to=20), eq("all_negative_results", [-3, 2], to=-6),
        objects=LIST + " adjacent elements", returns="number",
    ),
    intent(
        "number_lists.first_missing_positive", "The smallest positive number that is not there.",
        "first missing positive|smallest missing positive|smallest positive missing", "numbers",
        eq("gap", [1, 2, 4], to=3), eq("unsorted", [3, 4, -1, 1], to=2),
        eq("from_one", [7, 8, 9], to=1), eq("none", [1, 2, 3], to=4),
        objects=LIST + " integer positive number", returns="number", unless="zero nonnegative",
    ),
    intent(
        "number_lists.disappeared", "All numbers that are missing from 1 to the length.",
        "find disappeared numbers|disappeared numbers",
        "numbers", code("two", "assert sorted({f}([4, 3, 2, 7, 8, 2, 3, 1])) == [5, 6]"),
        code("none", "assert list({f}([2, 1])) == []"), objects=LIST, returns="list",
        needs="len",
    ),
    intent(
        "number_lists.plus_one", "The digits of the next number.",
        "plus one|digits plus one", "numbers",
        eq("last", [1, 2, 3], to=[1, 2, 4]), eq("carried", [1, 9], to=[2, 0]),
        eq("longer", [9, 9], to=[1, 0, 0]), eq("zero", [0], to=[1]),
        objects=LIST + " to digits", returns="list", spelled=("digits?|d|nums|number",),
        needs="9 10 carry",
    ),
    intent(
        "number_lists.mean_without_ends", "The mean without so many of the smallest and largest.",
        "trimmed mean|truncated mean|moyenne tronquee|trim mean|mean trimmed|trimmed average",
        "numbers number",
        eq("one", [1, 5, 9], 1, to=5), eq("unsorted", [90, 4, 1, 5], 1, to=4.5),
        eq("two", [9, 1, 100, 4, 0], 2, to=4), eq("none", [1, 2, 6], 0, to=3),
        objects=LIST + " cut", returns="number", spelled=(r".*", r"cut|k|n|count|trim|drop|coupe"),
        unless="proportion percent fraction 100 * int",
    ),
]  # fmt: skip
