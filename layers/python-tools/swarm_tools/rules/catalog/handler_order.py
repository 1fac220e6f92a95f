"""A handler that an earlier, wider one leaves nothing."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.builtin_errors import covers, kinds
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Try):
        handlers = node.handlers
        for index, handler in enumerate(handlers):
            wider = next((x for x in handlers[:index] if _hides(module, x, handler)), None)
            if wider is None:
                continue
            alike = {ast.unparse(kind) for kind in kinds(wider.type)} == {
                ast.unparse(kind) for kind in kinds(handler.type)
            }
            span = _span(module, handler)
            if span is None or _span(module, wider) is None:
                break
            text = module.text[span[0] : span[1]]
            text = text if text.endswith("\n") else text + "\n"
            if alike:
                yield Edit(*span, "", "Removed a handler that an earlier one leaves nothing.")
            else:
                where = module.line_start(module.start(wider))
                message = "Moved a handler in front of the wider one that hid it."
                yield Edit(where, where, text, message, module.start(node))
                yield Edit(*span, "", "", module.start(node))
            break


def _hides(module: Module, wider: ast.ExceptHandler, handler: ast.ExceptHandler) -> bool:
    """Return whether every error of a handler is caught by an earlier one."""
    if wider.type is None or handler.type is None:
        return False
    return all(
        any(covers(module, broad, narrow) for broad in kinds(wider.type))
        for narrow in kinds(handler.type)
    )


def _span(module: Module, handler: ast.ExceptHandler) -> tuple[int, int] | None:
    """Return the whole lines of a handler, when it has them to itself."""
    start = module.line_start(module.start(handler))
    if module.text[start : module.start(handler)].strip() or not module.alone(handler.body[-1]):
        return None
    return start, min(module.line_end(module.end(handler)) + 1, len(module.text))


RULE = Rule(
    id="handler-order",
    title="Handlers from the narrow to the wide",
    docs=(
        "After 'except Exception' a handler for ValueError never runs; it moves in front. A "
        "second handler for the same error goes. Only for Python's own errors and those of the "
        "file, whose family is known."
    ),
    fix=_fix,
    pylint=("bad-except-order", "duplicate-except"),
    good=(
        "try:\n    f()\nexcept ValueError:\n    g()\nexcept Exception:\n    h()\n",
        "try:\n    f()\nexcept Base:\n    g()\nexcept Child:\n    h()\n",
    ),
    bad=(
        (
            "def f(g):\n    try:\n        g()\n    except Exception:\n        return 1\n"
            "    except ValueError:\n        return 2\n    return 0\n",
            "def f(g):\n    try:\n        g()\n    except ValueError:\n        return 2\n"
            "    except Exception:\n        return 1\n    return 0\n",
        ),
        (
            "def f(g):\n    try:\n        g()\n    except ValueError:\n        return 1\n"
            "    except ValueError:\n        return 2\n    return 0\n",
            "def f(g):\n    try:\n        g()\n    except ValueError:\n        return 1\n"
            "    return 0\n",
        ),
    ),
    order=5,
    concern="repair",
)
