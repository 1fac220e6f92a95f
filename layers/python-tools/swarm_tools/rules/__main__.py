"""Writes the reference page: ``python -m swarm_tools.rules --docs``."""

from __future__ import annotations

import sys

from swarm_tools.rules.docs import PAGE, page


def main(arguments: list[str]) -> int:
    """Write the page when asked to.

    Args:
        arguments: The command line; ``--docs`` is the only option.

    Returns:
        The exit code: 2 for anything else.
    """
    if arguments != ["--docs"]:
        print("usage: python -m swarm_tools.rules --docs", file=sys.stderr)
        return 2
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8")
    print(f"wrote {PAGE.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
