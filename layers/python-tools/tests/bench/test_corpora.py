"""The corpora of the bench are as large as they have to be, and its runners run."""

import json
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[4]))

from bench.builtin import behaviour, corpora, judge, repair, sets, static, syntax
from bench.builtin.corpora import HALVES, BadEntry


def entries(corpus):
    return {
        (half, c.name.partition(".")[0]) for half in HALVES for c in corpora.cases(corpus, half)
    }


def test_there_are_enough_cases_in_each_half():
    for half in HALVES:
        assert len(list(corpora.cases("repair", half))) >= 60
        assert len(list(corpora.cases("judge", half))) >= 100
        assert len(list(corpora.cases("edits", half))) >= 100
        assert len(list(corpora.pairs(half))) >= 75
        assert len(list(corpora.flaws(half))) >= 40
    assert len(entries("repair")) >= 60
    assert len(entries("judge")) >= 200
    assert len(list(corpora.lookalikes())) >= 2500


def test_no_program_of_some_length_is_in_both_halves():
    for corpus in ("repair", "judge", "edits"):
        texts = [
            {t for case in corpora.cases(corpus, half) for t in case.right.values() if len(t) > 200}
            for half in HALVES
        ]
        assert texts[0].isdisjoint(texts[1])


@pytest.mark.parametrize(
    "text",
    [
        "=== a\n--- right a.py\nx = 1\n",
        "=== a\n--- right a.py\nx = 1\n--- wrong l b.py\nx = 2\n--- held\n",
        "=== a\n--- right\nx = 1\n--- held\n",
        "=== a\n--- right a.py\n1\n--- wrong l a.py\n2\n--- held\nt\n" * 2,
    ],
)
def test_an_entry_of_another_shape_is_refused(text, tmp_path, monkeypatch):
    folder = tmp_path / "judge" / "tune"
    folder.mkdir(parents=True)
    (folder / "a.txt").write_text(text)
    monkeypatch.setattr(corpora, "folder_of", tmp_path.joinpath)
    with pytest.raises(BadEntry):
        list(corpora.cases("judge", "tune"))


@pytest.mark.parametrize("line", ["", "the first one", "-1 here"])
def test_a_static_bug_needs_the_number_of_its_line(line, tmp_path, monkeypatch):
    folder = tmp_path / "static" / "tune"
    folder.mkdir(parents=True)
    (folder / "a.txt").write_text(f"=== a\n--- code\nx = 1\n--- line\n{line}\n")
    monkeypatch.setattr(corpora, "folder_of", tmp_path.joinpath)
    with pytest.raises(BadEntry):
        list(corpora.flaws("tune"))


FLAW = "def f(xs):\n    for x in xs:\n        total = x\n    return totl\n"


def test_static_bugs_are_mended_tested_told_or_missed(tmp_path, monkeypatch):
    folder = tmp_path / "static" / "report"
    folder.mkdir(parents=True)
    texts = (
        FLAW,
        "def f(n):\n    while n > 0:\n        print(n)\n",
        "def f(p):\n    try:\n        return p.x\n    except:\n        return None\n",
        "def f(a):\n    if a > 1:\n        return 5\n    return a\n",
    )
    lines = (4, 2, 4, 2)
    (folder / "a.txt").write_text(
        "".join(
            f"=== a{number}\n--- code\n{text}--- line\n{line} here\n"
            for number, (text, line) in enumerate(zip(texts, lines, strict=True))
        )
    )
    monkeypatch.setattr(corpora, "folder_of", tmp_path.joinpath)
    found = static.measure("report")
    assert (found.files, found.missed) == (4, ["a3"])
    assert found.mended + found.tested + found.told == 3
    assert found.mended >= 1 and found.tested >= 1


def test_each_runner_measures():
    [row] = repair.run("tune", ["csv_lines.quoteless"])
    assert row.verdict == "correct"
    first = next(corpora.cases("judge", "tune"))
    assert judge.judge_right(first).verdict == "quiet"
    pair = next(corpora.pairs("report"))
    assert syntax.measure("report", {pair.name}).parses == 1
    assert len(list(corpora.one_of_each("repair", "report"))) >= 30


def test_clean_up_keeps_what_expressions_give():
    count, changed = behaviour.measure("report")
    assert count >= 150
    assert changed == []


def test_a_set_is_what_its_manifest_says(tmp_path, monkeypatch):
    (tmp_path / "mine" / "tune").mkdir(parents=True)
    (tmp_path / "mine" / "tune" / "a.txt").write_text("=== a\n--- right a.py\n\n=== b\n")
    for name in ("ARCHIVES", "CACHE"):
        monkeypatch.setattr(sets, name, tmp_path / name.lower())
        (tmp_path / name.lower()).mkdir()
    monkeypatch.setattr(sets, "MANIFEST", tmp_path / "manifest.json")
    sets.pack("mine", tmp_path / "mine")
    first = (tmp_path / "archives" / "mine.tar.xz").read_bytes()
    row = json.loads((tmp_path / "manifest.json").read_text())["mine"]["tune/a.txt"]
    assert (row["entries"], row["looked_at"]) == (2, True)
    assert (sets.folder_of("mine") / "tune" / "a.txt").read_text().startswith("=== a\n")
    sets.pack("mine", tmp_path / "mine")
    assert (tmp_path / "archives" / "mine.tar.xz").read_bytes() == first
    (tmp_path / "mine" / "tune" / "a.txt").write_text("=== a\n")
    manifest = (tmp_path / "manifest.json").read_text()
    sets.pack("mine", tmp_path / "mine")
    (tmp_path / "manifest.json").write_text(manifest)
    with pytest.raises(sets.BadSet):
        sets.folder_of("mine")
