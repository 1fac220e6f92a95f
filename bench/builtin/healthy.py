"""Healthy packages with tests of their own: a full refactor must break nothing in them."""

from __future__ import annotations

import io
import subprocess
import sys
import tarfile
import zipfile
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from swarm_tools.facts.names import public_names
from swarm_tools.lint import add_counts
from swarm_tools.lint.score import score

from .project import Files, refactor, run_step

CACHE = Path(__file__).parents[2] / ".cache" / "bench" / "packages"
PACKAGES = (
    "inflection==0.5.1",
    "python-slugify==8.0.4",
    "toolz==1.0.0",
    "more-itertools==10.8.0",
    "tabulate==0.9.0",
    "cachetools==5.5.2",
    "humanize==4.12.1",
    "natsort==8.4.0",
)
NEEDED = ("text-unidecode==1.3",)
_KEPT = (".py", ".toml", ".cfg", ".ini", ".txt", ".pyi", ".json")
_LARGEST = 1_000_000


@dataclass(frozen=True)
class Package:
    """One package before and after.

    Attributes:
        name: Name and version.
        own_tests: Own tests that are green before.
        still_green: Those of them that are green afterwards.
        score_before: Pylint's score of the sources before, 0 to 10.
        score_after: The same afterwards.
        names: Public names before.
        names_kept: Those of them that are there afterwards.
        driving: The Judge's tests that may drive a repair.
        alarms: Those of them that are red on the package as it came: false alarms.
        changed: Files that the refactor changed.
    """

    name: str
    own_tests: int
    still_green: int
    score_before: float
    score_after: float
    names: int
    names_kept: int
    driving: int
    alarms: tuple[str, ...]
    changed: int

    @property
    def well(self) -> bool:
        """Whether nothing is worse."""
        return (
            self.own_tests > 0
            and self.still_green == self.own_tests
            and self.names_kept == self.names
            and self.score_after >= self.score_before
            and not self.alarms
        )


def download(requirement: str, *, source: bool) -> Path:
    """Return the archive of a package, from the cache or by pip.

    Raises:
        subprocess.CalledProcessError: pip could not get it.
    """
    folder = CACHE / f"{requirement.replace('==', '-')}-{'source' if source else 'wheel'}"
    found = sorted(folder.glob("*"))
    if not found:
        # What it is built with may come as wheels: pip builds a source to read its metadata.
        name = requirement.partition("==")[0]
        form = ["--no-binary", name] if source else ["--only-binary", ":all:"]
        command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", *form]
        subprocess.run([*command, "-d", str(folder), requirement], check=True, timeout=300)
        found = sorted(folder.glob("*"))
    return found[0]


def provide_needed() -> None:
    """Put what the packages need on the path: the sandbox shows its children the folders there."""
    for requirement in NEEDED:
        wheel = download(requirement, source=False).resolve()
        folder = wheel.parent.parent / f"{wheel.stem}-unpacked"
        if not folder.exists():
            with zipfile.ZipFile(wheel) as archive:
                archive.extractall(folder)
        if str(folder) not in sys.path:
            sys.path.append(str(folder))


def sources_of(archive: Path) -> dict[str, bytes]:
    """Return the text files of a source archive, without the folder that they are in."""
    files = {}
    with tarfile.open(archive) as tar:
        for member in tar.getmembers():
            path = PurePosixPath(*PurePosixPath(member.name).parts[1:])
            if ".." in path.parts or path.suffix not in _KEPT or member.size > _LARGEST:
                continue
            if path.name == "test.py":
                # Run by name in its own project; pytest collects it under this one.
                path = path.with_name("test_all.py")
            if member.isfile() and (data := tar.extractfile(member)) is not None:
                files[str(path)] = data.read()
    return files


def measure(wanted: tuple[str, ...] = PACKAGES) -> list[Package]:
    """Refactor each package and compare."""
    provide_needed()
    return [measure_one(name, sources_of(download(name, source=True))) for name in wanted]


def measure_one(name: str, files: Files) -> Package:
    """Refactor one package and compare."""
    green = _green(files)
    after, made = refactor(files)
    driving = [test for test in made["tests"] if test["drives_repair"]]
    red = tuple(t["nodeid"] for t in driving if t["outcome_before"] in ("failed", "error"))
    changed = sorted(path for path in after if after[path] != files.get(path))
    before_names, after_names = _names(files, changed), _names(after, changed)
    return Package(
        name,
        len(green),
        len(green & _green(after)),
        _score(files),
        _score(after),
        len(before_names),
        len(before_names & after_names),
        len(driving),
        red,
        len(changed),
    )


def _green(files: Files) -> set[str]:
    result = run_step("run_tests", files, {"suite": "existing"})
    return {test["nodeid"] for test in result["tests"] if test["outcome"] == "passed"}


def _names(files: Files, paths: list[str]) -> set[str]:
    found = set()
    for path in paths:
        text = io.TextIOWrapper(io.BytesIO(files.get(path, b"")), encoding="utf-8-sig").read()
        found |= {f"{path}:{name}" for name in public_names(text, path) or ()}
    return found


def _score(files: Files) -> float:
    result = run_step("inspect", files)
    tests = set(result["test_files"])
    counts = [f["pylint"]["score_counts"] for f in result["files"] if f["path"] not in tests]
    return round(score(add_counts(counts)), 2)


if __name__ == "__main__":
    for package in measure(tuple(sys.argv[1:]) or PACKAGES):
        print("ok " if package.well else "BAD", package, flush=True)
