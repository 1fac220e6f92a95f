"""Lists changed, compared and cut into parts."""

from swarm_tools.intents.model import code, eq, intent, no, one_of, yes

LIST = (
    "list numbers values elements items data integers array element item of in the from nums "
    "sequence"
)
DONE = "outcome = values if isinstance(result, int | None) else result"


def changed(label: str, args: str, want: str):
    """Return the case that a list is changed in place or returned changed."""
    first, _, others = args.partition("; ")
    inside = f"values, {others}" if others else "values"
    return code(label, f"values = {first}", f"result = {{f}}({inside})", DONE,
                f"assert list(outcome) == {want}")  # fmt: skip


def parted(label: str, values: list, want: list):
    """Return the case of two lists, not of both parts in one."""
    return code(label, f"result = {{f}}({values})",
                "if any(isinstance(part, int) for part in result):", "    return  # both in one",
                "first, second = result",
                f"assert sorted([sorted(first), sorted(second)]) == {want}")  # fmt: skip


def summed(label: str, values: list, *known: object):
    """Return the case of a largest sum, alone or with the places or elements that have it."""
    return code(label, f"result = {{f}}({values})",
                "told = result if isinstance(result, tuple) else (result,)",
                f"assert any(part in {known} for part in told)")  # fmt: skip


APART = (
    r"\b(non|not|without|never|no|sans|don't|doesn't|do not|does not)[- ]overlap\w*|"
    r"\bsans (se )?chevauch\w*"
)
OVERLAPPING = (
    rf"\A(?!.*({APART}|\b(not|no|never|non|without)\b[^.]{{0,20}}overlap)).*"
    r"(\boverlap\w*( \w+){0,3} (too|as well|also|included|allowed|count\w*)"
    r"|\b(also|including|includes|even|may|can) (the |those that )?overlap"
    r"|\boverlapping (matches|ones|occurrences)? ?(are|is) (found|reported|counted|included)"
    r"|\bchevauch\w*)"
)

