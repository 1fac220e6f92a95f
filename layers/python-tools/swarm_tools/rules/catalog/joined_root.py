"""``os.path.join(base, "/x")``."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from swarm_tools.rules.imports import origin
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.streams import only_value

_PATHS = {"pathlib.Path", "pathlib.PurePath", "pathlib.PosixPath"}
_MADE = {"cwd", "home"}
_QUOTE = re.compile(r"[fF]?(?:'''|\"\"\"|'|\")")


def _fix(module: Module) -> Iterator[Edit]:
    if module.is_test:
        return
    for node in module.walk(ast.Call):
        joins = origin(module, node.func) in ("os.path.join", "posixpath.join")
        if joins and node.args and _a_folder(node.args[0]):
            for part in node.args[1:]:
                yield from _without_root(module, part)
    for node in module.walk(ast.BinOp):
        if isinstance(node.op, ast.Div) and _a_path(module, node.left):
            yield from _without_root(module, node.right)


def _a_folder(node: ast.expr) -> bool:
    """Return whether a first part is worth being joined: no drive, and not the root itself."""
    if isinstance(node, ast.Constant):
        text = node.value if isinstance(node.value, str) else ""
        return bool(text.strip("/\\")) and not text.endswith(":")
    names = [getattr(part, "id", getattr(part, "attr", "")) for part in ast.walk(node)]
    return isinstance(node, (ast.Name, ast.Attribute, ast.Call)) and not any(
        word in name.lower() for name in names for word in ("drive", "sep", "volume")
    )


def _a_path(module: Module, node: ast.expr) -> bool:
    """Return whether an expression is certainly a path object."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div):
        return _a_path(module, node.left)
    value = only_value(module, node) if isinstance(node, ast.Name) else node
    if isinstance(value, ast.Attribute) and value.attr == "parent":
        return _a_path(module, value.value)
    if isinstance(value, ast.BinOp):
        return value is not node and _a_path(module, value)
    if not isinstance(value, ast.Call):
        return False
    if origin(module, value.func) in _PATHS:
        return not value.args or _a_folder(value.args[0])
    method = value.func
    if not isinstance(method, ast.Attribute):
        return False
    if method.attr in _MADE:
        return origin(module, method.value) in _PATHS
    return method.attr in ("resolve", "absolute", "expanduser") and _a_path(module, method.value)


def _without_root(module: Module, node: ast.expr) -> Iterator[Edit]:
    """Yield the edit that takes the slash from the start of a text."""
    first = node.values[0] if isinstance(node, ast.JoinedStr) and node.values else node
    text = first.value if isinstance(first, ast.Constant) else None
    if not isinstance(text, str) or not text.startswith("/") or text.startswith("//"):
        return
    if not text[1:].strip("/") and first is node:
        return
    source = module.source(node)
    quote = _QUOTE.match(source)
    if quote is not None and source[quote.end()] == "/":
        where = module.start(node) + quote.end()
        yield Edit(where, where + 1, "", "Took the slash away that made the join drop its start.")


RULE = Rule(
    id="joined-root",
    title="No slash before a part of a path",
    docs=(
        "A part that begins with a slash makes 'os.path.join' and the '/' of paths forget all "
        "that was before it. The slash goes. Left alone in tests, after a drive, and where a part "
        "is nothing but a slash."
    ),
    fix=_fix,
    good=(
        "import os\n\n\ndef f(base):\n    return os.path.join(base, 'x', '/')\n",
        "import os\n\n\ndef f(drive):\n    return os.path.join(drive, '/x')\n",
        "import os\n\nROOT = os.path.join('/', '/srv')\n",
        "from urllib.parse import urljoin\n\n\ndef f(base):\n    return urljoin(base, '/x')\n",
        "def f(base):\n    return base / '/x'\n",
        "import os\n\n\ndef f(name):\n    return os.path.join('/srv/a', name)\n",
    ),
    bad=(
        (
            "import os\n\nBASE = '/srv'\n\n\ndef f(n):\n"
            "    return os.path.join(BASE, '/avatars', f'{n}.png')\n",
            "import os\n\nBASE = '/srv'\n\n\ndef f(n):\n"
            "    return os.path.join(BASE, 'avatars', f'{n}.png')\n",
        ),
        (
            "from os.path import join\n\n\ndef f(folder, n):\n"
            "    return join(folder, f'/{n}.txt')\n",
            "from os.path import join\n\n\ndef f(folder, n):\n"
            "    return join(folder, f'{n}.txt')\n",
        ),
        (
            'import os\n\nLOG = os.path.join(os.getcwd(), "/logs/app.log")\n',
            'import os\n\nLOG = os.path.join(os.getcwd(), "logs/app.log")\n',
        ),
        (
            "from pathlib import Path\n\nHERE = Path(__file__).parent\nDATA = HERE / '/data'\n",
            "from pathlib import Path\n\nHERE = Path(__file__).parent\nDATA = HERE / 'data'\n",
        ),
        (
            "import pathlib\n\n\ndef f(base):\n    return pathlib.Path(base) / 'a' / '/b.txt'\n",
            "import pathlib\n\n\ndef f(base):\n    return pathlib.Path(base) / 'a' / 'b.txt'\n",
        ),
        (
            "import os\n\n\ndef f():\n"
            "    return os.path.join(os.path.expanduser('~'), '/.config')\n",
            "import os\n\n\ndef f():\n"
            "    return os.path.join(os.path.expanduser('~'), '.config')\n",
        ),
    ),
    order=5,
    repairs=True,
)
