"""Points, boxes and lines in the plane, angles of clocks and polygons."""

from swarm_tools.intents.families.grouped_sums import of_form
from swarm_tools.intents.model import Case, code, eq, intent, no, one_of, when, yes

PLANE = "of a the in two points point line through angle from at given regular polygon"
BOX = r"(a|b|r1|r2|rect1|rect2|first|second|rect_a|rect_b|box1|box2|one|other|r|s|p|q|rect|left|"\
    r"right|box_a|box_b)"  # fmt: skip
NAMES = (
    "rectangles overlap|rects overlap|do rectangles overlap|boxes overlap|rectangle overlap"
    "|is overlap|rectangles intersect|do rects overlap|boxes intersect|rectangles se chevauchent"
)


def crossed(label: str, one: tuple, other: tuple, word: str = "") -> Case:
    """Return the case of two boxes, the corners of each in one tuple or in two."""
    pairs = [(box[:2], box[2:]) for box in (one, other)]
    return code(
        label, "try:", f"    result = {{f}}({one}, {other})", "except TypeError:",
        f"    result = {{f}}({pairs[0]}, {pairs[1]})", f"assert {word}result",
    )  # fmt: skip


def boxed(label: str, points: list) -> Case:
    """Return the case of a box around points, told by its corners or by one and its size.

    The last column and row may be the first ones outside.
    """
    x, y, last_x, last_y = (end(p[axis] for p in points) for end in (min, max) for axis in (0, 1))
    ends = [(last_x + more, last_y + more) for more in (0, 1)]
    ends += [(b - x, d - y) for b, d in ends]
    return code(
        label, f"result = {{f}}({points})", "if isinstance(result, dict):", "    return  # "
        "another form",
        "parts = [p if isinstance(p, (tuple, list)) else [p] for p in result]",
        "flat = [v for p in parts for v in p]",
        "if not all(isinstance(v, (int, float)) for v in flat):", "    return  # another form",
        f"assert sorted(flat) in {[sorted((x, y, *end)) for end in ends]}",
    )  # fmt: skip


def lined(label: str, points: str, want: tuple[float, float]) -> Case:
    """Return the case of a line, if slope and intercept are told as a pair."""
    return code(
        label, f"result = {{f}}({points})",
        "if not isinstance(result, (tuple, list)) or len(result) != 2:",
        "    return  # another form of a line",
        f"assert any(tuple(r) == pytest.approx({want}) for r in (result, result[::-1]))",
    )  # fmt: skip


