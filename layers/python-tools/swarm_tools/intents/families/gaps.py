"""Readings that are missing in a series: filled from before, from behind, or between."""

from swarm_tools.intents.model import Case, code, eq, intent, when

FORWARD = (
    "forward fill|fill forward|ffill|carry forward|fill gaps|fill missing|propagate last"
    "|last observation carried forward|fill none forward|remplir avant"
)
OTHER_WAYS = "default mean average median interpolate linear"
NOT_FORWARD = OTHER_WAYS + " next backward"
KNOWN_BEFORE = "last previous prev before forward"
OBJECTS = "the missing values value readings gaps gap none in with by last known data series list"


def filled(label: str, given: str, want: str, more: str = "") -> Case:
    """Return the case of a series, given back or changed in place."""
    return code(
        label, f"given = {given}", f"result = {{f}}(given{more})",
        f"assert list(given if result is None else result) == {want}",
    )  # fmt: skip


INTENTS = [
    intent(
        "gaps.forward", "A missing reading is the last one that was known before it.",
        FORWARD, "list",
        filled("one_missing", "[1, None, 3]", "[1, 1, 3]"),
        filled("several_in_a_row", "[5, None, None, None, 8]", "[5, 5, 5, 5, 8]"),
        filled("two_gaps", "[1, None, 2, None, 3]", "[1, 1, 2, 2, 3]"),
        filled("at_the_end", "[4, 7, None, None]", "[4, 7, 7, 7]"),
        filled("none_missing", "[3, 1, 2]", "[3, 1, 2]"),
        filled("zero_is_known", "[5, 0, None, 2]", "[5, 0, 0, 2]"),
        objects=OBJECTS + " previous", returns="list", needs=KNOWN_BEFORE,
        unless=NOT_FORWARD + " limit",
    ),
    intent(
        "gaps.forward_at_most", "A missing reading is the last known one, so often in a row.",
        FORWARD, "list number",
        *(filled(label, given, want, ", 2") for label, given, want in (
            ("as_many", "[5, None, None, 8]", "[5, 5, 5, 8]"),
            ("more", "[5, None, None, None, 8]", "[5, 5, 5, None, 8]"),
            ("counted_anew", "[1, None, None, 2, None, None, None]", "[1, 1, 1, 2, 2, 2, None]"),
            ("one_missing", "[1, None, 3]", "[1, 1, 3]"), ("none_missing", "[3, 1]", "[3, 1]"))),
        when("(None)", filled("without_limit", "[5, None, None, None, 8]", "[5, 5, 5, 5, 8]")),
        objects=OBJECTS + " previous", returns="list", needs=KNOWN_BEFORE,
        unless=NOT_FORWARD,
        spelled=(r".*", r"limit|max_gap|at_most|max_\w+|most|longest|n"),
    ),
    intent(
        "gaps.backward", "A missing reading is the next one that is known after it.",
        "backward fill|fill backward|bfill|fill backwards|back fill|backfill", "list",
        filled("one_missing", "[1, None, 3]", "[1, 3, 3]"),
        filled("several_in_a_row", "[5, None, None, 8]", "[5, 8, 8, 8]"),
        filled("two_gaps", "[1, None, 2, None, 3]", "[1, 2, 2, 3, 3]"),
        filled("at_the_start", "[None, 4, 7]", "[4, 4, 7]"),
        filled("none_missing", "[3, 1, 2]", "[3, 1, 2]"),
        objects=OBJECTS + " next", returns="list",
        unless=OTHER_WAYS + " limit",
    ),
    intent(
        "gaps.with_mean", "A missing reading is the mean of those that are known.",
        "fill missing with mean|fill with mean|impute mean|mean imputation|replace none with mean"
        "|replace missing with mean|fill with average|impute missing|fill missing|impute", "list",
        filled("one_missing", "[1, None, 3]", "[1, 2, 3]"),
        filled("two_missing", "[None, 4, None, 8]", "[6, 4, 6, 8]"),
        filled("none_missing", "[3, 1, 2]", "[3, 1, 2]"),
        filled("zero_is_known", "[0, None, 4]", "[0, 2, 4]"),
        objects=OBJECTS + " average", returns="list", needs="mean average moyenne",
        unless="default median forward backward last previous limit interpolate linear round",
    ),
    intent(
        "gaps.between", "A missing reading lies on the straight line between those around it.",
        "interpolate|interpolate gaps|linear interpolate|fill gaps|interpolate missing"
        "|fill linear|interpolate none|linear fill|fill missing", "list",
        filled("one_missing", "[1, None, 3]", "[1, 2, 3]"),
        filled("two_in_a_row", "[0, None, None, 9]", "[0, 3, 6, 9]"),
        filled("falling", "[8, None, None, None, 0]", "[8, 6, 4, 2, 0]"),
        filled("two_gaps", "[1, None, 3, None, 7]", "[1, 2, 3, 5, 7]"),
        filled("none_missing", "[3, 1, 2]", "[3, 1, 2]"),
        objects=OBJECTS + " between linear linearly", returns="list",
        needs="linear linearly interpolate interpolated step slope between interpolation",
        unless="limit round x y xs ys",
    ),
    intent(
        "gaps.longest", "How many readings are missing in a row at most.",
        "longest gap|max gap|largest gap|longest missing|longest none run|plus long trou", "list",
        eq("one", [1, None, 3], to=1), eq("longer_later", [1, None, 3, None, None, 4], to=2),
        eq("longer_first", [1, None, None, None, 3, None, 4], to=3),
        eq("at_the_end", [None, 2, None, None], to=2), eq("none_missing", [1, 2, 3], to=0),
        objects=OBJECTS + " row run of length", returns="number", needs="none is_none",
        unless="nan isnan sorted difference distance",
    ),
]  # fmt: skip
