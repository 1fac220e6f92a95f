"""Where something stands in a list, in a sorted one or in a table."""

from swarm_tools.intents.model import code, eq, intent, no, one_of, yes

LISTED = "list numbers array values items sorted the a of in element item target value ordered"
GOAL = r"target|value|x|n|number|num|goal|cible|valeur|wanted|v|key|item|element|needle|el\w*"

ABSENT = code(
    "absent",
    "try:",
    "    result = {f}([4, 7, 7], 9)",
    "except ValueError:",
    "    return",
    "assert result is None or result == -1 or result is False",
)
MINUS_ONE = code(
    "minus_one_where_absent",
    "assert {f}([4, 7, 7], 9) == -1",
    "assert {f}([], 3) == -1",
    "assert {f}([4, 7], 9) is not False",
)
NONE = code("none_where_absent", "assert {f}([4, 7, 7], 9) is None", "assert {f}([], 3) is None")
GIVEN_MINUS_ONE = (
    r"(\b(returns?|or|else|gives?|renvoie|ou|sinon)|[,;]) -1"
    r" ?(if|when|for|where|si|otherwise|[.;,)]|$)"
    r"|-1 (if|when|where|otherwise|quand)\b"
)
SAID_ABSENT = (
    (rf"(?s)\A(?!.*(\bNone\b|Error))(?=.*({GIVEN_MINUS_ONE}))", MINUS_ONE),
    (r"(?s)\A(?!.*(-1\b|Error)).*\b(or|else|and) None\b", NONE),
    (r"-1\b|\bNone\b", ABSENT),
)
INTENTS = [
    intent(
        "finding.first", "The index of the first of equal elements, -1 where there is none.",
        "find first|first index|first occurrence|first position|index of first|find first index"
        "|find first occurrence|premiere position",
        "list any",
        eq("of_several", [2, 4, 7, 7, 9], 7, to=2), eq("of_one", [2, 4, 7], 4, to=1),
        eq("at_the_start", [5, 5, 8], 5, to=0),
        eq("at_the_end", [1, 2, 6], 6, to=2), eq("all_equal", [4, 4, 4], 4, to=0),
        eq("pairs", [1, 1, 2, 2, 3, 3], 2, to=2), eq("alone", [3], 3, to=0),
        eq("before_the_middle", [2, 4, 7, 8, 9], 4, to=1),
        eq("long_run", [1, 1, 1, 3, 3, 3, 3, 3, 3], 3, to=3),
        objects=LISTED, returns="number", spelled=(r".*", GOAL), unless="predicate key condition",
        stated=SAID_ABSENT,
    ),
    intent(
        "finding.last", "The index of the last of equal elements.",
        "find last|last index|last occurrence|last position|index of last|find last index"
        "|find last occurrence|derniere position",
        "list any",
        eq("of_several", [2, 4, 7, 7, 9], 7, to=3), eq("of_one", [2, 4, 7], 2, to=0),
        eq("at_the_end", [1, 5, 5], 5, to=2),
        eq("at_the_start", [5, 5, 8], 5, to=1), eq("all_equal", [4, 4, 4], 4, to=2),
        eq("pairs", [1, 1, 2, 2, 3, 3], 2, to=3),
        eq("long_run", [3, 3, 3, 3, 3, 3, 7, 7, 7], 3, to=5), eq("alone", [3], 3, to=0),
        objects=LISTED, returns="number", spelled=(r".*", GOAL), unless="predicate key condition",
        stated=SAID_ABSENT,
    ),
    intent(
        "finding.lower_bound", "The first place of a sorted list whose value is not smaller.",
        "insertion point|insert point|point insertion|premier pas inferieur|"
        "lower bound|bisect left|search insert|search insert position|first at least"
        "|first not less|first not below|index first at least", "sorted number",
        eq("between", [1, 3, 5, 7], 4, to=2), eq("the_same", [1, 3, 5, 7], 5, to=2),
        eq("below_all", [2, 4], 1, to=0), one_of("above_all", [2, 4, 6], 9, to=(3, -1, None)),
        eq("of_one", [5], 3, to=0), eq("the_last", [1, 3, 5, 7], 7, to=3),
        objects=LISTED + " find position index", returns="number", spelled=(r".*", GOAL),
        unless="right upper",
    ),
    intent(
        "finding.insert_position",
        "Where a value goes into a sorted list, before its equals or after.",
        "insert position|insertion point|find insert position|insertion index",
        "sorted number",
        eq("between", [1, 3, 5, 7], 4, to=2), one_of("the_same", [1, 3, 5, 7], 5, to=(2, 3)),
        eq("below_all", [2, 4], 1, to=0), eq("above_all", [2, 4, 6], 9, to=3),
        eq("of_one", [5], 3, to=0), one_of("the_last", [1, 3, 5, 7], 7, to=(3, 4)),
        objects=LISTED + " find position index", returns="number", spelled=(r".*", GOAL),
        unless="upper",
    ),
    intent(
        "finding.lower_bound_of_equals", "The first place whose value is not smaller.",
        "lower bound|bisect left|first at least|first not less", "sorted number",
        eq("of_equals", [1, 3, 3, 3, 5], 3, to=1), eq("all_equal", [2, 2, 2], 2, to=0),
        eq("first_two", [1, 1, 2], 1, to=0), eq("last_two", [1, 2, 2], 2, to=1),
        eq("between", [1, 1, 4, 4], 3, to=2), eq("long_run", [1, 2, 2, 2, 2, 2, 5], 2, to=1),
        objects=LISTED, returns="number", spelled=(r".*", GOAL),
    ),
    intent(
        "finding.upper_bound", "The first place of a sorted list whose value is larger.",
        "upper bound|bisect right", "sorted number",
        eq("between", [1, 3, 5, 7], 4, to=2), eq("of_equals", [1, 3, 3, 3, 5], 3, to=4),
        eq("below_all", [2, 4], 1, to=0), eq("above_all", [2, 4, 6], 9, to=3),
        eq("the_last", [1, 3], 3, to=2),
        eq("all_equal", [2, 2, 2], 2, to=3), eq("the_first", [1, 3, 5], 1, to=1),
        objects=LISTED, returns="number", spelled=(r".*", GOAL),
    ),
    intent(
        "finding.sorted_search", "The index of a value in a sorted list.",
        "jump search|interpolation search|exponential search|ternary search",
        "sorted number",
        eq("in_the_middle", [1, 3, 5, 7, 9], 5, to=2), eq("first", [1, 3, 5, 7, 9], 1, to=0),
        eq("last", [1, 3, 5, 7, 9], 9, to=4), eq("of_one", [4], 4, to=0),
        code("not_there", "result = {f}([1, 3, 5, 7, 9], 4)",
             "assert result in (-1, None, False) or isinstance(result, str)"),
        code("above_all", "result = {f}([1, 3, 5], 8)",
             "assert result in (-1, None) or isinstance(result, str)"),
        eq("second_of_two", [2, 9], 9, to=1), eq("before_the_last", [1, 3, 5, 7, 9], 7, to=3),
        objects=LISTED, returns="number", spelled=(r".*", GOAL), unless="low high left right",
    ),
    intent(
        "finding.table", "Whether a value is in a table with sorted rows.",
        "search matrix|search 2d matrix|find in matrix|matrix search|search sorted matrix",
        "matrix number",
        yes("in_the_middle", [[1, 3, 5], [7, 9, 11], [13, 15, 17]], 9),
        yes("first", [[1, 3], [5, 7]], 1), yes("last", [[1, 3], [5, 7]], 7),
        no("between", [[1, 3], [5, 7]], 4), no("above_all", [[1, 3], [5, 7]], 8),
        yes("end_of_a_row", [[1, 3], [5, 7]], 3),
        yes("start_of_a_row", [[1, 3], [5, 7]], 5), yes("one_row", [[1, 2, 3]], 2),
        yes("wide", [[1, 3, 5, 7], [9, 11, 13, 15]], 13), no("below_all", [[1, 3], [5, 7]], 0),
        objects=LISTED, returns="bool", spelled=(r".*", GOAL), unless="index position",
    ),
    intent(
        "finding.peak", "The index of an element that is larger than its neighbours.",
        "find peak|peak index|find peak element|peak element|mountain peak|peak index mountain",
        "numbers",
        code("in_the_middle", "assert {f}([1, 4, 9, 3, 2]) in (2, 9)"),
        code("second", "assert {f}([1, 8, 5, 2]) in (1, 8)"),
        code("before_the_last", "assert {f}([1, 2, 3, 7, 4]) in (3, 7)"),
        code("rising_for_long", "assert {f}([10, 11, 12, 13, 20, 5]) in (4, 20)"),
        code("falling_for_long", "assert {f}([3, 19, 8, 7, 6, 5]) in (1, 19)"),
        code("of_three", "assert {f}([2, 15, 10]) in (1, 15)"),
        objects=LISTED, unless="peaks all count",
    ),
]  # fmt: skip
