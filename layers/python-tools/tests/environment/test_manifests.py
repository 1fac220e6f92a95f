"""Every format in which projects state what they need, read without running anything."""

from __future__ import annotations

from pathlib import Path

import pytest

from swarm_tools.environment.gather import gather, read_manifests
from swarm_tools.environment.manifests.poetry import specifier_of

PYPROJECT = """
[project]
name = "shop"
requires-python = ">=3.10"
dependencies = ["requests>=2", "attrs ; python_version >= '3.8'"]
[project.optional-dependencies]
test = ["pytest-mock"]
plots = ["matplotlib"]
[dependency-groups]
dev = ["freezegun", {include-group = "more"}]
more = ["hypothesis>=6"]
loop = [{include-group = "loop"}]
"""


def project(root: Path, files: dict[str, str]) -> Path:
    for path, text in files.items():
        target = root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
    return root


def names(root: Path) -> dict[str, str]:
    return {need.name: need.purpose for need in reversed(read_manifests(root).needs)}


FORMATS = {
    "PEP 621 and PEP 735": (
        {"pyproject.toml": PYPROJECT},
        {
            "requests": "runtime",
            "attrs": "runtime",
            "pytest-mock": "tests",
            "matplotlib": "extra",
            "freezegun": "tests",
            "hypothesis": "tests",
        },
    ),
    "Poetry": (
        {
            "pyproject.toml": "[tool.poetry.dependencies]\npython = '^3.9'\nrequests = '^2.20'\n"
            "rich = {version = '~13.1', optional = true}\nmine = {git = 'https://x/y'}\n"
            "[tool.poetry.group.test.dependencies]\nfreezegun = '*'\n"
        },
        {"requests": "runtime", "rich": "extra", "freezegun": "tests"},
    ),
    "PDM": (
        {"pyproject.toml": "[tool.pdm.dev-dependencies]\ntest = ['freezegun', '-e file:///x']\n"},
        {"freezegun": "tests"},
    ),
    "Hatch": (
        {"pyproject.toml": "[tool.hatch.envs.default]\ndependencies = ['freezegun']\n"},
        {"freezegun": "tests"},
    ),
    "Flit": (
        {"pyproject.toml": "[tool.flit.metadata]\nrequires = ['requests']\n"},
        {"requests": "runtime"},
    ),
    "setuptools, dynamic": (
        {
            "pyproject.toml": "[tool.setuptools.dynamic]\ndependencies = {file = ['deps.in']}\n",
            "deps.in": "requests  # for the rates\n",
        },
        {"requests": "runtime"},
    ),
    "setup.cfg": (
        {
            "setup.cfg": "[options]\npython_requires = >=3.9\ninstall_requires =\n    requests\n"
            "    attrs; python_version > '3'\n[options.extras_require]\ntests = freezegun\n"
        },
        {"requests": "runtime", "attrs": "runtime", "freezegun": "tests"},
    ),
    "setup.py": (
        {
            "setup.py": "from setuptools import setup\nBASE = ['requests']\n"
            "EXTRAS = {'tests': ['freezegun']}\nEXTRAS['all'] = []\n"
            "setup(install_requires=BASE + ['attrs'], extras_require=EXTRAS,\n"
            "      tests_require=open('r.txt').read().splitlines())\nraise SystemExit('was run')\n",
            "r.txt": "hypothesis\n",
        },
        {"requests": "runtime", "attrs": "runtime", "freezegun": "tests", "hypothesis": "tests"},
    ),
    "requirements with includes": (
        {
            "requirements.txt": "-r base.txt\n-c pins.txt\n"
            "requests[socks] >= 2 \\\n  --hash=sha256:00\n",
            "base.txt": "attrs\n",
            "pins.txt": "attrs==22.1.0\n",
            "requirements-test.txt": "freezegun\n",
            "docs/requirements.txt": "sphinx\n",
        },
        {"attrs": "runtime", "requests": "runtime", "freezegun": "tests"},
    ),
    "Pipfile": (
        {"Pipfile": "[packages]\nrequests = '*'\n[dev-packages]\nfreezegun = '==1.5.0'\n"},
        {"requests": "runtime", "freezegun": "tests"},
    ),
    "conda": (
        {
            "environment.yml": "dependencies:\n  - python=3.11\n  - numpy=1.26\n  - libgcc-ng\n"
            "  - pip:\n    - requests\n"
        },
        {"numpy": "runtime", "requests": "runtime"},
    ),
    "tox and nox": (
        {
            "tox.ini": "[testenv]\ndeps =\n  freezegun\n  py39: attrs\n  {[base]deps}\n"
            "[testenv:docs]\ndeps = sphinx\n",
            "noxfile.py": "def tests(session):\n    session.install('hypothesis', '-e', '.')\n",
        },
        {"freezegun": "tests", "attrs": "tests", "hypothesis": "tests"},
    ),
}


