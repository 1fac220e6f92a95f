"""Rectangles, circles, triangles and solids as objects."""

from math import pi

from swarm_tools.intents.model import ClassIntent, scene, words

AREA = "area get_area calculate_area aire surface compute_area calculer_aire"
AROUND = ("perimeter get_perimeter calculate_perimeter perimetre circumference get_circumference "
          "compute_perimeter circonference calculate_circumference")  # fmt: skip
VOLUME = "volume get_volume calculate_volume"
MEASURES = {"area": AREA, "perimeter": AROUND, "volume": VOLUME, "is_square": "is_square"}


def measured(make: str, **values: float) -> tuple:
    """Return a scenario for each measure of one figure."""
    return tuple(
        scene(
            f"{name}_of_{make.replace('=', '_').replace(', ', '_')}",
            f"thing = make({make})\nassert thing.{name} == pytest.approx({round(value, 4)}, "
            f"rel=0.007, abs=0.05)",
        )
        for name, value in values.items()
    )


INTENTS = [
    ClassIntent(
        "figures.rectangle",
        "Area is width times height, perimeter twice their sum.",
        ("rectangle", "rect"),
        MEASURES | {"scale": "scale resize"},
        (
            *measured("width=3, height=4", area=12, perimeter=14),
            *measured("width=5, height=2", area=10, perimeter=14),
            scene("scaled", "thing = make(width=3, height=4)\nresult = thing.scale(factor=2)\n"
                  "out = thing if isinstance(result, int | None) else result\n"
                  "assert out.area == pytest.approx(48)", unless="percent 100 root= sqrt"),
            scene("scaled_around", "thing = make(width=3, height=4)\n"
                  "result = thing.scale(factor=3)\n"
                  "out = thing if isinstance(result, int | None) else result\n"
                  "assert out.perimeter == pytest.approx(42)", unless="percent 100 root= sqrt"),
            scene("square", "assert make(width=4, height=4).is_square\n"
                  "assert not make(width=4, height=3).is_square"),
        ),
    ),
    ClassIntent(
        "figures.square",
        "Area is the side squared, perimeter four times the side.",
        ("square", "carre"),
        MEASURES,
        (*measured("side=3", area=9, perimeter=12), *measured("side=5", area=25, perimeter=20)),
    ),
    ClassIntent(
        "figures.circle",
        "Area is pi times the radius squared.",
        ("circle", "cercle"),
        MEASURES | {"diameter": "diameter get_diameter diametre"},
        (
            *measured("radius=1", area=pi, perimeter=2 * pi),
            *measured("radius=3", area=9 * pi, perimeter=6 * pi, diameter=6),
        ),
    ),
    ClassIntent(
        "figures.triangle",
        "Perimeter is the sum of the sides, area after Heron or from base and height.",
        ("triangle",),
        MEASURES,
        (
            *(
                scene(
                    f"{name}_of_three_four_five",
                    f"thing = make(3, 4, 5)\nassert thing.{name} == pytest.approx({value}, "
                    f"rel=0.007)",
                    unless="base height hauteur",
                )
                for name, value in (("area", 6), ("perimeter", 12))
            ),
            *measured("width=6, height=5", area=15),
        ),
        {},
        words("angle angles right dist hypot points vertices x y x1 y1 cross"),
    ),
    ClassIntent(
        "figures.solid",
        "Volume of a cube, a box, a ball or a cylinder.",
        ("cube", "sphere", "cylinder", "cylindre", "ball", "box", "cuboid", "boite", "pave"),
        MEASURES | {"surface": "surface surface_area get_surface_area total_surface"},
        (
            scene("volume_of_a_cube", "thing = make(side=3)\n"
                  "assert thing.volume == pytest.approx(27)"),
            *(scene(f"{what}_of_a_box", f"thing = make({sides})\n"
                    f"assert thing.{what} == pytest.approx({value})")
              for what, value in (("volume", 24), ("surface", 52))
              for sides in ("width=2, height=3, depth=4", "length=2, width=3, height=4")),
            scene("volume_of_a_cylinder", "thing = make(radius=2, height=5)\n"
                  f"assert thing.volume == pytest.approx({round(20 * pi, 4)}, rel=0.007)"),
            scene("volume_of_a_sphere", "thing = make(radius=3)\n"
                  f"assert thing.volume == pytest.approx({round(36 * pi, 4)}, rel=0.007)"),
        ),
        {},
        words("cone wall thickness 1000"),
    ),
]  # fmt: skip
