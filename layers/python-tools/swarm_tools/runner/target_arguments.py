"""Which of a project's own arguments of pytest count: those that change what tests do."""

from __future__ import annotations

from collections.abc import Iterable

# They report, choose a runner or an order, stop early, or are decided by the run.
_BEGINNINGS = (
    *("--cov", "--no-cov", "--junit", "--html", "--self-contained-html", "--css", "--json"),
    *("--report", "--durations", "--verbos", "--quiet", "--tb", "--color", "--code-highlight"),
    *("--capture", "--show", "--no-show", "--full-trace", "--numprocesses", "--dist", "--tx"),
    *("--maxprocesses", "--max-worker", "--maxschedchunk", "--maxfail", "--exitfirst", "--lf"),
    *("--last-failed", "--ff", "--failed-first", "--nf", "--new-first", "--sw", "--stepwise"),
    *("--cache", "--pdb", "--trace", "--setup", "--collect", "--co", "--fixtures", "--basetemp"),
    *("--log-cli", "--log-file", "--timeout", "--session-timeout", "--reruns", "--only-rerun"),
    *("--rerun", "--random", "--force-sugar", "--benchmark", "--strict", "--rootdir"),
    *("--confcutdir", "--config-file", "--pastebin", "--debug", "--noconftest", "--version"),
    *("--help", "--disable-warnings", "--disable-pytest-warnings", "--no-header", "--no-summary"),
    *("--instafail", "--picked", "--testmon", "--profile", "--memray", "--alluredir", "--md"),
    *(
        "--pyargs",
        "--keep-duplicates",
        "--doctest-report",
        "--mypy",
        "--flake8",
        "--black",
        "--ruff",
    ),
    *("--isort", "--pylint", "--codestyle", "--pycodestyle", "--pydocstyle", "--snapshot-report"),
    *("--assert", "--xfail-tb", "--no-fold-skipped", "--disable-plugin-autoload"),
)
_KEPT = ("--benchmark-skip", "--benchmark-only")
# Short options that stand for one of those; several may be one word, or have their value in it.
_SHORT = "xvqslrndfhVc"


def kept(words: Iterable[str]) -> list[list[str]]:
    """Return the arguments that count, in their order, each with the words that follow it."""
    groups: list[list[str]] = []
    for word in words:
        if word.startswith("-") and word != "-":
            groups.append([word])
        elif groups:
            groups[-1].append(word)
    return [_joined(group) for group in groups if _counts(group[0])]


def _joined(group: list[str]) -> list[str]:
    """Write `-pNAME` as two words."""
    word = group[0]
    if word[:2] in ("-p", "-m", "-k", "-W", "-o") and len(word) > 2:
        return [word[:2], word[2:].removeprefix("=")]
    return group


def _counts(word: str) -> bool:
    if word.startswith("--"):
        return word.startswith(_KEPT) or not word.startswith(_BEGINNINGS)
    return len(word) > 1 and word[1] not in _SHORT
