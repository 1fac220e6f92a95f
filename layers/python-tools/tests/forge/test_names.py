"""Names of generated tests say what is done and what comes of it."""

import pytest

from swarm_tools.forge.generate.write import test_name as name_of


@pytest.mark.parametrize(
    ("act", "outcome", "name"),
    [
        ("module.add(1, -2)", "is_-1", "test_add_1_minus_2_is_minus_1"),
        ("len(subject)", "is_0", "test_len_is_0"),
        ("subject['b'] = -1", "changes_it", "test_item_b_set_to_minus_1_changes_it"),
        ("del subject[2]", "raises_KeyError", "test_item_2_deleted_raises_keyerror"),
        ("3 in subject", "is_False", "test_contains_3_is_false"),
        ("subject.grow(by=2)", "is_4", "test_grow_by_2_is_4"),
        ("list(itertools.islice(module.f(2), 20))", "gives_list", "test_f"),
    ],
)
def test_a_name(act, outcome, name):
    row = {"act": act, "outcome": outcome, "target": "f"}
    assert name_of(row, set()).startswith(name)


def test_a_name_is_given_once():
    taken = set()
    row = {"act": "len(subject)", "outcome": "is_0", "target": "Box"}
    assert [name_of(row, taken) for _ in range(2)] == ["test_len_is_0", "test_len_is_0_2"]
