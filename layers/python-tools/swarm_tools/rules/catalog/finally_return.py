"""``return`` in ``finally``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import block_of
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_JUMPS = (ast.Return, ast.Break, ast.Continue, ast.Raise)


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Try):
        last = node.finalbody[-1] if node.finalbody else None
        if not isinstance(last, ast.Return) or not module.alone(last):
            continue
        if block_of(module, node)[-1] is not node or not _catches_all(node):
            continue
        before = [*node.body, *node.orelse, *node.finalbody[:-1]]
        before += [part for handler in node.handlers for part in handler.body]
        if any(isinstance(part, _JUMPS) for one in before for part in ast.walk(one)):
            continue
        if not isinstance(last.value, (ast.Name, ast.Constant, type(None))):
            continue
        text = module.source(last)
        message = "Returned after the try; in 'finally' it swallows every error."
        start, end = module.line_start(module.start(last)), module.line_end(module.end(last))
        if len(node.finalbody) > 1:
            yield Edit(start, end, f"{module.indent(node)}{text}", message)
        else:
            colon = module.text.rfind("finally", 0, start)
            line = module.line_start(colon)
            if module.text[line:start].strip() == "finally:":
                yield Edit(line, end, f"{module.indent(node)}{text}", message)


def _catches_all(node: ast.Try) -> bool:
    """Return whether handlers that only keep or print something catch every ordinary error."""
    kinds = [ast.unparse(one.type) if one.type is not None else "" for one in node.handlers]
    quiet = all(
        isinstance(part, (ast.Pass, ast.Assign))
        or (
            isinstance(part, ast.Expr)
            and isinstance(part.value, ast.Call)
            and ast.unparse(part.value.func) == "print"
        )
        for handler in node.handlers
        for part in handler.body
    )
    constant = all(
        not isinstance(part, ast.Assign) or isinstance(part.value, (ast.Constant, ast.UnaryOp))
        for handler in node.handlers
        for part in handler.body
    )
    return quiet and constant and ("" in kinds or "Exception" in kinds) and not node.orelse


RULE = Rule(
    id="finally-return",
    title="return after the try instead of in finally",
    docs=(
        "A return in 'finally' swallows every error, KeyboardInterrupt and SystemExit among "
        "them. Where handlers catch all ordinary errors and nothing else leaves the try, the "
        "return moves behind it."
    ),
    fix=_fix,
    pylint=("return-in-finally", "lost-exception"),
    good=(
        "def f(g):\n    try:\n        g()\n    finally:\n        return 1\n",
        "def f(g):\n    try:\n        return g()\n    except Exception:\n        pass\n"
        "    finally:\n        return 1\n",
    ),
    bad=(
        (
            "def f(g):\n    x = 0\n    try:\n        x = g()\n    except Exception:\n"
            "        x = -1\n    finally:\n        print('done')\n        return x\n",
            "def f(g):\n    x = 0\n    try:\n        x = g()\n    except Exception:\n"
            "        x = -1\n    finally:\n        print('done')\n    return x\n",
        ),
    ),
)
