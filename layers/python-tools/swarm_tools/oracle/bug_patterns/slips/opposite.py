"""Two methods of which one undoes the other, that both add, or both take away."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.oracle.bug_patterns.slips.lives import life
from swarm_tools.oracle.bug_patterns.slips.model import Program, Slip, inside, self_name, slip
from swarm_tools.oracle.bug_patterns.slips.values import required
from swarm_tools.signatures.facts import Function
from swarm_tools.signatures.tokens import split

PAIRS = (
    ("deposit", "withdraw"), ("add", "remove"), ("increase", "decrease"), ("credit", "debit"),
    ("increment", "decrement"), ("enter", "leave"), ("fill", "drain"), ("load", "unload"),
    ("earn", "spend"), ("restock", "sell"), ("charge", "discharge"), ("raise", "lower"),
    ("up", "down"), ("deposer", "retirer"), ("ajouter", "enlever"), ("ajouter", "retirer"),
    ("entrer", "sortir"), ("heal", "damage"), ("refill", "use"), ("receive", "ship"),
    ("board", "alight"), ("climb", "descend"), ("refuel", "drive"), ("gain", "lose"),
    ("push", "pop"), ("inflate", "deflate"), ("accelerate", "brake"), ("receive", "send"),
)  # fmt: skip


def find(program: Program) -> Iterator[Slip]:
    """Yield the methods that move a number of their object in the wrong direction."""
    for cls in program.classes():
        methods = program.methods(cls)
        thing = life(cls, program, filled=False)
        for first in methods:
            for second in methods:
                if thing is None or not opposed(first, second):
                    continue
                there, back = step(first), step(second)
                if there is None or back is None or there[0] != back[0] or there[1] != back[1]:
                    continue
                wrong = first if there[1] is ast.Sub else second
                yield slip(
                    wrong, "opposite", "goes_the_other_way",
                    f"`{second.name}` undoes `{first.name}`",
                    f"thing = {thing}", f"before = thing.{there[0]}",
                    f"errors = [tried(thing.{first.name}, *args)[1] for args in "
                    f"[{args_of(first)}]]",
                    f"assert not any(errors) and thing.{there[0]} > before",
                    f"errors += [tried(thing.{second.name}, *args)[1] for args in "
                    f"[{args_of(second)}]]",
                    f"assert not any(errors) and thing.{there[0]} == before",
                )  # fmt: skip


def args_of(method: Function) -> str:
    """Return the arguments of one call."""
    return "(5,)" if required(method) else "()"


def opposed(first: Function, second: Function) -> bool:
    """Say whether the names say that one undoes the other, with the same arguments."""
    one, other = split(first.name), split(second.name)
    if len(required(first)) > 1 or len(required(first)) != len(required(second)):
        return False
    return any(
        there in one and [back if w == there else w for w in one] == other for there, back in PAIRS
    )


def step(method: Function) -> tuple[str, type] | None:
    """Return the one number that a method moves by its argument or by 1, and the direction."""
    moves = [n for n in inside(method.node.body) if isinstance(n, ast.AugAssign)]
    stores = [n for n in inside(method.node.body) if isinstance(n, ast.Attribute)
              and isinstance(n.ctx, ast.Store)]  # fmt: skip
    if len(moves) != 1 or len(stores) != 1 or not self_name(moves[0].target):
        return None
    params = [p.name for p in required(method)]
    value = moves[0].value
    plain = getattr(value, "id", "") in params if params else getattr(value, "value", None) == 1
    if not plain or not isinstance(moves[0].op, (ast.Add, ast.Sub)):
        return None
    return self_name(moves[0].target), type(moves[0].op)
