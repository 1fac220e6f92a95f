"""Polls and elections."""

from swarm_tools.intents.model import ClassIntent, scene, words

VOTES = "for name in ('ann', 'bob', 'bob', 'cid', 'bob'):\n    thing.vote(candidate=name)\n"
WON = "result = thing.winner\nassert str(result).lower().count('bob') == 1"
NAMES = "candidates=['ann', 'bob', 'cid']"
REGISTERED = "for name in ('ann', 'bob', 'cid'):\n    thing.register(candidate=name)\n"
BALLOTS = (
    "for voter, name in enumerate(('ann', 'bob', 'bob', 'cid'), 1):\n"
    "    thing.vote(voter=f'v{voter}', candidate=name)\n"
)
THIRD = "thing.vote(voter='v9', candidate='bob')\n"
AGAIN = "try:\n    thing.vote(voter='v1', candidate='bob')\nexcept Exception:\n    pass\n"


def voted_by_voters(before: str, tail: str, without: str, unless: str) -> tuple:
    """Return the scenarios of a poll that is told who votes."""
    more = {"without": without, "unless": unless}
    tally = (
        "tally = thing.tally\n"
        "counted = isinstance(tally, dict) and 'bob' in tally\n"
        "assert not counted or tally['bob'] in (2, ['v2', 'v3']) or not tally.get('ann')"
    )
    return (
        scene(f"winner_of_voters{tail}", before + BALLOTS + THIRD + WON, **more),
        scene(f"votes_of_voters{tail}", before + BALLOTS
              + "assert thing.votes(candidate='bob') == 2", **more),
        scene(f"tally_of_voters{tail}", before + BALLOTS + AGAIN + tally, guard="vote", **more),
        scene(f"half_of_voters{tail}", before + BALLOTS
              + "assert thing.share(candidate='bob') in (50, 0.5)", **more),
        scene(f"no_second_vote{tail}", before + BALLOTS + AGAIN
              + "assert thing.votes(candidate='bob') == 2 or not thing.votes(candidate='ann')",
              guard="vote", **more),
        scene(f"no_share_of_nothing{tail}", before + "assert thing.share(candidate='bob') == 0",
              said=r"0(\.0)? (without|if|when) (any |there (are|is) )?(no )?votes",
              **more),
    )  # fmt: skip


INTENTS = [
    ClassIntent(
        "votes.poll",
        "The candidate with most votes wins.",
        ("poll", "voting", "election", "vote counter", "ballot", "vote", "sondage", "ballot box",
         "vote election"),
        {
            "vote": "vote cast_vote add_vote voter",
            "winner": "winner get_winner gagnant leader",
            "votes": "votes_for get_votes count_votes count() get_count vote_count result_for",
            "total": "total_votes get_total_votes total()",
            "share": "share percentage percent part get_percentage vote_share pourcentage",
            "tally": "votes results tally counts scores",
            "register": "add_candidate register register_candidate add_option add_choice "
            "ajouter_candidat",
        },
        (
            scene("winner", VOTES + WON, without="register", unless="candidates options"),
            scene("winner_of_those_given", f"thing = make({NAMES})\n" + VOTES + WON),
            scene("winner_of_registered", REGISTERED + VOTES + WON),
            scene("votes_of_one", VOTES + "assert thing.votes(candidate='bob') == 3",
                  without="register", unless="candidates options"),
            scene("votes_of_one_given", f"thing = make({NAMES})\n" + VOTES
                  + "assert thing.votes(candidate='bob') == 3"),
            scene("votes_of_one_registered", REGISTERED + VOTES
                  + "assert thing.votes(candidate='bob') == 3"),
            *voted_by_voters("", "", "register", "candidates options"),
            *voted_by_voters(f"thing = make({NAMES})\n", "_given", "", ""),
            *voted_by_voters(REGISTERED, "_registered", "", ""),
            scene("all_votes_registered", REGISTERED + VOTES + "assert thing.total == 5"),
            scene("all_votes_given", f"thing = make({NAMES})\n" + VOTES
                  + "assert thing.total == 5"),
            scene("all_votes", VOTES + "assert thing.total == 5", without="register",
                  unless="candidates options"),
        ),
        {"question": "Which?", "title": "Which?"},
        words("weight ranked_choice preferences threshold majority yes"),
        anywhere=words("vote winner"),
    ),
]  # fmt: skip
