"""Measures the builtin engine and writes its part of docs/benchmarks.md (npm run bench:builtin).

With names of sections, such as ``syntax audit``, only these are measured and printed, and the page
is left as it is. Of the programs of the corpora one case each is run; with ``--every-case`` all
are, which takes more than an hour.
"""

from __future__ import annotations

import csv
import os
import platform
import sys
from collections.abc import Callable

from . import (
    audit,
    behaviour,
    determinism,
    healthy,
    judge,
    messages,
    product,
    reach,
    repair,
    static,
    syntax,
)
from .corpora import HALVES
from .page import HISTORY, ROOT, rows_before, share, table, write


def _repair() -> str:
    rows = []
    for half in HALVES:
        found = repair.measure(half, every_case=EVERY in sys.argv)
        rows.append(
            (
                half,
                str(found.cases),
                f"{found.plausible:.1%}",
                f"{found.correct:.1%}",
                f"{found.overfit:.1%}",
                f"{found.per_second:.0f}",
            )
        )
    peer = repair.peer_rate("tune")
    head = ("half", "bugs", "plausible", "correct", "overfit", "candidates a second")
    rows.append(("pytest started once a candidate", "", "", "", "", f"{peer:.1f}"))
    return (
        "## Repair, given tests\n\nAt most 60 s a bug. Plausible: the given tests pass. Correct: "
        "those held back pass, too.\n\n" + table(head, rows)
    )


def _reach() -> str:
    rows = []
    for corpus in reach.CORPORA:
        for half in HALVES:
            found = reach.measure(corpus, half)
            early, within = share(found.early, found.bugs), share(found.reached, found.bugs)
            rows.append((corpus, half, early, within))
    head = ("corpus", "half", f"in the first {reach.FIRST} edits", "among all")
    return (
        "## Edits that the templates propose\n\nBugs of one place, nothing run: whether the "
        "intended program itself is among the edits that a search would try. Another edit may do "
        "the same.\n\n" + table(head, rows)
    )


def _judge() -> str:
    rows, quiet = [], []
    for half in HALVES:
        found = judge.measure(half, every_case=EVERY in sys.argv)
        counts = ("repaired", "half_repaired", "named", "silent")
        claims = f"{found['claims_not_right']} of {found['claims']}"
        rows.append((half, *(share(found[name], found["wrong"]) for name in counts), claims))
        quiet.append((f"programs of {half}, right or wrong", str(found["harmed"])))
    alike, acted = judge.look_alikes()
    quiet.append((f"{alike} right programs whose names mislead, acted on", str(len(acted))))
    head = ("half", "repaired", "half repaired", "named", "silent", "claims that are not right")
    return (
        "## Wrong versions without tests\n\nNothing but the program itself is given. Repaired: "
        "the tests held back pass. Named: reported as wrong or suspected. A claim: a function "
        "that is said to be right by a specification, or repaired.\n\n"
        + table(head, rows)
        + "\n"
        + table(("behaviour lost", "programs"), quiet)
    )


def _product() -> str:
    rows = [
        (name, half, str(found.cases), share(found.correct, found.cases), f"{found.seconds:.1f} s")
        for name in ("repair", "judge")
        for half in HALVES
        for found in (product.measure(name, half),)
    ]
    return (
        "## The same through the steps of a run\n\nOne case of each program of the corpora through "
        "the steps `write_tests` and `fix`, clean-up included. Right: the tests held back pass on "
        "what is delivered.\n\n" + table(("corpus", "half", "cases", "right", "mean"), rows)
    )


def _syntax() -> str:
    rows = []
    for half in HALVES:
        found = syntax.measure(half)
        rows.append((half, share(found.parses, found.files), share(found.same, found.files)))
    return "## Files that do not parse\n\n" + table(("half", "parses", "the program meant"), rows)


