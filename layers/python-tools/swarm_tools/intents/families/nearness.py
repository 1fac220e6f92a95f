"""What lies nearest, and numbers carried from one range over to another."""

from swarm_tools.intents.model import code, eq, intent, near

LISTED = "list numbers array values liste the a of two equally near ones smaller tie ties"
LOW = r".*(min|low|start|from|left|lo|a|1|src|in|out).*"
HIGH = r".*(max|high|end|to|hi|b|2|stop|in|out|right).*"
SCALES = "scale range value number linear linearly interval"

INTENTS = [
    intent(
        "nearness.closest_value", "The value whose distance to the target is smallest.",
        "closest|closest value|closest number|nearest value|nearest number|find closest|nearest"
        "|find nearest|closest to target|closest element|valeur la plus proche|plus proche",
        "numbers number",
        eq("above", [1, 5, 9, 14], 8, to=9), eq("below", [10, 20, 30], 12, to=10),
        eq("the_same", [2, 4, 9], 2, to=2), eq("under_all", [3, 6, 11], -2, to=3),
        eq("negative", [-9, -4, 7], -5, to=-4), eq("over_all", [1, 3, 8], 20, to=8),
        eq("far_below_comes_first", [1, 9, 30], 8, to=9),
        stated=(
            (r"\b(ties?|equally (near|close)|equal distances?|same distance)\b[^.]{0,40}"
             r"\b(smaller|lower|smallest|lowest)\b|\b(smaller|lower)\b[^.]{0,30}\bties?\b",
             eq("smaller_of_two", [2, 6, 10], 4, to=2)),
            (r"\b(ties?|equally (near|close)|equal distances?|same distance)\b[^.]{0,40}"
             r"\b(larger|higher|greater|largest)\b|\b(larger|greater)\b[^.]{0,30}\bties?\b",
             eq("larger_of_two", [2, 6, 10], 4, to=6)),
        ),
        objects=LISTED + " to target find element in", returns="number",
        unless="points index indices origin sum color colour pair date city palette k strictly "
        "enumerate",
        spelled=(r".*", r"target|value|x|n|number|num|goal|cible|valeur|wanted|v"),
    ),
    intent(
        "nearness.closest_target_first", "The value whose distance to the target is smallest.",
        "closest|closest value|closest number|nearest value|nearest number|find closest|nearest"
        "|find nearest|closest to|nearest to",
        "number numbers",
        eq("above", 8, [1, 5, 9, 14], to=9), eq("below", 12, [10, 20, 30], to=10),
        eq("under_all", -2, [6, 3, 11], to=3), eq("negative", -5, [-9, -4, 7], to=-4),
        objects=LISTED + " to target find element in", returns="number",
        unless="points index indices origin sum color colour pair date city palette k strictly "
        "enumerate",
        spelled=(r"target|value|x|n|number|num|goal|cible|valeur|wanted|v", r".*"),
    ),
    intent(
        "nearness.closest_pair", "The two values with the smallest difference.",
        "closest pair|nearest pair|closest two|closest numbers|two closest", "numbers",
        code("in_the_middle", "assert sorted({f}([10, 4, 7, 20, 5])) == [4, 5]"),
        code("the_last_two", "assert sorted({f}([1, 10, 30, 31])) == [30, 31]"),
        code("negative", "assert sorted({f}([-8, 3, -7, 12])) == [-8, -7]"),
        objects=LISTED + " difference", returns="any", known=True,
        unless="points distance x y sqrt hypot sum target",
    ),
    intent(
        "nearness.map_range", "A number carried from one range to the same place in another.",
        "map range|remap|rescale|map value|scale value|scale to range|convert range|map to range"
        "|remap range|rescale value|translate range",
        "number number number number number",
        eq("middle", 15, 10, 20, 0, 100, to=50), eq("to_a_later_range", 0, 0, 10, 100, 200, to=100),
        eq("a_quarter", 2, 0, 8, 0, 1, to=0.25), eq("end", 30, 10, 30, -1, 1, to=1),
        eq("other_way_round", 2, 0, 10, 10, 0, to=8),
        objects=SCALES, returns="number", unless="clamp round int log",
        spelled=(r".*", LOW, HIGH, LOW, HIGH),
    ),
    intent(
        "nearness.lerp", "The number a share of the way from one to the other.",
        "lerp|linear interpolate|linear interpolation", "number number number",
        near("quarter", 10, 20, 0.25, to=12.5), eq("start", 4, 8, 0, to=4),
        eq("end", 4, 8, 1, to=8), near("falling", 10, 0, 0.3, to=7),
        objects="linear between values numbers", returns="number", unless="int round",
        spelled=(r"a|start|begin|x0?|v0|low|from_\w*", r"b|end|stop|y|v1|x1|high|to_\w*",
                 r"t|f|frac\w*|alpha|amount|ratio|weight|factor|share|p"),
    ),
    intent(
        "nearness.mixed", "A number between two, by a share of the first or of the second.",
        "interpolate|mix", "number number number",
        code("quarter", "assert {f}(10, 20, 0.25) in (12.5, 17.5)"),
        code("ends", "assert [{f}(4, 8, 0), {f}(4, 8, 1)] in ([4, 8], [8, 4])"),
        code("falling", "result = {f}(10, 0, 0.3)",
             "assert any(result == pytest.approx(v) for v in (7, 3))"),
        objects="linear between values numbers", returns="number", unless="int round",
        spelled=(r"a|start|begin|x0?|v0|low|from_\w*", r"b|end|stop|y|v1|x1|high|to_\w*",
                 r"t|f|frac\w*|alpha|amount|ratio|weight|factor|share|p"),
    ),
]  # fmt: skip
