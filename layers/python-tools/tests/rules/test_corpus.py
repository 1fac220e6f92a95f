"""The whole clean-up over a corpus of small messy files."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from swarm_tools.rules import CleanOptions, clean

sys.path.insert(0, str(Path(__file__).parent))
from behaviour import observe, public_names

CORPUS = Path(__file__).parent / "corpus"
FILES = sorted(CORPUS.glob("*.py"))
CASES = [
    (path, line)
    for path in FILES
    for line in path.with_suffix(".cases").read_text(encoding="utf-8").splitlines()
]
TARGET = 0.90
_CLEAN = {}


def cleaned(path, **options):
    key = (path, tuple(sorted(options.items())))
    if key not in _CLEAN:
        text = path.read_text(encoding="utf-8")
        _CLEAN[key] = clean(text, path=path.name, options=CleanOptions(**options))
    return _CLEAN[key]


def test_the_corpus_is_large_enough():
    assert len(FILES) >= 40


@pytest.mark.parametrize(
    ("path", "case"), CASES, ids=[f"{path.stem}:{index}" for index, (path, _) in enumerate(CASES)]
)
def test_behaviour_is_unchanged(path, case):
    before = observe(path.read_text(encoding="utf-8"), case)
    assert observe(cleaned(path).text, case) == before


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_public_names_are_kept(path):
    before = public_names(path.read_text(encoding="utf-8"))
    assert before <= public_names(cleaned(path).text)
    assert before <= public_names(cleaned(path, public_api="keep").text)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_second_run_changes_nothing(path):
    once = cleaned(path)
    again = clean(once.text, path=path.name)
    assert again.text == once.text
    assert again.changes == []
    assert once.skipped == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_only_old_names_are_silenced_by_a_comment(path):
    lines = cleaned(path).text.splitlines()
    text = "\n".join(line for line in lines if "  # kept for callers  # " not in line)
    assert "pylint:" not in text and "noqa" not in text and "TODO" not in text


def test_pylint_has_little_left_to_say(tmp_path):
    for path in FILES:
        (tmp_path / path.name).write_text(cleaned(path).text, encoding="utf-8")
    before, after = count(CORPUS), count(tmp_path)
    assert before > 500
    assert after <= before * (1 - TARGET)


def count(folder):
    files = sorted(str(path) for path in folder.glob("*.py"))
    command = [sys.executable, "-m", "pylint", "--rcfile=", "--output-format=json2"]
    command += ["--disable=duplicate-code,import-error", *files]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)
    return len(json.loads(done.stdout)["messages"])
