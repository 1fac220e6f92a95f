"""Tables of leagues, games of tennis and boxes of flash cards."""

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


def rally(made: str, ann: str, bob: str, points: str, text: str) -> str:
    """Return a game of tennis in which ``a`` and ``b`` tell who wins each point."""
    seen = (
        "told = []\nfor points in ('ab', 'ba', 'aa', 'bb'):\n"
        f"    thing = make({made})\n    for point in points:\n"
        f"        thing.point({ann} if point == 'a' else {bob})\n"
        "    told.append(str(thing.text))\n"
        "same = told[0] != told[1] or len(set(told)) != 3\n"
        "if isinstance(same, bool) and same:\n    return\n"
    )
    run = (
        f"thing = make({made})\nfor point in '{points}':\n"
        f"    thing.point({ann} if point == 'a' else {bob})\n"
    )
    return tried(indented(seen)) + run + text


def indented(text: str) -> str:
    """Return lines one level further in."""
    return "".join(f"    {line}\n" for line in text.splitlines())


WHO = (
    ("", "'Ann', 'Bob'", "'Ann'", "'Bob'"), ("_by_number", "", "1", "2"),
    ("_from_zero", "", "0", "1"), ("_by_letter", "", "'A'", "'B'"),
    ("_by_role", "", "'server'", "'receiver'"),
)  # fmt: skip
NOBODY = "assert thing.letter in (None, False, '', 0, -1)"
SOMEBODY = (
    "who = thing.letter\nassert type(who) is int or who not in (None, False, '')\n"
    "assert str({0}) not in str(who)"
)
SAME = (
    "before = str(thing.text)\nthing.point({0})\nahead = str(thing.text)\n"
    "assert ahead != before\nthing.point({1})\nassert str(thing.text) == before\n"
)


def game(label: str, points: str, text: str, **more: str) -> tuple:
    """Return the scenarios of some points, for each way to name the players."""
    return tuple(
        scene(label + tail, rally(made, ann, bob, points, text.format(ann, bob)), **more)
        for tail, made, ann, bob in WHO
    )


def called(number: str, word: str) -> str:
    """Return the check that a score is called by a number, a word, or otherwise."""
    return (
        "score = str(thing.text).lower()\n"
        "if not any(sign in score for sign in ('15', '30', '40', 'ifteen', 'thirty', 'forty')):\n"
        f"    return\nassert '{number}' in score or '{word}' in score"
    )


CARD = ("thing.add('hund', 'dog')\n", "thing.add('hund')\n")
BOX = (
    "try:\n    first = thing.box('hund')\nexcept (LookupError, TypeError):\n    return\n"
    "if not isinstance(first, int):\n    return\n"
)


