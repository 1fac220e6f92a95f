"""A module of the standard library that is used and never imported."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from functools import cache

from swarm_tools.rules.imports import import_edit
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.undefined import undefined

_MODULES = {
    "math", "os", "sys", "re", "json", "random", "time", "datetime", "collections",
    "itertools", "functools", "string", "statistics", "decimal", "fractions", "operator",
    "copy", "csv", "heapq", "bisect", "logging", "pathlib", "shutil", "subprocess", "tempfile",
    "textwrap", "threading", "uuid", "hashlib", "base64", "pickle", "glob", "argparse",
    "sqlite3", "socket", "asyncio", "contextlib", "traceback", "typing", "enum", "io",
    "struct", "warnings", "calendar", "unittest", "urllib", "queue", "secrets", "inspect",
}  # fmt: skip
_NAMES = {
    "defaultdict": "collections", "Counter": "collections", "deque": "collections",
    "namedtuple": "collections", "OrderedDict": "collections", "sqrt": "math", "ceil": "math",
    "floor": "math", "factorial": "math", "gcd": "math", "randint": "random",
    "shuffle": "random", "timedelta": "datetime", "Decimal": "decimal", "Fraction": "fractions",
    "lru_cache": "functools", "wraps": "functools", "partial": "functools",
    "permutations": "itertools", "combinations": "itertools", "zip_longest": "itertools",
    "groupby": "itertools", "deepcopy": "copy", "Path": "pathlib", "dataclass": "dataclasses",
    "ABC": "abc", "abstractmethod": "abc", "Enum": "enum", "itemgetter": "operator",
    "attrgetter": "operator", "heappush": "heapq", "heappop": "heapq", "bisect_left": "bisect",
    "StringIO": "io", "contextmanager": "contextlib", "ascii_lowercase": "string",
    "ascii_uppercase": "string", "ascii_letters": "string",
}  # fmt: skip


def _fix(module: Module) -> Iterator[Edit]:
    wanted: dict[str, list[ast.Name]] = {}
    for node in undefined(module):
        if node.id in _MODULES or node.id in _NAMES:
            wanted.setdefault(node.id, []).append(node)
    for group, (name, nodes) in enumerate(sorted(wanted.items())):
        line = _line(module, name, nodes)
        if line is None:
            continue
        edit = import_edit(module, line, group)
        yield Edit(edit.start, edit.end, edit.new, f"Added the missing '{line}'.", group)
        return


def _line(module: Module, name: str, nodes: list[ast.Name]) -> str | None:
    """Return the import that gives every use of a name its meaning."""
    read = [module.parents[node] for node in nodes]
    plain = [not isinstance(up, ast.Attribute) for up in read]
    attributes = {up.attr for up in read if isinstance(up, ast.Attribute)}
    if name in _NAMES:
        return f"from {_NAMES[name]} import {name}" if name not in _MODULES else None
    if name == "datetime" and (any(plain) or not attributes <= _members("datetime")):
        if attributes <= _members("datetime", "datetime"):
            return "from datetime import datetime"
        return None
    return f"import {name}" if attributes and attributes <= _members(name) else None


@cache
def _members(name: str, part: str = "") -> frozenset[str]:
    """Return what a module of the standard library, or a class in it, offers."""
    found = importlib.import_module(name)
    return frozenset(dir(getattr(found, part) if part else found))


RULE = Rule(
    id="missing-import",
    title="Import of what is used from the standard library",
    docs=(
        "A name that nothing defines and that means a module of the standard library, or a "
        "well-known part of one, is imported. Every attribute read from it has to exist there. "
        "Without the import the code can only fail."
    ),
    fix=_fix,
    pylint=("undefined-variable",),
    good=(
        "def f(math):\n    return math.sqrt(2)\n",
        "try:\n    json\nexcept NameError:\n    json = None\n",
        "def f(random):\n    return random.nothing()\n",
        "from tools import *\n\nprint(math.pi)\n",
        "def f():\n    return random.nothing_of_this_name()\n",
    ),
    bad=(
        (
            '"""Doc."""\n\n\ndef f(x):\n    return math.sqrt(x)\n',
            '"""Doc."""\n\nimport math\n\n\ndef f(x):\n    return math.sqrt(x)\n',
        ),
        (
            "import os\n\n\ndef f():\n    return os.name, datetime.now()\n",
            "from datetime import datetime\nimport os\n\n\n"
            "def f():\n    return os.name, datetime.now()\n",
        ),
        (
            "def f(words):\n    seen = defaultdict(int)\n    return seen, words\n",
            "from collections import defaultdict\n\n"
            "def f(words):\n    seen = defaultdict(int)\n    return seen, words\n",
        ),
    ),
    order=3,
    repairs=True,
)
