"""Ratings of players by Elo's rule, and values carried from one range to another."""

from swarm_tools.intents.model import Case, code, intent, near

TWO_NUMBERS = "if not isinstance(result, (tuple, list)) or len(result) != 2:"


def rated(label: str, one: int, two: int, score: float, factor: int | None) -> Case:
    """Return the case of a game: what one wins the other loses, more against the stronger."""
    given = f"{one}, {two}, {score:g}" + (f", {factor}" if factor else "")
    change = (factor or 32) * (score - 1 / (1 + 10 ** ((two - one) / 400)))
    return code(
        label, f"result = {{f}}({given})", TWO_NUMBERS, "    return  # one alone",
        f"assert tuple(result) == (pytest.approx({one + change:.4f}, abs=0.51), "
        f"pytest.approx({two - change:.4f}, abs=0.51))",
    )  # fmt: skip


GAMES = (
    ("win", (1500, 1500, 1)), ("draw", (1600, 1400, 0.5)), ("loss", (1700, 1500, 0)),
    ("win_of_the_outsider", (1400, 1700, 1)),
)  # fmt: skip

INTENTS = [
    intent(
        "ratings.expected_score", "The probability that the first of two rated players wins.",
        "expected score|elo expected|elo expected score|win probability|expected result"
        "|score attendu|elo probability|expected elo score", "number number",
        near("equal", 1500, 1500, to=0.5), near("favourite", 1800, 1400, to=10 / 11),
        near("outsider", 1400, 1800, to=1 / 11), near("a_little_better", 1600, 1500, to=0.640065),
        objects="rating player a b elo of first beats probability 0 1 opponent two ratings "
        "expected win score joueur", returns="number", needs="400", unless="draw_margin",
        spelled=(r".*(rating|elo|player|a|r|mine|own).*", r".*(rating|elo|opponent|other|b|r).*"),
    ),
    *(
        intent(
            f"ratings.{name}", "New ratings of both players: the winner gains what the loser "
            "loses.",
            "update ratings|update elo|new ratings|elo update|update elo ratings|new elo ratings"
            "|nouveaux classements|rate game|elo ratings",
            " ".join(["number"] * (4 if factor else 3)),
            *(rated(label, *game, factor) for label, game in GAMES),
            objects="rating players both elo a b score won lost draw rounded integers after game "
            "result new k factor", returns="any", needs="400 32 16 24 (k)",
            spelled=(r".*(rating|elo|a|r).*", r".*(rating|elo|b|r).*", r".*(score|result|s).*",
                     r"k|k_factor|factor|coefficient")[: 4 if factor else 3],
        )
        for name, factor in (("update", None), ("update_by_factor", 24))
    ),
    intent(
        "ratings.map_range", "A value of one range at the same place in another.",
        "map range|map value|remap|rescale value|scale value|map number|remap range|convert range"
        "|map to range|change range|scale to range|linear map",
        "number number number number number",
        near("middle", 5, 0, 10, 0, 100, to=50), near("quarter", 2.5, 0, 10, 100, 200, to=125),
        near("from_the_start", 0, 0, 10, 20, 30, to=20),
        near("at_the_end", 10, 0, 10, 20, 30, to=30),
        near("other_start", 15, 10, 20, -1, 1, to=0), near("falling", 4, 0, 8, 10, 0, to=5),
        objects="value from one another range to linear linearly input output in out min max old "
        "new low high source target clamped position outside lies interpolation start end",
        returns="number", unless="log clamp_first easing",
        spelled=(r"v|x|n|val|value|number|num|t", r".*(in|old|from|src|source|a|low|start|1).*",
                 r".*(in|old|from|src|source|b|high|end|stop|1).*",
                 r".*(out|new|to|dst|target|c|low|start|2).*",
                 r".*(out|new|to|dst|target|d|high|end|stop|2).*"),
    ),
]  # fmt: skip