@pytest.mark.parametrize("name", FORMATS)
def test_format(name, tmp_path):
    files, expected = FORMATS[name]
    assert names(project(tmp_path, files)) == expected


def test_python_and_pins(tmp_path):
    project(
        tmp_path,
        {
            "pyproject.toml": PYPROJECT,
            "uv.lock": "[[package]]\nname = 'requests'\nversion = '2.31.0'\n",
            "poetry.lock": "[[package]]\nname = 'requests'\nversion = '2.0'\n"
            "[[package]]\nname = 'attrs'\nversion = '1'\n"
            "[[package]]\nname = 'attrs'\nversion = '2'\n",
            "Pipfile.lock": '{"default": {"idna": {"version": "==3.4"}}}',
            "pylock.toml": "[[packages]]\nname = 'six'\nversion = '1.16'\n",
        },
    )
    found = read_manifests(tmp_path)
    assert [said.text for said in found.python] == [">=3.10"]
    assert found.pins == {"requests": "2.31.0", "idna": "3.4", "six": "1.16"}
    assert ("group loop", "unreadable") in [(s.requirement, s.why) for s in found.set_aside]


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("^1.2.3", ">=1.2.3,<2"),
        ("^0.2.3", ">=0.2.3,<0.3"),
        ("^0.0.3", ">=0.0.3,<0.0.4"),
        ("~1.2", ">=1.2,<1.3"),
        ("1.2.3", "==1.2.3"),
        ("*", ""),
        (">=1,<2", ">=1,<2"),
        ("^3.8 || ^4", ">=3.8,<4"),
    ],
)
def test_versions_of_poetry(given, expected):
    assert specifier_of(given) == expected


def test_addresses_are_set_aside_without_what_they_hold(tmp_path):
    lines = [
        "git+https://user:secret@host/x.git#egg=mine",
        "other @ https://user:secret@host/o.whl",
        "-e ../outside",
        "https://user:secret@host/y.tar.gz",
        "--index-url https://user:secret@host/simple",
        "-r ../../secrets.txt",
        "-e .",
    ]
    found = read_manifests(project(tmp_path, {"requirements.txt": "\n".join(lines)}))
    assert found.needs == []
    assert [item.why for item in found.set_aside] == ["address"] * 6
    assert "secret@" not in repr(found)
    assert {"mine", "other"} <= {item.requirement for item in found.set_aside}


def test_imports_where_nothing_is_declared(tmp_path):
    project(
        tmp_path,
        {
            "totals.py": "import json\nimport yaml, helpers\nimport nobody_knows_it\n"
            "def f():\n    import bs4\n",
            "helpers.py": "",
            "tests/test_totals.py": "import freezegun\nfrom totals import f\n",
        },
    )
    needs, unknown = gather(tmp_path)
    assert {need.name for need in needs.needs} == {"pyyaml", "beautifulsoup4", "freezegun"}
    assert [(item.module, item.path) for item in unknown] == [("nobody_knows_it", "totals.py")]


def test_an_extra_counts_where_it_is_imported(tmp_path):
    project(tmp_path, {"pyproject.toml": PYPROJECT, "a.py": "def f():\n    import matplotlib\n"})
    assert "matplotlib" in {need.name for need in gather(tmp_path)[0].needs}
    (tmp_path / "a.py").write_text("try:\n    import yaml\nexcept ImportError:\n    yaml = None\n")
    found = {need.name for need in gather(tmp_path)[0].needs}
    assert "matplotlib" not in found and "pyyaml" not in found and "requests" in found


def test_a_name_one_letter_off_counts_only_if_locked(tmp_path):
    project(tmp_path, {"requirements.txt": "reqeusts\nattrs\n"})
    found, _ = gather(tmp_path)
    assert [need.name for need in found.needs] == ["attrs"]
    assert [(s.requirement, s.why, s.detail) for s in found.set_aside] == [
        ("reqeusts", "lookalike", "requests")
    ]
    project(tmp_path, {"uv.lock": "[[package]]\nname = 'reqeusts'\nversion = '1'\n"})
    assert [need.name for need in gather(tmp_path)[0].needs] == ["reqeusts", "attrs"]


def test_links_out_of_the_project_are_not_read(tmp_path):
    secret = tmp_path / "secret.txt"
    secret.write_text("requests\n")
    inside = tmp_path / "in"
    inside.mkdir()
    (inside / "requirements.txt").symlink_to(secret)
    assert read_manifests(inside).needs == []
