"""Positions, parts and changes of lists."""

from swarm_tools.intents.model import code, each, eq, intent, no, one_of, yes
from swarm_tools.intents.ties import ties

REST_AT_END = r"\b(left|rest|remain\w*|longer)\b.*\b(end|append\w*|added|follows?)\b"
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
        stated=ties(eq("first_of_equals", [2, 9, 4, 9], to=1),
                    eq("last_of_equals", [2, 9, 4, 9, 3], to=3)),
    ),
    intent(
        "sequences.index_of_min", "The position of the smallest value.",
        "index min|argmin|min index|position min|find min index|index of min", "numbers",
        each(lambda v: v.index(min(v)), ([3, 1, 4],), ([1, 8, 2],), ([5, 4, 3],), ([-5, -12, -9],)),
        objects=LIST, returns="number", unless="key start",
        stated=ties(eq("first_of_equals", [5, 1, 4, 1], to=1),
                    eq("last_of_equals", [5, 1, 4, 1, 3], to=3)),
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
        code("three", "assert sorted({f}([4, 1, 9, 3], 3)) == [3, 4, 9]"),
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
        code("none", "assert list({f}([5, 6], 0)) == []"),
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
        code("two", "assert list({f}([5, 6, 7], 2)) == [7]"),
        code("one", "assert list({f}([5, 6, 7], 1)) == [6, 7]"),
        code("none", "assert list({f}([5, 6], 0)) == [5, 6]"), objects=LIST + " n first",
            returns="list",
        known=True, spelled=(r".*", r"n|k|count|num|number|nombre"),
    ),
    intent(
        "sequences.every_nth", "Every n-th element.",
        "every nth|take every nth|every nth element|get every nth", "list number",
        one_of("every_second", [1, 2, 3, 4, 5], 2, to=([1, 3, 5], [2, 4])),
        one_of("every_third", [1, 2, 3, 4, 5, 6, 7], 3, to=([1, 4, 7], [3, 6])), objects=LIST,
            returns="list",
    ),
    intent(
        "sequences.interleave", "Elements of both lists in turn.",
        "interleave|interleave lists|alternate elements", "list list",
        code("equal_lengths", "assert list({f}([1, 3], [2, 4])) == [1, 2, 3, 4]"),
        code("three_each", "assert list({f}([1, 3, 5], [2, 4, 6])) == [1, 2, 3, 4, 5, 6]"),
        stated=tuple((REST_AT_END, code(label, f"assert list({{f}}{lists}) == {to}"))
                     for label, lists, to in (("second_longer", ([1], [2, 3, 4]), [1, 2, 3, 4]),
                                              ("first_longer", ([1, 3, 5], [2]), [1, 2, 3, 5]))),
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
        code("nothing_shared", "assert sorted({f}([1], [2])) == [1, 2]"),
        code("the_same", "assert sorted({f}([1, 2], [2, 1])) == []"),
        objects=LIST + " lists", returns="list",
    ),
    intent(
        "sequences.is_subset", "The second list holds every element of the first.",
        "is subset|is sublist of|is subset of", "list list",
        code("smaller", "assert {f}([1, 2], [1, 2, 3])"), code("other",
            "assert not {f}([1, 5], [1, 2, 3])"),
        code("nothing", "assert {f}([], [1, 2])"),
        code("last_missing", "assert not {f}([2, 1, 7], [1, 2, 3])"),
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
]  # fmt: skip
