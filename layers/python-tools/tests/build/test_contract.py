"""The rules of the agents' contracts, on the Python side."""

import pytest

from swarm_tools.build import contract
from swarm_tools.contracts import ContractError

TASK = {
    "id": "T1",
    "title": "Implement get_user_stats",
    "rationale": "a summary is needed",
    "acceptance": "count and mean",
    "artifacts": ["src/a.py", "src/b.py"],
}


def plan(*tasks, plan_id="plan_0001"):
    return {"plan_id": plan_id, "tasks": [{**TASK, **task} for task in tasks]}


def edits(*paths):
    return {"edits": [{"path": path, "content": ""} for path in paths]}


def test_answers_that_keep_their_contract_are_taken():
    contract.check_plan(plan({}, {"id": "T2"}))
    contract.check_plan(plan({}, plan_id="plan_9"), "plan_9")
    contract.check_plan(contract.error("too vague"))
    contract.check_edits(edits("src/a.py", "src/b.py"), TASK)
    contract.check_edits(contract.error("src/c.py is needed"), TASK)


@pytest.mark.parametrize(
    "answer",
    [
        plan(),
        plan({}, plan_id="plan_0002"),
        plan({"id": "T2"}),
        plan({}, {}),
        plan({"artifacts": []}),
        plan({"artifacts": ["a.py", "a.py"]}),
        plan({"artifacts": ["../a.py"]}),
        plan({"title": "x" * 4001}),
        {**plan({}), "notes": ""},
        {"status": "error"},
    ],
)
def test_a_plan_that_breaks_its_contract_is_refused(answer):
    with pytest.raises(ContractError):
        contract.check_plan(answer)


@pytest.mark.parametrize(
    "answer",
    [
        {"edits": []},
        edits("src/b.py", "src/a.py"),
        edits("src/a.py", "src/a.py"),
        edits("src/a.py", "tests/test_a.py"),
        edits("../a.py"),
        {**edits("src/a.py"), "status": "error", "reason": "x"},
    ],
)
def test_edits_that_break_their_contract_are_refused(answer):
    with pytest.raises(ContractError):
        contract.check_edits(answer, TASK)


def test_the_report_passes_by_the_exit_code_alone_with_its_keys_in_order():
    report = contract.tester_report("T1", 0, "5 passed")
    assert list(report.items()) == [("task_id", "T1"), ("passed", True), ("report", "5 passed")]
    assert [contract.tester_report("T1", code, "")["passed"] for code in (1, 2, 5)] == [False] * 3


def test_long_output_keeps_its_head_and_its_tail():
    assert contract.shortened("x" * 4000) == "x" * 4000
    text = "a" * 2500 + "b" * 1000 + "c" * 1000
    assert contract.shortened(text) == "a" * 2500 + "\n...\n" + "c" * 1000
