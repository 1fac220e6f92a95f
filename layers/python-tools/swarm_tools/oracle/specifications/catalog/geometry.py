"""Lengths, areas and volumes."""

from __future__ import annotations

import math

from ..domains import choices, integers, numbers
from ..model import OPEN, args, one_of, specification

_LENGTH = numbers(0, 20, 0, 1, 2, 3, 2.5, 10)
_SIDE = integers(1, 13, 1, 2, 3, 4, 5, 12, 13)
_RADIUS = {"radius": "r radius rayon"}
_PI = (math.pi, 3.14159, 3.14, 3.1416)
_HEIGHT = "height h hauteur"


@specification(
    names="circle_area aire_cercle area_of_circle aire_disque disk_area surface_cercle "
    "calculate_circle_area area_circle",
    domain=args(_LENGTH), roles=_RADIUS,
    extra="of", says="area circle radius aire cercle rayon disque disk surface given pi r",
    rounded=True,
)  # fmt: skip
def circle_area(radius: float, *, pi: float = one_of(*_PI)) -> float:
    """Give the area of a circle."""
    return pi * radius**2


@specification(
    names="circumference circle_circumference perimetre_cercle circonference circle_perimeter "
    "circumference_of_circle circonference_cercle",
    domain=args(_LENGTH), roles=_RADIUS,
    extra="of circle", says="circumference circle radius perimeter perimetre cercle rayon length "
    "around given", rounded=True,
)  # fmt: skip
def circumference(radius: float, *, pi: float = one_of(*_PI)) -> float:
    """Give the circumference of a circle."""
    return 2 * pi * radius


@specification(
    names="rectangle_area aire_rectangle area_of_rectangle surface_rectangle area_rectangle "
    "calculate_rectangle_area",
    domain=args(_LENGTH, _LENGTH), extra="of",
    says="area rectangle width length height sides aire largeur longueur hauteur surface",
    rounded=True,
)  # fmt: skip
def rectangle_area(width: float, height: float) -> float:
    """Give the area of a rectangle."""
    return width * height


@specification(
    names="rectangle_perimeter perimetre_rectangle perimeter_of_rectangle perimeter_rectangle",
    domain=args(_LENGTH, _LENGTH), extra="of",
    says="perimeter rectangle width length height sides perimetre largeur longueur around",
    rounded=True,
)  # fmt: skip
def rectangle_perimeter(width: float, height: float) -> float:
    """Give the perimeter of a rectangle."""
    return 2 * (width + height)


@specification(
    names="square_area aire_carre area_of_square", domain=args(_LENGTH), extra="of",
    says="area square side aire carre cote length", rounded=True,
)  # fmt: skip
def square_area(side: float) -> float:
    """Give the area of a square."""
    return side * side


@specification(
    names="square_perimeter perimetre_carre perimeter_of_square", domain=args(_LENGTH),
    extra="of", says="perimeter square side perimetre carre cote length", rounded=True,
)  # fmt: skip
def square_perimeter(side: float) -> float:
    """Give the perimeter of a square."""
    return 4 * side


@specification(
    names="triangle_area aire_triangle area_of_triangle surface_triangle area_triangle",
    domain=args(_LENGTH, _LENGTH),
    roles={"base": "base b width", "height": _HEIGHT},
    extra="of", says="area triangle base height aire hauteur half", rounded=True,
)  # fmt: skip
def triangle_area(base: float, height: float) -> float:
    """Give the area of a triangle by base and height."""
    return base * height / 2


def _sides(chance):
    a, b = chance.randint(1, 12), chance.randint(1, 12)
    return a, b, chance.randint(abs(a - b) + 1, a + b - 1)


@specification(
    names="heron triangle_area herons_formula heron_area aire_triangle heron_formula "
    "triangle_area_heron aire_heron formule_heron area_of_triangle",
    domain=args(_SIDE, _SIDE, _SIDE, draw=_sides, share=1.0, also=((3, 4, 5), (2, 2, 2))),
    extra="of formula",
    roles={"a": "a x side1 a1 cote1 s1", "b": "b y side2 b1 cote2 s2", "c": "c z side3 cote3 s3"},
    against="sin radians cos",
    says="area triangle three sides side heron formula s herons aire cotes given from lengths by "
    "trois formule", rounded=True,
)  # fmt: skip
def heron(a: float, b: float, c: float):
    """Give the area of a triangle by its sides."""
    if a + b <= c or b + c <= a or c + a <= b:
        return OPEN
    half = (a + b + c) / 2
    return math.sqrt(half * (half - a) * (half - b) * (half - c))


