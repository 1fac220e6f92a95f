import io
import os
import stat
import zipfile

import pytest

from swarm_tools.workspace import SnapshotError, UnsafePathError, Workspace, safe_path
from swarm_tools.workspace.workspace import apply_edits, write_file

UNSAFE = ["", "/etc/passwd", "../x", "a/../b", "a//b", "./a", "a/.", "a\\b", "C:x", "c:/x", "a\0b"]
UNSAFE += ["a\nb", "x" * 1100, "a/" + "y" * 300, "a/"]


@pytest.mark.parametrize("path", UNSAFE)
def test_unsafe_paths_are_refused(path):
    with pytest.raises(UnsafePathError):
        safe_path(path)


@pytest.mark.parametrize("path", ["a.py", "a/b.py", "..a/b..py", "d\u00e9j\u00e0/vu.py", "a b.py"])
def test_safe_paths_pass_unchanged(path):
    assert safe_path(path) == path


def archive(*members):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as file:
        for name, data, mode in members:
            info = zipfile.ZipInfo("x")
            info.filename = name
            info.external_attr = mode << 16
            file.writestr(info, data)
    return buffer.getvalue()


def test_unpacks_plain_members():
    with Workspace() as workspace:
        workspace.unpack(archive(("a.py", "x", 0o644), ("d/b.py", "y", 0)))
        assert (workspace.root / "a.py").read_text() == "x"
        assert (workspace.root / "d/b.py").read_text() == "y"
    assert not workspace.base.exists()


@pytest.mark.parametrize(
    "members",
    [
        [("../a.py", "x", 0o644)],
        [("/a.py", "x", 0o644)],
        [("a\\b.py", "x", 0o644)],
        [("link", "/etc/passwd", stat.S_IFLNK | 0o777)],
        [("fifo", "", stat.S_IFIFO | 0o644)],
        [("a.py", "x", 0o644), ("A.py", "y", 0o644)],
        [("a", "x", 0o644), ("a/b.py", "y", 0o644)],
    ],
)
def test_dangerous_members_are_refused(members):
    with Workspace() as workspace, pytest.raises(SnapshotError):
        workspace.unpack(archive(*members))


@pytest.mark.parametrize("data", [b"", b"not a zip", archive(("a.py", "x" * 100, 0o644))[:-30]])
def test_broken_archives_are_refused(data):
    with Workspace() as workspace, pytest.raises(SnapshotError):
        workspace.unpack(data)


def test_a_member_that_lies_about_its_size_is_refused():
    data = bytearray(archive(("a.py", "x" * 5000, 0o644)))
    at = data.rindex(b"PK\x01\x02")
    data[at + 24 : at + 28] = (10).to_bytes(4, "little")
    with Workspace() as workspace:
        try:
            workspace.unpack(bytes(data))
        except SnapshotError:
            return
        assert (workspace.root / "a.py").stat().st_size <= 5000


def test_edits_never_go_through_a_link(tmp_path):
    root = tmp_path / "root"
    (root / "d").mkdir(parents=True)
    os.symlink(tmp_path, root / "out")
    os.symlink(tmp_path / "t.py", root / "t.py")
    for path in ("out/x.py", "t.py", "d"):
        with pytest.raises(UnsafePathError):
            write_file(root, path, b"x")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["root"]


def test_edits_are_written_byte_by_byte(tmp_path):
    edits = [
        {"path": "a/b.py", "content": "x = '\u00e9'\r\n"},
        {"path": "c.py", "content": "/w==", "encoding": "base64"},
    ]
    assert apply_edits(tmp_path, edits) == ["a/b.py", "c.py"]
    assert (tmp_path / "a/b.py").read_bytes() == b"x = '\xc3\xa9'\r\n"
    assert (tmp_path / "c.py").read_bytes() == b"\xff"
    with pytest.raises(ValueError):
        apply_edits(tmp_path, [{"path": "c.py", "content": "&&", "encoding": "base64"}])
