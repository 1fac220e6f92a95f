"""A return between ``lock.acquire()`` and ``lock.release()``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import block_of, indented, same
from swarm_tools.rules.imports import origin
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module
from swarm_tools.rules.types import simple

_LOCKS = {
    "threading.Lock", "threading.RLock", "multiprocessing.Lock", "multiprocessing.RLock",
}  # fmt: skip


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Expr):
        lock = _asked(node, "acquire")
        if lock is None or not module.alone(node) or not _a_lock(module, lock):
            continue
        block = block_of(module, node)
        rest = block[block.index(node) + 1 :]
        ends = [one for one in rest if _same_lock(_asked(one, "release"), lock)]
        inner = rest[: rest.index(ends[0])] if ends else []
        if inner and module.alone(ends[0]) and _leaves_it_held(inner):
            yield from _held(module, node, inner, ends[0], lock)


def _asked(node: ast.AST, method: str) -> ast.expr | None:
    """Return what a statement calls a method of, without arguments."""
    call = node.value if isinstance(node, ast.Expr) else None
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
        return None
    plain = call.func.attr == method and not call.args and not call.keywords
    return call.func.value if plain and simple(call.func.value) else None


def _same_lock(one: ast.expr | None, other: ast.expr) -> bool:
    """Return whether two expressions name the same lock."""
    return one is not None and same(one, other)


def _a_lock(module: Module, lock: ast.expr) -> bool:
    """Return whether an expression is a lock that is released as often as it is acquired."""
    given = [
        statement.value
        for statement in module.walk(ast.Assign)
        if any(_same_lock(target, lock) for target in statement.targets)
    ]
    made = given and all(
        isinstance(one, ast.Call) and origin(module, one.func) in _LOCKS for one in given
    )
    uses = [x.attr for x in module.walk(ast.Attribute) if _same_lock(x.value, lock)]
    return bool(made) and uses.count("acquire") == uses.count("release")


def _leaves_it_held(inner: list[ast.stmt]) -> bool:
    """Return whether statements return or raise, and do nothing about locks themselves."""
    parts = [part for statement in inner for part in ast.walk(statement)]
    unsafe = (ast.Yield, ast.YieldFrom, ast.Await, ast.Try, ast.ClassDef, ast.Lambda, *FUNCTIONS)
    if any(isinstance(part, unsafe) for part in parts):
        return False
    if any(isinstance(x, ast.Attribute) and x.attr in ("acquire", "release") for x in parts):
        return False
    return any(isinstance(part, (ast.Return, ast.Raise)) for part in parts)


def _held(
    module: Module, node: ast.stmt, inner: list[ast.stmt], end: ast.stmt, lock: ast.expr
) -> Iterator[Edit]:
    """Yield the edit that puts statements into a with of the lock."""
    outer = module.indent(node)
    text = indented(module, inner, outer + module.unit)
    start, stop = module.start(node), module.line_end(module.end(end))
    said = module.has_comment(start, module.start(inner[0]))
    if text is None or said or module.has_comment(module.line_end(module.end(inner[-1])), stop):
        return
    message = "Released the lock on every way out, by 'with'."
    yield Edit(start, stop, f"with {module.source(lock)}:\n{text}", message)


RULE = Rule(
    id="lock-release",
    title="A lock that is released on every way out",
    docs=(
        "A return or raise between 'acquire' and 'release' leaves the lock held, and the next "
        "one waits forever. What lies between goes into 'with lock:'. Left alone where a try is "
        "about it, or where a lock is acquired and released in different places."
    ),
    fix=_fix,
    good=(
        "import threading\n\nlock = threading.Lock()\n\n\ndef f(x):\n    lock.acquire()\n"
        "    print(x)\n    lock.release()\n",
        "import threading\n\nlock = threading.Lock()\n\n\ndef f(x):\n    lock.acquire()\n"
        "    if x:\n        lock.release()\n        return 1\n    lock.release()\n    return 2\n",
        "def f(lock, x):\n    lock.acquire()\n    if x:\n        return 1\n    lock.release()\n"
        "    return 2\n",
        "import threading\n\nlock = threading.Lock()\n\n\ndef start(x):\n    lock.acquire()\n"
        "    if x:\n        return 1\n    lock.release()\n    return 2\n\n\n"
        "def stop():\n    lock.release()\n",
    ),
    bad=(
        (
            "import threading\n\nlock = threading.Lock()\nbalance = {'main': 100}\n\n\n"
            "def take(account, amount):\n    lock.acquire()\n"
            "    if balance[account] < amount:\n        return False\n"
            "    balance[account] -= amount\n    lock.release()\n    return True\n",
            "import threading\n\nlock = threading.Lock()\nbalance = {'main': 100}\n\n\n"
            "def take(account, amount):\n    with lock:\n"
            "        if balance[account] < amount:\n            return False\n"
            "        balance[account] -= amount\n    return True\n",
        ),
        (
            "from threading import Lock\n\n\nclass Stock:\n    def __init__(self):\n"
            "        self._lock = Lock()\n        self.items = []\n\n    def pop(self):\n"
            "        self._lock.acquire()\n        if not self.items:\n"
            "            raise IndexError('empty')\n        item = self.items.pop()\n"
            "        self._lock.release()\n        return item\n",
            "from threading import Lock\n\n\nclass Stock:\n    def __init__(self):\n"
            "        self._lock = Lock()\n        self.items = []\n\n    def pop(self):\n"
            "        with self._lock:\n            if not self.items:\n"
            "                raise IndexError('empty')\n            item = self.items.pop()\n"
            "        return item\n",
        ),
    ),
    order=5,
    repairs=True,
)
