"""Checks that the entries of the corpora are what they say they are.

``python -m bench.builtin.validate [corpus] [half]``. Right programs pass all tests; wrong ones
fail a given test (``repair``) and a held one; a broken file does not compile and the intended
one does; lookalikes and messy modules import. One line for each fault; exit code 1 if any.
"""

from __future__ import annotations

import ast
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from bench.builtin import corpora
from bench.builtin.sets import folder_of

TEST_SECONDS = 2.0
PROGRAM_SECONDS = 20
MEMORY = 1 << 30
HALVES = (*corpora.HALVES, "lookalikes")
_RUNNER = """
import os, resource, signal, sys
import _pytest.assertion.rewrite, pytest

class Recorder:
    def __init__(self, file):
        self.file = file

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item):
        def late(*_):
            signal.setitimer(signal.ITIMER_REAL, SECONDS)
            pytest.fail("late")
        signal.signal(signal.SIGALRM, late)
        signal.setitimer(signal.ITIMER_REAL, SECONDS)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)

    def pytest_runtest_logreport(self, report):
        if report.when == "call" or report.failed:
            print(report.nodeid.split("::")[0], report.outcome, file=self.file, flush=True)

    def pytest_collectreport(self, report):
        if report.failed:
            print(report.nodeid, "failed", file=self.file, flush=True)

def run(folder):
    os.chdir(folder)
    resource.setrlimit(resource.RLIMIT_CPU, (CHILD, CHILD))
    sys.path.insert(0, folder)
    quiet = ["-q", "-p", "no:cacheprovider", "-p", "no:faulthandler", "--tb=no"]
    with open("outcomes", "w") as file:
        pytest.main([*quiet, "--rootdir=.", "-c", "/dev/null", "."], plugins=[Recorder(file)])

for folder in sys.argv[1:]:
    child = os.fork()
    if not child:
        try:
            run(folder)
        finally:
            os._exit(0)
    os.waitpid(child, 0)
"""


def main(arguments: list[str]) -> int:
    """Check the wanted corpora and halves, all of them by default."""
    names = arguments[:1] or ["repair", "judge", "syntax", "messy"]
    halves = arguments[1:2] or list(HALVES)
    faults = [fault for name in names for half in halves for fault in _faults(name, half)]
    print("\n".join(faults) if faults else "all entries are valid")
    return int(bool(faults))


def _faults(corpus: str, half: str) -> Iterator[str]:
    try:
        if half == "lookalikes":
            count, faults = _check_lookalikes() if corpus == "judge" else (0, [])
        elif corpus == "syntax":
            count, faults = _check_pairs(half)
        elif corpus == "messy":
            count, faults = _check_messy(half)
        else:
            count, faults = _check_cases(corpus, half)
    except (corpora.BadEntry, UnicodeDecodeError) as error:
        yield f"{corpus}/{half}: {error}"
        return
    print(f"{corpus}/{half}: {count} checked")
    yield from faults


def _check_cases(corpus: str, half: str) -> tuple[int, list[str]]:
    """Run each right program once and each wrong one once."""
    found = list(corpora.cases(corpus, half))
    rights = {case.name.rpartition(".")[0]: case for case in found}
    programs = [(case.right, case) for case in rights.values()]
    outcomes = _outcomes(programs + [(case.start, case) for case in found])
    faults: list[str] = []
    for name, got in zip(rights, outcomes, strict=False):
        faults += _right(name, got)
    for case, got in zip(found, outcomes[len(rights) :], strict=True):
        faults += _wrong(case, got, given=corpus == "repair")
    return len(found), faults


def _right(name: str, got: dict[str, list[str]]) -> Iterator[str]:
    for file, outcomes in got.items():
        if set(outcomes) != {"passed"}:
            yield f"{name}: the right program does not pass {file}: {outcomes}"


def _wrong(case: corpora.Case, got: dict[str, list[str]], given: bool) -> Iterator[str]:
    if case.start == case.right:
        yield f"{case.name}: not different from the right program"
    if given != bool(case.given):
        yield f"{case.name}: given tests {'are missing' if given else 'do not belong here'}"
    for file, outcomes in got.items():
        if "failed" not in outcomes:
            yield f"{case.name}: the wrong program passes {file}"
    if given and "passed" not in got.get("test_given.py", []):
        print(f"  note: {case.name}: no given test passes")


