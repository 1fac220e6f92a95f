"""Games of tennis."""

from swarm_tools.intents.families.leagues import tried
from swarm_tools.intents.model import ClassIntent, scene, words


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


INTENTS = [
    ClassIntent(
        "tennis.game",
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
]  # fmt: skip
