"""What ruff and bandit find, put together."""

import pytest

from swarm_tools.contracts import WorkOrder, validate
from swarm_tools.steps import load_steps
from swarm_tools.steps._auditing import tools
from swarm_tools.steps._auditing.findings import together
from swarm_tools.steps._auditing.tools import Finding
from swarm_tools.workspace import Workspace

CLEAN = "def add(a, b):\n    return a + b\n"

# A character that reverses the direction of text: code that reads otherwise than it runs.
BIDI = "X = 1  # \u202e"


def audit(files, edits=None):
    with Workspace() as workspace:
        for path, text in files.items():
            target = workspace.root / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text)
        edits = {"edits": [{"path": path, "content": text} for path, text in (edits or {}).items()]}
        order = WorkOrder("security", {}, {"edits": edits})
        outcome = load_steps()["security"](order, workspace)
    for entry in outcome.log_entries:
        validate("log-entry", entry)
    return outcome


def codes(findings):
    return [(item["tool"], item["line"], item["code"]) for item in findings]


SHELL = "import os\n\n\ndef run(x):\n    os.system(x)\n"
MANY_LINES = (
    "import subprocess\n\n\ndef run(x):\n    return subprocess.run(\n        x,\n"
    "        shell=True,\n        check=True,\n    )\n"
)


def test_what_both_tools_find_is_told_once():
    result = audit({"a.py": SHELL}).result
    assert codes(result["after"]) == [("ruff", 5, "S605")]
    result = audit({"a.py": MANY_LINES}).result
    numbers = [item["code"][1:] for item in result["after"]]
    assert numbers.count("602") == 1 and len(numbers) == len(set(numbers))


def test_an_import_is_no_finding_by_itself():
    result = audit({"a.py": CLEAN}, {"a.py": "import pickle\nimport subprocess\n\n" + CLEAN}).result
    assert result["introduced"] == []


def test_what_only_bandit_finds_is_told():
    result = audit({"a.py": CLEAN}, {"a.py": BIDI + "\n\n" + CLEAN}).result
    assert codes(result["introduced"]) == [("bandit", 1, "B613")]
    assert result["introduced"][0]["path"] == "a.py"
    assert result["before"] == [] and result["after"] == result["introduced"]


def test_what_was_there_before_is_not_introduced():
    moved = SHELL.replace("import os\n", "import os\n\nX = 1\n")
    result = audit({"a.py": SHELL}, {"a.py": moved}).result
    assert result["introduced"] == []
    assert codes(result["before"]) == [("ruff", 5, "S605")]
    assert codes(result["after"]) == [("ruff", 7, "S605")]
    doubled = SHELL + "    os.system(x)\n"
    result = audit({"a.py": SHELL}, {"a.py": doubled}).result
    assert codes(result["introduced"]) == [("ruff", 6, "S605")]


def test_nothing_of_the_project_can_silence_the_tools():
    configs = {
        ".bandit": "[bandit]\nskips = B613,B301\nexclude = a.py\n",
        "pyproject.toml": "[tool.bandit]\nskips = ['B613', 'B301']\nexclude_dirs = ['.']\n"
        "[tool.ruff.lint]\nignore = ['S']\n",
        "ruff.toml": "exclude = ['a.py']\n",
        "bandit.yaml": "skips: [B613]\n",
        "bandit.py": "raise SystemExit(0)\n",
        "json.py": "raise SystemExit(0)\n",
    }
    text = f"{BIDI}  # nosec\n\n\ndef run(x):\n    return eval(x)  # noqa: S307  # nosec\n"
    result = audit(configs, {"a.py": text}).result
    assert ("bandit", 1, "B613") in codes(result["introduced"])
    assert ("ruff", 5, "S307") in codes(result["introduced"])
    assert result["failed_tools"] == []


def test_asserts_are_no_findings_and_tests_are_not_looked_at():
    text = "def add(a, b):\n    assert a\n    return a + b\n"
    result = audit({"a.py": text, "tests/test_a.py": SHELL}).result
    assert result["after"] == []


def test_a_file_that_does_not_parse_costs_only_its_own_findings():
    outcome = audit({"a.py": "def run(:\n", "b.py": SHELL})
    assert codes(outcome.result["after"]) == [("ruff", 5, "S605")]
    assert outcome.result["failed_tools"] == []


def test_no_sources_at_all():
    outcome = audit({"data.txt": "x"})
    assert outcome.result == {"before": [], "after": [], "introduced": [], "failed_tools": []}


def test_each_run_of_a_tool_is_logged():
    entries = audit({"a.py": SHELL}, {"a.py": SHELL + "\n"}).log_entries
    found = [(entry["details"]["tool"], entry["status"]) for entry in entries]
    assert found == [("ruff", "SUCCESS"), ("bandit", "SUCCESS")] * 2
    assert len(audit({"a.py": SHELL}, {"a.py": SHELL}).log_entries) == 2
    assert "S605" in entries[0]["details"]["output_response"]
    assert "B605" in entries[1]["details"]["output_response"]


@pytest.mark.parametrize("code", ["raise SystemExit(3)", "pass", "import no_such_tool"])
def test_without_bandit_the_findings_of_ruff_still_count(monkeypatch, code):
    monkeypatch.setattr(tools, "_BANDIT", code)
    outcome = audit({"a.py": CLEAN}, {"a.py": SHELL})
    assert codes(outcome.result["introduced"]) == [("ruff", 5, "S605")]
    assert outcome.result["failed_tools"] == ["bandit"]
    assert outcome.summary["failed_tools"] == 1
    found = [(entry["details"]["tool"], entry["status"]) for entry in outcome.log_entries]
    assert found == [("ruff", "SUCCESS"), ("bandit", "FAILURE")] * 2
    assert "bandit" in outcome.log_entries[1]["details"]["output_response"]


def test_without_ruff_the_findings_of_bandit_still_count(monkeypatch):
    def missing():
        raise FileNotFoundError("ruff")

    monkeypatch.setattr(tools, "find_ruff", missing)
    outcome = audit({"a.py": CLEAN}, {"a.py": SHELL})
    assert ("bandit", 5, "B605") in codes(outcome.result["introduced"])
    assert outcome.result["failed_tools"] == ["ruff"]


def test_a_tool_that_failed_on_one_side_brings_no_new_findings(monkeypatch):
    answers = iter([FileNotFoundError("ruff"), None])
    find = tools.find_ruff

    def sometimes():
        if error := next(answers):
            raise error
        return find()

    monkeypatch.setattr(tools, "find_ruff", sometimes)
    outcome = audit({"a.py": SHELL})
    assert outcome.result["introduced"] == []
    assert outcome.result["failed_tools"] == ["ruff"]


def test_the_same_rule_elsewhere_is_another_finding():
    ruff = Finding("ruff", "a.py", 5, "S602", "x", (5, 9))
    assert together([ruff, Finding("bandit", "a.py", 7, "B602", "y", (7, 7))]) == [ruff]
    for other in (
        Finding("bandit", "a.py", 10, "B602", "y", (10, 10)),
        Finding("bandit", "b.py", 5, "B602", "y", (5, 5)),
        Finding("bandit", "a.py", 5, "B603", "y", (5, 5)),
    ):
        assert len(together([ruff, other])) == 2