def _outcomes(programs: list[tuple[dict[str, str], corpora.Case]]) -> list[dict[str, list[str]]]:
    """Run the tests of each program in a fork; give the outcomes by test file."""
    script = _RUNNER.replace("SECONDS", str(TEST_SECONDS)).replace("CHILD", str(PROGRAM_SECONDS))
    with tempfile.TemporaryDirectory() as root:
        folders = [str(Path(root, str(number))) for number in range(len(programs))]
        for folder, (program, case) in zip(folders, programs, strict=True):
            _write(folder, {**program, **_tests(case)})
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(lambda part: _child(root, script, *part), (folders[::2], folders[1::2])))
        return [
            _read(Path(folder, "outcomes"), case)
            for folder, (_, case) in zip(folders, programs, strict=True)
        ]


def _tests(case: corpora.Case) -> dict[str, str]:
    files = {"test_given.py": case.given, "test_held.py": case.held}
    return {name: text for name, text in files.items() if text}


def _read(file: Path, case: corpora.Case) -> dict[str, list[str]]:
    said = [line.split() for line in file.read_text().splitlines()] if file.exists() else []
    return {
        name: [words[1] for words in said if words[0] == name] or ["failed"]
        for name in _tests(case)
    }


def _check_pairs(half: str) -> tuple[int, list[str]]:
    found = list(corpora.pairs(half))
    faults = [f"syntax {pair.name}: broken compiles" for pair in found if _compiles(pair.broken)]
    faults += [
        f"syntax {p.name}: intended does not compile" for p in found if not _compiles(p.intended)
    ]
    return len(found), faults


def _compiles(text: str) -> bool:
    try:
        compile(ast.parse(text), "corpus", "exec")
    except (SyntaxError, ValueError):
        return False
    return True


def _check_lookalikes() -> tuple[int, list[str]]:
    found = list(corpora.lookalikes())
    with ThreadPoolExecutor(2) as pool:
        said = list(pool.map(lambda entry: _imported(entry.files), found))
    return len(found), [f"{e.name}: {fault}" for e, fault in zip(found, said, strict=True) if fault]


def _imported(files: Mapping[str, str]) -> str:
    with tempfile.TemporaryDirectory() as folder:
        _write(folder, files)
        names = ", ".join(path.removesuffix(".py").replace("/", ".") for path in files)
        said = _child(
            folder, f"import sys; sys.path.insert(0, '.')\nimport {names}\nprint('IMPORTED')"
        )
    return "" if "IMPORTED" in said else "does not import"


def _check_messy(half: str) -> tuple[int, list[str]]:
    """Evaluate the expressions of each module twice, in two processes."""
    found = sorted((folder_of("messy") / half).glob("*.py"))
    with ThreadPoolExecutor(2) as pool:
        said = list(pool.map(_messy_fault, found))
    return len(found), [
        f"messy {path.stem}: {fault}" for path, fault in zip(found, said, strict=True) if fault
    ]


def _messy_fault(path: Path) -> str:
    cases = path.with_suffix(".cases")
    if not cases.exists():
        return "has no cases"
    lines = [line for line in cases.read_text("utf-8").splitlines() if line.strip()]
    script = (
        f"import sys; sys.path.insert(0, '.')\nfrom {path.stem} import *\nimport {path.stem}\n"
        f"for line in {lines!r}:\n"
        f"    try:\n        print('VALUE', repr(eval(line, dict(vars({path.stem})))))\n"
        "    except Exception as error:\n        print('FAULT', line, repr(error))\n"
    )
    with tempfile.TemporaryDirectory() as folder:
        _write(folder, {path.name: path.read_text("utf-8")})
        first, again = _child(folder, script), _child(folder, script)
    if first != again:
        return "two runs differ"
    faults = [line for line in first.splitlines() if line.startswith("FAULT")]
    if faults or first.count("VALUE ") < len(lines):
        return "; ".join(faults) or "does not import"
    return ""


def _write(folder: str, files: Mapping[str, str]) -> None:
    for name, text in files.items():
        path = Path(folder, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8", newline="")


def _child(folder: str, script: str, *arguments: str) -> str:
    """Run a script in a child process with limits; give what it printed."""
    child = subprocess.Popen(
        [sys.executable, "-c", script, *arguments],
        cwd=folder,
        env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONDONTWRITEBYTECODE": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        preexec_fn=_limit,
    )
    try:
        return child.communicate(timeout=PROGRAM_SECONDS * (1 + len(arguments)))[0]
    except subprocess.TimeoutExpired:
        child.kill()
        return child.communicate()[0]


def _limit() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
