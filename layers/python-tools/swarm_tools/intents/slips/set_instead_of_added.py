"""An amount that one method takes from, and that its opposite replaces instead of adding to it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from swarm_tools.intents.facts import Function
from swarm_tools.intents.slips.lives import constructor
from swarm_tools.intents.slips.model import Program, Slip, inside, self_name, slip
from swarm_tools.intents.slips.values import one_call, shown
from swarm_tools.intents.tokens import split

OPPOSITES = {
    "add": ("remove", "take", "use", "withdraw", "subtract"), "deposit": ("withdraw",),
    "credit": ("debit",), "earn": ("spend", "redeem", "use"), "increase": ("decrease", "reduce"),
    "receive": ("ship", "sell", "issue", "remove", "send"), "restock": ("sell", "remove", "take"),
    "refill": ("use", "consume", "take"), "gain": ("lose", "spend"), "buy": ("sell",),
    "ajouter": ("retirer", "enlever", "utiliser"), "deposer": ("retirer",),
    "crediter": ("debiter",), "acheter": ("utiliser", "vendre"), "gagner": ("perdre", "depenser"),
    "recevoir": ("vendre", "expedier", "retirer"), "approvisionner": ("vendre", "retirer"),
}  # fmt: skip
MEANT = re.compile(
    r"\b(?:sets?|replac\w+|overwrit\w+|regist\w+|new price|instead|initial\w*|remplac\w+|fixe)\b",
    re.IGNORECASE,
)


def find(program: Program) -> Iterator[Slip]:
    """Yield the methods that replace what they should add to."""
    for cls in program.classes():
        made = constructor(cls, program)
        if made is None:
            continue
        methods = program.methods(cls)
        for method in methods:
            call = one_call(method)
            name = replaced(method)
            if not name or not call or MEANT.search(f"{method.doc} {method.inside}"):
                continue
            opposite = OPPOSITES[split(method.name)[0]]
            if not any(
                split(m.name)[:1] and split(m.name)[0] in opposite and lowers(m, name)
                for m in methods
            ):
                continue
            past = f"module.{cls.name}, {shown(made)}"
            event = shown((method.name, call))
            yield slip(
                method, "set_instead_of_added", "adds_to_what_is_there",
                f"`{method.name}` twice makes more of `{name}` than once",
                f"once = lived({past}, [{event}])",
                f"twice = lived({past}, [{event}, {event}])",
                f"assert shown(once.{name}) != shown(twice.{name})",
            )  # fmt: skip


def replaced(method: Function) -> str:
    """Return the attribute that an adding method sets without having read it, else ""."""
    if split(method.name)[:1] and split(method.name)[0] not in OPPOSITES:
        return ""
    nodes = inside(method.node.body)
    params = {p.name for p in method.params}
    sets = [n for n in nodes if isinstance(n, ast.Assign) and len(n.targets) == 1
            and amount(n.targets[0])]  # fmt: skip
    if len(sets) != 1:
        return ""
    target, value = sets[0].targets[0], sets[0].value
    name = amount(target)
    told = {n.id for n in ast.walk(value) if isinstance(n, ast.Name)}
    local = {n.targets[0].id for n in nodes if isinstance(n, ast.Assign)
             and isinstance(n.targets[0], ast.Name)}  # fmt: skip
    reads = [n for n in nodes if self_name(n) == name and isinstance(n.ctx, ast.Load)
             and n is not getattr(target, "value", None)]  # fmt: skip
    plain = isinstance(value, (ast.Name, ast.BinOp, ast.Call))
    return name if plain and told & (params | local) and not reads else ""


def amount(target: ast.expr) -> str:
    """Return the attribute of ``self.x`` or ``self.x[key]``, else ""."""
    return self_name(target.value if isinstance(target, ast.Subscript) else target)


def lowers(method: Function, name: str) -> bool:
    """Say whether a method takes something from an attribute."""
    for n in inside(method.node.body):
        if isinstance(n, ast.AugAssign) and isinstance(n.op, ast.Sub) and amount(n.target) == name:
            return True
        if isinstance(n, ast.Assign) and isinstance(n.value, ast.BinOp):
            less = isinstance(n.value.op, ast.Sub) and amount(n.value.left) == name
            if less and amount(n.targets[0]) == name:
                return True
    return False
