"""Positions, parts and changes of lists."""

from swarm_tools.intents.model import code, each, eq, intent, no, one_of, yes

LIST = (
    "list numbers values elements items data integers array element item of in the from nums "
    "sequence"
)
DONE = "outcome = values if result is None else result"


def changed(label: str, args: str, want: str):
    """Return the case that a list is changed in place or returned changed."""
    first, _, others = args.partition("; ")
    inside = f"values, {others}" if others else "values"
    return code(label, f"values = {first}", f"result = {{f}}({inside})", DONE,
                f"assert list(outcome) == {want}")  # fmt: skip


INTENTS = [
    intent(
        "sequences.index_of_max", "The position of the largest value.",
        "index max|argmax|max index|position max|find max index|index of max|find index of max",
            "numbers",
        each(lambda v: v.index(max(v)), ([3, 9, 4],), ([8, 1, 2],), ([1, 2, 3],), ([-5, -2, -9],)),
        objects=LIST, returns="number", unless="key",
    ),
    intent(
        "sequences.index_of_min", "The position of the smallest value.",
        "index min|argmin|min index|position min|find min index|index of min", "numbers",
        each(lambda v: v.index(min(v)), ([3, 1, 4],), ([1, 8, 2],), ([5, 4, 3],), ([-5, -12, -9],)),
        objects=LIST, returns="number", unless="key start",
    ),
    intent(
        "sequences.min_and_max", "The smallest and the largest value.",
        "min max|min and max|max and min|max min|find min max|min max values|extremes", "numbers",
        code("smallest_and_largest", "result = {f}([4, 1, 9, 3])",
             "result = result.values() if isinstance(result, dict) else result",
             "assert sorted(result) == [1, 9]"),
        code("negative", "result = {f}([-4, -1, -9])",
             "result = result.values() if isinstance(result, dict) else result",
             "assert sorted(result) == [-9, -1]"),
        code("one_value", "result = {f}([5])",
             "result = result.values() if isinstance(result, dict) else result",
             "assert list(result) == [5, 5]"),
        objects=LIST + " and", returns="pair", known=True, unless="scale normalize scaler",
    ),
    intent(
        "sequences.kth_largest", "The value at a place from the largest.",
        "kth max|kth largest|nth max|nth largest|find kth largest", "numbers number",
        each(lambda v, k: sorted(v, reverse=True)[k - 1], ([3, 1, 5, 4], 1), ([3, 1, 5, 4], 2),
             ([3, 1, 5, 4], 4)), objects=LIST, returns="number", unless="0",
        needs="minus_one= minus_name= nlargest nsmallest",
    ),
    intent(
        "sequences.kth_smallest", "The value at a place from the smallest.",
        "kth min|kth smallest|nth min|nth smallest|find kth smallest", "numbers number",
        each(lambda v, k: sorted(v)[k - 1], ([3, 1, 5, 4], 1), ([3, 1, 5, 4], 2), ([3, 1, 5, 4],
            4)),
        objects=LIST, returns="number", unless="0",
            needs="minus_one= minus_name= nlargest nsmallest",
    ),
    intent(
        "sequences.top_n", "The n largest values.",
        "top n|n largest|top k|k largest|n max|largest n", "numbers number",
        code("two", "assert sorted({f}([4, 1, 9, 3], 2)) == [4, 9]"),
        code("one", "assert list({f}([4, 1, 9, 3], 1)) == [9]"),
        objects=LIST + " scores n k", returns="list",
            unless="key words counter frequent frequency count",
        known=True,
    ),
    intent(
        "sequences.all_equal", "All values are the same.",
        "all equal|all same|are all equal|are all same|is all equal|is uniform", "list",
        yes("same", [2, 2, 2]), no("last_differs", [2, 2, 3]), no("first_differs", [3, 2, 2]),
        yes("one", [1]), objects=LIST, returns="bool",
    ),
    intent(
        "sequences.all_positive", "Every number is above zero.",
        "all positive|are all positive|is all positive", "numbers",
        yes("positive", [1, 2]), no("one_negative", [1, -2, 3]), no("last_negative", [1, 2, -3]),
        objects=LIST, returns="bool",
    ),
    intent(
        "sequences.all_even", "Every number is even.",
        "all even|are all even", "numbers",
        yes("even", [2, 4]), no("one_odd", [2, 3, 4]), no("last_odd", [2, 4, 5]),
        objects=LIST, returns="bool",
    ),
    intent(
        "sequences.any_negative", "Some number is below zero.",
        "any negative|has negative|contains negative|has negatives", "numbers",
        yes("in_the_middle", [1, -2, 3]), no("none", [1, 2]), yes("last", [1, -1]), no("zero", [0,
            4]),
        objects=LIST, returns="bool",
    ),
    intent(
        "sequences.remove_all", "The list without a value.",
        "remove all|remove value|remove element|remove all occurrences|delete all|filter out",
            "list any",
        code("several", "values = [1, 2, 3, 2]", "result = {f}(values, 2)",
             "outcome = values if not isinstance(result, list) else result",
             "assert list(outcome)[:2] == [1, 3]"),
        objects=LIST + " all occurrences", unless="index position swap first", known=True,
        needs="filtered=",
    ),
    intent(
        "sequences.filter_positive", "The numbers above zero in their order.",
        "filter positive|positive numbers|get positive|positives|keep positive|get positives"
        "|remove negative|remove negatives|filter negatives out", "numbers",
        eq("mixed", [1, -2, 3], to=[1, 3]), eq("none", [-1, -4], to=[]), eq("all", [4, 2], to=[4,
            2]),
        objects=LIST + " only", returns="list", known=True,
    ),
    intent(
        "sequences.double_all", "Every number twice.",
        "double all|double list|double each|double values|double numbers|double elements",
            "numbers",
        changed("three", "[1, 2, 5]", "[2, 4, 10]"), changed("negative", "[-3]", "[-6]"),
        objects=LIST + " all each", returns="list", known=True,
    ),
    intent(
        "sequences.swap_ends", "The first and the last element change places.",
        "swap first last|swap ends|swap first and last|exchange first last", "list",
        changed("three", "[1, 2, 3]", "[3, 2, 1]"), changed("four", "[1, 2, 3, 4]", "[4, 2, 3, 1]"),
        objects=LIST + " and", returns="list",
    ),
    intent(
        "sequences.move_zeros", "Zeros go to the end, the others keep their order.",
        "move zeros|move zeroes|move zeros to end|zeros to end|push zeros to end|move zeroes to end"
        "|push zeros end", "numbers",
        changed("mixed", "[0, 1, 0, 3, 12]", "[1, 3, 12, 0, 0]"), changed("none", "[1, 2]",
            "[1, 2]"),
        changed("at_the_end", "[1, 0]", "[1, 0]"),
        objects=LIST + " to end all", returns="list", unless="start front left",
    ),
    intent(
        "sequences.middle", "The element in the middle.",
        "middle element|middle|get middle|middle item|find middle", "list",
        eq("three", [1, 2, 3], to=2), eq("five", [9, 8, 7, 6, 5], to=7), objects=LIST, known=True,
        unless="next head slow fast node",
    ),
    intent(
        "sequences.split_half", "The first and the second half.",
        "split half|halve|split in half|split list|split halves|halves|split list in half"
        "|split into halves", "list",
        code("even", "first, second = {f}([1, 2, 3, 4])", "assert list(first) == [1, 2]",
             "assert list(second) == [3, 4]"),
        code("all_are_kept", "first, second = {f}([1, 2, 3, 4, 5])",
             "assert list(first) + list(second) == [1, 2, 3, 4, 5]"),
        objects=LIST + " in into half halves", returns="pair", unless="next head size n",
            known=True,
        needs="2",
    ),
    intent(
        "sequences.take", "The first n elements.",
        "take|first n|take first|get first n|first n elements", "list number",
        code("two", "assert list({f}([5, 6, 7], 2)) == [5, 6]"),
        code("more_than_there_are", "assert list({f}([5], 3)) == [5]"),
        objects=LIST + " n first", returns="list", known=True,
    ),
    intent(
        "sequences.last_n", "The last n elements.",
        "last n|take last|get last n|tail|last n elements", "list number",
        code("two", "assert list({f}([5, 6, 7], 2)) == [6, 7]"),
        code("all", "assert list({f}([5, 6], 2)) == [5, 6]"),
        objects=LIST + " n", returns="list", known=True, unless="path file lines filename",
    ),
    intent(
        "sequences.drop", "The elements after the first n.",
        "drop|drop first|skip|drop n|drop first n", "list number",
        code("two", "assert list({f}([5, 6, 7], 2)) == [7]"), objects=LIST + " n first",
            returns="list",
        known=True, spelled=(r".*", r"n|k|count|num|number|nombre"),
    ),
    intent(
        "sequences.every_nth", "Every n-th element.",
        "every nth|take every nth|every nth element|get every nth", "list number",
        one_of("every_second", [1, 2, 3, 4, 5], 2, to=([1, 3, 5], [2, 4])), objects=LIST,
            returns="list",
    ),
    intent(
        "sequences.interleave", "Elements of both lists in turn.",
        "interleave|interleave lists|alternate elements", "list list",
        code("equal_lengths", "assert list({f}([1, 3], [2, 4])) == [1, 2, 3, 4]"),
        objects=LIST + " lists two", returns="list", known=True,
    ),
    intent(
        "sequences.difference", "The elements of the first list that the second lacks.",
        "list difference|difference lists|difference|elements not in|subtract lists", "list list",
        code("two_left", "assert sorted({f}([1, 2, 3], [2, 4])) in ([1, 3], [1, 3, 4])"),
        code("all_left", "assert sorted({f}([1, 2], [])) == [1, 2]"),
        objects=LIST + " lists two between", returns="list", known=True,
        unless="abs symmetric zip element",
    ),
    intent(
        "sequences.symmetric_difference", "The elements that only one of the lists has.",
        "symmetric difference", "list list",
        code("both_sides", "assert sorted({f}([1, 2, 3], [2, 3, 4])) == [1, 4]"),
        objects=LIST + " lists", returns="list",
    ),
    intent(
        "sequences.is_subset", "The second list holds every element of the first.",
        "is subset|is sublist of|is subset of", "list list",
        code("smaller", "assert {f}([1, 2], [1, 2, 3])"), code("other",
            "assert not {f}([1, 5], [1, 2, 3])"),
        objects=LIST + " of", returns="bool", known=True,
        spelled=(r"sub\w*|a|small\w*|list1|first|s1|lst1|x|l1|arr1",
            r"super\w*|b|large\w*|list2|second|s2"
                 r"|set|lst2|y|big\w*|l2|arr2"),
    ),
    intent(
        "sequences.differences", "Each element less the one before it.",
        "differences|consecutive differences|pairwise differences|adjacent differences|deltas"
        "|diffs",
        "numbers",
        code("three", "assert [abs(v) for v in {f}([1, 4, 9])] == [3, 5]"),
        code("length", "assert len(list({f}([5, 5, 5, 5]))) == 3"),
        objects=LIST, returns="list", known=True, unless="all pairs",
    ),
    intent(
        "sequences.running_max", "Each element is the largest up to it.",
        "running max|cumulative max|prefix max|running maximum", "numbers",
        code("mixed", "assert list({f}([3, 1, 4, 1, 5])) == [3, 3, 4, 4, 5]"),
        code("negative", "assert list({f}([-3, -5, -1])) == [-3, -3, -1]"), objects=LIST,
            returns="list",
    ),
    intent(
        "sequences.running_product", "Each element is the product of all up to it.",
        "cumulative product|running product|prefix product|cumprod", "numbers",
        code("mixed", "assert list({f}([2, 3, 4])) == [2, 6, 24]"), objects=LIST, returns="list",
        unless="suffix 1_0",
    ),
    intent(
        "sequences.max_subarray", "The largest sum of neighbouring elements, or those elements.",
        "max subarray|max subarray sum|max sub array|kadane|max sum subarray|max contiguous sum"
        "|max subsequence sum|largest sum contiguous|max sublist sum", "numbers",
        one_of("inside", [-2, 1, -3, 4, -1, 2, 1, -5, 4], to=(6, [4, -1, 2, 1])),
        one_of("all_positive", [1, 2, 3], to=(6, [1, 2, 3])),
        one_of("all_negative", [-3, -1, -2], to=(-1, [-1], 0, [])),
        one_of("last", [-1, 5], to=(5, [5])), objects=LIST + " sum contiguous",
            unless="k window product",
    ),
    intent(
        "sequences.max_profit", "The best difference of a later and an earlier price.",
        "max profit|best profit|max stock profit|buy and sell stock|best time to buy and sell",
            "numbers",
        eq("up_and_down", [7, 1, 5, 3, 6, 4], to=5), eq("only_down", [7, 6, 4, 3, 1], to=0),
        eq("only_up", [1, 9], to=8), objects=LIST + " stock", returns="number",
        unless="fee k transactions cooldown multiple weight deadline jobs buy_sell total",
        spelled=(r".*(prices?|prix|stocks?).*",), needs="filtered=",
    ),
    intent(
        "sequences.product_except_self", "The product of all others, at each place.",
        "product except self", "numbers",
        code("four", "assert list({f}([1, 2, 3, 4])) == [24, 12, 8, 6]"),
        code("one_zero", "assert list({f}([2, 0, 3])) == [0, 6, 0]"), objects=LIST, returns="list",
    ),
    intent(
        "sequences.majority", "The element that more than half of the places hold.",
        "majority|majority element|find majority|majority vote", "list",
        one_of("more_than_half", [2, 2, 1, 1, 2], to=(2, [2])), one_of("most", [3, 3, 4, 3], to=(3,
            [3])),
        objects=LIST, unless="k third",
    ),
    intent(
        "sequences.missing_number", "The one number that is missing in a range.",
        "missing number|find missing|find missing number", "numbers",
        code("inner_number_from_one", "result = {f}([1, 2, 4, 5])",
             "result = list(result) if isinstance(result, (list, tuple, set)) else [result]",
             "assert 3 in result or 0 in result"),
        code("inner_number_from_zero", "result = {f}([0, 1, 3])",
             "result = list(result) if isinstance(result, (list, tuple, set)) else [result]",
             "assert 2 in result or min([0, 1, 3, *result]) < 0 or 0 not in result"),
        objects=LIST, unless="positive first n",
    ),
    intent(
        "sequences.single_number", "The one element without a partner.",
        "single number|find single|find unique number|find single number|lonely integer", "numbers",
        eq("last", [2, 2, 1], to=1), eq("first", [4, 1, 2, 1, 2], to=4), objects=LIST,
            returns="number",
        unless="three 3",
    ),
    intent(
        "sequences.first_duplicate", "The first element that was there before.",
        "first duplicates|find first duplicate|first repeated|first repeated element"
        "|first recurring characters", "list",
        one_of("one", [1, 2, 3, 2], to=(2, 3, 1)), one_of("neighbours", [5, 5], to=(5, 1, 0)),
        objects=LIST,
    ),
    intent(
        "sequences.all_indices", "Every position of a value.",
        "find all indices|all indices|indices of|find all|all positions|find indices|find positions"
        "|all occurrences|find all occurrences", "list any",
        code("two", "assert list({f}([1, 2, 1, 3], 1)) == [0, 2]"),
        code("none", "assert list({f}([1, 2], 9)) == []"), objects=LIST + " value target",
            returns="list",
        known=True, unless="predicate pattern sub key",
    ),
    intent(
        "sequences.count_greater", "How many numbers are above a limit.",
        "count greater|count above|count greater than|count larger|count over", "numbers number",
        eq("two", [1, 5, 9], 3, to=2), eq("none", [1, 2], 5, to=0),
            objects=LIST + " than threshold",
        returns="number",
    ),
    intent(
        "sequences.count_less", "How many numbers are below a limit.",
        "count less|count below|count smaller|count less than|count under", "numbers number",
        eq("one", [1, 5, 9], 3, to=1), eq("none", [6, 7], 5, to=0),
            objects=LIST + " than threshold",
        returns="number",
    ),
    intent(
        "sequences.count_pairs", "How often each value occurs.",
        "frequency|frequencies|count frequency|frequency count|count frequencies|element frequency"
        "|count elements|count items|count occurrences|histogram|value counts|tally|counter"
        "|frequency table|frequency dict|count values|get frequency|item counts", "list",
        code("repeated", 'assert dict({f}(["a", "b", "a"])) == {"a": 2, "b": 1}'),
        code("single", 'assert dict({f}(["z"])) == {"z": 1}'),
        code("three_times", 'assert dict({f}(["a", "b", "a", "a"])) == {"a": 3, "b": 1}'),
        objects=LIST + " elements table dict all", returns="dict", known=True,
        unless="bins bin words lower star",
    ),
    intent(
        "sequences.merge_intervals", "Overlapping intervals become one.",
        "merge intervals|merge overlapping intervals|merge ranges", "nested",
        code("two_overlap", "assert [list(v) for v in {f}([[1, 3], [2, 6], [8, 10]])] == [[1, "
        "6], [8, 10]]"),
        code("one_inside", "assert [list(v) for v in {f}([[1, 9], [2, 3]])] == [[1, 9]]"),
        code("unsorted", "assert [list(v) for v in {f}([[8, 10], [1, 3]])] == [[1, 3], [8, 10]]"),
        objects="overlapping", returns="list",
    ),
    intent(
        "sequences.remove_neighbours", "Equal neighbours become one.",
        "remove consecutive duplicates|dedupe consecutive|compress list|collapse duplicates"
        "|remove adjacent duplicates|unique consecutive", "list",
        code("runs", "assert list({f}([1, 1, 2, 2, 1])) == [1, 2, 1]"),
        code("last_run", "assert list({f}([1, 2, 2])) == [1, 2]"), objects=LIST + " consecutive",
        returns="list", known=True,
    ),
    intent(
        "sequences.pair_with_sum", "Some two elements add up to the target.",
        "has pair with sum|has two sum|has pair sum|pair exists|has pair|pair sum exists",
            "numbers number",
        yes("two", [1, 4, 6], 10), no("none", [1, 4, 6], 100), no("not_the_same_twice", [1, 5, 20],
            10),
        objects=LIST + " target with sum", returns="bool", known=True,
    ),
    intent(
        "sequences.is_monotonic", "Never falling, or never rising.",
        "is monotonic|monotonic", "numbers",
        yes("rising", [1, 2, 2, 3]), yes("falling", [5, 4, 4]), no("both", [1, 3, 2]),
        objects=LIST, returns="bool", unless="strictly",
    ),
    intent(
        "sequences.longest_run", "The length of the longest run of equal elements, or the run.",
        "longest run|longest streak|max consecutive ones|max consecutive 1s", "list",
        code("ones", "result = {f}([1, 1, 0, 1, 1, 1])",
             "assert result == 3 or result in ([1, 1, 1], (1, 3))"),
        objects=LIST + " length", known=True, unless="k flip",
    ),
    intent(
        "sequences.increasing_subsequence", "The length of the longest rising subsequence.",
        "longest increasing subsequence|lis|longest increasing subsequence length|length of lis",
            "numbers",
        code("mixed", "result = {f}([10, 9, 2, 5, 3, 7, 101, 18])",
             "assert (result if isinstance(result, int) else len(result)) == 4"),
        code("falling", "result = {f}([3, 2, 1])",
             "assert (result if isinstance(result, int) else len(result)) == 1"),
        objects=LIST + " length",
    ),
    intent(
        "sequences.partition_even_odd", "Even and odd numbers apart.",
        "split even odd|separate even odd|partition even odd|even odd split|separate even and odd",
        "numbers",
        code("mixed", "first, second = {f}([1, 2, 3, 4])",
             "assert sorted([list(first), list(second)]) == [[1, 3], [2, 4]]"),
        objects=LIST + " and", returns="pair",
    ),
    intent(
        "sequences.in_range", "Both ends with it or not.",
        "is in range|in range|is within|is between|between|within range", "number number number",
        yes("inside", 5, 1, 10), no("above", 11, 1, 10), no("below", 0, 1, 10),
        objects="value number range", returns="bool",
        spelled=(r"x|n|value|v|val|num|number|nombre|valeur", r"lo\w*|min\w*|start|a|low|debut|inf",
                 r"hi\w*|max\w*|end|b|up\w*|stop|fin|sup"),
    ),
    intent(
        "sequences.contains", "The list holds the value.",
        "contains|includes|is in list|contains element|contains value|is member|is present",
            "list any",
        yes("in_the_middle", [1, 2, 3], 2), no("missing", [1, 2, 3], 9), yes("last", [1, 2, 3], 3),
        yes("first", [1, 2, 3], 1), objects=LIST + " target value", returns="bool", known=True,
        unless="pattern prefix lower",
    ),
    intent(
        "sequences.sorted_insert", "The list stays sorted.",
        "insert sort|sorted insert|insert in order|insert into sort", "sorted number",
        changed("inside", "[1, 3, 5]; 4", "[1, 3, 4, 5]"), changed("last", "[1, 3]; 9",
            "[1, 3, 9]"),
        changed("first", "[2, 3]; 1", "[1, 2, 3]"), objects=LIST + " in", returns="list",
        unless="node head next", spelled=(r".*",
            r"v|val\w*|x|n|item|new\w*|elem\w*|num\w*|target|key"),
    ),
    intent(
        "sequences.length", "How many elements there are.",
        "length|list length|length list|count elements|size|my len", "list",
        eq("three", [4, 5, 6], to=3), eq("one", [4], to=1), eq("none", [], to=0),
        objects=LIST + " recursive", returns="number", known=True, unless="next head node left x y",
    ),
]  # fmt: skip
