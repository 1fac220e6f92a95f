"""Tables of leagues."""

from swarm_tools.intents.model import ClassIntent, scene, words

TEAMS = "['Oslo', 'Bern', 'Riga']"
FIRST = {
    "": "thing = make()\n",
    "_registered": f"thing = make()\nfor name in {TEAMS}:\n    thing.register(name)\n",
    "_given": f"thing = make(teams={TEAMS})\n",
}
THREE = [("Oslo", "Bern", 1, 4), ("Riga", "Bern", 2, 0), ("Oslo", "Riga", 1, 1)]
NEAR = [("Oslo", "Bern", 2, 0), ("Riga", "Kiel", 5, 0)]
FAR = [("Bern", "Oslo", 0, 2), ("Kiel", "Riga", 1, 6)]
DRAWS = [("Oslo", "Bern", 0, 0), ("Riga", "Oslo", 2, 2), ("Bern", "Riga", 1, 2)]
FEW = [("Oslo", "Riga", 9, 1), ("Riga", "Bern", 1, 0), ("Bern", "Riga", 0, 1)]
ORDER = (
    "rows = list(thing.table)\n"
    "rows = [str(getattr(row, '__dict__', row)) for row in rows]\n"
    "order = [name for row in rows for name in {0} if name in row]\n"
    "if isinstance(thing.table, (dict, str)) or len(order) != {1}:\n    return\n"
)
LEADER = (
    "leader = thing.leader\nleader = str(getattr(leader, '__dict__', leader))\n"
    "assert '{0}' in leader or '{1}' not in leader"
)
WINS = r"\b(3|three|trois) (points?|pts)|\b(win|victory|victoire)s? ?(:|=|is|are|gives?|counts?|"\
    r"earns?|scores?|worth|vaut|brings?)? ?(3|three|trois)\b"  # fmt: skip
TIES = r"difference|goal diff|diff[eé]rence|goals? (scored|for)|buts? marqu"


def tried(rows: str) -> str:
    """Return lines that may fail where the class is used in another way."""
    return (
        f"failed = 0\ntry:\n{rows}except (LookupError, ValueError, TypeError):\n"
        "    failed = None\nif isinstance(failed, type(None)):\n    return\n"
    )


def told(label: str, played: list, text: str, **more: str) -> tuple:
    """Return the scenarios of some matches, for each way to enter teams."""
    rows = "".join(
        f"    thing.play({one!r}, {two!r}, home_goals={ours}, away_goals={theirs})\n"
        for one, two, ours, theirs in played
    )
    return tuple(
        scene(label + tail, first + tried(rows) + text,
              **({"without": "register"} if not tail else {}), **more)
        for tail, first in FIRST.items()
    )  # fmt: skip


INTENTS = [
    ClassIntent(
        "leagues.table",
        "A win brings three points, a draw one point to each team, a defeat none; the table has "
        "the teams with most points first, then by goal difference.",
        ("league", "league table", "football league", "soccer league", "championnat", "standings",
         "football table", "tournament table", "points table", "classement championnat",
         "championship", "table championnat", "tournament", "season", "football season",
         "football championship", "group table", "ligue", "group stage"),
        {
            "play": "play add_result record result add_match record_match record_result add_game "
            "match ajouter_match jouer ajouter_resultat enregistrer resultat add_score report "
            "game played play_match enter_result record_game report_result enregistrer_match add",
            "points": "points() points_of get_points points_for team_points points_equipe "
            "points_de score_of",
            "table": "table() standings() ranking() classement() get_table get_standings "
            "sorted_table get_ranking rankings() order()",
            "leader": "leader() winner() champion() first() premier() get_leader get_champion",
            "register": "add_team register register_team ajouter_equipe inscrire enter_team "
            "join enroll add_club",
            "difference": "goal_difference goal_diff difference goal_difference_of "
            "difference_de_buts",
        },
        (
            *told("table", THREE, ORDER.format(TEAMS, "len(rows)")
                  + "assert order == ['Riga', 'Bern', "
                  "'Oslo']"),
            *told("better_difference", NEAR, ORDER.format("['Oslo', 'Riga']", 2)
                  + "assert order == ['Riga', 'Oslo']", said=TIES),
            *told("better_difference_away", FAR, ORDER.format("['Oslo', 'Riga']", 2)
                  + "assert order == ['Riga', 'Oslo']", said=TIES),
            *told("table_of_draws", DRAWS, ORDER.format(TEAMS, "len(rows)")
                  + "assert order == ['Riga', 'Oslo', 'Bern']"),
            *told("points_before_goals", FEW, ORDER.format(TEAMS, "len(rows)")
                  + "assert order == ['Riga', 'Oslo', 'Bern']"),
            *told("points_of_draws", DRAWS, "assert thing.points('Oslo') == 2\n"
                  "assert thing.points('Bern') == 1\nassert thing.points('Riga') > 2"),
            *(row for label, played, who, other in (
                ("at_home", NEAR[:1], "Oslo", "Bern"), ("away", FAR[:1], "Oslo", "Bern"),
                ("of_few_goals", FEW, "Riga", "Oslo"))
              for row in told(f"leader_{label}", played, LEADER.format(who, other))),
            *told("points", THREE, "assert thing.points('Riga') == 4\n"
                  "assert thing.points('Bern') == 3\nassert thing.points('Oslo') == 1",
                  said=WINS),
            *told("more_points", THREE, "oslo, bern = thing.points('Oslo'), thing.points('Bern')\n"
                  "assert thing.points('Riga') == oslo + bern\nassert 0 < oslo < bern"),
            *told("leader", THREE, LEADER.format("Riga", "Bern")),
            *told("difference", THREE, "assert thing.difference('Bern') == 1\n"
                  "assert thing.difference('Oslo') == -3\nassert thing.difference('Riga') == 2"),
        ),
        {},
        words("rugby bonus chess 0_5 half overtime shootout penalties penalty sets elo volley "
              "basket basketball knockout bracket deduct deduction deducted"),
    ),
]  # fmt: skip
