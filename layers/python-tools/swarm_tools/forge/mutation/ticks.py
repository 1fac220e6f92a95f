"""Counting the passes of loops, so that an endless one is cut by work done and not by the clock."""

from __future__ import annotations

import ast
import builtins
import itertools
from collections.abc import Callable, Iterator

TICK = "__swarm_tick__"
LEAST_TICKS = 50_000
TIMES = 10
FEWER = 10
_LOOPS = (ast.For, ast.While, ast.AsyncFor)


def count_loops(tree: ast.Module) -> None:
    """Let every loop of `tree` call the counter at the start of each pass, in place."""
    for node in ast.walk(tree):
        if isinstance(node, _LOOPS):
            call = ast.Expr(ast.Call(ast.Name(TICK, ast.Load()), [], []))
            for part in ast.walk(call):
                ast.copy_location(part, node.body[0])
                if hasattr(part, "end_lineno"):
                    part.end_lineno, part.end_col_offset = part.lineno, part.col_offset
            node.body.insert(0, call)


def is_tick(node: ast.AST) -> bool:
    """Say whether a statement is one that `count_loops` put there."""
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Call)
        and getattr(node.value.func, "id", "") == TICK
    )


def start_counting() -> Iterator[int]:
    """Count from now on; the next value of what is returned is the number of passes so far."""
    counter = itertools.count()
    setattr(builtins, TICK, counter.__next__)
    return counter


def allow(ticks: int, over: Callable[[], None]) -> None:
    """Let loops make `ticks` passes together; the next one calls `over`, which does not return."""

    def end() -> Iterator[None]:
        over()
        yield

    # All of it but the end runs in C: a pass costs some 30 ns.
    setattr(builtins, TICK, itertools.chain(itertools.repeat(None, ticks), end()).__next__)


def allowance(used: int, *, first: bool = False) -> int:
    """Return how many passes a test may make with a mutant, from those it makes without.

    Args:
        used: Passes without it.
        first: Whether there is a second try with more, so that most endless loops end early.
    """
    most = LEAST_TICKS + TIMES * used
    return most // FEWER + used if first else most
