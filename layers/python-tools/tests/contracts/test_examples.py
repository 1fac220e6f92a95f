"""The examples that both languages run, against the same committed JSON Schemas."""

import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from swarm_tools.contracts import ContractError, validate

CONTRACTS = Path(__file__).parents[4] / "core" / "contracts"
NAMES = sorted(path.name.removesuffix(".schema.json") for path in (CONTRACTS / "schema").iterdir())


def examples(kind):
    """Return every example of a kind as (contract, path)."""
    return [
        pytest.param(name, path, id=f"{name}/{path.stem}")
        for name in NAMES
        for path in sorted((CONTRACTS / "examples" / kind / name).glob("*.json"))
    ]


@pytest.mark.parametrize("name", NAMES)
def test_every_contract_has_a_sound_schema_and_enough_examples(name):
    schema = json.loads((CONTRACTS / "schema" / f"{name}.schema.json").read_text("utf-8"))
    Draft202012Validator.check_schema(schema)
    assert schema["title"] == name
    assert len(list((CONTRACTS / "examples" / "valid" / name).glob("*.json"))) >= 2
    assert len(list((CONTRACTS / "examples" / "invalid" / name).glob("*.json"))) >= 4


@pytest.mark.parametrize("kind", ["valid", "invalid"])
def test_examples_are_there_for_contracts_and_for_nothing_else(kind):
    assert sorted(path.name for path in (CONTRACTS / "examples" / kind).iterdir()) == NAMES


@pytest.mark.parametrize(("name", "path"), examples("valid"))
def test_a_valid_example_is_taken(name, path):
    validate(name, json.loads(path.read_text("utf-8")))


@pytest.mark.parametrize(("name", "path"), examples("invalid"))
def test_an_invalid_example_is_refused(name, path):
    with pytest.raises(ContractError):
        validate(name, json.loads(path.read_text("utf-8")))