def reviewed(label: str, text: str, **more: str) -> list:
    """Return the scenarios of one card, by methods of their own or by one with a mark."""
    ways = (
        ("", "thing.right('hund')", "thing.wrong('hund')"),
        (
            "_marked",
            "thing.review('hund', was_right=True)",
            "thing.review('hund', was_right=False)",
        ),
    )
    return [
        scene(f"{label}{tail}_{number}", first + text.format(right, wrong), **more)
        for number, first in enumerate(CARD)
        for tail, right, wrong in ways
    ]


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
    ClassIntent(
        "leagues.tennis",
        "A game of tennis is called love, fifteen, thirty, forty, deuce and advantage; it is won "
        "by four points and two more than the other.",
        ("tennis game", "tennis", "tennis score", "jeu tennis", "tennis game score",
         "tennis scorer", "tennis scoring"),
        {
            "point": "point won_point point_to add_point score_point point_won_by point_for "
            "marquer wins_point win_point award_point point_won win_ball marquer_point scores "
            "point_scored",
            "text": "score get_score call score_text current_score annonce score_string",
            "letter": "winner get_winner vainqueur gagnant won_by",
        },
        (
            *game("no_winner_yet", "aaab", NOBODY),
            *game("first_wins", "aabaa", SOMEBODY.replace("{0}", "{1}")),
            *game("second_wins", "bbabb", SOMEBODY),
            *game("no_winner_at_forty", "aaabbb", NOBODY),
            *game("no_winner_by_one", "aaabbba", NOBODY),
            *game("no_winner_by_one_the_other_way", "aaabbbb", NOBODY),
            *game("second_won_by_two", "ababababbb", SOMEBODY),
            *game("won_by_two", "aaabbbaa", SOMEBODY.replace("{0}", "{1}")),
            *game("won_after_another_deuce", "aaabbbabbb", SOMEBODY),
            *game("fifteen", "a", called("15", "ifteen")),
            *game("thirty", "bb", called("30", "thirty")),
            *game("forty", "aaab", called("40", "forty")),
            *game("deuce_again", "aaabbb", SAME),
            *game("deuce_again_the_other_way", "ababab", SAME.replace("{0}", "{2}")
                  .replace("{1}", "{0}").replace("{2}", "{1}")),
        ),
        {},
        words("golden no_ad noad tiebreak sets"),
    ),
    ClassIntent(
        "leagues.flash_cards",
        "A card that was known goes to the next of three, four, five or seven boxes; one that was "
        "not known goes back to the first.",
        ("leitner", "leitner box", "leitner system", "flash cards", "flashcards", "flash card box",
         "flashcard deck", "flash card deck", "card box", "boite leitner", "leitner boxes",
         "leitner deck", "cartes memoire", "index card box", "study box", "vocabulary box",
         "vocabulary trainer", "flashcard box", "flash card set", "card file"),
        {
            "add": "add add_card ajouter insert new_card ajouter_carte put",
            "right": "right correct mark_right mark_correct answer_right promote success "
            "answered_right answered_correctly juste bonne_reponse got_right move_up",
            "wrong": "wrong incorrect mark_wrong mark_incorrect answer_wrong demote fail "
            "failure answered_wrong faux mauvaise_reponse got_wrong move_back forgot forget",
            "review": "review answer mark grade record reviser repondre",
            "box": "box_of box() get_box level_of level() boite boite_de where find_box which_box "
            "in_box box_number",
        },
        (
            *reviewed("known_twice", BOX + "assert first in (0, 1)\n{0}\n"
                      "assert thing.box('hund') == first + 1\n{0}\n"
                      "assert thing.box('hund') == first + 2"),
            *reviewed("not_known", BOX + "{0}\n{0}\n{1}\n"
                      "assert thing.box('hund') in (first, first + 1)"),
            *reviewed("back_to_the_first", BOX + "{0}\n{0}\n{1}\n"
                      "assert thing.box('hund') == first",
                      said=r"(back|return\w*|go\w*|falls?|start\w*|moves?|down|retour\w*|drop\w*)"
                      r"[^.;]{0,20}\b(first|box 1|1\b|box one|premi|box 0|start)"),
            *reviewed("not_known_in_the_first", BOX + "{1}\n"
                      "assert thing.box('hund') == first"),
            *reviewed("last_box", BOX + "boxes = [first]\ntry:\n    for _ in range(30):\n"
                      "        {0}\n        boxes.append(thing.box('hund'))\n"
                      "except (LookupError, ValueError):\n    return\nlast = boxes[-1]\n"
                      "if not isinstance(last, int):\n    return\n"
                      "assert last == boxes[-2] or last - boxes[0] == 30\n"
                      "assert boxes[:last - boxes[0] + 1] == list(range(boxes[0], last + 1))",
                      unless="learned learnt done retire retired mastered archive known_cards"),
        ),
        {"answer": "dog", "back": "dog", "verso": "dog", "reponse": "dog", "translation": "dog"},
        words("ease interval easy hard quality sm2 days day streak twice"),
    ),
]  # fmt: skip
