"""The worker of a search that also notes what spoke for each candidate that passed the tests.

``python -m bench.builtin.choice_worker job.json result.json`` writes `choice.json` beside the
result: a list of choices, each a list of candidates with texts, fixed cost and terms.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from swarm_tools.repair import engine, worker
from swarm_tools.repair.evidence import Compared

NOTES = "choice.json"


def main(argv: list[str]) -> int:
    """Run the job as the worker does; returns its exit code."""
    notes = Path(argv[1]).resolve().with_name(NOTES)
    compare = engine.compare
    choices: list[list[dict[str, Any]]] = []

    def noting(*args: Any, **more: Any) -> list[Compared]:
        found = compare(*args, **more)
        choices.append(
            [{"texts": c.candidate.texts, "cost": c.fixed_cost, "terms": c.terms} for c in found]
        )
        notes.write_text(json.dumps(choices), encoding="utf-8")
        return found

    engine.compare = noting
    return worker.main(argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
