"""Texts of values that show the edges of code, by the kind of value."""

from __future__ import annotations

NUMBERS = (0, 1, 2, -1, 3, 10, 0.5, 7, -2.5, 100, 12, 5, 1000, 4, 15, 64)
STRINGS = (
    *("", "a", "Hello World", "abc123", "racecar", "  two  words ", "12", "x,y;z", "Été", "ABC"),
    *("2024-02-29", "a@b.co", "10:30", "-3.5", "aab", "([)]", "one\ntwo\n", "k=v"),
)
LISTS = (
    *("[]", "[1]", "[3, 1, 2]", "[2, 2, 1]", "[-1, 0, 5.5]", "['b', 'a', 'b']"),
    *("[10, 20, 30, 40]", "[0, 0]", "[5, -5, 5, 3, 3, 9]", "(1, 2, 3)", "[None, 1]", "[-3, -7]"),
)
NESTED = (
    *("[[1, 2], [3, 4]]", "[]", "[[1]]", "[[1, [2]], 3]", "[[0, 0, 1], [1, 0, 0]]", "[[]]"),
    *(
        "[[1, 2, 3], [4, 5, 6], [7, 8, 9]]",
        "[('a', 1), ('b', 2), ('a', 3)]",
        "[['x', ' '], [' ', 'x']]",
    ),
)
WORDS = (
    *(
        "['b', 'a']",
        "[]",
        "['one', 'two', 'one']",
        "['x', '']",
        "['Ann', 'bob', 'Cy']",
        "['a b', 'ab']",
    ),
    *("['10', '9', '-1']", "['level', 'noon', 'abc']"),
)
DICTS = (
    *("{}", "{'a': 1, 'b': 2}", "{'name': 'Ann', 'age': 30, 'price': 2.5}", "{1: 'x', 2: 'y'}"),
    *(
        "{'b': 2, 'a': 2, 'c': 1}",
        "{'x': [1, 2], 'y': []}",
        "{'k': {'j': 1}}",
        "{'a': 0, '': None}",
    ),
)
GRAPHS = (
    *("{'a': ['b', 'c'], 'b': ['c'], 'c': []}", "{}", "{'a': []}", "{'a': ['b'], 'b': ['a']}"),
    *("{1: [2], 2: [3], 3: [1], 4: []}", "{'a': ['b'], 'b': ['c'], 'c': ['d'], 'd': []}"),
)
WEIGHTED = (
    *("{'a': {'b': 1, 'c': 4}, 'b': {'c': 2}, 'c': {}}", "{}", "{'a': {}}"),
    *("{'a': {'b': 7}, 'b': {'a': 1}}", "{1: {2: 5, 3: 1}, 3: {2: 1}, 2: {}}"),
)
PAIRS = (
    *("{'a': [('b', 1), ('c', 4)], 'b': [('c', 2)], 'c': []}", "{}", "{'a': []}"),
    *("{'a': [('b', 7)], 'b': [('a', 1)]}",),
)
ANY = (
    *("1", "'ab'", "[3, 1, 2]", "{'a': 1}", "0", "None", "''", "2.5", "[]", "True"),
    *("[[1, 2], [3, 4]]", "-4", "(1, 2)", "'Hello World'", "['b', 'a']", "10", "{}"),
)
CALLABLES = (
    *("lambda *a, **k: a[0] if a else None", "lambda *a, **k: True", "lambda *a, **k: len(a)"),
    *("str", "lambda *a, **k: None", "abs", "bool", "lambda *a, **k: 1 / 0"),
)
DATES = ("date(2024, 2, 29)", "date(2023, 12, 31)", "date(2000, 1, 1)", "date(1999, 6, 15)")
MOMENTS = (
    *("datetime_(2024, 2, 29, 12, 30)", "datetime_(2023, 12, 31, 23, 59, 59)"),
    *("datetime_(2000, 1, 1)", "datetime_(1999, 6, 15, 8, 5)"),
)
SPANS = ("timedelta(0)", "timedelta(days=1)", "timedelta(hours=5, minutes=3)", "timedelta(-2)")
FIXED: dict[str, tuple[str, ...]] = {
    "bool": ("True", "False", "None"),
    "list": LISTS,
    "strings": WORDS,
    "nested": NESTED,
    "graph": GRAPHS,
    "weighted dict": WEIGHTED,
    "weighted pairs": PAIRS,
    "iterable": (*LISTS, *map(repr, STRINGS[:6]), "range(4)", "{3, 1}", "iter([2, 1])"),
    "callable": CALLABLES,
    "date": DATES,
    "datetime": MOMENTS,
    "timedelta": SPANS,
    "bytes": ("b''", "b'abc'", "b'\\x00\\xff'", "b'two words'"),
    "decimal": ("Decimal('0')", "Decimal('1.50')", "Decimal('-2')", "Decimal('100')"),
    "set": ("set()", "{1}", "{3, 1, 2}", "{'a', 'b'}"),
    "none": ("None",),
}
AMOUNTS = ("0", "1", "2.5", "30", "-4", "100")
TEXTS = ("'Ann'", "'b'", "''", "'x y'", "'done'", "'2024-02-29'")
TEXTUAL = frozenset(("name", "title", "text", "label", "id", "type", "status", "kind", "date"))
NUMERIC = frozenset(
    ("price", "amount", "quantity", "qty", "age", "count", "total", "score", "x", "y", "value",
     "balance", "width", "height", "size", "weight", "rate", "year", "salary", "grade", "stock")
)  # fmt: skip
