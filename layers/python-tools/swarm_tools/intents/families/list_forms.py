"""Lists put together in pairs, cut at a place, and filled up to a length."""

from swarm_tools.intents.model import Case, code, intent

ROWS = "list lists two elements items values sequence seq of a the in one pair pairs numbers"
LISTED = r".*(list|lst|items|seq|values|a|xs|elements|arr|data|numbers|left|first|one|liste).*"
OTHER = r".*(list|lst|items|seq|values|b|ys|elements|arr|data|numbers|right|second|other|two).*"


def cut(label: str, values: list, place: int, first: list, second: list) -> Case:
    """Return the case of a list in two parts, as a pair or as a list of both."""
    return code(
        label, f"result = {{f}}({values}, {place})",
        f"assert [list(part) for part in result] == [{first}, {second}]",
    )  # fmt: skip


INTENTS = [
    intent(
        "list_forms.zipped", "Pairs of the elements at the same places.",
        "zip lists|zip two lists|zip together|associer listes", "list list",
        *(code(label, f"result = list({{f}}({a}, {b}))",
                 "if not all(isinstance(pair, (tuple, list)) for pair in result):",
                 "    return  # one after the other",
                 f"assert [tuple(pair) for pair in result] == {want}")
          for label, a, b, want in (
              ("two", [1, 2], ["a", "b"], [(1, "a"), (2, "b")]), ("none", [], [], []),
              ("one", [5], [6], [(5, 6)]),
              ("three", [1, 2, 3], [4, 5, 6], [(1, 4), (2, 5), (3, 6)]))),
        objects=ROWS, returns="list", spelled=(LISTED, OTHER),
        unless="dict longest fill interleave flatten alternate",
    ),
    intent(
        "list_forms.split_at", "What stands before a place, and what stands from it on.",
        "split at|split list at|split at index", "list number",
        cut("middle", [1, 2, 3, 4], 2, [1, 2], [3, 4]), cut("start", [1, 2], 0, [], [1, 2]),
        cut("end", [1, 2], 2, [1, 2], []), cut("last", [1, 2, 3], 2, [1, 2], [3]),
        objects=ROWS + " index position n place", returns="any",
        spelled=(LISTED, r"(i|n|index|idx|pos|position|k|at|place|where|count)\w*"),
        unless="value separator predicate text string",
    ),
    intent(
        "list_forms.padded", "Values are added at the end until a list is long enough.",
        "pad list|pad right list|pad to length|fill list|extend to length|pad sequence"
        "|completer liste", "list number any",
        *(code(label, f"assert list({{f}}({values}, {size}, 0)) == {want}")
          for label, values, size, want in (
              ("two_more", [1, 2], 4, [1, 2, 0, 0]), ("none_more", [1, 2], 2, [1, 2]),
              ("of_none", [], 2, [0, 0]), ("one_more", [5, 6, 7], 4, [5, 6, 7, 0]))),
        objects=ROWS + " to length size with value fill until long enough right end padded",
        returns="any", spelled=(LISTED, r"(n|size|length|len|width|target|k|count|minimum)\w*",
                                r"(value|fill|pad|with|default|filler|x|fill_?value)\w*"),
        unless="left front truncate before",
    ),
    intent(
        "list_forms.rotated_text", "A text moved round by so many places.",
        "rotate string|rotate text|rotate string left|rotate left string|rotate word"
        "|decaler texte", "string number",
        *(code(label, f"assert {{f}}({text!r}, {by}) in {wants}")
          for label, text, by, wants in (
              ("two", "abcde", 2, ("cdeab", "deabc")), ("not_at_all", "abc", 0, ("abc",)),
              ("all_round", "abc", 3, ("abc",)), ("one", "abcd", 1, ("bcda", "dabc")))),
        objects="string text left right by n places characters letters word", returns="string",
        spelled=(r"(s|text|string|word|texte|mot)\w*", r"(n|k|by|count|places|shift|steps)\w*"),
        unless="alphabet ord chr caesar 26",
    ),
    intent(
        "list_forms.outliers", "Values far away from all others.",
        "outliers|find outliers|get outliers|detect outliers|valeurs aberrantes", "numbers",
        code("one", "result = list({f}([10, 12, 11, 13, 12, 11, 10, 12, 13, 11, 100]))",
             "assert result in ([100], [10], [True]) or len(result) == 11"),
        code("none", "result = list({f}([10, 12, 11, 13, 12, 11, 10, 12, 13, 11]))",
             "assert result == [] or len(result) == 10"),
        objects="values numbers data list of far iqr quartile quartiles standard deviations mean "
        "outside 1.5 times more than two three away from", returns="list",
        spelled=(r"(values|numbers|data|xs|nums|samples|valeurs)",), unless="remove without",
    ),
]  # fmt: skip
