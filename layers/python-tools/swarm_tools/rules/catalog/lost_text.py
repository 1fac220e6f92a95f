"""``text.strip()`` as a statement: strings never change in place."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import bindings, calls_builtin, is_local, kind_of, loads, owner
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module
from swarm_tools.rules.streams import only_value

_METHODS = {
    "strip", "lstrip", "rstrip", "lower", "upper", "title", "capitalize", "swapcase", "replace",
    "casefold", "removeprefix", "removesuffix", "zfill", "ljust", "rjust", "center",
    "expandtabs", "translate",
}  # fmt: skip
_ONLY_TEXT = {"strip", "lower", "upper", "capitalize", "swapcase", "casefold"}
_NAMES = {
    "s", "text", "string", "word", "sentence", "name", "phrase", "message", "password", "email",
    "username", "answer", "city", "title", "raw", "str1", "str2", "letters", "user_input",
    "line", "choice", "command", "guess", "txt", "first_name", "last_name", "full_name",
}  # fmt: skip
# What nothing but texts, in whatever form, is asked for.
_ASKED = {
    "startswith", "endswith", "isdigit", "isalpha", "isalnum", "isupper", "islower", "isspace",
    "isnumeric", "splitlines", "split", "strip", "lower", "upper", "lstrip", "rstrip", "casefold",
    "capitalize",
}  # fmt: skip
_OF_TEXTS = frozenset(dir(str))
_LISTS = ("split", "rsplit", "splitlines", "readlines")
_FOREIGN = {"pandas", "numpy", "polars", "gi", "tkinter", "curses", "rich", "pyarrow", "dask"}


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Expr):
        call = node.value
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
            continue
        value, method = call.func.value, call.func.attr
        if method not in _METHODS or not isinstance(value, ast.Name) or not module.alone(node):
            continue
        if not _own(module, value) or not _is_text(module, value, call):
            continue
        if _read_later(module, node, value):
            text = f"{value.id} = {module.source(call)}"
            yield module.replace(node, text, f"Kept the text that '{method}' gives.")


def _own(module: Module, value: ast.Name) -> bool:
    """Return whether a name belongs to the function, or to the script, that it is used in."""
    if is_local(module, value):
        return True
    found = owner(module, value)
    inside = any(isinstance(up, (*FUNCTIONS, ast.ClassDef)) for up in module.ancestors(value))
    if found is None or found.kind != "module" or inside or module.scopes.declared(value.id):
        return False
    # A script that shows that texts do not change has a text written down.
    given = [getattr(module.parents.get(one), "value", None) for one in bindings(module, value)]
    return any(isinstance(one, ast.Call) for one in given) or _from_a_text(module, value)


def _is_text(module: Module, value: ast.Name, call: ast.Call) -> bool:
    """Return whether a name certainly holds a text, or anything that has such a method does."""
    if kind_of(module, value) == "str":
        return True
    method = call.func.attr  # type: ignore[attr-defined]
    own = any(isinstance(one, FUNCTIONS) and one.name == method for one in module.nodes)
    if own or module.imports & _FOREIGN or _more_than_a_text(module, value):
        return False
    pair = len(call.args) == 2 and all(map(_spelt, call.args))
    if value.id in _NAMES and (method in _ONLY_TEXT or (method == "replace" and pair)):
        return True
    if method == "replace" and len(call.args) < 2:
        return False
    return _from_a_text(module, value) or _used_as_text(module, value)


def _spelt(node: ast.AST) -> bool:
    return isinstance(node, ast.JoinedStr) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def _from_a_text(module: Module, value: ast.Name) -> bool:
    """Return whether a name only goes over the parts or lines of a text."""
    found = bindings(module, value)
    loops = [module.parents.get(one) for one in found]
    return bool(loops) and all(
        isinstance(loop, ast.For) and loop.target is one and _texts(module, loop.iter)
        for loop, one in zip(loops, found, strict=True)
    )


def _texts(module: Module, source: ast.expr) -> bool:
    """Return whether an expression gives the parts of a text or the lines of a file."""
    value = only_value(module, source) if isinstance(source, ast.Name) else source
    if not isinstance(value, ast.Call):
        return False
    parts = isinstance(value.func, ast.Attribute) and value.func.attr in _LISTS
    return parts or calls_builtin(module, value, ("open",))


def _more_than_a_text(module: Module, value: ast.Name) -> bool:
    """Return whether a name is asked what no text can be asked."""
    found = owner(module, value)
    uses = module.scopes.references(value.id, found) if found else []
    ups = (module.parents[use] for use in uses)
    return any(isinstance(up, ast.Attribute) and up.attr not in _OF_TEXTS for up in ups)


def _used_as_text(module: Module, value: ast.Name) -> bool:
    """Return whether a name is asked elsewhere what only texts can be asked."""
    found = owner(module, value)
    uses = module.scopes.references(value.id, found) if found else []
    return any(_shows_text(module, use) for use in uses if use is not value)


def _shows_text(module: Module, use: ast.Name) -> bool:
    up = module.parents[use]
    if isinstance(up, ast.Attribute):
        call = module.parents[up]
        called = isinstance(call, ast.Call) and call.func is up and up.attr in _ASKED
        return called and not isinstance(module.parents[call], ast.Expr)
    if isinstance(up, ast.Compare):
        equal = all(isinstance(one, (ast.Eq, ast.NotEq)) for one in up.ops)
        return equal and any(map(_spelt, (up.left, *up.comparators)))
    return (
        isinstance(up, ast.BinOp)
        and isinstance(up.op, ast.Add)
        and up.right is use
        and _spelt(up.left)
    )


def _read_later(module: Module, node: ast.stmt, value: ast.Name) -> bool:
    """Return whether the name is read after the statement, in a loop around it or later on."""
    if any(isinstance(up, ast.Try) for up in module.ancestors(node)):
        return False
    function = module.function_of(node)
    block = module.tree.body if function is None else function.body
    return any(module.start(use) > module.end(node) for use in loads(block, value.id))


RULE = Rule(
    id="lost-text",
    title="The text that a string method gives is kept",
    docs=(
        "Strings never change in place, so that 'text.strip()' alone does nothing. Where the name "
        "is local and read afterwards, it gets the result. The name has to hold a certain string, "
        "be asked elsewhere what only strings can be, or be called like one. A call inside a try "
        "is left alone, and so is a script about a string that is written down in it."
    ),
    fix=_fix,
    good=(
        "def f(s):\n    s = s.strip()\n    return s\n",
        "def f(path):\n    path.replace('x')\n    return path\n",
        "def f(s):\n    s.strip()\n",
        "def f(s):\n    try:\n        s.lower()\n    except AttributeError:\n        return 1\n"
        "    return s\n",
        "def f(path, new):\n    path.replace(new)\n    return path == 'x'\n",
        "text = 'abc'\ntext.upper()\nprint(text)\n",
        "def f(sheet):\n    sheet.replace('a', 'b')\n    return sheet\n",
        "from rich.text import Text\n\n\ndef f(text):\n    text.rstrip()\n"
        "    return text.split('x')\n",
        "def f(lines, width):\n    for line in lines:\n        line.rstrip()\n"
        "        line.pad(width - len(line.split()))\n",
        "class Buffer:\n    def replace(self, old, new):\n        self.x = old + new\n\n\n"
        "def f(text):\n    text.replace('a', 'b')\n    return text\n",
    ),
    bad=(
        (
            "def f(text):\n    text.strip()\n    return text.split(',')\n",
            "def f(text):\n    text = text.strip()\n    return text.split(',')\n",
        ),
        (
            "def f(name: str):\n    name.replace(' ', '-')\n    return name\n",
            "def f(name: str):\n    name = name.replace(' ', '-')\n    return name\n",
        ),
        (
            "def f(number):\n    number = number.strip()\n    number.replace('-', '')\n"
            "    if number.startswith('+'):\n        return '00' + number[1:]\n"
            "    return number\n",
            "def f(number):\n    number = number.strip()\n"
            "    number = number.replace('-', '')\n"
            "    if number.startswith('+'):\n        return '00' + number[1:]\n"
            "    return number\n",
        ),
        (
            "reply = input('Go on? ')\nreply.lower()\nif reply == 'yes':\n    print('on')\n",
            "reply = input('Go on? ')\nreply = reply.lower()\nif reply == 'yes':\n"
            "    print('on')\n",
        ),
        (
            "def f(story):\n    counts = {}\n    for token in story.split():\n"
            "        token.strip('.,')\n        counts[token] = counts.get(token, 0) + 1\n"
            "    return counts\n",
            "def f(story):\n    counts = {}\n    for token in story.split():\n"
            "        token = token.strip('.,')\n"
            "        counts[token] = counts.get(token, 0) + 1\n"
            "    return counts\n",
        ),
        (
            "words = input('Words: ').split(',')\nfor w in words:\n    w.strip()\n"
            "    print(w + '!')\n",
            "words = input('Words: ').split(',')\nfor w in words:\n    w = w.strip()\n"
            "    print(w + '!')\n",
        ),
        (
            "def f(path):\n    found = []\n    with open(path) as file:\n"
            "        for line in file:\n            line.strip()\n"
            "            found.append(line)\n    return found\n",
            "def f(path):\n    found = []\n    with open(path) as file:\n"
            "        for line in file:\n            line = line.strip()\n"
            "            found.append(line)\n    return found\n",
        ),
        (
            "def f(title):\n    title.replace(' ', '-')\n    return title\n",
            "def f(title):\n    title = title.replace(' ', '-')\n    return title\n",
        ),
        (
            "def f(key):\n    key.upper()\n    return 'K' + key if key != '' else 'none'\n",
            "def f(key):\n    key = key.upper()\n    return 'K' + key if key != '' else 'none'\n",
        ),
    ),
    order=5,
    repairs=True,
)
