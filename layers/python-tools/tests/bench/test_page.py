"""The page of figures keeps what others wrote, and the rows from before can be read."""

import csv

import pytest
from bench.builtin import page
from bench.builtin.page import HISTORY, MARK, ROOT, rows_before, write

FILES = sorted((ROOT / HISTORY).glob("*.csv"))


def test_a_new_part_leaves_what_stands_above_the_mark(tmp_path, monkeypatch):
    path = tmp_path / "benchmarks.md"
    path.write_text(f"# A run\n\n{MARK}\nold\n", encoding="utf-8")
    monkeypatch.setattr(page, "PAGE", path)
    write("new\n")
    assert path.read_text(encoding="utf-8") == f"# A run\n\n{MARK}\nnew\n"


def test_a_section_points_to_its_rows_from_before():
    assert "(../bench/history/repair.csv)" in rows_before("repair")
    assert rows_before("nothing of that name") == ""


def test_there_are_rows_from_before():
    assert FILES


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_rows_from_before_have_a_day_and_all_their_columns(path):
    with path.open(encoding="utf-8", newline="") as file:
        head, *rows = csv.reader(file)
    assert head[0] == "day"
    assert rows
    assert [row for row in rows if len(row) != len(head) or len(row[0]) != len("2026-11-22")] == []
