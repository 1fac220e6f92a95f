"""Questions: when repairs may be said to do the same."""

from swarm_tools.steps._fixing.asking import _reach
from swarm_tools.validate.model import Outcome

RESTED = Outcome("value", "None", literal=True, state="direction=0")
ROSE = Outcome("value", "None", literal=True, state="direction=1")


def test_inputs_reach_a_repair_where_one_of_them_shows_it():
    assert _reach({"lift.py": [RESTED, RESTED]}, {"lift.py": [RESTED, ROSE]})
    assert not _reach({"lift.py": [RESTED, ROSE]}, {"lift.py": [RESTED, ROSE]})
    assert not _reach({}, {"lift.py": []})
