"""Functions that are given a function: a condition, or what makes a key or a value."""

from collections.abc import Callable

from swarm_tools.intents.model import Case, code, intent

LIST = "list items elements values sequence iterable by with a the in of while function predicate"
DICT = "dict dictionary mapping d the of function by"
EVEN = "lambda v: v % 2 == 0"
WAYS = {"items_first": ("numbers function", "{f}({given}, {func})"),
        "function_first": ("function numbers", "{f}({func}, {given})")}  # fmt: skip


def both_ways(
    name: str, doc: str, names: str, cases: tuple, case_of: Callable | None = None, **more
) -> list:
    """Return the intents of a function and a list, for either order of the two."""
    return [
        intent(
            f"predicates.{name}_{way}", doc, names, params,
            *(
                (case_of or asked)(label, call, given, func, check)
                for label, given, func, check in cases
            ),
            objects=LIST, **more,
        )
        for way, (params, call) in WAYS.items()
    ]  # fmt: skip


def asked(label: str, call: str, given: str, func: str, check: str) -> Case:
    """Return the case of one call, checked by an expression about ``result``."""
    row = call.replace("{given}", given).replace("{func}", func)
    return code(label, f"result = {row}", f"assert {check}")


def changed(label: str, call: str, given: str, func: str, check: str) -> Case:
    """Return the case of a call that may as well change what it is given."""
    row = call.replace("{given}", "given").replace("{func}", func)
    return code(
        label, f"given = {given}", f"result = {row}",
        "result = given if result is None or type(result) is int else result", f"assert {check}",
    )  # fmt: skip


def mapped(label: str, given: str, func: str, check: str) -> Case:
    """Return the case of a table whose keys or values a function changes."""
    given_row, call, *rows = changed(label, "{f}({given}, {func})", given, func, check).value
    return code(label, given_row, "try:", f"    {call}", "except TypeError:",
                "    return  # its function takes key and value", *rows)  # fmt: skip


def kept(label: str, given: list, func: str, want: list) -> tuple:
    """Return what a case of a list that is given back is made of."""
    return label, str(given), func, f"list(result) == {want}"


def parted(label: str, given: list, one: list, other: list) -> tuple:
    """Return what a case of two lists is made of; which comes first is not said."""
    ways = f"({[one, other]}, {[other, one]})"
    return label, str(given), EVEN, f"[list(part) for part in result] in {ways}"


def tabled(label: str, given: str, func: str, want: dict) -> tuple:
    """Return what a case of a table is made of."""
    return label, given, func, f"dict(result) == {want}"


