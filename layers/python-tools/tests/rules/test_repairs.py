"""A rule whose own example does otherwise afterwards says that it repairs."""

from swarm_tools.rules import CleanOptions, clean
from swarm_tools.rules.registry import all_rules, repairing_rules, tree_keeping_rules
from swarm_tools.rules.ruff import KEEP_TREE
from swarm_tools.rules.ruff_fixes import FIXES
from swarm_tools.sandbox import Limits, Sandbox
from swarm_tools.validate.equal import same_program
from swarm_tools.validate.gate import Gate
from swarm_tools.validate.model import MODULE
from swarm_tools.workspace import Workspace


def changing():
    """Return the functions of its examples that each rule makes do otherwise, by its id."""
    before, after, rules = {}, {}, {}
    for rule in all_rules():
        for number, (bad, fixed) in enumerate(rule.bad):
            path = f"example_{rule.id.replace('-', '_')}_{number}.py"
            before[path], after[path], rules[path] = bad, fixed, rule.id
    with Workspace() as workspace:
        for path, text in before.items():
            (workspace.root / path).write_text(text)
        gate = Gate(Sandbox(Limits()), workspace, workspace.root, before, 60)
        for path, text in after.items():
            (workspace.root / path).write_text(text)
        diffs = gate.compare(workspace.root, after)
    assert sum(bool(diff.unchanged) for found in diffs.values() for diff in found) > 100
    found = {}
    for path, listed in diffs.items():
        for diff in listed:
            if diff.harm and diff.function != MODULE:
                found.setdefault(rules[path], []).append((diff.function, diff.harm[0]))
    return found


# Evaluates the indexes in another order, which shows where none of them is one.
ON_MISUSE = {"tuple-swap"}


def test_rules_that_change_what_code_does_say_so():
    found = {rule: rows for rule, rows in changing().items() if rule not in ON_MISUSE}
    assert {rule: found[rule] for rule in sorted(found.keys() - repairing_rules())} == {}
    assert "mutable-default" in found


def test_rules_that_keep_the_tree_do_so_in_their_examples():
    for rule in all_rules():
        if rule.keeps_tree:
            assert all(same_program(bad, fixed) for bad, fixed in rule.bad), rule.id
    for name in KEEP_TREE:
        for bad in FIXES[name].bad:
            options = CleanOptions(select=frozenset([name]), format=False)
            assert same_program(bad, clean(bad, path="m.py", options=options).text), name


def test_what_is_protected_keeps_its_tree_in_all_examples():
    assert {"format", "missing-function-docstring"} <= tree_keeping_rules()
    for rule in all_rules():
        for bad, _ in rule.bad:
            options = CleanOptions(protect=frozenset("*"), exclude=repairing_rules())
            assert same_program(bad, clean(bad, path="m.py", options=options).text), rule.id
