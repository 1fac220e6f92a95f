"""Seats by votes."""

from swarm_tools.intents.model import Case, code, intent

OTHER_DATA = (
    "except (AttributeError, TypeError, ValueError, LookupError, ArithmeticError,",
    "        AssertionError):", "    return  # other data",
)  # fmt: skip
VOTES = r"\w*(votes|results|resultats|parties|partis|voix|ballots|tally|scores|counts|listes)"
SEATS = r"(\w*(seats|sieges|mandates|mandats|places)|n|total|k|count|num|number|size|house_?size)"


def called(first: object, second: object, turned: bool) -> str:
    """Return the text of a call with two arguments, in the order given or turned."""
    return f"{{f}}({second}, {first})" if turned else f"{{f}}({first}, {second})"


def elected(label: str, votes: dict, seats: int, want: dict, turned: bool) -> Case:
    """Return the case of the seats of each party; parties without seats need not be told."""
    return code(
        label, "try:", f"    alone = {called({'zed': 9}, 3, turned)}", *OTHER_DATA,
        "if not isinstance(alone, dict):", "    return  # another form",
        f"result = {called(votes, seats, turned)}",
        f"assert {{name: result.get(name, 0) for name in {list(votes)}}} == {want}",
    )  # fmt: skip


def elections(turned: bool) -> tuple[Case, ...]:
    """Return the cases of seats by the highest quotients."""
    four = {"red": 100000, "blue": 80000, "green": 30000, "grey": 20000}
    three = {"ann": 53, "bob": 24, "cid": 23}
    rows = (
        ("four_parties", four, 8, (4, 3, 1, 0)), ("three_parties", three, 5, (3, 1, 1)),
        ("one_seat", {"ann": 30, "bob": 41}, 1, (0, 1)), ("no_seats", {"ann": 5, "bob": 3}, 0,
                                                          (0, 0)),
        ("large_party_first", {"ann": 91, "bob": 9}, 10, (10, 0)),
        ("one_party", {"zed": 12}, 4, (4,)), ("many_seats", {"a": 600, "b": 250, "c": 151}, 10,
                                              (7, 2, 1)),
    )  # fmt: skip
    return tuple(
        elected(label, votes, seats, dict(zip(votes, want, strict=True)), turned)
        for label, votes, seats, want in rows
    )


ELECTED = (
    "by votes method from seats to parties the of with calculate compute d for party highest "
    "quotient quotients divided number seat each won already averages average largest next goes "
    "distribute allocate maps dict name names list lists same gets plus one given methode voix "
    "sieges parti nombre ties first tie more who gets hondt proportionally proportional "
    "representation election result map assigned awarded according"
)

INTENTS = [
    *(
        intent(
            f"seats_by_votes.{name}_{way}", "Seats go to the parties with the highest quotients.",
            names, "number dict" if way == "seats_first" else "dict number",
            *elections(way == "seats_first"),
            objects=ELECTED,
            returns="dict", spelled=(SEATS, VOTES) if way == "seats_first" else (VOTES, SEATS),
            needs=needs, unless="lague sainte webster remainder remainders hamilton hare odd droop "
            "threshold modified 0_5 0_05 0_03 1_4 coalition constituency restes",
        )
        for way in ("votes_first", "seats_first")
        for name, names, needs in (
            ("dhondt", "dhondt|d hondt|hondt|dhondt seats|jefferson seats|jefferson", ""),
            ("quotients", "allocate seats|distribute seats|seat allocation|seats by votes"
             "|assign seats|seat distribution|apportion seats|apportion|apportionment"
             "|repartir sieges|repartition sieges|attribuer sieges|share seats"
             "|seats per party|seats by party|seats won|sieges par liste|sieges",
             "hondt jefferson quotient quotients d'hondt highest_average averages divisor"),
        )
    ),
]  # fmt: skip
