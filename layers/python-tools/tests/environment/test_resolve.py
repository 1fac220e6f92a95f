"""Resolving and installing from an index of our own: nothing of a package or project runs."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from importlib import metadata
from pathlib import Path

import pytest

from swarm_tools.environment import uv as uv_module
from swarm_tools.environment.archive import pack, unpack
from swarm_tools.environment.errors import ArchiveError, InstallError
from swarm_tools.environment.gather import gather
from swarm_tools.environment.install import INTERPRETERS_VARIABLE, install
from swarm_tools.environment.model import Need, Needs
from swarm_tools.environment.python_version import HERE
from swarm_tools.environment.resolve import resolve
from swarm_tools.environment.settings import IndexSettings
from swarm_tools.environment.uv import Uv
from swarm_tools.sandbox.child_path import modules_in

from .index import Index


@pytest.fixture
def index(tmp_path, monkeypatch):
    monkeypatch.setattr(uv_module, "_CACHE", tmp_path / "cache")
    with Index() as served:
        yield served


def needs(*texts: str, **more) -> Needs:
    names = [text.partition("=")[0].partition("<")[0].strip() for text in texts]
    listed = [Need(n, t, "requirements.txt") for n, t in zip(names, texts, strict=True)]
    return Needs(needs=listed, **more)


def resolved(index: Index, found: Needs):
    return resolve(Uv(index.settings), found, total_s=60)


def test_a_locked_plugin_gives_way_to_the_pytest_that_runs_the_tests(index):
    index.add("pytest", pytest.__version__)
    index.add("coverage", metadata.version("coverage"))
    index.add("pytest-old", "1.0", requires=("pytest<2",))
    index.add("pytest-old", "2.0", requires=("pytest>=2",))
    index.add("pytest-good", "1.0", requires=("pytest>=2",))
    index.add("pytest-good", "2.0", requires=("pytest>=2",))
    pins = {"pytest-old": "1.0", "pytest-good": "1.0"}
    found = resolved(index, needs("pytest-old", "pytest-good", pins=pins))
    assert found.packages == {"pytest-old": "2.0", "pytest-good": "1.0"} and found.pins_dropped
    kept = resolved(index, needs("pytest-good", pins={"pytest-good": "1.0"}))
    assert kept.packages == {"pytest-good": "1.0"} and not kept.pins_dropped


def test_what_goes_together_is_locked_with_hashes_and_the_rest_is_named(index):
    index.add("base", "1.0")
    index.add("base", "2.0")
    index.add("uses-base", "1.0", requires=("base<2",))
    index.add("wants-new", "1.0", requires=("base>=2",))
    index.add_source("only-source", "1.0", {"setup.py": ""})
    index.add("needs-source", "1.0", requires=("only-source",))
    found = needs("uses-base", "wants-new", "only-source", "needs-source", "base==9.0", "nowhere")
    result = resolved(index, found)
    assert result.packages == {"base": "1.0", "uses-base": "1.0"}
    assert result.lock.count("--hash=sha256:") == 2
    assert {(item.requirement, item.why) for item in result.set_aside} == {
        ("wants-new", "conflict"),
        ("only-source", "no_wheel"),
        ("needs-source", "no_wheel"),
        ("base==9.0", "no_version"),
        ("nowhere", "not_found"),
    }
    assert "127.0.0.1" not in repr(result)


def test_versions_of_the_projects_own_lock_stand(index):
    for version in ("1.0", "2.0"):
        index.add("base", version)
        index.add("top", version, requires=("base",))
    assert resolved(index, needs("top")).packages == {"top": "2.0", "base": "2.0"}
    pinned = resolved(index, needs("top", pins={"top": "1.0", "base": "1.0"}))
    assert pinned.packages == {"top": "1.0", "base": "1.0"} and not pinned.pins_dropped
    gone = resolved(index, needs("top", pins={"top": "1.0", "base": "0.5"}))
    assert gone.packages == {"top": "1.0", "base": "2.0"} and gone.pins_dropped
    absent = resolved(index, needs("top", pins={"top": "7.0"}))
    assert absent.packages == {} and [item.why for item in absent.set_aside] == ["no_version"]


def test_tools_stay_ours(index):
    index.add("plugin", "1.0", requires=("pytest>=3", "helper"))
    index.add("helper", "1.0")
    for name in ("pytest", "pluggy"):
        index.add(name, "3.0")
    version = __import__("importlib.metadata", fromlist=["version"]).version("pytest")
    index.add("pytest", version, requires=("pluggy",))
    result = resolved(index, needs("plugin", "pytest==3.0"))
    assert result.packages == {"plugin": "1.0", "helper": "1.0"}
    assert "pytest" not in result.lock and not result.set_aside


def test_an_index_that_cannot_be_reached_is_said(tmp_path, monkeypatch):
    monkeypatch.setattr(uv_module, "_CACHE", tmp_path / "cache")
    monkeypatch.setattr(Uv, "_environment", _without_patience(Uv._environment))
    nobody = IndexSettings({"UV_DEFAULT_INDEX": "http://127.0.0.1:9/simple"})
    result = resolve(Uv(nobody), needs("a-name", "b-name"), total_s=60)
    assert [item.why for item in result.set_aside] == ["unreachable", "unreachable"]


def _without_patience(environment):
    return lambda self, folder: {**environment(self, folder), "UV_HTTP_RETRIES": "0"}


def test_the_key_is_that_of_the_lock(index):
    index.add("base", "1.0")
    first, again = resolved(index, needs("base")), resolved(index, needs("base"))
    assert len(first.key) == 64 and first.key == again.key
    index.add("base", "1.1")
    assert resolved(index, needs("base", pins={"base": "1.1"})).key != first.key
    assert resolved(index, needs()).key == ""


def test_packages_are_those_of_the_python_that_was_chosen(index, tmp_path, monkeypatch):
    other = "3.13" if HERE != "3.13" else "3.12"
    index.add("here", "1.0")
    index.add("there", "1.0")
    marks = [f"here ; python_version == '{HERE}'", f"there ; python_version == '{other}'"]
    found = Needs(needs=[Need(one.split()[0], one, "requirements.txt") for one in marks])
    uv = Uv(index.settings, python=other)
    result = resolve(uv, found, total_s=60)
    assert result.packages == {"there": "1.0"}
    assert result.key != replace(result, python=HERE).key
    folder = tmp_path / "site"
    folder.mkdir()
    install(uv, result.lock, folder, total_s=60)
    assert (folder / "there.py").is_file() and not (folder / "__pycache__").exists()
    # This interpreter stands in for one of the other version: that it is the one that is asked.
    monkeypatch.setenv(INTERPRETERS_VARIABLE, json.dumps({other: sys.executable}))
    install(uv, result.lock, folder, total_s=60)
    assert len(list((folder / "__pycache__").iterdir())) == 1


MARK = "import pathlib; pathlib.Path({!r}).write_text('it ran')\n"
BACKEND = """
[build-system]
requires = []
build-backend = "back"
backend-path = ["."]
[project]
name = "hostile"
version = "1.0"
dependencies = ["plain"]
"""


def test_nothing_of_a_project_or_a_package_runs(index, tmp_path):
    ran = tmp_path / "ran"
    mark = MARK.format(str(ran))
    project = tmp_path / "project"
    project.mkdir()
    files = {
        "setup.py": mark + "from setuptools import setup\nsetup(install_requires=['also'])\n",
        "back.py": mark,
        "pyproject.toml": BACKEND,
        "conftest.py": mark,
        "sitecustomize.py": mark,
        "evil.pth": mark,
        "uv.toml": "[pip]\nno-build = false\n",
        "requirements.txt": "shipped\nsdist-only\nreqeusts\n"
        f"here @ file://{project}\ngit+file://{project}#egg=git-one\n-e ./\n",
    }
    for path, text in files.items():
        (project / path).write_text(text)
    index.add("plain", "1.0")
    index.add("also", "1.0")
    index.add("reqeusts", "1.0", {"reqeusts.py": mark})
    index.add_source(
        "sdist-only", "1.0", {"setup.py": mark, "back.py": mark, "pyproject.toml": BACKEND}
    )
    hostile = ("evil.pth", "sitecustomize.py", "usercustomize/__init__.py", "conftest.py")
    index.add("shipped", "1.0", {"shipped.py": mark, **dict.fromkeys(hostile, mark)})
    found, _ = gather(project)
    result = resolved(index, found)
    folder = tmp_path / "site"
    folder.mkdir()
    install(Uv(index.settings), result.lock, folder, total_s=60)
    assert result.packages == {"plain": "1.0", "also": "1.0", "shipped": "1.0"}
    aside = {(item.requirement, item.why) for item in [*found.set_aside, *result.set_aside]}
    assert aside >= {
        ("reqeusts", "lookalike"),
        ("here", "address"),
        ("git-one", "address"),
        ("sdist-only", "no_wheel"),
    }
    assert not ran.exists()
    assert not any("sdist-only-1.0" in path for path in index.asked), (
        "the source was not even fetched"
    )
    left = {path.name for path in folder.iterdir()}
    assert not left & {"evil.pth", "sitecustomize.py", "usercustomize"}
    assert modules_in(folder) == ["also", "conftest", "plain", "shipped"]
    subprocess.run(
        [
            sys.executable,
            "-I",
            "-S",
            "-c",
            f"import sys; sys.path.append({str(folder)!r}); import plain",
        ],
        check=True,
    )
    assert not ran.exists()


def test_a_wheel_that_is_not_what_the_lock_says_is_refused(index, tmp_path):
    index.add("plain", "1.0")
    lock = resolved(index, needs("plain")).lock
    index.add("plain", "1.0", {"plain.py": "V = 'another'\n"})
    uv_module._CACHE = tmp_path / "new-cache"
    (tmp_path / "site").mkdir()
    with pytest.raises(InstallError, match="is not what the lock says"):
        install(Uv(index.settings), lock, tmp_path / "site", total_s=60)


def test_too_much_is_refused(index, tmp_path, monkeypatch):
    index.add("plain", "1.0")
    lock = resolved(index, needs("plain")).lock
    monkeypatch.setattr("swarm_tools.environment.install.MOST_BYTES", 10)
    (tmp_path / "site").mkdir()
    with pytest.raises(InstallError, match="take more than"):
        install(Uv(index.settings), lock, tmp_path / "site", total_s=60)


def test_an_archive_is_the_same_bytes_and_holds_its_byte_code(index, tmp_path):
    index.add("plain", "1.0")
    lock = resolved(index, needs("plain")).lock
    packed = []
    for name in ("one", "two"):
        folder = tmp_path / name
        folder.mkdir()
        install(Uv(index.settings), lock, folder, total_s=60)
        packed.append(pack(folder))
    assert packed[0] == packed[1]
    unpack(packed[0], tmp_path / "out")
    assert (tmp_path / "out/plain.py").read_text() == "V = '1.0'\n"
    assert list((tmp_path / "out/__pycache__").glob("plain.*.pyc"))
    with pytest.raises(ArchiveError):
        unpack(packed[0], tmp_path / "out")
    with pytest.raises(ArchiveError):
        unpack(packed[0][:-20], tmp_path / "cut")


def test_a_path_that_leads_out_is_refused(tmp_path, monkeypatch):
    (tmp_path / "in").mkdir()
    (tmp_path / "in/a.py").write_text("")
    monkeypatch.setattr(Path, "as_posix", lambda self: "../a.py")
    data = pack(tmp_path / "in")
    with pytest.raises(ArchiveError):
        unpack(data, tmp_path / "out")
