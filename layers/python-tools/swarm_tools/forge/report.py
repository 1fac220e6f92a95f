"""Reports of a run: figures for the contract, Cobertura, a page of coverage, mutants as JSON."""

from __future__ import annotations

import html
import json
import math
from collections import Counter
from collections.abc import Mapping
from typing import Any
from xml.sax.saxutils import quoteattr

from swarm_tools.forge.measure import FileCoverage, figures
from swarm_tools.forge.mutation.run import MutationRun

MOST_SURVIVORS = 200
_KEYS = ("killed", "timeout", "survived", "no_coverage", "not_run")
_STATUS = {
    "killed": "Killed",
    "timeout": "Timeout",
    "survived": "Survived",
    "no_coverage": "NoCoverage",
    "not_run": "Ignored",
}
_SCHEMA = "https://git.io/mutation-testing-schema"


def coverage_json(files: Mapping[str, FileCoverage]) -> dict[str, Any]:
    """Return the figures of coverage: of all modules, and of each with what is missing."""
    modules = []
    for path, found in sorted(files.items()):
        modules.append(
            {
                "path": path,
                **found.counts(),
                "missing_lines": sorted(found.missing),
                "missing_branches": [list(pair) for pair in sorted(found.missing_branches)],
            }
        )
    names = ("statements", "covered_statements", "branches", "covered_branches")
    return figures(*(sum(m[name] for m in modules) for name in names)) | {"modules": modules}


def mutation_json(run: MutationRun, paths: list[str]) -> dict[str, Any]:
    """Return the figures of mutation: of all modules, and of each."""
    modules = []
    for path in sorted(paths):
        rows = [row for row in run.rows if row["path"] == path]
        counts = _counts(rows, run.equivalent.get(path, 0), run.duplicate.get(path, 0))
        modules.append({"path": path, **counts})
    whole = _counts(run.rows, sum(run.equivalent.values()), sum(run.duplicate.values()))
    ran = [r for r in run.rows if r["status"] in _KEYS[:3] and not r["reused"]]
    judged = sum(whole[key] for key in _KEYS[:4])
    undetected = [r for r in run.rows if r["status"] in ("survived", "no_coverage")]
    return {
        **whole,
        "sampled": whole["not_run"] > 0,
        "sampling_error": sampling_error(whole["score"], judged, len(run.rows)),
        "seconds": round(run.seconds, 3),
        "per_second": round(len(ran) / run.seconds, 2) if run.seconds > 0 else 0.0,
        "reused": sum(row["reused"] for row in run.rows),
        "modules": modules,
        "survivors": [_without(row, "reused") for row in undetected[:MOST_SURVIVORS]],
    }


