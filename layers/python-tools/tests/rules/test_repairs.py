"""A rule whose own example does otherwise afterwards says that it repairs."""

from swarm_tools.characterise import differing, observe, plan_calls, stable
from swarm_tools.rules.registry import all_rules, repairing_rules
from swarm_tools.sandbox import Limits, Sandbox
from swarm_tools.workspace import Workspace
from swarm_tools.workspace.layout import ProjectLayout


def observed(texts, plans):
    with Workspace() as workspace:
        for path, text in texts.items():
            (workspace.root / path).write_text(text)
        layout = ProjectLayout.of(workspace.root)
        return observe(Sandbox(Limits()), workspace, layout, plans, 60)


def changing():
    """Return the functions of its examples that each rule makes do otherwise, by its id."""
    before, after, rules = {}, {}, {}
    for rule in all_rules():
        for number, (bad, fixed) in enumerate(rule.bad):
            path = f"{rule.id.replace('-', '_')}_{number}.py"
            before[path], after[path], rules[path] = bad, fixed, rule.id
    plans = {path: plan_calls(text) for path, text in before.items()}
    calls = stable(observed(before, plans), observed(before, plans))
    assert len(calls) > 20
    found = {}
    for path, names in differing(calls, observed(after, plans)).items():
        found.setdefault(rules[path], []).extend(names)
    return found


def test_rules_that_change_what_code_does_say_so():
    found = changing()
    assert sorted(found.keys() - repairing_rules()) == []
    assert "mutable-default" in found
