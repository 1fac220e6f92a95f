import os

import pytest

from swarm_tools.sandbox.guard import fingerprint, unchanged
from swarm_tools.sandbox.isolation import NAMESPACES, PROCESS
from swarm_tools.sandbox.sandbox import SandboxError


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "d").mkdir()
    (tmp_path / "d/a.py").write_text("x = 1\n")
    os.symlink("d/a.py", tmp_path / "link")
    return tmp_path


CHANGES = [
    lambda root: (root / "d/a.py").write_text("x = 2\n"),
    lambda root: (root / "d/a.py").unlink(),
    lambda root: (root / "new").mkdir(),
    lambda root: (root / "d/a.py").rename(root / "d/b.py"),
    lambda root: ((root / "link").unlink(), os.symlink("d", root / "link")),
]


@pytest.mark.parametrize("change", CHANGES)
def test_every_change_shows_in_the_fingerprint(folder, change):
    before = fingerprint(folder)
    assert fingerprint(folder) == before
    change(folder)
    assert fingerprint(folder) != before


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_ends_the_step_where_isolation_cannot_prevent_it(folder, change, monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with unchanged(folder, NAMESPACES), unchanged(folder, PROCESS):
        pass
    with pytest.raises(SandboxError), unchanged(folder, PROCESS):
        change(folder)
