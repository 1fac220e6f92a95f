"""Polls and elections."""

from swarm_tools.intents.model import ClassIntent, code, intent, scene, words

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
PAPERS = "votes vote ballots election the of from by candidate candidates results count"
CAST = r"(\w*_)?(votes|ballots|bulletins|voix|suffrages|papers)"
UNEQUAL = (
    "weight weights ranked preferences ranking rounds round runoff threshold quota eliminated "
    "preset_keys= 'yes' 'no' 'x' 'o'"
)
COUNTED = (
    ("three", ["ann", "bob", "ann"], {"ann": 2, "bob": 1}), ("nobody", [], {}),
    ("one", ["cid"], {"cid": 1}), ("apart", ["ann", "bob", "ann", "cid", "bob", "ann"],
                                   {"ann": 3, "bob": 2, "cid": 1}),
)  # fmt: skip
BLANK = r"\b(blank|empty|invalid|blancs?|vides?)\b"
LEFT_OUT = (
    r"(left out|ignored|not counted|skipped|excluded|do(es)? not count|don't count|ignor[eé]s)"
)


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
    intent(
        "votes.count", "How many votes each candidate has.",
        "count votes|tally votes|tally|vote count|vote counts|compter votes|compter voix"
        "|count ballots|tally ballots|depouiller|depouillement|votes per candidate"
        "|vote tally|get vote counts", "strings",
        *(code(label, f"result = {{f}}({given})",
               "if not hasattr(result, 'items'):", "    return  # counted in another form",
               f"assert {{k: n for k, n in result.items() if n}} == {want}")
          for label, given, want in COUNTED),
        objects=PAPERS, returns="dict", spelled=(CAST,), unless=UNEQUAL, confidence=0.9,
        stated=((rf"{BLANK}[^.]{{0,60}}{LEFT_OUT}|{LEFT_OUT}[^.]{{0,30}}{BLANK}",
                 code("without_blank_ones", "result = {f}(['ann', '', 'bob', 'ann', ''])",
                      "assert dict(result) == {'ann': 2, 'bob': 1}")),),
    ),
    intent(
        "votes.winners", "The candidates with most votes.",
        "winners|election winners|get winners|find winners|gagnants|vainqueurs|elus"
        "|winners of election|vote winners|winning candidates", "strings",
        *(code(label, f"result = {{f}}({given})",
               "if isinstance(result, str) or not all(isinstance(w, str) for w in result):",
               "    return  # told in another form", f"assert sorted(result) == {want}")
          for label, given, want in (
              ("one", ["bob", "ann", "bob"], ["bob"]), ("tie", ["cid", "ann", "cid", "ann", "bob"],
                                                        ["ann", "cid"]),
              ("all_equal", ["bob", "ann"], ["ann", "bob"]), ("alone", ["ann"], ["ann"]),
              ("last", ["ann", "bob", "cid", "bob", "cid", "cid"], ["cid"]))),
        objects=PAPERS, returns="list", spelled=(CAST,), unless=UNEQUAL + " seats",
        stated=((r"alphabet|sorted|tri[eé]",
                 code("sorted", "assert list({f}(['cid', 'ann', 'cid', 'ann', 'bob'])) == "
                      "['ann', 'cid']")),
                (r"empty list|liste vide", code("nobody", "assert list({f}([])) == []"))),
    ),
    intent(
        "votes.winner", "The candidate with most votes.",
        "winner|election winner|get winner|find winner|gagnant|vainqueur|elu|vote winner"
        "|winner of election|determine winner|elected", "strings",
        *(code(label, f"result = {{f}}({given})",
               "told = [result, *(result if isinstance(result, (list, tuple)) else ())]",
               f"assert {want!r} in told")
          for label, given, want in (
              ("two_of_three", ["bob", "ann", "bob"], "bob"), ("alone", ["ann"], "ann"),
              ("first", ["cid", "cid", "cid", "ann", "bob"], "cid"),
              ("last", ["ann", "bob", "cid", "cid", "cid"], "cid"),
              ("apart", ["ann", "bob", "ann", "cid", "ann"], "ann"))),
        objects=PAPERS, spelled=(CAST,), unless=UNEQUAL,
    ),
    intent(
        "votes.winner_of_counts", "The candidate with the largest number of votes.",
        "winner|election winner|get winner|find winner|gagnant|vainqueur|elu|vote winner"
        "|determine winner|elected", "dict",
        *(code(label, f"result = {{f}}({given})",
               "told = [result, *(result if isinstance(result, (list, tuple)) else ())]",
               f"assert {want!r} in told")
          for label, given, want in (
              ("second", {"ann": 2, "bob": 7}, "bob"), ("first", {"ann": 9, "bob": 1}, "ann"),
              ("two_digits", {"ann": 9, "bob": 12, "cid": 1}, "bob"),
              ("alone", {"ann": 1}, "ann"), ("last", {"ann": 1, "bob": 2, "cid": 6}, "cid"))),
        objects=PAPERS, spelled=(r"(\w*_)?(votes|counts?|tally|results?|scores?|voix|suffrages)",),
        unless=UNEQUAL + " min lowest golf",
    ),
]  # fmt: skip
