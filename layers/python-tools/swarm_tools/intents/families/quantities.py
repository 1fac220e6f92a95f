"""Vectors, points, temperatures and amounts of money as objects."""

import math

from swarm_tools.intents.model import ClassIntent, Scenario, scene, words

CHANGED = "out = thing if isinstance(result, int | None) else result\n"
PAIR = CHANGED + "pair = out if isinstance(out, (tuple, list)) else (out.x, out.y)\n"


def rotated(label: str, degrees: int, start: str, *ends: tuple[float, float]) -> Scenario:
    """Return the scenario of a turn, told in degrees or in radians, one way or the other."""
    return scene(
        label,
        f"turns = []\nfor angle in ({degrees}, {math.radians(degrees)}):\n"
        f"    thing = make({start})\n    result = thing.turned(angle)\n    {CHANGED}"
        "    turns.append((round(out.x, 4), round(out.y, 4)))\n"
        f"assert any(turn in {ends} for turn in turns)",
        needs="cos",
    )


INTENTS = [
    ClassIntent(
        "quantities.vector",
        "Vectors are added and multiplied by components.",
        ("vector", "vecteur", "vector 2d", "vector 3d", "vec", "vector2d", "vec2"),
        {
            "plus": "__add__ add plus ajouter",
            "minus": "__sub__ subtract sub minus",
            "times": "scale multiply __mul__ mul scalar_multiply",
            "dot": "dot dot_product produit_scalaire __matmul__()",
            "magnitude": "magnitude norm length() __abs__ norme mag",
            "cross": "cross cross_product",
            "x": "x", "y": "y", "z": "z",
            "equals": "__eq__ equals",
            "unit": "normalized unit normalize normalise() unitaire unit_vector",
            "negative": "__neg__ negate negated opposite",
            "right_angle": "is_perpendicular_to is_perpendicular is_orthogonal is_orthogonal_to "
            "perpendicular_to orthogonal",
            "turned": "rotate rotated rotation tourner",
            "components": "components values coords coordinates data elements",
        },
        (
            scene("sum", "thing = make(x=1, y=2)\nresult = thing.plus(make(x=3, y=5))\n"
                  + CHANGED + "assert (out.x, out.y) == (4, 7)"),
            scene("difference", "thing = make(x=4, y=9)\nresult = thing.minus(make(x=3, y=5))\n"
                  + CHANGED + "assert (out.x, out.y) == (1, 4)"),
            scene("sum_in_space", "thing = make(x=1, y=2, z=3)\n"
                  "result = thing.plus(make(x=3, y=5, z=8))\n"
                  + CHANGED + "assert (out.x, out.y, out.z) == (4, 7, 11)"),
            scene("scaled", "thing = make(x=1, y=2)\nresult = thing.times(3)\n"
                  + CHANGED + "assert (out.x, out.y) == (3, 6)"),
            rotated("quarter_turn", 90, "x=2, y=0", (0, 2), (0, -2)),
            rotated("eighth_turn", 45, "x=2, y=0", (1.4142, 1.4142), (1.4142, -1.4142)),
            rotated("half_turn", 180, "x=2, y=1", (-2, -1)),
            scene("dot", "assert make(x=1, y=2).dot(make(x=3, y=5)) == 13"),
            scene("dot_in_space", "assert make(x=1, y=2, z=3).dot(make(x=3, y=5, z=8)) == 37"),
            scene("length", "assert make(x=3, y=4).magnitude == pytest.approx(5)"),
            scene("length_in_space", "assert make(x=2, y=3, z=6).magnitude == pytest.approx(7)"),
            scene("dot_of_list",
            "assert make(components=[1, 2]).dot(make(components=[3, 5])) == 13"),
            scene("equal", "assert make(x=1, y=2).equals(make(x=1, y=2))\n"
                  "assert not make(x=1, y=2).equals(make(x=1, y=3))\n"
                  "assert not make(x=1, y=2).equals(make(x=2, y=2))"),
            scene("unit", "thing = make(x=3, y=4)\nresult = thing.unit\n" + PAIR
                  + "assert tuple(pair) == (pytest.approx(0.6), pytest.approx(0.8))"),
            scene("unit_of_zero", "thing = make(x=0, y=0)\nresult = thing.unit\n" + PAIR
                  + "assert tuple(pair) == (0, 0)",
                  said=r"\bzero vector (stays|is returned|remains|gives) (zero|unchanged|as)"
                  r"|\bvecteur nul (reste|est)"),
            scene("negative", "thing = make(x=3, y=-4)\nresult = thing.negative\n" + PAIR
                  + "assert tuple(pair) == (-3, 4)"),
            scene("right_angle", "assert make(x=1, y=2).right_angle(make(x=-4, y=2))\n"
                  "assert not make(x=1, y=2).right_angle(make(x=4, y=3))"),
            scene("sum_of_list", "thing = make(components=[1, 2, 3])\n"
                  "result = thing.plus(make(components=[3, 5, 8]))\n" + CHANGED
                  + "out = out if isinstance(out, (tuple, list)) else out.components\n"
                  "assert list(out) == [4, 7, 11]"),
            scene("length_of_list", "assert make(components=[3, 4]).magnitude in "
                  "(pytest.approx(5), 2)"),
        ),
    ),
    ClassIntent(
        "quantities.point",
        "The distance of points is that of a straight line.",
        ("point", "point 2d", "point2d", "position", "coordinate"),
        {
            "distance": "distance_to distance distance_from dist",
            "origin": "distance_from_origin distance_to_origin norm magnitude",
            "move": "move translate move_by shift deplacer",
            "midpoint": "midpoint milieu midpoint_to",
            "x": "x", "y": "y",
        },
        (
            scene("distance", "assert make(x=1, y=1).distance(make(x=4, y=5)) == pytest.approx(5)"),
            scene("distance_back", "assert make(x=4, y=5).distance(make(x=1, y=1)) == "
                  "pytest.approx(5)"),
            scene("from_origin", "assert make(x=3, y=4).origin == pytest.approx(5)"),
            scene("moved", "thing = make(x=1, y=2)\nresult = thing.move(dx=3, dy=5)\n"
                  "assert (thing.x, thing.y) == (4, 7) or (result.x, result.y) == (4, 7)"),
            scene("midpoint", "thing = make(x=2, y=4)\nresult = thing.midpoint(make(x=6, y=10))\n"
                  + PAIR + "assert tuple(pair) == (4, 7)"),
        ),
        {},
        words("manhattan grid lat lon abs max"),
    ),
    ClassIntent(
        "quantities.temperature",
        "Fahrenheit is Celsius times 9/5 plus 32, Kelvin Celsius plus 273.15.",
        ("temperature", "thermometer", "celsius", "temp"),
        {
            "fahrenheit": "to_fahrenheit fahrenheit get_fahrenheit as_fahrenheit in_fahrenheit "
            "en_fahrenheit",
            "kelvin": "to_kelvin kelvin get_kelvin as_kelvin in_kelvin en_kelvin",
            "celsius": "to_celsius celsius get_celsius as_celsius in_celsius en_celsius degrees",
            "of_fahrenheit": "from_fahrenheit depuis_fahrenheit de_fahrenheit of_fahrenheit",
            "of_kelvin": "from_kelvin depuis_kelvin de_kelvin of_kelvin",
            "of_celsius": "from_celsius depuis_celsius de_celsius of_celsius",
            "freezing": "is_freezing below_freezing est_gele gele",
        },
        (
            *(
                scene(f"{label}{tail}", f"thing = make(celsius={degrees})\n{check}"
                      f"assert thing.{role} == pytest.approx({value}, abs=0.2)", without=without)
                for label, degrees, role, value in (
                    ("boiling_in_fahrenheit", 100, "fahrenheit", 212),
                    ("freezing_in_fahrenheit", 0, "fahrenheit", 32),
                    ("in_kelvin", 100, "kelvin", 373.15),
                    ("warm_in_fahrenheit", 25, "fahrenheit", 77),
                    ("cold_in_fahrenheit", -40, "fahrenheit", -40),
                )
                # A value of another scale is not as many degrees Celsius.
                for tail, check, without in (
                    ("", "", "celsius"),
                    ("_too", f"if thing.celsius != {degrees}:\n    return\n", ""),
                )
            ),
            *(scene(label, f"assert {text} == pytest.approx({value}, abs=0.2)")
              for label, text, value in (
                  ("boiling_from_fahrenheit", "make.of_fahrenheit(212).celsius", 100),
                  ("freezing_from_fahrenheit", "make.of_fahrenheit(32).celsius", 0),
                  ("warm_from_fahrenheit", "make.of_fahrenheit(77).celsius", 25),
                  ("there_and_back", "make.of_fahrenheit(75).fahrenheit", 75),
                  ("freezing_from_kelvin", "make.of_kelvin(273.15).celsius", 0),
                  ("kelvin_there_and_back", "make.of_kelvin(300).kelvin", 300),
                  ("from_celsius", "make.of_celsius(100).fahrenheit", 212),
                  ("kelvin_from_celsius", "make.of_celsius(100).kelvin", 373.15),
                  ("made_of_kelvin", "make(kelvins=373.15).celsius", 100),
                  ("made_of_fahrenheit", "make(fahrenheits=212).celsius", 100),
                  ("fahrenheit_to_kelvin", "make(fahrenheits=212).kelvin", 373.15),
              )),
            scene("is_freezing", "assert make(celsius=-5).freezing\n"
                  "assert not make(celsius=10).freezing", unless="32 273 273_15"),
        ),
        {},
        words("unit scale reading readings"),
    ),
    ClassIntent(
        "quantities.money",
        "Amounts of one currency are added.",
        ("money", "amount", "argent"),
        {"plus": "__add__ add plus", "minus": "__sub__ subtract minus", "amount": "amount value"},
        (
            scene("sum", "thing = make(amount=5)\nresult = thing.plus(target=make(amount=7))\n"
                  + CHANGED + "assert float(out.amount) == 12"),
            scene("difference", "thing = make(amount=9)\n"
                  "result = thing.minus(target=make(amount=7))\n"
                  + CHANGED + "assert float(out.amount) == 2"),
        ),
        {"currency": "EUR", "devise": "EUR"},
        words("cents"),
    ),
]  # fmt: skip
