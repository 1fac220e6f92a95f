"""The clean-up rules, read from the folder ``catalog``; a file that fails to load raises."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache

from swarm_tools.rules import catalog, ruff
from swarm_tools.rules.foreign import FOREIGN
from swarm_tools.rules.model import Concern, Rule


@cache
def all_rules() -> tuple[Rule, ...]:
    """Return every rule in the order in which they run.

    Raises:
        ValueError: A rule's id is not the name of its file.
    """
    found = []
    for info in pkgutil.iter_modules(catalog.__path__):
        module = importlib.import_module(f"{catalog.__name__}.{info.name}")
        rule = module.RULE
        if rule.id != info.name.replace("_", "-"):
            raise ValueError(f"rule {rule.id!r} lives in {info.name}.py")
        found.append(rule)
    return tuple(sorted(found, key=lambda rule: (rule.order, rule.id)))


def repairing_rules() -> frozenset[str]:
    """Return the ids of the rules that change on purpose what the code does."""
    return frozenset(rule.id for rule in all_rules() if rule.repairs) | ruff.REPAIRS


def concerns() -> Mapping[str, Concern]:
    """Return what each rule is for by its id, those that ruff and the engine carry out included."""
    found = {rule.id: rule.concern for rule in all_rules()}
    found |= {name: fix.concern for name, fix in {**ruff.FIXES, **FOREIGN}.items()}
    return found | dict.fromkeys(repairing_rules(), "repair")


def tree_keeping_rules() -> frozenset[str]:
    """Return the ids of the rules after which the syntax tree is the same, layout among them."""
    own = frozenset(rule.id for rule in all_rules() if rule.keeps_tree)
    return own | ruff.KEEP_TREE | {"format", "line-endings"}
