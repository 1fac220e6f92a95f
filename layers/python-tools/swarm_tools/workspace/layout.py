"""How a project is laid out: where its imports start, which names are its own."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path, PurePosixPath

from .discovery import ProjectFiles, discover
from .local_packages import local_packages


@dataclass(frozen=True)
class ProjectLayout:
    """A project on disk and the folders its imports are resolved from.

    Attributes:
        root: Folder of the project.
        files: Its Python files.
    """

    root: Path
    files: ProjectFiles

    @classmethod
    def of(cls, root: Path) -> ProjectLayout:
        """Look at the project in `root`."""
        return cls(root, discover(root))

    @cached_property
    def import_roots(self) -> list[str]:
        """Folders, relative to the root (`.` first), that go in front of `sys.path`.

        The root, `src`, wherever a test folder or a set-up file shows a project's own root, and
        what the project installs by its path.
        """
        found = ["."]
        anchors = {PurePosixPath(path) for path in self.files.tests}
        for path in sorted(anchors):
            for parent in path.parents:
                if parent.name in ("tests", "test"):
                    found.append(parent.parent.as_posix())
        for name in ("pyproject.toml", "setup.py", "setup.cfg"):
            found += sorted(
                path.parent.relative_to(self.root).as_posix()
                for path in self.root.glob(f"*/{name}")
            )
        found += local_packages(self.root)
        with_sources = []
        for folder in dict.fromkeys(found):
            with_sources.append(folder)
            if (self.root / folder / "src").is_dir():
                with_sources.append((PurePosixPath(folder) / "src").as_posix())
        return list(dict.fromkeys(with_sources))

    @cached_property
    def loose_roots(self) -> list[str]:
        """Folders with modules but no `__init__.py`: the last place to look for an import."""
        folders = {PurePosixPath(path).parent.as_posix() for path in self.files.sources}
        plain = (name for name in folders if not (self.root / name / "__init__.py").exists())
        return sorted(set(plain) - set(self.import_roots))

    def import_roots_in(self, root: Path) -> list[str]:
        """Return `import_roots` as absolute folders below `root`, a copy of the project."""
        return [str((root / name).resolve()) for name in self.import_roots]

    def loose_roots_in(self, root: Path) -> list[str]:
        """Return `loose_roots` as absolute folders below `root`."""
        return [str((root / name).resolve()) for name in self.loose_roots]

    @cached_property
    def local_names(self) -> list[str]:
        """Top-level names that an import can find in the project itself, sorted."""
        names: set[str] = set()
        for base in (*self.import_roots, *self.loose_roots):
            for path in self.files.python + self.files.left_alone:
                pure = PurePosixPath(path)
                if base != "." and not pure.is_relative_to(base):
                    continue
                top = (pure if base == "." else pure.relative_to(base)).parts[0]
                names.add(top.removesuffix(".py"))
        return sorted(names)

    def module_name(self, path: str) -> str:
        """Return the dotted name by which `path` is imported, from the nearest import root."""
        pure = PurePosixPath(path)
        folder = pure.parent
        while folder.as_posix() != "." and (self.root / folder / "__init__.py").exists():
            folder = folder.parent
        parts = list(pure.with_suffix("").parts[len(folder.parts) :])
        if folder.as_posix() not in (*self.import_roots, *self.loose_roots):
            parts = list(pure.with_suffix("").parts)
        if parts[-1] == "__init__" and len(parts) > 1:
            parts.pop()
        return ".".join(parts)