INTENTS = [
    intent(
        "changes.running_max", "Each element is the largest up to it.",
        "running max|cumulative max|prefix max|running maximum", "numbers",
        code("mixed", "assert list({f}([3, 1, 4, 1, 5])) == [3, 3, 4, 4, 5]"),
        code("negative", "assert list({f}([-3, -5, -1])) == [-3, -3, -1]"),
        code("falling", "assert list({f}([9, 2, 1])) == [9, 9, 9]"),
        code("one", "assert list({f}([7])) == [7]"),
        code("equal_neighbours", "assert list({f}([2, 2, 5, 5])) == [2, 2, 5, 5]"),
        code("through_zero", "assert list({f}([-5, 0, -1, 6])) == [-5, 0, 0, 6]"), objects=LIST,
            returns="list",
    ),
    intent(
        "changes.running_product", "Each element is the product of all up to it.",
        "cumulative product|running product|prefix product|cumprod", "numbers",
        code("mixed", "assert list({f}([2, 3, 4])) == [2, 6, 24]"),
        code("one", "assert list({f}([5])) == [5]"),
        code("with_zero", "assert list({f}([3, 0, 2])) == [3, 0, 0]"),
        code("negative", "assert list({f}([-1, 2, -3])) == [-1, -2, 6]"),
        code("ones_first", "assert list({f}([1, 1, 5, 2])) == [1, 1, 5, 10]"),
        objects=LIST, returns="list",
        unless="suffix 1_0",
    ),
    intent(
        "changes.max_subarray", "The largest sum of neighbouring elements, or those elements.",
        "best sum|best run|best run sum|largest run sum|somme maximale|best stretch|"
        "max run sum|"
        "max subarray|max subarray sum|max sub array|kadane|max sum subarray|max contiguous sum"
        "|max subsequence sum|largest sum contiguous|max sublist sum", "numbers",
        summed("inside", [-2, 1, -3, 4, -1, 2, 1, -5, 4], 6, [4, -1, 2, 1]),
        summed("all_positive", [1, 2, 3], 6, [1, 2, 3]),
        summed("all_negative", [-3, -1, -2], -1, [-1], 0, []),
        summed("last", [-1, 5], 5, [5]),
        summed("first", [5, -9, 2], 5, [5]), summed("one", [7], 7, [7]),
        summed("across_a_negative", [4, -1, 3], 6, [4, -1, 3]),
        summed("second_rise", [3, -5, 4, 1, -7, 2], 5, [4, 1]),
        objects=LIST + " sum contiguous",
            unless="k window product",
    ),
    intent(
        "changes.max_profit", "The best difference of a later and an earlier price.",
        "max profit|best profit|max stock profit|buy and sell stock|best time to buy and sell"
        "|best trade|stock profit|best single trade|max gain|best deal|max trade|best stock trade"
        "|best buy sell|single trade profit|one trade profit|profit max|meilleur profit"
        "|meilleur gain|max single profit|profit maximal|biggest profit|best single trade profit",
            "numbers",
        one_of("up_and_down", [7, 1, 5, 3, 6, 4], to=(5, 7)),
        one_of("only_down", [7, 6, 4, 3, 1], to=(0, -1, None)),
        eq("only_up", [1, 9], to=8),
        eq("lowest_is_last", [3, 8, 1], to=5), eq("many_steps_up", [1, 2, 3, 7], to=6),
        eq("highest_is_first", [9, 1, 4, 2], to=3), eq("all_equal", [4, 4, 4], to=0),
        objects=LIST + " stock", returns="number",
        unless="fee k transactions cooldown multiple weight deadline jobs buy_sell total",
        spelled=(r".*(prices?|prix|stocks?|quotes|cours).*",),
        needs="filtered= lowest cheapest low min_price buy cheapest_so_far lowest_price min",
    ),
    intent(
        "changes.many_trades", "All rises of a price added up.",
        "many trades|max profit many|max profit multiple|multiple trades|unlimited trades"
        "|max profit many trades|total profit trades|max profit unlimited|max profit ii"
        "|max profit 2|max profit multiple transactions|all trades profit", "numbers",
        eq("up_and_down", [7, 1, 5, 3, 6, 4], to=7), eq("only_up", [1, 2, 3, 9], to=8),
        eq("only_down", [9, 6, 2], to=0), eq("all_equal", [4, 4, 4], to=0),
        eq("two_rises", [1, 4, 2, 8], to=9), eq("last_step", [5, 5, 7], to=2),
        eq("rise_first", [2, 5, 1], to=3),
        objects=LIST + " stock trades transactions best", returns="number",
        unless="fee k cooldown weight",
        spelled=(r".*(prices?|prix|stocks?|quotes|cours).*",),
    ),
    intent(
        "changes.portfolio", "The sum of the pieces held, each times its price.",
        "portfolio value|value of portfolio|portfolio worth|total value|holdings value"
        "|portfolio total|valeur portefeuille|value holdings|market value", "dict dict",
        code("two", "assert {f}({'A': 2, 'B': 3}, {'A': 10, 'B': 5}) == 35"),
        code("one", "assert {f}({'A': 4}, {'A': 2}) == 8"),
        code("nothing_held", "assert {f}({}, {'A': 2}) == 0"),
        code("more_prices", "assert {f}({'B': 3}, {'A': 10, 'B': 5}) == 15"),
        objects=LIST + " total portfolio stock calculate", returns="number",
        spelled=(r".*(hold|portfolio|shares|positions|stocks|quantities|assets).*",
                 r".*(price|quotes|rates|market).*"),
        unless="fee tax cost rate currency discount",
        stated=(
            (r"(without|missing|no|unknown)( a| known)? price\w*[^.]{0,30}"
             r"\b(0|zero|ignored|left out|skipped)",
             code("without_a_price", "assert {f}({'A': 2, 'C': 3}, {'A': 10}) == 20")),
        ),
    ),
    intent(
        "changes.product_except_self", "The product of all others, at each place.",
        "product except self", "numbers",
        code("four", "assert list({f}([1, 2, 3, 4])) == [24, 12, 8, 6]"),
        code("one_zero", "assert list({f}([2, 0, 3])) == [0, 6, 0]"),
        code("two", "assert list({f}([3, 5])) == [5, 3]"),
        code("negative", "assert list({f}([-1, 2, -3])) == [-6, 3, -2]"),
        code("two_zeros", "assert list({f}([0, 4, 0])) == [0, 0, 0]"),
        code("last_is_zero", "assert list({f}([5, 2, 0])) == [0, 0, 10]"),
        objects=LIST, returns="list",
    ),
    intent(
        "changes.majority", "The element that more than half of the places hold.",
        "majority|majority element|find majority|majority vote", "list",
        one_of("more_than_half", [2, 2, 1, 1, 2], to=(2, [2])), one_of("most", [3, 3, 4, 3], to=(3,
            [3])),
        one_of("late", [1, 1, 3, 3, 3], to=(3, [3])), one_of("one", [5], to=(5, [5])),
        one_of("every_other", [6, 1, 6, 1, 6], to=(6, [6])),
        one_of("at_the_start", [-4, -4, 9], to=(-4, [-4])),
        objects=LIST, unless="k third",
    ),
    intent(
        "changes.missing_number", "The one number that is missing in a range.",
        "missing number|find missing|find missing number"
        "|absent number|left out number|number left out", "numbers",
        code("inner_number_from_one", "result = {f}([1, 2, 4, 5])",
             "result = list(result) if isinstance(result, (list, tuple, set)) else [result]",
             "assert 3 in result or 0 in result"),
        code("inner_number_from_zero", "result = {f}([0, 1, 3])",
             "result = list(result) if isinstance(result, (list, tuple, set)) else [result]",
             "assert 2 in result or min([0, 1, 3, *result]) < 0 or 0 not in result"),
        code("unsorted_numbers_from_one", "result = {f}([5, 1, 4, 2])",
             "result = list(result) if isinstance(result, (list, tuple, set)) else [result]",
             "assert 3 in result or 0 in result"),
        code("second_number_from_one", "result = {f}([1, 3])",
             "result = list(result) if isinstance(result, (list, tuple, set)) else [result]",
             "assert 2 in result or 0 in result"),
        code("late_number_from_one", "result = {f}([1, 2, 3, 4, 6])",
             "result = list(result) if isinstance(result, (list, tuple, set)) else [result]",
             "assert 5 in result or 0 in result"),
        objects=LIST, unless="positive first n",
    ),
    intent(
        "changes.single_number", "The one element without a partner.",
        "single number|find single|find unique number|find single number|lonely integer", "numbers",
        eq("last", [2, 2, 1], to=1), eq("first", [4, 1, 2, 1, 2], to=4),
        eq("in_the_middle", [1, 1, 7, 2, 2], to=7), eq("alone", [9], to=9),
        eq("zero", [4, 0, 4], to=0), eq("negative", [5, -3, 5], to=-3), objects=LIST,
            returns="number",
        unless="three 3",
    ),
    intent(
        "changes.first_duplicate", "The first element that was there before.",
        "first duplicates|find first duplicate|first repeated|first repeated element"
        "|first recurring characters", "list",
        one_of("one", [1, 2, 3, 2], to=(2, 3, 1)), one_of("neighbours", [5, 5], to=(5, 1, 0)),
        one_of("first_and_last", [7, 1, 2, 7], to=(7, 3, 0)),
        one_of("inner_neighbours", [1, 5, 5, 3], to=(5, 2, 1)),
        one_of("three_times", [6, 3, 6, 8, 6], to=(6, 2, 0)),
        one_of("zero", [9, 0, 4, 0], to=(0, 3, 1)),
        objects=LIST,
    ),
    intent(
        "changes.all_indices", "Every position of a value.",
        "find all indices|all indices|indices of|find all|all positions|find indices|find positions"
        "|all occurrences|find all occurrences", "list any",
        code("two", "assert list({f}([1, 2, 1, 3], 1)) == [0, 2]"),
        code("none", "assert list({f}([1, 2], 9)) == []"),
        code("last", "assert list({f}([4, 1, 1], 1)) == [1, 2]"),
        code("all", "assert list({f}([5, 5, 5], 5)) == [0, 1, 2]"),
        code("one", "assert list({f}([7], 7)) == [0]"),
        code("zero", "assert list({f}([0, 3, 0], 0)) == [0, 2]"),
        code("text", 'assert list({f}(["a", "b", "a"], "b")) == [1]'),
        objects=LIST + " value target",
            returns="list",
        known=True, unless="predicate pattern sub key", needs="enumerate range index while place i",
    ),
    intent(
        "changes.index_of_each", "Every position at which a text occurs in another.",
        "chercher occurrences|toutes les positions|positions of|text positions|"
        "find all|find all occurrences|all occurrences|find occurrences|find all positions"
        "|find positions|occurrence positions|all positions|find all substring", "string string",
        code("at_the_start", 'assert list({f}("abcab", "ab")) == [0, 3]'),
        code("in_the_middle", 'assert list({f}("xabyab", "ab")) == [1, 4]'),
        code("none", 'assert list({f}("abc", "z")) == []'),
        code("at_the_end", 'assert list({f}("xyab", "ab")) == [2]'),
        code("one_letter", 'assert list({f}("aaba", "a")) == [0, 1, 3]'),
        code("the_whole", 'assert list({f}("abc", "abc")) == [0]'),
        code("longer_than_the_text", 'assert list({f}("ab", "abc")) == []'),
        objects=LIST + " text pattern string substring positions word starts", returns="list",
         unless="regex match ignore case key findall finditer",
        spelled=(r".*(text|string|s|haystack|texte|chaine).*",
                 r".*(pattern|sub|needle|word|motif|p|term|mot).*"),
        stated=(
            (OVERLAPPING, code("overlapping", 'assert list({f}("aaaa", "aa")) == [0, 1, 2]')),
            (OVERLAPPING, code("sharing_a_letter", 'assert list({f}("xabab", "aba")) == [1]',
                               'assert list({f}("abababa", "aba")) == [0, 2, 4]')),
            (APART, code("not_overlapping", 'assert list({f}("aaaaa", "aa")) == [0, 2]')),
        ),
    ),
    intent(
        "changes.count_greater", "How many numbers are above a limit.",
        "count greater|count above|count greater than|count larger|count over", "numbers number",
        eq("two", [1, 5, 9], 3, to=2), eq("none", [1, 2], 5, to=0),
        eq("first_and_last", [9, 1, 8], 5, to=2), eq("negative", [-5, -1, -9], -3, to=1),
        eq("all", [4, 5, 6], 1, to=3), eq("repeated", [7, 2, 7], 3, to=2),
        eq("just_above", [5], 4, to=1),
            objects=LIST + " than threshold",
        returns="number",
    ),
    intent(
        "changes.count_less", "How many numbers are below a limit.",
        "count less|count below|count smaller|count less than|count under", "numbers number",
        eq("one", [1, 5, 9], 3, to=1), eq("none", [6, 7], 5, to=0),
        eq("first_and_last", [1, 9, 2], 5, to=2), eq("negative", [-5, -1, -9], -3, to=2),
        eq("all", [4, 5, 6], 9, to=3), eq("repeated", [2, 7, 2], 3, to=2),
        eq("just_below", [4], 5, to=1),
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
        code("each_once", 'assert dict({f}(["x", "z", "y"])) == {"x": 1, "z": 1, "y": 1}'),
        code("last_is_new", 'assert dict({f}(["a", "a", "b"])) == {"a": 2, "b": 1}'),
        code("apart", 'assert dict({f}(["q", "w", "q", "w", "q"])) == {"q": 3, "w": 2}'),
        objects=LIST + " elements table dict all", returns="dict", known=True,
        unless="bins bin words lower star '#' '*' scaled= preset_keys=",
    ),
    intent(
        "changes.merge_intervals", "Overlapping intervals become one.",
        "join intervals|"
        "merge busy|merge slots|merge spans|fusionner intervalles|merge overlaps|"
        "merge overlapping|union of intervals|merge bookings|"
        "merge intervals|merge overlapping intervals|merge ranges", "nested",
        code("two_overlap", "assert [list(v) for v in {f}([[1, 3], [2, 6], [8, 10]])] == [[1, "
        "6], [8, 10]]"),
        code("one_inside", "assert [list(v) for v in {f}([[1, 9], [2, 3]])] == [[1, 9]]"),
        code("unsorted", "assert [list(v) for v in {f}([[8, 10], [1, 3]])] == [[1, 3], [8, 10]]"),
        code("chain", "assert [list(v) for v in {f}([[1, 4], [3, 6], [5, 9]])] == [[1, 9]]"),
        code("inside_then_over",
             "assert [list(v) for v in {f}([[1, 9], [2, 3], [8, 12]])] == [[1, 12]]"),
        code("unsorted_overlap", "assert [list(v) for v in {f}([[5, 8], [1, 6]])] == [[1, 8]]"),
        code("one", "assert [list(v) for v in {f}([[2, 5]])] == [[2, 5]]"),
        code("two_groups",
             "assert [list(v) for v in {f}([[1, 3], [2, 4], [7, 11], [8, 9]])] == "
             "[[1, 4], [7, 11]]"),
        objects="overlapping sort sorted join touch intervals", returns="list",
    ),
    intent(
        "changes.remove_neighbours", "Equal neighbours become one.",
        "remove consecutive duplicates|dedupe consecutive|collapse duplicates"
        "|remove adjacent duplicates|unique consecutive", "list",
        code("runs", "assert list({f}([1, 1, 2, 2, 1])) == [1, 2, 1]"),
        code("last_run", "assert list({f}([1, 2, 2])) == [1, 2]"),
        code("none_equal", "assert list({f}([3, 1, 2])) == [3, 1, 2]"),
        code("all_equal", "assert list({f}([5, 5, 5])) == [5]"),
        code("one", "assert list({f}([4])) == [4]"),
        code("zeros_first", "assert list({f}([0, 0, 1])) == [0, 1]"),
        code("inner_run", "assert list({f}([1, 2, 2, 2, 1])) == [1, 2, 1]"),
        objects=LIST + " consecutive",
        returns="list", known=True, unless="seen stack",
    ),
    intent(
        "changes.pair_with_sum", "Some two elements add up to the target.",
        "has pair with sum|has two sum|has pair sum|pair exists|has pair|pair sum exists",
            "numbers number",
        yes("two", [1, 4, 6], 10), no("none", [1, 4, 6], 100), no("not_the_same_twice", [1, 5, 20],
            10),
        yes("first_two", [1, 2, 9], 3), yes("last_two", [1, 7, 8], 15),
        yes("the_same_twice", [3, 3, 8], 6), yes("negative", [-4, 1, 7], 3),
        no("between", [1, 4, 6], 9), yes("first_and_last", [2, 5, 9], 11),
        objects=LIST + " target with sum", returns="bool", known=True,
    ),
    intent(
        "changes.is_monotonic", "Never falling, or never rising.",
        "is monotonic|monotonic", "numbers",
        yes("rising", [1, 2, 2, 3]), yes("falling", [5, 4, 4]), no("both", [1, 3, 2]),
        no("last_breaks", [1, 2, 3, 2]), no("first_breaks", [3, 1, 2, 4]),
        yes("all_equal", [2, 2, 2]), no("down_then_up", [5, 3, 4]),
        no("equal_between", [1, 2, 2, 1]), yes("negative", [-3, -1, 4]),
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
        code("at_the_end", "result = {f}([0, 1, 1])",
             "assert result == 2 or result in ([1, 1], (1, 2))"),
        code("inside", "result = {f}([0, 1, 1, 1, 0])",
             "assert result == 3 or result in ([1, 1, 1], (1, 3))"),
        code("apart", "result = {f}([1, 0, 1])", "assert result == 1 or result in ([1], (1, 1))"),
        objects=LIST + " length", known=True,
        unless="k flip consecutive gap step neighbor text_compared= set elements_compared=",
    ),
    intent(
        "changes.increasing_subsequence", "The length of the longest rising subsequence.",
        "longest increasing subsequence|lis|longest increasing subsequence length|length of lis",
            "numbers",
        code("mixed", "result = {f}([10, 9, 2, 5, 3, 7, 101, 18])",
             "assert (result if isinstance(result, int) else len(result)) == 4"),
        code("falling", "result = {f}([3, 2, 1])",
             "assert (result if isinstance(result, int) else len(result)) == 1"),
        code("rising", "result = {f}([1, 2, 3, 4])",
             "assert (result if isinstance(result, int) else len(result)) == 4"),
        code("one_left_out", "result = {f}([2, 8, 3, 4])",
             "assert (result if isinstance(result, int) else len(result)) == 3"),
        code("ends_before_the_last", "result = {f}([9, 1, 2, 3, 0])",
             "assert (result if isinstance(result, int) else len(result)) == 3"),
        code("one", "result = {f}([5])",
             "assert (result if isinstance(result, int) else len(result)) == 1"),
        objects=LIST + " length",
    ),
    intent(
        "changes.partition_even_odd", "Even and odd numbers apart.",
        "split even odd|separate even odd|partition even odd|even odd split|separate even and odd",
        "numbers",
        parted("mixed", [1, 2, 3, 4], [[1, 3], [2, 4]]),
        parted("all_odd", [5, 3], [[], [3, 5]]), parted("zero_and_negative", [0, -3], [[-3], [0]]),
        parted("all_even", [6, 8], [[], [6, 8]]), parted("repeated", [2, 2, 7], [[2, 2], [7]]),
        code("even_ones_first", "result = {f}([1, 2, 3, 4])",
             "if not isinstance(result, (tuple, list)) or len(result) != 2:",
             "    return  # told in another form", "assert [2, 4] == sorted(result[0])"),
        objects=LIST + " and", returns="pair",
    ),
    intent(
        "changes.in_range", "Both ends with it or not.",
        "is in range|in range|is within|is between|between|within range", "number number number",
        yes("inside", 5, 1, 10), no("above", 11, 1, 10), no("below", 0, 1, 10),
        yes("near_the_top", 9, 1, 10), yes("near_the_bottom", 2, 1, 10),
        yes("negative", -3, -5, -1), no("below_negative", -9, -5, -1), yes("zero", 0, -1, 1),
        objects="value number range", returns="bool",
        spelled=(r"x|n|value|v|val|num|number|nombre|valeur", r"lo\w*|min\w*|start|a|low|debut|inf",
                 r"hi\w*|max\w*|end|b|up\w*|stop|fin|sup"),
    ),
    intent(
        "changes.contains", "The list holds the value.",
        "contains|includes|is in list|contains element|contains value|is member|is present",
            "list any",
        yes("in_the_middle", [1, 2, 3], 2), no("missing", [1, 2, 3], 9), yes("last", [1, 2, 3], 3),
        yes("first", [1, 2, 3], 1),
        yes("one", [5], 5), no("another_one", [5], 6), no("between", [1, 3, 5], 2),
        yes("zero", [0, 3], 0), yes("text", ["a", "b"], "b"),
        objects=LIST + " target value", returns="bool", known=True,
        unless="pattern prefix lower fixed_places= all",
    ),
    intent(
        "changes.sorted_insert", "The list stays sorted.",
        "insert sort|sorted insert|insert in order|insert into sort", "sorted number",
        changed("inside", "[1, 3, 5]; 4", "[1, 3, 4, 5]"), changed("last", "[1, 3]; 9",
            "[1, 3, 9]"),
        changed("first", "[2, 3]; 1", "[1, 2, 3]"),
        changed("before_one", "[5]; 2", "[2, 5]"), changed("after_one", "[5]; 7", "[5, 7]"),
        changed("negative", "[-3, 0, 4]; -1", "[-3, -1, 0, 4]"),
        changed("there_already", "[1, 2, 3]; 2", "[1, 2, 2, 3]"),
        changed("before_the_last", "[1, 3, 5, 9]; 8", "[1, 3, 5, 8, 9]"),
        objects=LIST + " in", returns="list",
        unless="node head next", spelled=(r".*",
            r"v|val\w*|x|n|item|new\w*|elem\w*|num\w*|target|key"),
    ),
    intent(
        "changes.length", "How many elements there are.",
        "length|list length|length list|count elements|size|my len", "list",
        eq("three", [4, 5, 6], to=3), eq("one", [4], to=1), eq("none", [], to=0),
        eq("two", [7, 8], to=2), eq("zeros", [0, 0], to=2), eq("repeated", [3, 3, 3, 3], to=4),
        objects=LIST + " recursive", returns="number", known=True,
        unless="next head node left x y sqrt hypot root= zip dist points interval nested "
        "fixed_places=",
    ),
]  # fmt: skip