@specification(
    names="trapezoid_area aire_trapeze area_of_trapezoid",
    domain=args(_LENGTH, _LENGTH, _LENGTH), roles={"height": _HEIGHT},
    extra="of", says="area trapezoid parallel sides height aire trapeze bases hauteur two base",
    rounded=True,
)  # fmt: skip
def trapezoid_area(a: float, b: float, height: float) -> float:
    """Give the area of a trapezoid."""
    return (a + b) * height / 2


@specification(
    names="sphere_volume volume_sphere volume_of_sphere volume_boule", domain=args(_LENGTH),
    roles=_RADIUS, extra="of", says="volume sphere radius rayon boule ball", rounded=True,
)  # fmt: skip
def sphere_volume(radius: float, *, pi: float = one_of(*_PI)) -> float:
    """Give the volume of a sphere."""
    return 4 / 3 * pi * radius**3


@specification(
    names="cylinder_volume volume_cylindre volume_of_cylinder", domain=args(_LENGTH, _LENGTH),
    roles={**_RADIUS, "height": _HEIGHT}, extra="of",
    says="volume cylinder radius height rayon hauteur cylindre", rounded=True,
)  # fmt: skip
def cylinder_volume(radius: float, height: float, *, pi: float = one_of(*_PI)) -> float:
    """Give the volume of a cylinder."""
    return pi * radius**2 * height


@specification(
    names="cone_volume volume_cone volume_of_cone", domain=args(_LENGTH, _LENGTH),
    roles={**_RADIUS, "height": _HEIGHT}, extra="of",
    says="volume cone radius height rayon hauteur", rounded=True,
)  # fmt: skip
def cone_volume(radius: float, height: float, *, pi: float = one_of(*_PI)) -> float:
    """Give the volume of a cone."""
    return pi * radius**2 * height / 3


@specification(
    names="box_volume volume_pave volume_of_box cuboid_volume volume_boite",
    domain=args(_LENGTH, _LENGTH, _LENGTH), extra="of",
    says="volume box length width height cuboid sides", rounded=True,
)  # fmt: skip
def box_volume(length: float, width: float, height: float) -> float:
    """Give the volume of a box."""
    return length * width * height


@specification(
    names="cube_volume volume_cube volume_of_cube", domain=args(_LENGTH), extra="of",
    says="volume cube side edge cote arete", rounded=True,
)  # fmt: skip
def cube_volume(side: float) -> float:
    """Give the volume of a cube."""
    return side**3


@specification(
    names="hypotenuse hypothenuse pythagoras pythagore calculate_hypotenuse",
    domain=args(_LENGTH, _LENGTH), extra="of triangle",
    says="hypotenuse length right triangle sides legs side other two angled longest rectangle "
    "cotes angle",
    rounded=True,
)  # fmt: skip
def hypotenuse(a: float, b: float) -> float:
    """Give the longest side of a right triangle."""
    return math.hypot(a, b)


@specification(
    names="is_right_triangle is_right_angled est_rectangle triangle_rectangle is_pythagorean "
    "is_pythagorean_triple is_right_angled_triangle is_triplet_pythagoricien",
    domain=args(_SIDE, _SIDE, _SIDE, draw=_sides, share=0.5, also=(
        (3, 4, 5), (4, 3, 5), (5, 4, 3), (5, 12, 13), (13, 5, 12), (6, 8, 10), (2, 2, 2))),
    extra="triple triangle",
    says="right angled triangle sides three pythagorean triple rectangle any order form given",
    phrases=((r"\b(in )?any order\b", "", None),),
    against="gcd",
)  # fmt: skip
def is_right_triangle(a: int, b: int, c: int, *, c_longest: bool = False) -> bool:
    """Say whether three lengths are the sides of a right triangle."""
    x, y, z = (a, b, c) if c_longest else sorted((a, b, c))
    return x * x + y * y == z * z


@specification(
    names="is_triangle is_valid_triangle est_triangle valid_triangle can_form_triangle",
    domain=args(*[integers(1, 9, 1, 2, 3, 5)] * 3), extra="sides",
    says="triangle sides three lengths form valid can make possible given side",
)  # fmt: skip
def is_triangle(a: int, b: int, c: int, *, flat: bool = False) -> bool:
    """Say whether three lengths are the sides of a triangle."""
    return 2 * max(a, b, c) < a + b + c + flat


@specification(
    names="degrees_to_radians deg_to_rad degres_en_radians to_radians degres_vers_radians",
    domain=args(choices(0, 30, 45, 60, 90, 180, 270, 360, -90, 12.5)),
    says="degrees radians angle convert converts degres", rounded=True,
)  # fmt: skip
def degrees_to_radians(degrees: float, *, pi: float = one_of(*_PI)) -> float:
    """Turn degrees into radians."""
    return degrees * pi / 180