def _static() -> str:
    rows = []
    for half in HALVES:
        found = static.measure(half)
        ours = found.mended + found.tested + found.told
        rows.append(
            (
                half,
                share(found.mended, found.files),
                str(found.tested),
                str(found.told),
                share(ours, found.files),
                share(found.peer, found.files),
            )
        )
    head = (
        "half",
        "mended",
        "tested",
        "told",
        "all together",
        f"`ruff --select {static.FAMILIES}`",
    )
    return "## Bugs that need no test\n\n" + table(head, rows)


def _messages() -> str:
    rows = []
    for half in HALVES:
        found = messages.measure(half)
        before, after = sum(found.before.values()), sum(found.after.values())
        rows.append((half, "this engine", share(before - after, before)))
        rows += [(half, f"`{peer}`", f"{gone:.1%}") for peer, gone in found.peers.items()]
        kept = share(found.public_names_kept, found.public_names)
        rows.append((half, "public names kept", kept))
        rows.append((half, "comments that silence, added", str(found.silenced)))
    count, changed = behaviour.measure("report")
    rows.append(("report", "expressions that give the same", share(count - len(changed), count)))
    return "## Messages of pylint gone\n\n" + table(("half", "", ""), rows)


def _healthy() -> str:
    rows = [
        (
            found.name.replace("==", " "),
            share(found.still_green, found.own_tests),
            f"{found.score_before:.2f} to {found.score_after:.2f}",
            share(found.names_kept, found.names),
            str(found.driving),
            str(len(found.alarms)),
        )
        for found in healthy.measure()
    ]
    head = (
        "package",
        "own tests still green",
        "score",
        "public names kept",
        "derived tests",
        "alarms",
    )
    return "## Healthy packages after a full refactor\n\n" + table(head, rows)


def _packages() -> str:
    with (ROOT / HISTORY / "packages.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    tests, lost = (sum(int(row[column]) for row in rows) for column in ("own_tests", "lost"))
    again = sum(row["changed_again"] != "0" for row in rows)
    return (
        "## Packages refactored without their tests\n\nOf `npm run bench:packages`, which takes "
        f"hours by itself: {len(rows)} packages with {tests} tests that were green three times, of "
        f"which {lost} were lost. A refactoring of the result changes {again} of them.\n"
    )


def _audit() -> str:
    found = audit.measure()
    rows = [
        ("step Inspect", f"{found.audit_s:.1f} s"),
        (f"pylint started once a file, from a sample of {found.sample}", f"{found.naive_s:.0f} s"),
        ("ratio", f"{found.ratio:.0f} times as fast"),
    ]
    return f"## Audit of {found.files} files\n\n" + table(("", ""), rows)


def _determinism() -> str:
    same = determinism.measure()
    return f"## Same input, same bytes\n\n{same} of {determinism.RUNS} runs gave the same bytes.\n"


EVERY = "--every-case"

SECTIONS: dict[str, Callable[[], str]] = {
    "repair": _repair,
    "reach": _reach,
    "judge": _judge,
    "product": _product,
    "syntax": _syntax,
    "static": _static,
    "messages": _messages,
    "healthy": _healthy,
    "packages": _packages,
    "audit": _audit,
    "determinism": _determinism,
}


def main(wanted: list[str]) -> int:
    """Measure the wanted sections, all when none is named."""
    wanted = [name for name in wanted if name != EVERY]
    unknown = sorted(set(wanted) - SECTIONS.keys())
    if unknown:
        print(f"no section is named {', '.join(unknown)}; there are {', '.join(SECTIONS)}")
        return 2
    parts = [
        f"# The builtin engine\n\nPython {platform.python_version()}, {os.cpu_count()} cores. Half "
        "`tune` was used while the engine was written; half `report` was written apart and is only "
        "measured ([ADR 25](adr/0025-halves-of-corpora.md)). What rows were before is in "
        "`bench/history`, what was learned from them in the [laboratory notes](laboratory.md).\n"
    ]
    for name in wanted or SECTIONS:
        part = SECTIONS[name]() + rows_before(name)
        print(part, flush=True)
        parts.append(part)
    if not wanted:
        write("\n".join(parts))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