def _without(row: Mapping[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in row.items() if key != name} | {
        "killed_by": row["killed_by"] or None
    }


def _counts(rows: list[dict[str, Any]], equivalent: int, duplicate: int) -> dict[str, Any]:
    found = Counter(row["status"] for row in rows)
    detected = found["killed"] + found["timeout"]
    judged = detected + found["survived"] + found["no_coverage"]
    return {
        "score": round(100 * detected / judged, 2) if judged else None,
        **{key: found[key] for key in _KEYS},
        "equivalent": equivalent,
        "duplicate": duplicate,
    }


def sampling_error(score: float | None, judged: int, total: int) -> float | None:
    """Return the half width of the 95 % interval of a score, in percentage points.

    Source: the normal approximation for a proportion, corrected for a finite population; with
    (score + 1/judged) so that a score of 0 or 100 of a small sample is not taken for certain.
    """
    if score is None or judged >= total or judged < 2:
        return None
    share = min(max(score / 100, 1 / judged), 1 - 1 / judged)
    finite = (total - judged) / (total - 1)
    return round(100 * 1.96 * math.sqrt(share * (1 - share) / judged * finite), 2)


def cobertura(files: Mapping[str, FileCoverage]) -> str:
    """Return coverage as Cobertura XML (DTD coverage-04)."""
    whole = coverage_json(files)
    rows = [
        '<?xml version="1.0" ?>',
        '<!DOCTYPE coverage SYSTEM "http://cobertura.sourceforge.net/xml/coverage-04.dtd">',
        f'<coverage {_rates(whole)} lines-covered="{whole["covered_statements"]}" '
        f'lines-valid="{whole["statements"]}" branches-covered="{whole["covered_branches"]}" '
        f'branches-valid="{whole["branches"]}" complexity="0" version="1" timestamp="0">',
        "<sources><source>.</source></sources>",
        "<packages>",
        f'<package name="." {_rates(whole)} complexity="0"><classes>',
    ]
    for path, found in sorted(files.items()):
        name = quoteattr(path.rpartition("/")[2])
        rows.append(
            f"<class name={name} filename={quoteattr(path)} {_rates(found.counts())} "
            'complexity="0"><methods/><lines>'
        )
        for line in sorted(found.statements):
            rows.append(_line(line, found))
        rows.append("</lines></class>")
    rows.append("</classes></package></packages></coverage>")
    return "\n".join(rows) + "\n"


def _rates(counts: Mapping[str, Any]) -> str:
    lines, branches = counts["line_percent"] / 100, counts["branch_percent"] / 100
    return f'line-rate="{lines:.4f}" branch-rate="{branches:.4f}"'


def _line(line: int, found: FileCoverage) -> str:
    hits = int(line not in found.missing)
    if line not in found.branches:
        return f'<line number="{line}" hits="{hits}"/>'
    whole = found.branches[line]
    taken = max(0, whole - sum(a == line for a, _ in found.missing_branches))
    percent = round(100 * taken / whole)
    return (
        f'<line number="{line}" hits="{hits}" branch="true" '
        f'condition-coverage="{percent}% ({taken}/{whole})"/>'
    )


def coverage_page(files: Mapping[str, FileCoverage], texts: Mapping[str, str]) -> str:
    """Return one page of HTML: a table of the modules, and their source with what is missing."""
    whole = coverage_json(files)
    out = [
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Coverage</title><style>',
        "body{font:14px sans-serif;margin:2em}table{border-collapse:collapse}",
        "td,th{padding:2px 10px;text-align:right}td:first-child,th:first-child{text-align:left}",
        "pre{line-height:1.35;background:#f7f7f7;padding:8px}.m{background:#fcc}.b{background:#fe9}",
        "</style><h1>Coverage</h1><table><tr><th>module</th><th>lines</th><th>branches</th>"
        "<th>together</th></tr>",
    ]
    for row in [*whole["modules"], {"path": "all", **whole}]:
        out.append(
            f"<tr><td>{html.escape(row['path'])}</td><td>{row['line_percent']:.1f} %</td>"
            f"<td>{row['branch_percent']:.1f} %</td><td>{row['percent']:.1f} %</td></tr>"
        )
    out.append("</table>")
    for path, found in sorted(files.items()):
        out.append(f"<h2>{html.escape(path)}</h2><pre>")
        partial = {a for a, _ in found.missing_branches}
        for number, line in enumerate(texts.get(path, "").split("\n"), 1):
            mark = "m" if number in found.missing else "b" if number in partial else ""
            shown = f"{number:5} {html.escape(line)}"
            out.append(f'<span class="{mark}">{shown}</span>' if mark else shown)
        out.append("</pre>")
    return "\n".join(out) + "</html>\n"


def mutation_elements(
    run: MutationRun, texts: Mapping[str, str], tests: Mapping[str, str]
) -> dict[str, Any]:
    """Return the mutants in the schema of mutation-testing-elements, version 2.

    Args:
        run: The mutants.
        texts: Source by path.
        tests: Text of the test files by path.
    """
    killers = sorted({row["killed_by"] for row in run.rows if row["killed_by"]})
    ids = {name: str(number) for number, name in enumerate(killers)}
    files: dict[str, Any] = {}
    for path, text in sorted(texts.items()):
        rows = [row for row in run.rows if row["path"] == path]
        files[path] = {
            "language": "python",
            "source": text,
            "mutants": [_element(row, ids) for row in rows],
        }
    grouped: dict[str, Any] = {}
    for name in killers:
        file = name.partition("::")[0]
        group = grouped.setdefault(file, {"source": tests.get(file, ""), "tests": []})
        group["tests"].append({"id": ids[name], "name": name.partition("::")[2]})
    return {
        "$schema": _SCHEMA,
        "schemaVersion": "2",
        "thresholds": {"high": 80, "low": 50},
        "files": files,
        "testFiles": grouped,
    }


def _element(row: Mapping[str, Any], ids: Mapping[str, str]) -> dict[str, Any]:
    end_line, end_column = row["end_line"], row["end_column"] + 1
    if (end_line, end_column) <= (row["line"], row["column"] + 1):
        end_line, end_column = row["line"], row["column"] + 2
    element = {
        "id": row["id"],
        "mutatorName": row["operator"],
        "replacement": row["after"],
        "location": {
            "start": {"line": row["line"], "column": row["column"] + 1},
            "end": {"line": end_line, "column": end_column},
        },
        "status": _STATUS[row["status"]],
    }
    if row["killed_by"]:
        element["killedBy"] = [ids[row["killed_by"]]]
    return element


def to_bytes(data: Any) -> bytes:
    """Return JSON data as bytes, the same for the same data."""
    return json.dumps(data, ensure_ascii=False, sort_keys=True).encode("utf-8", "replace")
