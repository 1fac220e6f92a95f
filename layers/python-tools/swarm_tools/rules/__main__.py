"""Writes the reference pages and the table of rules: ``python -m swarm_tools.rules --docs``."""

from __future__ import annotations

import sys

from swarm_tools.rules import docs, messages, table


def main(arguments: list[str]) -> int:
    """Write the pages when asked to.

    Args:
        arguments: The command line; ``--docs`` is the only option.

    Returns:
        The exit code: 2 for anything else.
    """
    if arguments != ["--docs"]:
        print("usage: python -m swarm_tools.rules --docs", file=sys.stderr)
        return 2
    for module in (docs, messages, table):
        module.PAGE.parent.mkdir(parents=True, exist_ok=True)
        module.PAGE.write_text(module.page(), encoding="utf-8")
        print(f"wrote {module.PAGE.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