INTENTS = [
    *both_ways(
        "partition", "Those for which a condition holds, and the others.",
        "partition|partition by|partition list|separate by|split by predicate|partager",
        (parted("mixed", [2, 5, 4, 7, 6], [2, 4, 6], [5, 7]), parted("all", [2, 4], [2, 4], []),
         parted("none", [1, 3], [], [1, 3]), parted("last_differs", [1, 3, 8], [8], [1, 3]),
         parted("first_differs", [1, 4, 2], [4, 2], [1]),
         parted("repeated", [3, 2, 3, 2, 2], [2, 2, 2], [3, 3])),
        returns="pair", unless="consecutive groupby chunk",
    ),
    *both_ways(
        "take_while", "The first elements as long as a condition holds.",
        "take while|takewhile|take while true|prendre tant que|leading while",
        (kept("some", [2, 4, 5, 6], EVEN, [2, 4]), kept("all", [2, 4], EVEN, [2, 4]),
         kept("none", [1, 2], EVEN, []), kept("empty", [], EVEN, []),
         kept("again_later", [2, 1, 4], EVEN, [2]), kept("last_differs", [4, 2, 1], EVEN, [4, 2])),
        returns="list", unless="inclusive including",
    ),
    *both_ways(
        "drop_while", "What is left once a condition fails for the first time.",
        "drop while|dropwhile|skip while|sauter tant que",
        (kept("some", [2, 4, 5, 6], EVEN, [5, 6]), kept("all", [2, 4], EVEN, []),
         kept("none", [1, 2], EVEN, [1, 2]), kept("again_later", [2, 1, 2, 1], EVEN, [1, 2, 1]),
         kept("last_differs", [4, 2, 1], EVEN, [1]), kept("repeated", [1, 1, 2], EVEN, [1, 1, 2])),
        returns="list",
    ),
    *both_ways(
        "reject", "The elements for which a condition does not hold.",
        "reject|filter not|filter out|filter false|exclude where|remove if|remove where",
        (kept("mixed", [2, 5, 4, 7], EVEN, [5, 7]), kept("all", [2, 4], EVEN, []),
         kept("none", [1, 3], EVEN, [1, 3]), kept("repeated", [1, 2, 2, 1], EVEN, [1, 1]),
         kept("last", [4, 2, 6, 5], EVEN, [5])),
        changed,
        returns="list",
    ),
    *both_ways(
        "count_by", "How many elements have each key that a function gives.",
        "count by|count by key|counts by|tally by|compter par",
        (tabled("lengths", '["a", "bb", "cc", "d", "e"]', "len", {1: 3, 2: 2}),
         tabled("remainders", "[1, 2, 3, 4, 7]", "lambda v: v % 3", {1: 3, 2: 1, 0: 1}),
         tabled("one", "[5]", "lambda v: v", {5: 1}), tabled("none", "[]", "len", {}),
         tabled("one_key", "[2, 4, 4, 8]", EVEN, {True: 4})),
        returns="dict",
    ),
    *both_ways(
        "group_by", "The elements in lists by the key that a function gives.",
        "group by|groupby|group by key|grouper par|group list by|group items",
        (("lengths", '["a", "bb", "cc", "d"]', "len",
          "{k: list(v) for k, v in dict(result).items()} == {1: ['a', 'd'], 2: ['bb', 'cc']}"),
         ("one", "[5]", "lambda v: v % 2",
          "{k: list(v) for k, v in dict(result).items()} == {1: [5]}"),
         tabled("none", "[]", "len", {}),
         ("remainders", "[4, 3, 1, 2, 7]", "lambda v: v % 3",
          "{k: list(v) for k, v in dict(result).items()} == {1: [4, 1, 7], 0: [3], 2: [2]}"),
         ("one_key", "[6, 2, 2]", "lambda v: v % 2",
          "{k: list(v) for k, v in dict(result).items()} == {0: [6, 2, 2]}")),
        returns="dict", unless="set consecutive adjacent len count dicts (records) (rows)",
    ),
    *both_ways(
        "count_if", "For how many elements a condition holds.",
        "count if|count where|count matching|countif|count satisfying|compter si",
        (("mixed", "[2, 5, 4, 7, 6]", EVEN, "result == 3"),
         ("all", "[2, 4]", EVEN, "result == 2"), ("none", "[1, 3]", EVEN, "result == 0"),
         ("only_the_last", "[1, 3, 4]", EVEN, "result == 1"),
         ("first_and_again", "[2, 3, 2, 5]", EVEN, "result == 2")),
        returns="number",
    ),
    *both_ways(
        "all_match", "A condition holds for every element.",
        "all match|all satisfy|every match|all of predicate|tous verifient",
        (("all", "[2, 4]", EVEN, "result"), ("last_differs", "[2, 4, 5]", EVEN, "not result"),
         ("first_differs", "[1, 2, 4]", EVEN, "not result"), ("empty", "[]", EVEN, "result"),
         ("one_inside_differs", "[2, 3, 4]", EVEN, "not result")),
        returns="bool",
    ),
    *both_ways(
        "any_match", "A condition holds for some element.",
        "any match|any satisfy|some match|any of predicate|un verifie",
        (("last", "[1, 3, 4]", EVEN, "result"), ("first", "[2, 3, 5]", EVEN, "result"),
         ("none", "[1, 3]", EVEN, "not result"), ("empty", "[]", EVEN, "not result"),
         ("inside", "[1, 2, 3]", EVEN, "result")),
        returns="bool",
    ),
    intent(
        "predicates.map_values", "The same keys, a function applied to each value.",
        "map values|transform values|apply to values|appliquer valeurs|map dict values",
        "dict function",
        mapped("two", "{'a': 1, 'b': 2}", "lambda v: v * 10",
              "dict(result) == {'a': 10, 'b': 20}"),
        mapped("to_zero", "{'a': 1, 'b': 3, 'c': 1}", "lambda v: v - 1",
              "dict(result) == {'a': 0, 'b': 2, 'c': 0}"),
        mapped("texts", "{1: 'x', 2: 'yy'}", "str.upper",
              "dict(result) == {1: 'X', 2: 'YY'}"),
        mapped("from_zero", "{'k': 0}", "lambda v: v + 5",
              "dict(result) == {'k': 5}"),
        mapped("empty", "{}", "str", "dict(result) == {}"),
        objects=DICT, returns="dict", unless="key k_func isinstance nested",
    ),
    intent(
        "predicates.map_keys", "The same values, a function applied to each key.",
        "map keys|transform keys|apply to keys|map dict keys", "dict function",
        mapped("two", "{'a': 1, 'b': 2}", "str.upper",
              "dict(result) == {'A': 1, 'B': 2}"),
        mapped("numbers", "{1: 'x', 2: 'y', 3: 'x'}", "lambda k: k * 10",
              "dict(result) == {10: 'x', 20: 'y', 30: 'x'}"),
        mapped("value_zero", "{'a': 0}", "lambda k: k + '!'",
              "dict(result) == {'a!': 0}"),
        mapped("lengths", "{'aa': 'b', 'ccc': 'd'}", "len",
              "dict(result) == {2: 'b', 3: 'd'}"),
        mapped("empty", "{}", "str", "dict(result) == {}"),
        objects=DICT, returns="dict", unless="isinstance nested",
    ),
    intent(
        "predicates.apply_twice", "A function applied to what it gave.",
        "apply twice|appliquer deux fois", "function any",
        code("added", "assert {f}(lambda v: v + 3, 1) == 7"),
        code("doubled", "assert {f}(lambda v: v * 2, 5) == 20"),
        code("texts", "assert {f}(lambda v: v + '!', 'a') == 'a!!'"),
        code("squared", "assert {f}(lambda v: v * v, 3) == 81"),
        code("back_again", "assert {f}(lambda v: -v, 4) == 4"), objects="function the x",
    ),
]  # fmt: skip
