"""The files of one work order on disk: unpacking, safe paths, source text, discovery."""

from .codec import SourceText, decode, encode
from .discovery import ProjectFiles, discover, is_test_file
from .paths import UnsafePathError, safe_path
from .workspace import SnapshotError, Workspace

__all__ = [
    "ProjectFiles",
    "SnapshotError",
    "SourceText",
    "UnsafePathError",
    "Workspace",
    "decode",
    "discover",
    "encode",
    "is_test_file",
    "safe_path",
]
