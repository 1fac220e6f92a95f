"""``with`` for a file that is opened and closed by hand, or never closed."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import calls_builtin
from swarm_tools.rules.imports import origin
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import DEFINITIONS, Module

# What else is closed at the end of a 'with', and does not live on in what it gives.
_OPENERS = {
    "socket.socket", "socket.create_connection", "urllib.request.urlopen", "gzip.open",
    "bz2.open", "lzma.open", "zipfile.ZipFile", "tarfile.open", "codecs.open", "io.open",
}  # fmt: skip


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Assign):
        if not _opens(module, node.value) or len(node.targets) != 1 or not module.alone(node):
            continue
        target = node.targets[0]
        function = module.function_of(node)
        if (
            not isinstance(target, ast.Name)
            or function is None
            or module.parents[node] is not function
        ):
            continue
        edit = _wrap(module, node, target.id, function)
        if edit is not None:
            yield edit
            return


def _opens(module: Module, value: ast.expr) -> bool:
    return calls_builtin(module, value, ("open",)) or (
        isinstance(value, ast.Call) and origin(module, value.func) in _OPENERS
    )


def _wrap(module: Module, node: ast.Assign, name: str, function: ast.AST) -> Edit | None:
    scope = module.scopes.of[function]
    if len(scope.bindings.get(name, [])) != 1 or module.scopes.declared(name):
        return None
    block = module.siblings(node)
    rest = block[block.index(node) + 1 :]
    used = [i for i, item in enumerate(rest) if _uses(item, name)]
    if not used:
        return None
    last = rest[used[-1]]
    closes = _closes(last, name)
    body = rest[: used[-1]] if closes else rest[: used[-1] + 1]
    closed = closes and not any(_leaves(item) for item in body)
    if not body or not (closed or not any(_escapes(module, item, name) for item in body)):
        return None
    if any(
        isinstance(part, ast.Constant)
        and isinstance(part.value, str)
        and "\n" in module.source(part)
        for item in body
        for part in ast.walk(item)
    ) or any(
        isinstance(part, ast.JoinedStr) and "\n" in module.source(part)
        for item in body
        for part in ast.walk(item)
    ):
        return None
    if not all(module.alone(item) for item in body) or (closes and not module.alone(last)):
        return None
    indent = module.indent(node)
    start, end = module.start(node), module.end(body[-1])
    end = module.line_end(end)
    lines = module.text[module.line_end(module.end(node)) + 1 : end].split("\n")
    moved = "\n".join(module.unit + line if line.strip() else line for line in lines)
    stop = module.line_end(module.end(last)) if closes else end
    if any(not line.startswith(indent) for line in lines if line.strip()):
        return None
    new = f"with {module.source(node.value)} as {name}:\n{moved}"
    return Edit(start, stop, new, "Opened the file in a 'with', so that it is always closed.")


def _uses(node: ast.AST, name: str) -> bool:
    return any(isinstance(part, ast.Name) and part.id == name for part in ast.walk(node))


def _closes(node: ast.stmt, name: str) -> bool:
    call = node.value if isinstance(node, ast.Expr) else None
    return (
        isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr == "close"
        and isinstance(call.func.value, ast.Name)
        and call.func.value.id == name
    )


_READS = {
    "read", "write", "readline", "readlines", "writelines", "seek", "tell", "flush", "truncate",
    "connect", "connect_ex", "settimeout", "setblocking", "setsockopt", "bind", "send", "sendall",
    "sendto", "recv", "recvfrom", "getsockname", "getpeername", "shutdown", "listen",
    "namelist", "extractall", "writestr", "testzip", "getnames", "status", "getcode",
}  # fmt: skip


def _escapes(module: Module, node: ast.stmt, name: str) -> bool:
    """Return whether the open file is handed on, kept, closed inside or used after a return."""
    if isinstance(node, DEFINITIONS) or any(
        isinstance(x, (*DEFINITIONS, ast.Lambda, ast.Yield, ast.YieldFrom, ast.GeneratorExp))
        for x in ast.walk(node)
    ):
        return True
    for part in ast.walk(node):
        if not (isinstance(part, ast.Name) and part.id == name):
            continue
        up = module.parents[part]
        if isinstance(up, ast.Attribute) and up.attr in _READS:
            continue
        if isinstance(up, (ast.For, ast.comprehension)) and up.iter is part:
            continue
        if isinstance(up, ast.Call) and part in up.args and _consumes(up):
            continue
        return True
    return False


def _leaves(node: ast.stmt) -> bool:
    """Return whether a statement can leave the function before the file is closed, or define."""
    parts = (ast.Return, ast.Yield, ast.YieldFrom, ast.Await, *DEFINITIONS)
    return any(isinstance(part, parts) for part in ast.walk(node))


def _consumes(call: ast.Call) -> bool:
    """Return whether a call reads or writes the file and keeps no hold of it."""
    if isinstance(call.func, ast.Attribute) and isinstance(call.func.value, ast.Name):
        return (call.func.value.id, call.func.attr) in {
            ("json", "load"),
            ("json", "dump"),
            ("pickle", "load"),
            ("pickle", "dump"),
        }
    return isinstance(call.func, ast.Name) and call.func.id in ("list", "len", "sum", "sorted")


RULE = Rule(
    id="resource-with",
    title="Files closed whatever happens",
    docs=(
        "Puts a file, socket or archive that one function opens and uses into a 'with' block. "
        "What is handed on, returned or kept is left alone."
    ),
    fix=_fix,
    pylint=("consider-using-with",),
    good=(
        "def f(p):\n    h = open(p)\n    return h\n",
        "def f(p):\n    with open(p) as h:\n        return h.read()\n",
        "import socket\n\n\ndef f():\n    s = socket.socket()\n    s.bind(('', 1))\n"
        "    return s.accept()\n",
        "import socket\n\n\ndef f(a):\n    s = socket.socket()\n    s.connect(a)\n"
        "    return s.makefile()\n",
        "import zipfile\n\n\ndef f(p):\n    z = zipfile.ZipFile(p)\n    return z.open('a')\n",
    ),
    bad=(
        (
            "import socket\n\n\ndef f(a):\n    s = socket.socket()\n    s.settimeout(1)\n"
            "    return s.connect_ex(a) == 0\n",
            "import socket\n\n\ndef f(a):\n    with socket.socket() as s:\n"
            "        s.settimeout(1)\n        return s.connect_ex(a) == 0\n",
        ),
        (
            "from zipfile import ZipFile\n\n\ndef f(p):\n    z = ZipFile(p)\n"
            "    names = z.namelist()\n    z.close()\n    return names\n",
            "from zipfile import ZipFile\n\n\ndef f(p):\n    with ZipFile(p) as z:\n"
            "        names = z.namelist()\n    return names\n",
        ),
        (
            "from urllib.request import urlopen\n\n\ndef f(url):\n    page = urlopen(url)\n"
            "    return page.read()\n",
            "from urllib.request import urlopen\n\n\ndef f(url):\n"
            "    with urlopen(url) as page:\n        return page.read()\n",
        ),
        (
            "def f(p):\n    h = open(p)\n    text = h.read()\n    h.close()\n    return text\n",
            "def f(p):\n    with open(p) as h:\n        text = h.read()\n    return text\n",
        ),
        (
            "def f(p):\n    h = open(p)\n    return h.read()\n",
            "def f(p):\n    with open(p) as h:\n        return h.read()\n",
        ),
    ),
    order=40,
)
