"""The table of what was measured, as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

ENOUGH = 0.95
Records = Sequence[dict[str, Any]]


def measured(records: Records) -> list[dict[str, Any]]:
    """Return the records of projects that have a result with us, by their numbers."""
    return sorted((item for item in records if "ours" in item), key=lambda item: item["number"])


def enough(records: Records) -> list[dict[str, Any]]:
    """Return those of which we run as many tests as is asked for."""
    return [item for item in records if item["ours"] >= ENOUGH * item["baseline"]]


def table(records: Records) -> str:
    """Return the table of projects that were measured."""
    lines = ["| project | pass in the baseline | with us | why not |", "|---|---|---|---|"]
    for item in records:
        share = item["ours"] / item["baseline"]
        why = "; ".join(item["reasons"]).replace("|", "/")
        lines.append(f"| {item['name']} | {item['baseline']} | {share:.1%} | {why} |")
    return "\n".join(lines)


def summary(records: Records) -> str:
    """Return the table, how many run enough, and those that were dropped with the reasons."""
    known = measured(records)
    lines = [table(known)]
    if known:
        share = len(enough(known)) / len(known)
        lines.append(f"{len(enough(known))} of {len(known)} projects ({share:.0%}) run enough.")
    dropped = [f"{item['name']} ({item['dropped']})" for item in records if "dropped" in item]
    return "\n\n".join([*lines, f"Dropped: {', '.join(dropped) or 'none'}."])
