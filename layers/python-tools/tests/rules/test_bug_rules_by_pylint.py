"""What a rule for bugs says it repairs is what pylint no longer finds."""

import json
import re
import subprocess
import sys

import pytest

from swarm_tools.rules.registry import all_rules

MINE = re.findall(
    r"[\w-]+",
    """
    abstract-property and-membership argument-kind assert-tuple attribute-in-init base-order
    base-self builtin-overwritten bytes-escape called-container chained-membership
    changed-while-iterated comparison-statement comprehension-statement context-kind
    debug-statement dispatch-kind double-sign doubled-self early-default early-return
    environ-default eval-literal except-or exception-base exhausted-iterator exported-name
    finally-return forgotten-call format-fields format-key format-mapping format-tuple
    global-counter handler-order hidden-direction index-division inherited-slot init-return
    input-number instance-attribute instance-counter isinstance-tuple iterator-result
    late-binding list-join logging-arguments logging-text loose-string lost-none lost-sorted
    lost-text missing-await missing-import missing-slot missing-super-init misspelt-attribute
    misspelt-keyword misspelt-member misspelt-name misspelt-target module-global nan-test
    number-iteration old-argument old-name open-mode or-literal pair-iteration
    parent-delegation percent-sign pointless-value print-format printed-text raised-exception
    raised-format raised-text recursive-return repeated-definition repeated-import repeated-key
    repeated-target reraising-handler reversed-list reversed-operator self-parameter
    shared-class-list shared-rows special-result special-signature static-method static-self
    subprocess-check subscripted-function super-class text-sum thread-target true-assertion
    uncalled-method undefined-global unhashable-member unneeded-ellipsis unpacked-name
    unused-format-value unused-private walrus-statement wrong-method
    """,
)
RULES = [rule for rule in all_rules() if rule.id in MINE and rule.pylint]
CASES = [(rule, message) for rule in RULES for message in rule.pylint]


@pytest.fixture(scope="module")
def found(tmp_path_factory):
    """Return the messages pylint has for each example before and after, in one run."""
    folder = tmp_path_factory.mktemp("examples")
    for rule in RULES:
        for index, pair in enumerate(rule.bad):
            for side, text in zip(("before", "after"), pair, strict=True):
                name = f"{rule.id.replace('-', '_')}_{index}_{side}.py"
                (folder / name).write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "pylint", "--rcfile=", "--output-format=json2"]
    files = sorted(path.name for path in folder.glob("*.py"))
    command += ["--disable=duplicate-code,import-error", *files]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)
    messages = {}
    for item in json.loads(done.stdout)["messages"]:
        messages.setdefault(item["path"], set()).add(item["symbol"])
    return messages


def test_every_rule_named_here_exists():
    assert sorted(MINE) == sorted({rule.id for rule in all_rules()} & set(MINE))


@pytest.mark.parametrize(
    ("rule", "message"), CASES, ids=[f"{rule.id}:{message}" for rule, message in CASES]
)
def test_the_message_is_there_before_and_gone_after(found, rule, message):
    stem = rule.id.replace("-", "_")
    outcomes = [
        (
            message in found.get(f"{stem}_{index}_before.py", ()),
            message in found.get(f"{stem}_{index}_after.py", ()),
        )
        for index in range(len(rule.bad))
    ]
    assert (True, False) in outcomes
