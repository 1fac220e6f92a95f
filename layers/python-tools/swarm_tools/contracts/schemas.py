"""Finding the committed JSON Schemas and validating data against them."""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Any

_PACKAGE = Path(__file__).resolve().parent.parent
_MOST_PROBLEMS = 5


class ContractError(ValueError):
    """Data does not fit its schema; the message names each place, never its value."""


def schema_folder() -> Path:
    """Return the folder of the schemas: the layer's copy, or the checkout's own.

    Raises:
        FileNotFoundError: There is neither; the layer was built without them.
    """
    checkout = _PACKAGE.parent.parent.parent
    for folder in (_PACKAGE / "schemas", checkout / "core" / "contracts" / "schema"):
        if (folder / "work-order.schema.json").is_file():
            return folder
    raise FileNotFoundError("no contract schemas: neither swarm_tools/schemas nor a checkout")


@functools.cache
def _validator(name: str) -> Any:
    from jsonschema.validators import validator_for

    path = schema_folder() / f"{name}.schema.json"
    schema = json.loads(path.read_text("utf-8"))
    kind = validator_for(schema)
    return kind(schema)


def validate(name: str, data: Any) -> None:
    """Check `data` against the schema called `name`, such as ``work-order``.

    Values are left out of the message: an order holds secrets.

    Raises:
        ContractError: It does not fit; the first few problems are named by their path.
    """
    problems = []
    for error in _validator(name).iter_errors(data):
        place = "/".join(str(part) for part in error.absolute_path) or "(root)"
        problems.append(f"{place}: breaks '{error.validator}'")
    if problems:
        raise ContractError("; ".join(sorted(problems)[:_MOST_PROBLEMS]))
