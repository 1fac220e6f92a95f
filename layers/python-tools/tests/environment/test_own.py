"""What a project states of itself as a distribution: read, never run."""

import pytest

from swarm_tools.environment.own.about import about
from swarm_tools.environment.own.write import write_own

SETUP_PY = """
from setuptools import setup
setup(name="old-one", version=open("nowhere").read(), entry_points={
    "console_scripts": ["one = old.cli:main"], "things": "a = old:a"})
"""
SETUP_CFG = """
[metadata]
name = middle
version = attr: middle.about.VERSION
[options.entry_points]
things =
    a = middle:a
"""


@pytest.mark.parametrize(
    ("files", "name", "version", "points"),
    [
        (
            {"setup.py": SETUP_PY, "PKG-INFO": "Metadata-Version: 2.1\nVersion: 3.1\n\nText\n"},
            "old-one",
            "3.1",
            {"console_scripts": {"one": "old.cli:main"}, "things": {"a": "old:a"}},
        ),
        (
            {"setup.cfg": SETUP_CFG, "src/middle/about.py": "VERSION = (1, 2)\n"},
            "middle",
            "1.2",
            {"things": {"a": "middle:a"}},
        ),
        (
            {
                "pyproject.toml": '[project]\nname = "h"\n[tool.hatch.version]\npath = "h/v.py"\n',
                "h/v.py": "__version__ = '7.0'\n",
            },
            "h",
            "7.0",
            {},
        ),
        (
            {"pyproject.toml": '[tool.poetry]\nname = "p"\nversion = "../../x"\n'},
            "p",
            "0+unknown",
            {},
        ),
    ],
)
def test_name_version_and_entry_points(tmp_path, files, name, version, points):
    for path, text in files.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    found = about(tmp_path)
    assert (found.name, found.version, found.entry_points) == (name, version, points)


def test_files_with_a_version_stay_inside_and_replace_nothing(tmp_path):
    root = tmp_path / "project"
    root.mkdir()
    (root / "kept.py").write_text("mine = 1\n")
    (root / "link.py").symlink_to(tmp_path / "outside.py")
    for name in ("kept.py", "../outside.py", "link.py"):
        text = f'[project]\nname = "x"\n[tool.setuptools_scm]\nversion_file = "{name}"\n'
        (root / "pyproject.toml").write_text(text)
        write_own(root, tmp_path / "own")
    assert (root / "kept.py").read_text() == "mine = 1\n"
    assert not (tmp_path / "outside.py").exists()


def test_a_folder_without_a_name_is_no_distribution(tmp_path):
    assert write_own(tmp_path, tmp_path / "own") is None


def test_values_of_any_shape_and_long_gaps_are_taken(tmp_path):
    wrong = "\n".join(
        f"[{table}]\n" + "\n".join(f'"{key}" = {value}' for key in keys)
        for value, table, keys in [
            ("[1, 2]", "project", ["version", "dependencies", "description", "scripts"]),
            ("[[3]]", "tool.poetry", ["name", "plugins", "scripts"]),
            ("7", "tool.setuptools_scm", ["version_file", "write_to", "fallback_version"]),
            ("[4]", "tool.setuptools.dynamic.version", ["file"]),
            ("[5]", "tool.flit.metadata", ["module", "dist-name"]),
        ]
    )
    (tmp_path / "pyproject.toml").write_text(wrong)
    (tmp_path / "setup.py").write_text("setup(name='x', entry_points={'a': [1, 'b = c']})")
    assert about(tmp_path).entry_points == {"a": {"b": "c"}}
    (tmp_path / "pyproject.toml").write_text("[tool.hatch.version]\npath = 'v.py'\n")
    (tmp_path / "v.py").write_text("\n \t" * 1_000_000)
    assert about(tmp_path).version == "0+unknown"
