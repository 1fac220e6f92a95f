"""Texts of values to call with: from hints, names, defaults, and constants of the code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable

from swarm_tools.forge.generate.patterns import matching

MOST_MINED = 240

NUMBERS = ("0", "1", "2", "-1", "3", "10", "0.5", "-2.5", "7", "100", "999", "1000000",
           "999999", "float('inf')", "float('-inf')", "float('nan')", "1e-9")  # fmt: skip
WHOLE = ("1", "0", "2", "3", "-1", "5", "10", "100", "12345", "999", "1000")
TEXTS = ("'abc'", "''", "'Hello World'", "'a_b-c d'", "'  two  words '", "'12'", "'x,y;z'",
         "'Été'", "'CamelCaseText'", "'a\\nb\\tc'", "'1.5'", "'aaa'",
         "'http://a.b/c?d=e'")  # fmt: skip
LISTS = ("[3, 1, 2]", "[]", "[1]", "[2, 2, 1, 3, 3]", "['b', 'a', 'c']", "[-1, 0, 5.5]",
         "[0, 1, 2, 3, 4, 5, 6]", "[(1, 'a'), (2, 'b')]", "[[1, 2], [3, 4]]", "['', 'ab', None]",
         "'abcab'", "range(5)", "iter([1, 2, 3])", "{1: 'x', 2: 'y'}")  # fmt: skip
DICTS = ("{'a': 1, 'b': 2}", "{}", "{'a': {'b': 2}}", "{1: 'x'}", "{'name': 'Ann', 'age': 30}",
         "[('a', 1), ('b', 2)]")  # fmt: skip
CALLABLES = ("lambda *args: args", "lambda x: x", "str", "len", "lambda x: x > 1",
             "lambda *args, **kwargs: len(args)", "bool", "lambda a, b: a + b", "operator.add",
             "lambda x: x % 2", "lambda: 7", "None", "lambda x: 1 / 0", "int")  # fmt: skip
BYTES = ("b'abc'", "b''", "b'\\x00\\xff'")
ANY = ("1", "'ab'", "[3, 1, 2]", "{'a': 1}", "0", "None", "''", "2.5", "[]", "True", "(1, 2)",
       "-4", "{'a'}", "lambda *args: args", "[[1, 2], [3, 4]]", "b'ab'", "object")  # fmt: skip
DATES = ("datetime.date(2020, 2, 29)", "datetime.datetime(2021, 3, 4, 5, 6, 7)",
         "datetime.timedelta(days=3, seconds=7201)", "datetime.timedelta(seconds=1)",
         "datetime.date(1999, 12, 31)", "datetime.timedelta(days=400)",
         "datetime.timedelta(microseconds=1500)", "datetime.timedelta(days=-2)")  # fmt: skip
FILES = ("tmp_path / 'given.txt'", "str(tmp_path)", "tmp_path", "io.StringIO('a b\\nc')",
         "io.BytesIO(b'ab')", "tmp_path / 'missing.txt'")  # fmt: skip
PATTERNS = ("re.compile('a')", "'a'", "'[0-9]+'", "re.compile('(b)(c)?')")

TIMERS = ("itertools.count().__next__", "lambda: 7", "itertools.count(5, 3).__next__")
SIZES = ("lambda *args: 1", "len", "lambda *args: args[-1] + 1", "lambda x: x", "None")

CACHES = ("{}", "lambda *args: None", "{1: 'x'}", "None", "lambda *args, held={}: held",
          "{(1,): 2}")  # fmt: skip
LOCKS = ("contextlib.nullcontext()", "None", "lambda *args: contextlib.nullcontext()")

_BY_HINT = (
    (r"callable", CALLABLES),
    (r"timedelta|datetime|\bdate\b|\btime\b", DATES),
    (r"path|textio|binaryio|\bio\b", FILES),
    (r"pattern", PATTERNS),
    (r"bool", ("True", "False")),
    (r"dict|mapping", DICTS),
    (r"bytes|bytearray", BYTES),
    (r"list|iterable|sequence|iterator|tuple|set|collection|generator", LISTS),
    (r"\bstr\b|anystr|text", TEXTS),
    (r"\bint\b", WHOLE),
    (r"float|number|decimal|complex", NUMBERS),
)
_BY_NAME = (
    (r"^(timer|clock)$|timefunc", TIMERS),
    (r"^(ttu|expires|sizeof|getsizeof|weigh)", SIZES),
    (r"cache$|^cache|memo", CACHES),
    (r"lock$|^lock|mutex", LOCKS),
    (r"^(func|fn|f|function|(left|right|sort|group)?_?key|pred|predicate|callback|keyfunc|reducefunc|valuefunc|op|binop|"
     r"combine|handler|factory|default_factory|key_?func|value_?func|.*_func|test)$",
     CALLABLES),
    (r"^ttl|timeout|seconds", WHOLE),
    (r"date|delta|time(?!s)|^dt$|when|^t$|since", (*DATES, *WHOLE)),
    (r"path|file|folder|filename|^fp$|stream", FILES),
    (r"^(is|has|use|no|with|allow|strict|reverse|lower|upper|ignore)_?|flag|strict|verbose|casefold",
     ("True", "False")),
    (r"^(n|k|m|i|j|size|count|num|number|width|length|maxsize|limit|depth|start|stop|step|index|"
     r"max|min|level|base|position|pos|offset|maxlen|total|fillsize|precision|ndigits|year|month)",
     WHOLE),
    (r"text|string|word|name|^s$|str$|sep|delim|prefix|suffix|line|title|label|format|char|sub",
     TEXTS),
    (r"iter|seq|items|list|lst|values|array|xs|args|data|rows|elements|it$|parts|words|numbers|"
     r"^a$|coll|pool|points", LISTS),
    (r"dict|mapping|^d$|^map|options|config|table|kwargs|headers", (*DICTS, *LISTS)),
    (r"regex|pattern", PATTERNS),
    (r"value|val|^x$|^y$|amount|price|rate|angle|weight", (*NUMBERS, *TEXTS[:4])),
    (r"bytes|buffer", BYTES),
)  # fmt: skip
_BY_KIND = {
    "number": NUMBERS,
    "bool": ("True", "False"),
    "string": TEXTS,
    "list": LISTS,
    "strings": ("['b', 'a']", "[]", "['one', 'two', 'one']", "['x', '']"),
    "nested": ("[[1, 2], [3, 4]]", "[]", "[[1]]", "[[1, [2]], 3]", "[[0, 0, 1], [1, 0, 0]]"),
    "dict": DICTS,
    "iterable": LISTS,
}


def pool(name: str, hint: str, kind: str, default: str, mined: Iterable[str]) -> list[str]:
    """Return the texts of values that a parameter is tried with, likely ones first.

    Args:
        name: Its name.
        hint: Its annotation as source, or "".
        kind: Its kind as `swarm_tools.signatures.kinds` infers it.
        default: Its default as source, or "".
        mined: Constants of the function's code, as source.
    """
    found: list[str] = []
    for pattern, values in _BY_HINT:
        if hint and re.search(pattern, hint.lower()):
            found += values
    if not found:
        found += _BY_KIND.get(kind, ())
        for pattern, values in _BY_NAME:
            if re.search(pattern, name.lower()):
                found += values
                break
    likely = list(dict.fromkeys(found))
    numeric = bool(likely) and likely[0].lstrip("-").replace(".", "").isdigit()
    textual = not likely or likely[0].startswith(("'", "lambda")) or not numeric
    if likely and likely[0].startswith(("lambda", "itertools")):
        mined = ()
    kept = [m for m in mined if textual or not m.startswith(("'", '"', "b'"))]
    if "None" in hint or "Optional" in hint:
        likely.append("None")
    ends = [default] if default else []
    rest = ANY if len(likely) < 4 else ANY[:6]
    return list(dict.fromkeys([*likely[:5], *ends, *kept[:14], *likely[5:], *kept[14:], *rest]))


def mine(node: ast.AST) -> list[str]:
    """Return constants of code as source: numbers with their neighbours, texts and keys."""
    found: dict[str, None] = {}
    for part in ast.walk(node):
        if not isinstance(part, ast.Constant) or isinstance(part.value, bool):
            continue
        value = part.value
        if isinstance(value, (int, float)) and abs(value) < 10**9:
            for near in (value, value + 1, value - 1):
                found[repr(near)] = None
        elif isinstance(value, (str, bytes)):
            if len(value) <= 24:
                found[repr(value)] = None
            if isinstance(value, str):
                for text in matching(value):
                    found[repr(text)] = None
    return list(found)[:MOST_MINED]
