"""Sets of small numbers, a bit for each."""

from swarm_tools.intents.model import ClassIntent, scene, words

INTENTS = [
    ClassIntent(
        "bit_sets.bit_set", "Numbers are in the set once their bits are set.",
        ("bit set", "bitset", "bit array", "bit vector", "bitmap", "bit field"),
        {
            "set": "set add set_bit include",
            "clear": "clear remove clear_bit unset discard reset",
            "test": "test contains __contains__ get is_set has test_bit",
            "toggle": "toggle flip flip_bit",
            "count": "count() cardinality __len__ popcount",
        },
        (
            scene("set", "thing.set(3)\n"
                  "assert thing.test(3) and not thing.test(2)"),
            scene("cleared", "thing.set(3)\nthing.set(5)\nthing.clear(3)\n"
                  "assert thing.test(5) and not thing.test(3)"),
            scene("cleared_twice", "thing.set(5)\n"
                  "try:\n    thing.clear(3)\nexcept KeyError:\n    pass\n"
                  "assert not thing.test(3) and thing.test(5)"),
            scene("toggled", "thing.toggle(4)\nassert thing.test(4)\n"
                  "thing.toggle(4)\nassert not thing.test(4)"),
            scene("counted", "thing.set(1)\nthing.set(9)\nthing.set(9)\n"
                  "assert thing.count in (2, 16)"),
        ),
        {"size": 16, "n": 16, "capacity": 16}, words("rows cols width height"),
    ),
]  # fmt: skip
