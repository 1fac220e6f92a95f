import json
from pathlib import Path

import swarm_tools.steps
from swarm_tools.contracts.schemas import schema_folder
from swarm_tools.environment.steps import STEPS as RESOLVING
from swarm_tools.steps import load_steps

SUPPORT = {"__init__", "__main__", "registry", "context"}


def test_folder_registry_and_contract_list_the_same_steps():
    folder = Path(swarm_tools.steps.__file__).parent
    files = {path.stem for path in folder.glob("*.py") if not path.stem.startswith("_")}
    steps = files - SUPPORT
    order = json.loads((schema_folder() / "work-order.schema.json").read_text("utf-8"))
    assert list(load_steps()) == sorted(steps)
    named = [*load_steps(), *RESOLVING]
    assert sorted(named) == sorted(order["properties"]["step"]["enum"])


def test_every_step_says_what_it_does():
    for run in [*load_steps().values(), *RESOLVING.values()]:
        assert run.__doc__
