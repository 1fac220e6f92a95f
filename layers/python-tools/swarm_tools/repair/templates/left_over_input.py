"""What is left when all should be read is an error that nobody raises: `if self.peek()`."""

from __future__ import annotations

import ast

BEFORE = (
    "class Reader:\n    def peek(self):\n        return self.rest[0] if self.rest else None\n\n"
    "    def read(self):\n        value = self.number()\n        return value\n"
)
AFTER = (
    "class Reader:\n    def peek(self):\n        return self.rest[0] if self.rest else None\n\n"
    "    def read(self):\n        value = self.number()\n        if self.peek() is not None:\n"
    '            raise ValueError("invalid value")\n        return value\n'
)
COST = 1.6
MOST = 4


def propose(site):
    """Yield checks of the methods that ask without arguments, before the last return."""
    body = site.body_statements()
    last = body[-1] if body else None
    if site.cls is None or not isinstance(last, ast.Return) or not site.source.room_before(last):
        return
    step = site.source.step
    asked = [f"self.{m.name}()" for m in site.cls.body if asks(m) and m is not site.node][:MOST]
    errors = dict.fromkeys((*site.source.wanted.errors, "ValueError"))
    for call in asked:
        for test in (f"{call} is not None", call, f"not {call}"):
            for error in errors:
                rows = [f"if {test}:", f'{step}raise {error}("invalid value")']
                said = f"`if {test}: raise {error}` added"
                yield site.insert_before(last, rows, COST, said[:160])


def asks(method):
    """Say whether a method needs no argument and gives something back."""
    if not isinstance(method, ast.FunctionDef) or method.name.startswith("__"):
        return False
    gives = any(isinstance(n, ast.Return) and n.value is not None for n in ast.walk(method))
    return gives and len(method.args.args) - len(method.args.defaults) == 1
