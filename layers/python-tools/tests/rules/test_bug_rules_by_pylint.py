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
    base-self builtin-overwritten bytes-escape chained-membership changed-while-iterated
    comparison-statement comprehension-statement context-kind debug-statement dispatch-kind
    double-sign doubled-self environ-default except-or exception-base exhausted-iterator
    exported-name forgotten-call format-key format-tuple global-counter handler-order
    index-division init-return instance-attribute isinstance-tuple iterator-result late-binding
    logging-arguments logging-text loose-string lost-none lost-sorted lost-text missing-await
    missing-import missing-slot missing-super-init misspelt-attribute misspelt-keyword
    misspelt-member misspelt-name module-global nan-test number-iteration old-name open-mode
    or-literal pair-iteration parent-delegation pointless-value print-format printed-text
    raised-exception raised-format raised-text recursive-return repeated-definition
    repeated-import repeated-target reraising-handler reversed-list reversed-operator
    self-parameter shared-class-list shared-rows special-result special-signature static-method
    subprocess-check super-class thread-target undefined-global unhashable-member
    unneeded-ellipsis unused-private walrus-statement wrong-method
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
