"""Matrices with few entries."""

from swarm_tools.intents.model import ClassIntent, scene, words

SIZES = {"": "thing = make()\n", "_of_size": "thing = make(row_count=3, col_count=4)\n",
         "_of_shape": "thing = make(shape=(3, 4))\n"}  # fmt: skip
FILL = "thing.put(0, 1, 5)\nthing.put(2, 3, 7)\n"
MORE = "more = ?\n"
SUM = "other = thing.plus(more)\nif other is None:\n    return\n"
CELLS = "thing.place((0, 1), 5)\nthing.place((2, 3), 7)\n"


def again(made: str) -> str:
    """Return the line that makes a second object."""
    return made.replace("thing", "more")


def few(label: str, text: str, cells: str, **more: str) -> list:
    """Return the scenarios of a matrix, entered by row and column, or by pairs of both."""
    return [
        found
        for tail, made in SIZES.items()
        for found in (
            scene(label + tail, made + FILL + text.replace(MORE, again(made)), **more),
            scene(
                f"{label}_by_pairs{tail}", made + CELLS + cells.replace(MORE, again(made)), **more
            ),
        )
    ]


INTENTS = [
    ClassIntent(
        "sparse_matrices.entries",
        "A sparse matrix keeps the entries that are not zero; all others are zero.",
        ("sparse matrix", "matrice creuse", "sparse grid"),
        {
            "put": "set set_value put",
            "place": "__setitem__ set set_value put",
            "get": "get __getitem__ get_value value at",
            "stored": "nnz non_zero nonzero_count number_of_nonzero count_nonzero "
            "count() stored non_zero_count num_nonzero",
            "plus": "__add__ add plus",
            "turned": "transpose transposed T transposee",
        },
        (
            *few("entry", "assert thing.get(0, 1) == 5\nassert thing.get(2, 3) == 7",
                 "assert thing.get((0, 1)) == 5\nassert thing.get((2, 3)) == 7"),
            *few("zero_elsewhere", "assert thing.get(1, 0) == 0\nassert thing.get(0, 0) == 0",
                 "assert thing.get((1, 0)) == 0\nassert thing.get((0, 0)) == 0"),
            *few("set_again", "thing.put(0, 1, 9)\nassert thing.get(0, 1) == 9",
                 "thing.place((0, 1), 9)\nassert thing.get((0, 1)) == 9"),
            *few("set_to_zero", "thing.put(0, 1, 0)\nassert thing.get(0, 1) == 0\n"
                 "thing.put(1, 1, 0)\nassert thing.get(2, 3) == 7",
                 "thing.place((0, 1), 0)\nassert thing.get((0, 1)) == 0\n"
                 "thing.place((1, 1), 0)\nassert thing.get((2, 3)) == 7"),
            *few("stored", "assert thing.stored == 2\nthing.put(0, 1, 0)\n"
                 "assert thing.stored == 1\nthing.put(1, 1, 0)\nassert thing.stored == 1",
                 "assert thing.stored == 2\nthing.place((0, 1), 0)\nassert thing.stored == 1\n"
                 "thing.place((1, 1), 0)\nassert thing.stored == 1"),
            *few("turned", "other = thing.turned()\nif other is None:\n    return\n"
                 "assert other.get(1, 0) == 5\nassert other.get(3, 2) == 7",
                 "other = thing.turned()\nif other is None:\n    return\n"
                 "assert other.get((1, 0)) == 5\nassert other.get((3, 2)) == 7"),
            *few("added_to_another", MORE + "more.put(0, 1, 2)\nmore.put(1, 1, 4)\n" + SUM
                 + "assert other.get(0, 1) == 7\nassert other.get(1, 1) == 4\n"
                 "assert other.get(2, 3) == 7",
                 MORE + "more.place((0, 1), 2)\nmore.place((1, 1), 4)\n" + SUM
                 + "assert other.get((0, 1)) == 7\nassert other.get((1, 1)) == 4\n"
                 "assert other.get((2, 3)) == 7"),
            *few("added", "other = thing.plus(thing)\nif other is None:\n    return\n"
                 "assert other.get(0, 1) == 10\nassert other.get(2, 3) == 14\n"
                 "assert other.get(1, 1) == 0",
                 "other = thing.plus(thing)\nif other is None:\n    return\n"
                 "assert other.get((0, 1)) == 10\nassert other.get((2, 3)) == 14\n"
                 "assert other.get((1, 1)) == 0"),
        ),
        {},
        words("default fill from_one 1-based"),
    ),
]  # fmt: skip
