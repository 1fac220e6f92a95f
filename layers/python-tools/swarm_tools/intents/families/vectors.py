"""Vectors as lists of numbers: their angles, unit vectors and distances of other kinds."""

from swarm_tools.intents.model import code, intent, near, one_of

OF = "vector vectors of the a b two between in v u x y points numbers list unit length distance"
PAIR = (r"(a|u|v|v1|p|p1|x|first|left|vec1|vector1|u1|point1)", r"(b|v|w|v2|q|p2|y|second|right|"
        r"vec2|vector2|u2|point2)")  # fmt: skip

INTENTS = [
    intent(
        "vectors.unit", "The vector of length one of the same direction.",
        "normalize vector|unit vector|normalise vector|normaliser vecteur|vecteur unitaire"
        "|vector normalize|normalized vector", "numbers",
        *(code(label, f"assert list({{f}}({v})) == pytest.approx({want}, abs=0.006)")
          for label, v, want in (("three_four", [3, 4], [0.6, 0.8]), ("one", [0, 5], [0, 1]),
                                 ("negative", [-6, 8], [-0.6, 0.8]),
                                 ("three", [2, 3, 6], [2 / 7, 3 / 7, 6 / 7]))),
        objects=OF + " normalized scaled to magnitude direction same one", returns="any",
        unless="minimum maximum sum_to",
    ),
    intent(
        "vectors.angle", "The angle between two vectors, in radians or degrees.",
        "angle between|angle between vectors|vector angle|angle entre vecteurs|angle entre",
        "numbers numbers",
        *(code(label, f"result = {{f}}({a}, {b})",
               f"assert any(result == pytest.approx(n, abs=0.01) for n in ({turn} * 3.14159265, "
               f"{turn} * 180))")
          for label, a, b, turn in (("right", [1, 0], [0, 2], 0.5), ("same", [2, 1], [4, 2], 0),
                                    ("half", [1, 0], [3, 3], 0.25),
                                    ("opposite", [1, 2], [-1, -2], 1))),
        objects=OF + " angle radians degrees", returns="number", spelled=PAIR,
        unless="clock hands hour atan2",
    ),
    intent(
        "vectors.chebyshev", "The largest difference in one direction.",
        "chebyshev distance|chebyshev|chessboard distance|distance chebyshev|king distance",
        "numbers numbers",
        near("plain", [1, 2], [4, 3], to=3), near("same", [2, 2], [2, 2], to=0),
        near("negative", [-1, 5], [2, -3], to=8), near("three", [0, 0, 0], [1, -7, 2], to=7),
        objects=OF + " largest maximum difference differences absolute coordinate chebyshev",
        returns="number",
    ),
    intent(
        "vectors.modulus", "The length of a complex number.",
        "complex modulus|modulus of complex|complex magnitude|module complexe", "number number",
        near("three_four", 3, 4, to=5), near("real", 2, 0, to=2), near("negative", -5, 12, to=13),
        one_of("nothing", 0, 0, to=(0, 0.0)),
        objects=OF + " complex number real imaginary modulus magnitude parts", returns="number",
    ),
]  # fmt: skip
