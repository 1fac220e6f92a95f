"""The table of what was measured, as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

ENOUGH = 0.95


def table(records: Sequence[dict[str, Any]]) -> str:
    """Return the table of the projects, those dropped below it."""
    measured = [item for item in records if "ours" in item]
    enough = [item for item in measured if item["ours"] >= ENOUGH * item["baseline"]]
    lines = ["| project | pass in the baseline | with us | why not |", "|---|---|---|---|"]
    for item in measured:
        share = item["ours"] / item["baseline"]
        why = "; ".join(item["reasons"]).replace("|", "/")
        lines.append(f"| {item['name']} | {item['baseline']} | {share:.1%} | {why} |")
    if measured:
        share = len(enough) / len(measured)
        lines += ["", f"{len(enough)} of {len(measured)} projects ({share:.0%}) run at least 95%."]
    dropped = [f"{item['name']} ({item['dropped']})" for item in records if "dropped" in item]
    return "\n".join([*lines, "", f"Dropped: {', '.join(dropped) or 'none'}."])