INTENTS = [
    intent(
        "points.boxes_overlap", "Two boxes, each two corners, have some area in common.",
        NAMES, "any any",
        crossed("overlap", (0, 0, 4, 4), (2, 2, 6, 6)),
        crossed("apart_sideways", (0, 0, 2, 2), (5, 0, 7, 2), "not "),
        crossed("apart_upwards", (0, 0, 2, 2), (0, 5, 2, 7), "not "),
        crossed("one_in_the_other", (0, 0, 9, 9), (3, 3, 4, 4)),
        crossed("turned", (2, 2, 6, 6), (0, 0, 4, 4)),
        crossed("crossing", (0, 3, 9, 5), (3, 0, 5, 9)),
        objects=PLANE, returns="bool", spelled=(BOX, BOX), needs="2 x2 x1 bottom top right",
        unless="width height w h abs",
    ),
    intent(
        "points.in_circle", "The point is no farther from the centre than the radius.",
        "point in circle|in circle|is in circle|is inside circle|inside circle"
        "|is point in circle", "number number number number number",
        code("inside", "assert {f}(1, 1, 0, 0, 2)"),
        code("outside", "assert not {f}(3, 3, 0, 0, 2)"),
        code("off_centre", "assert {f}(11, 10, 10, 10, 2)"),
        code("beside", "assert not {f}(0, 0, 10, 10, 2)"),
        objects=PLANE + " circle", returns="bool",
        spelled=(r"p?x\w*", r"p?y\w*", r"(cx|center_x|x0|centre_x|circle_x|a)", r"(cy|center_y|y0|"
                 r"centre_y|circle_y|b)", r"(r|radius|rayon)"),
    ),
    intent(
        "points.collinear", "Three points lie on one line.",
        "are collinear|collinear|is collinear|are aligned|sont alignes|on one line"
        "|points collinear",
        "pair pair pair",
        yes("diagonal", (0, 0), (1, 1), (3, 3)), no("triangle", (0, 0), (1, 1), (2, 0)),
        yes("upright", (2, 0), (2, 5), (2, -3)), yes("level", (0, 4), (7, 4), (1, 4)),
        no("nearly", (0, 0), (1, 2), (2, 5)), objects=PLANE + " three", returns="bool",
    ),
    intent(
        "points.bounding_box", "The least and the largest coordinates of points.",
        "bounding box|bbox|get bounding box|boite englobante", "nested",
        boxed("three", [(1, 5), (3, 2), (-2, 4)]),
        boxed("one", [(4, 7)]),
        boxed("two", [(0, 9), (4, 1)]),
        boxed("negative", [(-5, -1), (-2, -9), (-3, -4)]),
        objects=PLANE, spelled=("points|pts|coordinates|coords",), unless="width height",
    ),
    intent(
        "points.centroid", "The mean of the coordinates.",
        "centroid|center of points|barycenter|barycentre|mean point|centre", "nested",
        *of_form(code("three",
                      "assert tuple({f}([(0, 0), (6, 0), (0, 3)])) == pytest.approx((2, 1))"),
        code("one", "assert tuple({f}([(4, 7)])) == pytest.approx((4, 7))"),
        code("two", "assert tuple({f}([(1, 2), (3, 8)])) == pytest.approx((2, 5))")),
        objects=PLANE, spelled=("points|pts|coordinates|coords",),
        unless="area polygon mass weights cross 3 6 min key=",
    ),
    intent(
        "points.line_through", "Slope and intercept of the line through two points.",
        "line through|line from points|slope intercept|line equation|droite", "pair pair",
        lined("rising", "(0, 1), (2, 5)", (2, 1)), lined("falling", "(1, 4), (3, 0)", (-2, 6)),
        lined("level", "(1, 4), (3, 4)", (0, 4)),
        lined("through_the_origin", "(1, 3), (2, 6)", (3, 0)),
        objects=PLANE, unless="c general coefficients",
    ),
    intent(
        "points.rotate", "A point turned around the origin against the clock, in degrees.",
        "rotate point|tourner point", "pair number",
        code("quarters", "found = [round(v, 6) for p in ((1, 0), (0, 1)) for v in {f}(p, 90)]",
             "assert found in ([0, 1, -1, 0], [0, -1, 1, 0])"),
        code("half", "assert tuple({f}((2, 3), 180)) == pytest.approx((-2, -3), abs=1e-9)"),
        code("none", "assert tuple({f}((2, 3), 0)) == pytest.approx((2, 3))"),
        code("keeps_the_distance", "x, y = {f}((3, 4), 30)",
             "assert x * x + y * y == pytest.approx(25, rel=0.01)"),
        objects=PLANE, needs="radians", unless="-angle clockwise center centre pivot cx",
        spelled=(r"(point|p|pt)", r"(angle|degrees|deg|angle_deg)\w*"),
    ),
    intent(
        "points.in_polygon", "The point lies inside the polygon.",
        "point in polygon|is point in polygon|inside polygon|is inside polygon"
        "|point inside polygon",
        "pair nested",
        code("inside", "assert {f}((2, 2), [(0, 0), (5, 0), (5, 5), (0, 5)])"),
        code("outside", "assert not {f}((7, 2), [(0, 0), (5, 0), (5, 5), (0, 5)])"),
        code("left", "assert not {f}((-1, 2), [(0, 0), (5, 0), (5, 5), (0, 5)])"),
        code("notch", "assert not {f}((2, 4), [(0, 0), (4, 0), (4, 6), (2, 1), (0, 6)])"),
        objects=PLANE, returns="bool",
        spelled=(r"(p|q|point|pt|coord\w*|position)", r"(poly\w*|vertices|corners|points|shape)"),
    ),
    intent(
        "points.clock_angle", "The smaller angle between the hands of a clock, in degrees.",
        "clock angle|angle clock hands|angle between hands|clock hands angle|angle aiguilles",
        "number number",
        eq("three", 3, 0, to=90), eq("six", 6, 0, to=180), eq("noon", 12, 0, to=0),
        eq("half_past", 12, 30, to=165), eq("quarter_past", 3, 15, to=7.5),
        one_of("nine", 9, 0, to=(90, 270)),
        when("min", eq("smaller", 9, 0, to=90)),
        objects=PLANE + " clock hands hour minute minutes hours", returns="number",
        unless="clockwise directed",
    ),
    intent(
        "points.interior_angle", "An inner angle of a regular polygon, in degrees.",
        "interior angle|inner angle|regular polygon angle|angle interieur", "number",
        eq("triangle", 3, to=60), eq("square", 4, to=90), eq("hexagon", 6, to=120),
        eq("pentagon", 5, to=108), objects=PLANE, returns="number", unless="radians pi sum",
        spelled=("n|sides|n_sides|num_sides|number_of_sides|cotes|nb_cotes",),
    ),
    intent(
        "points.diagonals", "The number of diagonals of a polygon.",
        "diagonals|number of diagonals|count diagonals|polygon diagonals|nombre de diagonales",
        "number", eq("triangle", 3, to=0), eq("square", 4, to=2), eq("pentagon", 5, to=5),
        eq("hexagon", 6, to=9), objects=PLANE + " count", returns="number",
        spelled=("n|sides|n_sides|num_sides|cotes|vertices",),
    ),
    intent(
        "points.quadrant", "The quadrant of a point, counted against the clock from 1.",
        "quadrant|get quadrant|which quadrant", "number number",
        code("all", "found = [{f}(x, y) for x, y in ((3, 4), (-3, 4), (-3, -4), (3, -4))]",
             "told = all(isinstance(n, int) for n in found)",
             "assert not told or found in ([1, 2, 3, 4], [0, 1, 2, 3], [4, 3, 2, 1], "
             "[3, 2, 0, 1], [1, 0, 2, 3])"),
        code("all_differ", "corners = ((1, 9), (-1, 9), (-9, -1), (9, -1))",
             "assert len({{f}(x, y) for x, y in corners}) == 4"), objects=PLANE, returns="number",
        spelled=("x", "y"),
    ),
    intent(
        "points.latitude", "Between -90 and 90.",
        "is valid latitude|valid latitude|latitude valide|check latitude", "number",
        yes("middle", 45), yes("north", 90), yes("south", -90), no("beyond", 91),
        no("below", -90.5), yes("zero", 0), no("far_below", -100), objects=PLANE, returns="bool",
    ),
    intent(
        "points.longitude", "Between -180 and 180.",
        "is valid longitude|valid longitude|longitude valide|check longitude", "number",
        yes("middle", 100), yes("east", 179), yes("west", -180), yes("farther_west", -179),
        no("beyond", 181),
        no("below", -180.5), yes("zero", 0), objects=PLANE, returns="bool",
    ),
    intent(
        "points.dms", "Degrees, minutes and seconds as decimal degrees; south and west below 0.",
        "dms to decimal|dms to dd|to decimal degrees|dms to degrees", "number number number string",
        eq("north", 48, 30, 0, "N", to=48.5), eq("south", 33, 0, 36, "S", to=-33.01),
        eq("west", 0, 15, 0, "W", to=-0.25), eq("east", 2, 0, 0, "E", to=2),
        objects=PLANE + " degrees minutes seconds", returns="number",
    ),
    intent(
        "points.path_length", "How long the way through points is, from each to the next.",
        "path length|polyline length|route length|total distance|longueur chemin|length of path"
        "|longueur trajet|trip length|trip distance|distance totale|route distance|length of route",
        "nested",
        *(code(label, "try:", f"    result = {{f}}({given})",
               "except (AttributeError, KeyError, TypeError):", "    return  # another form of "
               "points",
               f"assert result == pytest.approx({want})")
          for label, given, want in (
              ("one_step", [(0, 0), (3, 4)], 5), ("there_and_down", [(0, 0), (3, 4), (3, 0)], 9),
              ("one_point", [(2, 2)], 0), ("not_from_the_origin", [(1, 1), (1, 4), (5, 4)], 7),
              ("back_again", [(0, 0), (0, 2), (0, 0)], 4))),
        objects="total of the through points compute", returns="number", needs="dist hypot sqrt "
        "0.5",
        unless="haversine lat lon closed perimeter polygon manhattan radians graph 'x'",
    ),
    intent(
        "points.common_area", "The area that two rectangles share, each from corner to corner.",
        "overlap area|intersection area|common area|shared area|aire commune|area of overlap"
        "|overlapping area|area of intersection|aire intersection", "pair pair",
        *(code(label, "try:", f"    result = {{f}}({one}, {other})",
               "except (AttributeError, KeyError, TypeError, IndexError):",
               "    return  # another form of rectangles", f"assert result == {want}")
          for label, one, other, want in (
              ("corner", (0, 0, 4, 4), (2, 3, 6, 6), 2), ("apart", (0, 0, 1, 1), (5, 5, 6, 6), 0),
              ("inside", (0, 0, 10, 10), (2, 3, 4, 6), 6), ("beside", (0, 0, 2, 2), (3, 0, 5, 2),
              0),
              ("above", (0, 0, 2, 2), (0, 4, 2, 6), 0), ("same", (1, 1, 3, 4), (1, 1, 3, 4), 6))),
        objects="of the two rectangles rects boxes compute", returns="number",
        needs="right bottom top x2 corner corners", unless="iou union ratio percent circle w h",
    ),
]  # fmt: skip
