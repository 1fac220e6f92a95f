"""Developer's entry: `python -m swarm_tools.steps <step> --dir <folder> [--params json]`.

Runs one step on a local folder, without S3, and prints its result as JSON.
"""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path

from ..contracts.order import WorkOrder
from ..sandbox import Limits
from ..workspace import Workspace
from .registry import load_steps


def main() -> None:
    """Parse the command line, run the step, print its result."""
    os.umask(0o022)
    parser = argparse.ArgumentParser(prog="python -m swarm_tools.steps", description=__doc__)
    parser.add_argument("step", choices=sorted(load_steps()))
    parser.add_argument("--dir", type=Path, required=True, help="folder of the project")
    parser.add_argument("--params", type=json.loads, default={}, help="parameters, JSON")
    parser.add_argument("--limits", type=json.loads, default={}, help="limits, JSON")
    parser.add_argument(
        "--input", action="append", default=[], metavar="NAME=FILE", help="an input, JSON file"
    )
    parser.add_argument("--summary", action="store_true", help="print the summary only")
    options = parser.parse_args()
    inputs = {}
    for pair in options.input:
        name, _, file = pair.partition("=")
        inputs[name] = json.loads(Path(file).read_text("utf-8"))
    order = WorkOrder(options.step, options.params, inputs, Limits.from_json(options.limits))
    with Workspace() as workspace:
        workspace.import_folder(options.dir)
        outcome = load_steps()[options.step](order, workspace)
    shown = {"summary": outcome.summary}
    if not options.summary:
        shown |= {"result": outcome.result, "log_entries": outcome.log_entries}
    print(json.dumps(shown, indent=2, ensure_ascii=False))


if __name__ == "__main__":
    main()
