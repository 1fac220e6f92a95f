"""Runs the held-back checks of a sample on a result, in the workbench's own sandbox.

Usage: python check_result.py <result folder> <check.py>
"""

import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "layers/python-tools"))

from swarm_tools.sandbox import Sandbox  # noqa: E402
from swarm_tools.sandbox.environment import python_command  # noqa: E402


def main(result: Path, check: Path) -> int:
    """Copy the result beside the checks into a scratch folder and run them there."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch) / "result"
        shutil.copytree(result, folder, ignore=shutil.ignore_patterns(".swarm"))
        code = check.read_text(encoding="utf-8")
        (folder / "held_back_checks.py").write_text(code, encoding="utf-8")
        command = python_command("import held_back_checks", first=[str(folder)])
        outcome = Sandbox().run(command, cwd=folder, writable=[folder], timeout_s=30)
    print(outcome.output, file=sys.stdout if outcome.ok else sys.stderr)
    return 0 if outcome.ok else 1


if __name__ == "__main__":
    raise SystemExit(main(Path(sys.argv[1]), Path(sys.argv[2])))
