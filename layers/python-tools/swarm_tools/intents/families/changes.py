"""Lists changed, compared and cut into parts."""

from swarm_tools.intents.model import code, eq, intent, no, one_of, yes

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
        "changes.running_max", "Each element is the largest up to it.",
        "running max|cumulative max|prefix max|running maximum", "numbers",
        code("mixed", "assert list({f}([3, 1, 4, 1, 5])) == [3, 3, 4, 4, 5]"),
        code("negative", "assert list({f}([-3, -5, -1])) == [-3, -3, -1]"), objects=LIST,
            returns="list",
    ),
    intent(
        "changes.running_product", "Each element is the product of all up to it.",
        "cumulative product|running product|prefix product|cumprod", "numbers",
        code("mixed", "assert list({f}([2, 3, 4])) == [2, 6, 24]"),
        code("one", "assert list({f}([5])) == [5]"),
        code("with_zero", "assert list({f}([3, 0, 2])) == [3, 0, 0]"), objects=LIST, returns="list",
        unless="suffix 1_0",
    ),
    intent(
        "changes.max_subarray", "The largest sum of neighbouring elements, or those elements.",
        "max subarray|max subarray sum|max sub array|kadane|max sum subarray|max contiguous sum"
        "|max subsequence sum|largest sum contiguous|max sublist sum", "numbers",
        one_of("inside", [-2, 1, -3, 4, -1, 2, 1, -5, 4], to=(6, [4, -1, 2, 1])),
        one_of("all_positive", [1, 2, 3], to=(6, [1, 2, 3])),
        one_of("all_negative", [-3, -1, -2], to=(-1, [-1], 0, [])),
        one_of("last", [-1, 5], to=(5, [5])), objects=LIST + " sum contiguous",
            unless="k window product",
    ),
    intent(
        "changes.max_profit", "The best difference of a later and an earlier price.",
        "max profit|best profit|max stock profit|buy and sell stock|best time to buy and sell",
            "numbers",
        eq("up_and_down", [7, 1, 5, 3, 6, 4], to=5), eq("only_down", [7, 6, 4, 3, 1], to=0),
        eq("only_up", [1, 9], to=8), objects=LIST + " stock", returns="number",
        unless="fee k transactions cooldown multiple weight deadline jobs buy_sell total",
        spelled=(r".*(prices?|prix|stocks?).*",), needs="filtered=",
    ),
    intent(
        "changes.product_except_self", "The product of all others, at each place.",
        "product except self", "numbers",
        code("four", "assert list({f}([1, 2, 3, 4])) == [24, 12, 8, 6]"),
        code("one_zero", "assert list({f}([2, 0, 3])) == [0, 6, 0]"), objects=LIST, returns="list",
    ),
    intent(
        "changes.majority", "The element that more than half of the places hold.",
        "majority|majority element|find majority|majority vote", "list",
        one_of("more_than_half", [2, 2, 1, 1, 2], to=(2, [2])), one_of("most", [3, 3, 4, 3], to=(3,
            [3])),
        objects=LIST, unless="k third",
    ),
    intent(
        "changes.missing_number", "The one number that is missing in a range.",
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
        "changes.single_number", "The one element without a partner.",
        "single number|find single|find unique number|find single number|lonely integer", "numbers",
        eq("last", [2, 2, 1], to=1), eq("first", [4, 1, 2, 1, 2], to=4), objects=LIST,
            returns="number",
        unless="three 3",
    ),
    intent(
        "changes.first_duplicate", "The first element that was there before.",
        "first duplicates|find first duplicate|first repeated|first repeated element"
        "|first recurring characters", "list",
        one_of("one", [1, 2, 3, 2], to=(2, 3, 1)), one_of("neighbours", [5, 5], to=(5, 1, 0)),
        objects=LIST,
    ),
    intent(
        "changes.all_indices", "Every position of a value.",
        "find all indices|all indices|indices of|find all|all positions|find indices|find positions"
        "|all occurrences|find all occurrences", "list any",
        code("two", "assert list({f}([1, 2, 1, 3], 1)) == [0, 2]"),
        code("none", "assert list({f}([1, 2], 9)) == []"), objects=LIST + " value target",
            returns="list",
        known=True, unless="predicate pattern sub key",
    ),
    intent(
        "changes.index_of_each", "Every position at which a text occurs in another.",
        "find all|find all occurrences|all occurrences|find occurrences|find all positions"
        "|find positions|occurrence positions|all positions|find all substring", "string string",
        code("at_the_start", 'assert list({f}("abcab", "ab")) == [0, 3]'),
        code("in_the_middle", 'assert list({f}("xabyab", "ab")) == [1, 4]'),
        code("none", 'assert list({f}("abc", "z")) == []'),
        objects=LIST + " text pattern string substring positions word starts", returns="list",
         unless="regex match ignore case key",
        spelled=(r".*(text|string|s|haystack|texte|chaine).*",
                 r".*(pattern|sub|needle|word|motif|p|term|mot).*"),
    ),
    intent(
        "changes.count_greater", "How many numbers are above a limit.",
        "count greater|count above|count greater than|count larger|count over", "numbers number",
        eq("two", [1, 5, 9], 3, to=2), eq("none", [1, 2], 5, to=0),
            objects=LIST + " than threshold",
        returns="number",
    ),
    intent(
        "changes.count_less", "How many numbers are below a limit.",
        "count less|count below|count smaller|count less than|count under", "numbers number",
        eq("one", [1, 5, 9], 3, to=1), eq("none", [6, 7], 5, to=0),
            objects=LIST + " than threshold",
        returns="number",
    ),
    intent(
        "changes.count_pairs", "How often each value occurs.",
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
        "changes.merge_intervals", "Overlapping intervals become one.",
        "merge intervals|merge overlapping intervals|merge ranges", "nested",
        code("two_overlap", "assert [list(v) for v in {f}([[1, 3], [2, 6], [8, 10]])] == [[1, "
        "6], [8, 10]]"),
        code("one_inside", "assert [list(v) for v in {f}([[1, 9], [2, 3]])] == [[1, 9]]"),
        code("unsorted", "assert [list(v) for v in {f}([[8, 10], [1, 3]])] == [[1, 3], [8, 10]]"),
        objects="overlapping", returns="list",
    ),
    intent(
        "changes.remove_neighbours", "Equal neighbours become one.",
        "remove consecutive duplicates|dedupe consecutive|compress list|collapse duplicates"
        "|remove adjacent duplicates|unique consecutive", "list",
        code("runs", "assert list({f}([1, 1, 2, 2, 1])) == [1, 2, 1]"),
        code("last_run", "assert list({f}([1, 2, 2])) == [1, 2]"), objects=LIST + " consecutive",
        returns="list", known=True,
    ),
    intent(
        "changes.pair_with_sum", "Some two elements add up to the target.",
        "has pair with sum|has two sum|has pair sum|pair exists|has pair|pair sum exists",
            "numbers number",
        yes("two", [1, 4, 6], 10), no("none", [1, 4, 6], 100), no("not_the_same_twice", [1, 5, 20],
            10),
        objects=LIST + " target with sum", returns="bool", known=True,
    ),
    intent(
        "changes.is_monotonic", "Never falling, or never rising.",
        "is monotonic|monotonic", "numbers",
        yes("rising", [1, 2, 2, 3]), yes("falling", [5, 4, 4]), no("both", [1, 3, 2]),
        objects=LIST, returns="bool", unless="strictly",
    ),
    intent(
        "changes.longest_run", "The length of the longest run of equal elements, or the run.",
        "longest run|longest streak|max consecutive ones|max consecutive 1s", "list",
        code("ones", "result = {f}([1, 1, 0, 1, 1, 1])",
             "assert result == 3 or result in ([1, 1, 1], (1, 3))"),
        code("at_the_start", "result = {f}([1, 1, 1, 0])",
             "assert result == 3 or result in ([1, 1, 1], (1, 3))"),
        code("all_of_them", "result = {f}([1, 1, 1])",
             "assert result == 3 or result in ([1, 1, 1], (1, 3))"),
        objects=LIST + " length", known=True, unless="k flip consecutive gap step neighbor",
    ),
    intent(
        "changes.increasing_subsequence", "The length of the longest rising subsequence.",
        "longest increasing subsequence|lis|longest increasing subsequence length|length of lis",
            "numbers",
        code("mixed", "result = {f}([10, 9, 2, 5, 3, 7, 101, 18])",
             "assert (result if isinstance(result, int) else len(result)) == 4"),
        code("falling", "result = {f}([3, 2, 1])",
             "assert (result if isinstance(result, int) else len(result)) == 1"),
        objects=LIST + " length",
    ),
    intent(
        "changes.partition_even_odd", "Even and odd numbers apart.",
        "split even odd|separate even odd|partition even odd|even odd split|separate even and odd",
        "numbers",
        code("mixed", "first, second = {f}([1, 2, 3, 4])",
             "assert sorted([list(first), list(second)]) == [[1, 3], [2, 4]]"),
        code("all_odd", "first, second = {f}([5, 3])",
             "assert sorted([sorted(first), sorted(second)]) == [[], [3, 5]]"),
        code("zero_and_negative", "first, second = {f}([0, -3])",
             "assert sorted([list(first), list(second)]) == [[-3], [0]]"),
        objects=LIST + " and", returns="pair",
    ),
    intent(
        "changes.in_range", "Both ends with it or not.",
        "is in range|in range|is within|is between|between|within range", "number number number",
        yes("inside", 5, 1, 10), no("above", 11, 1, 10), no("below", 0, 1, 10),
        objects="value number range", returns="bool",
        spelled=(r"x|n|value|v|val|num|number|nombre|valeur", r"lo\w*|min\w*|start|a|low|debut|inf",
                 r"hi\w*|max\w*|end|b|up\w*|stop|fin|sup"),
    ),
    intent(
        "changes.contains", "The list holds the value.",
        "contains|includes|is in list|contains element|contains value|is member|is present",
            "list any",
        yes("in_the_middle", [1, 2, 3], 2), no("missing", [1, 2, 3], 9), yes("last", [1, 2, 3], 3),
        yes("first", [1, 2, 3], 1), objects=LIST + " target value", returns="bool", known=True,
        unless="pattern prefix lower",
    ),
    intent(
        "changes.sorted_insert", "The list stays sorted.",
        "insert sort|sorted insert|insert in order|insert into sort", "sorted number",
        changed("inside", "[1, 3, 5]; 4", "[1, 3, 4, 5]"), changed("last", "[1, 3]; 9",
            "[1, 3, 9]"),
        changed("first", "[2, 3]; 1", "[1, 2, 3]"), objects=LIST + " in", returns="list",
        unless="node head next", spelled=(r".*",
            r"v|val\w*|x|n|item|new\w*|elem\w*|num\w*|target|key"),
    ),
    intent(
        "changes.length", "How many elements there are.",
        "length|list length|length list|count elements|size|my len", "list",
        eq("three", [4, 5, 6], to=3), eq("one", [4], to=1), eq("none", [], to=0),
        objects=LIST + " recursive", returns="number", known=True, unless="next head node left x y",
    ),
]  # fmt: skip
