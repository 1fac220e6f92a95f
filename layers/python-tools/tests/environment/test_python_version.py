"""Which Python a project gets: decided in one place, from what its files say and their syntax."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from swarm_tools.environment.gather import gather, read_manifests
from swarm_tools.environment.imports import imports_of, newer_syntax
from swarm_tools.environment.model import PythonSaid
from swarm_tools.environment.python_version import PythonChoice, choose_python

HAND = ("3.11", "3.10", "3.12", "3.13")


def project(root: Path, files: dict[str, str]) -> Path:
    for path, text in files.items():
        target = root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
    return root


def asks(specifier: str, *tested: str) -> str:
    listed = [f"Programming Language :: Python :: {one}" for one in tested]
    return f"[project]\nname = 'x'\nrequires-python = '{specifier}'\nclassifiers = {listed}\n"


CASES = {
    "nothing is said": ({"a.py": ""}, "3.11", "", "it says nothing about its Python"),
    "the newest that is allowed": (
        {"pyproject.toml": asks(">=3.10,<3.13")},
        "3.12",
        "<3.13,>=3.10",
        "the newest here that pyproject.toml allows: <3.13,>=3.10",
    ),
    "the newest that is tested": (
        {"pyproject.toml": asks(">=3.8", "3", "3.10", "3.12", "3.9")},
        "3.12",
        ">=3.8",
        "the newest here that pyproject.toml says to be tested with",
    ),
    "tested, and no more allowed": (
        {"pyproject.toml": asks(">=3.13", "3.10")},
        "3.13",
        ">=3.13",
        "the newest here that pyproject.toml allows: >=3.13",
    ),
    "the version of pyenv": (
        {".python-version": "# ours\n3.10.4\n3.12\n", "pyproject.toml": asks(">=3.9", "3.12")},
        "3.10",
        ">=3.9",
        ".python-version names it",
    ),
    "a version that is not at hand": (
        {".python-version": "3.9", "pyproject.toml": asks(">=3.9", "3.12")},
        "3.12",
        ">=3.9",
        "the newest here that pyproject.toml says to be tested with",
    ),
    "another interpreter": ({".python-version": "pypy3.10\n"}, "3.11", "", None),
    "tox": (
        {"tox.ini": "[tox]\nenvlist = py{38,39}, py310, lint\n[testenv]\ndeps = attrs\n"},
        "3.10",
        "",
        "the newest here that tox.ini says to be tested with",
    ),
    "the interpreter of tox": (
        {"tox.ini": "[testenv]\nbasepython = python3.12\n"},
        "3.12",
        "",
        "tox.ini names it",
    ),
    "conda": (
        {"environment.yml": "dependencies:\n  - python=3.12\n"},
        "3.12",
        ">=3.12",
        "environment.yml names it",
    ),
    "setup.py": (
        {
            "setup.py": "from setuptools import setup\nsetup(name='x', python_requires='>=3.8',\n"
            "classifiers=['Programming Language :: Python :: 3.10'])\n"
        },
        "3.10",
        ">=3.8",
        "the newest here that setup.py says to be tested with",
    ),
    "setup.cfg": (
        {
            "setup.cfg": "[metadata]\nclassifiers =\n    Programming Language :: Python :: 3.12\n"
            "    Topic :: Games\n[options]\npython_requires = >=3.8\n"
        },
        "3.12",
        ">=3.8",
        None,
    ),
    "Pipfile": ({"Pipfile": "[requires]\npython_version = '3.10'\n"}, "3.10", "==3.10.*", None),
}


@pytest.mark.parametrize("name", CASES)
def test_what_the_files_say_decides(tmp_path, name):
    files, version, wanted, reason = CASES[name]
    choice = choose_python(read_manifests(project(tmp_path, files)), (), HAND)
    assert (choice.version, choice.wanted, choice.needs) == (version, wanted, None)
    assert reason is None or choice.reason == reason


def test_syntax_counts_like_what_is_asked_for(tmp_path):
    found = read_manifests(project(tmp_path, {"pyproject.toml": asks(">=3.9")}))
    alias, clause = PythonSaid(">=3.12", "a.py"), PythonSaid(">=3.14", "b.py")
    assert choose_python(found, [alias], ("3.11", "3.12")) == PythonChoice(
        "3.12", ">=3.9,>=3.12", "the syntax of a.py needs >=3.12"
    )
    old = choose_python(read_manifests(tmp_path / "none"), [clause], HAND)
    assert (old.version, old.needs) == ("3.11", None)
    assert choose_python(found, [alias, clause], ("3.11", "3.12")).version == "3.12"
    found.name_python("3.11", ".python-version")
    assert choose_python(found, [alias], HAND).version == "3.13"


def test_what_no_python_at_hand_meets_is_named(tmp_path):
    found = read_manifests(project(tmp_path, {"pyproject.toml": asks(">=3.14")}))
    assert choose_python(found, (), ("3.11", "3.12")) == PythonChoice(
        "3.11", ">=3.14", "none at hand is >=3.14", ">=3.14"
    )
    old = read_manifests(project(tmp_path / "old", {"pyproject.toml": asks("<3.9")}))
    choice = choose_python(old, (), ("3.11", "3.12"))
    assert (choice.version, choice.needs) == ("3.11", None)
    wild = read_manifests(project(tmp_path / "wild", {"pyproject.toml": asks("whatever")}))
    assert choose_python(wild, (), ("3.11", "3.12")).wanted == ""


def test_what_a_file_in_a_newer_syntax_imports_is_found(tmp_path):
    text = "import os, requests\nfrom yaml import (\n    load,\n)\nexcept_ = 1\n"
    project(tmp_path, {"a.py": f"{text}try:\n    pass\nexcept OSError, ValueError:\n    pass\n"})
    newer = [] if sys.version_info >= (3, 14) else [PythonSaid(">=3.14", "a.py")]
    assert newer_syntax(tmp_path) == newer
    assert [item.module for item in imports_of(tmp_path)] == ["requests", "yaml"]


SYNTAX = {
    "type parameters": ("def first[T](items: list[T]) -> T:\n    return items[0]\n", ">=3.12"),
    "a type alias": ("type Pair = tuple[int, int]\n", ">=3.12"),
    "quotes in an f-string": ("def f(row):\n    return f'{row['name']}'\n", ">=3.12"),
    "exceptions without brackets": (
        "try:\n    pass\nexcept ValueError, TypeError:\n    pass\n",
        ">=3.14",
    ),
    "a template string": ('def f(name):\n    return t"{name}"\n', ">=3.14"),
}


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="it parses here")
@pytest.mark.parametrize("name", SYNTAX)
def test_a_newer_syntax_gets_the_python_that_has_it_where_there_is_one(tmp_path, name):
    text, needed = SYNTAX[name]
    project(tmp_path, {"a.py": text})
    (said,) = syntax = newer_syntax(tmp_path)
    assert (said.text, said.origin) == (needed, "a.py")
    here = f"3.{sys.version_info[1]}"
    with_it = choose_python(read_manifests(tmp_path), syntax, (here, "3.9", "3.14"))
    assert (with_it.version, with_it.wanted) == ("3.14", needed)
    assert choose_python(read_manifests(tmp_path), syntax, (here, "3.9")).version == here


def test_what_is_said_outright_is_all(tmp_path):
    files = {"requirements.txt": "flask\n", "a.py": "import requests, mystery\n"}
    found, unknown = gather(project(tmp_path, files), ["attrs>=23", "git+https://x/y"])
    (need,) = found.needs
    assert (need.requirement, need.origin) == ("attrs>=23", "the request")
    assert [item.why for item in found.set_aside] == ["address"] and unknown == []
