"""``Thread(target=work())``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.callees import called, plain_call
from swarm_tools.rules.flow import calls_builtin
from swarm_tools.rules.imports import origin
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.phrases import returns_value, yields

# Callable to the parameter that takes a function, by position, and how its arguments are given:
# in 'args' and 'kwargs', right after it, or not at all.
_TAKES = {
    "threading.Thread": (None, "target", "args"),
    "multiprocessing.Process": (None, "target", "args"),
    "threading.Timer": (1, "function", "args"),
    "atexit.register": (0, "func", "after"),
    "asyncio.to_thread": (0, "func", "after"),
    "signal.signal": (1, "handler", "none"),
}
# The same for methods, by the package that has to be imported.
_METHODS = {
    "submit": ("concurrent", 0, "after"),
    "after": ("tkinter", 1, "after"),
    "bind": ("tkinter", 1, "none"),
    "run_in_executor": ("asyncio", 1, "after"),
}


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Call):
        for value, way in _slots(module, node):
            if _gives_nothing(module, value) and plain_call(value) and plain_call(node):
                yield from _handed_over(module, node, value, way)


def _slots(module: Module, node: ast.Call) -> Iterator[tuple[ast.Call, str]]:
    """Yield the calls that stand where a function is expected, and how arguments are given."""
    found = _TAKES.get(origin(module, node.func) or "")
    if found is not None:
        place, name, way = found
        yield from _given(node, place, name, way)
        return
    method = node.func.attr if isinstance(node.func, ast.Attribute) else ""
    if method in _METHODS:
        package, place, way = _METHODS[method]
        if package in module.imports:
            yield from _given(node, place, "", way)
    if "tkinter" in module.imports:
        yield from _given(node, None, "command", "none")


def _given(
    node: ast.Call, place: int | None, name: str, way: str
) -> Iterator[tuple[ast.Call, str]]:
    """Yield the argument of a call that is given by position or by name, when it is a call."""
    named = [(word.value, word.arg) for word in node.keywords if word.arg == name]
    values = [value for value, _ in named]
    if place is not None and len(node.args) > place:
        values.append(node.args[place])
    for value in values:
        if isinstance(value, ast.Call):
            yield value, way


def _gives_nothing(module: Module, value: ast.Call) -> bool:
    """Return whether a call certainly gives None, and not a function to be called later."""
    if calls_builtin(module, value, ("print",)):
        return True
    found = called(module, value)
    if found is None or found[0].name == "__init__":
        return False
    function = found[0]
    plain = isinstance(function, ast.FunctionDef) and not yields(function)
    return plain and not returns_value(function)


def _handed_over(module: Module, node: ast.Call, value: ast.Call, way: str) -> Iterator[Edit]:
    """Yield the edit that hands over a function together with its arguments."""
    name = module.source(value.func)
    message = f"Handed over '{name}', which was called at once."
    if not value.args and not value.keywords:
        yield module.replace(value, name, message)
        return
    words = {word.arg for word in node.keywords}
    texts = [module.source(one) for one in value.args]
    named = [f'"{word.arg}": {module.source(word.value)}' for word in value.keywords]
    if "\n" in module.source(value):
        return
    if way == "args" and not words & {"args", "kwargs"} and len(node.args) < 3:
        new = name
        if texts:
            new += f", args=({', '.join(texts)}{',' if len(texts) == 1 else ''})"
        if named:
            new += f", kwargs={{{', '.join(named)}}}"
        if not any(module.start(one) > module.end(value) for one in node.args):
            yield module.replace(value, new, message)
    elif way == "after" and value is node.args[-1] and not words and not named:
        yield module.replace(value, ", ".join([name, *texts]), message)


RULE = Rule(
    id="callback-call",
    title="A function is handed over, not called",
    docs=(
        "'Thread(target=work())' calls the function at once and hands over the None that it "
        "gives. Where the function certainly gives nothing, it is handed over with its arguments: "
        "to threads, processes, timers, executors, atexit, signal and tkinter."
    ),
    fix=_fix,
    good=(
        "import threading\n\n\ndef make(n):\n    def run():\n        print(n)\n\n"
        "    return run\n\n\nthreading.Thread(target=make(1)).start()\n",
        "import threading\n\n\ndef work():\n    print(1)\n\n\n"
        "threading.Thread(target=work).start()\n",
        "import threading\n\nfrom jobs import work\n\nthreading.Thread(target=work()).start()\n",
        "import tkinter as tk\n\nroot = tk.Tk()\nb = tk.Button(root, command=root.destroy)\n",
        "def run(target):\n    print(target)\n\n\ndef work():\n    print(1)\n\n\n"
        "run(target=work())\n",
        "import functools\nimport threading\n\nt = threading.Thread("
        "target=functools.partial(print, 1))\n",
    ),
    bad=(
        (
            "import threading\n\n\ndef tick(name):\n    print(name)\n\n\n"
            "for name in ('a', 'b'):\n    threading.Thread(target=tick(name)).start()\n",
            "import threading\n\n\ndef tick(name):\n    print(name)\n\n\n"
            "for name in ('a', 'b'):\n"
            "    threading.Thread(target=tick, args=(name,)).start()\n",
        ),
        (
            "from threading import Thread\n\n\nclass Server:\n    def run(self):\n"
            "        print('up')\n\n    def start(self):\n"
            "        Thread(target=self.run(), daemon=True).start()\n",
            "from threading import Thread\n\n\nclass Server:\n    def run(self):\n"
            "        print('up')\n\n    def start(self):\n"
            "        Thread(target=self.run, daemon=True).start()\n",
        ),
        (
            "from multiprocessing import Process\n\n\ndef save(path, text, mode='w'):\n"
            "    with open(path, mode) as file:\n        file.write(text)\n\n\n"
            "def main():\n    job = Process(target=save('a', 'b', mode='a'), name='save')\n"
            "    job.start()\n",
            "from multiprocessing import Process\n\n\ndef save(path, text, mode='w'):\n"
            "    with open(path, mode) as file:\n        file.write(text)\n\n\n"
            "def main():\n    job = Process(target=save, args=('a', 'b'), "
            "kwargs={\"mode\": 'a'}, name='save')\n"
            "    job.start()\n",
        ),
        (
            "import threading\n\ntimer = threading.Timer(5, print('late'))\ntimer.start()\n",
            "import threading\n\ntimer = threading.Timer(5, print, args=('late',))\n"
            "timer.start()\n",
        ),
        (
            "import tkinter as tk\n\n\ndef hello():\n    print('hello')\n\n\nroot = tk.Tk()\n"
            "tk.Button(root, text='Hi', command=hello()).pack()\nroot.after(100, hello())\n",
            "import tkinter as tk\n\n\ndef hello():\n    print('hello')\n\n\nroot = tk.Tk()\n"
            "tk.Button(root, text='Hi', command=hello).pack()\nroot.after(100, hello)\n",
        ),
        (
            "from concurrent.futures import ThreadPoolExecutor\n\n\n"
            "def work(n):\n    print(n)\n\n\n"
            "with ThreadPoolExecutor() as pool:\n    for n in range(3):\n"
            "        pool.submit(work(n))\n",
            "from concurrent.futures import ThreadPoolExecutor\n\n\n"
            "def work(n):\n    print(n)\n\n\n"
            "with ThreadPoolExecutor() as pool:\n    for n in range(3):\n"
            "        pool.submit(work, n)\n",
        ),
        (
            "import atexit\n\n\ndef bye():\n    print('bye')\n\n\natexit.register(bye())\n",
            "import atexit\n\n\ndef bye():\n    print('bye')\n\n\natexit.register(bye)\n",
        ),
    ),
    order=5,
    repairs=True,
)
