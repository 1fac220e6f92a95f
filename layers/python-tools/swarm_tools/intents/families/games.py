"""Rules of games: dice, cards, words to guess, moves of a robot."""

from dataclasses import replace

from swarm_tools.intents.families.grouped_sums import OTHER_FORM, of_form
from swarm_tools.intents.model import Case, code, eq, intent, no, yes

GAME = "score of a the in hand dice cards game points calculate get compute for is guess word"
DICE = "dice|roll|rolls|hand|des|values|dice_roll"
MOVES = r"(moves|commands|path|instructions|directions|steps|deplacements|route|program|text|s)"

FULL = "[[(r * 3 + r // 3 + c) % 9 + 1 for c in range(9)] for r in range(9)]"


def hand(label: str, ranks: list[str], want: int) -> Case:
    """Return the case of a hand at blackjack, the cards with suits or without."""
    return code(
        label, "found = []", f"ranks = {ranks}",
        'for hand in (ranks, [r + "H" for r in ranks], [(r, "H") for r in ranks]):',
        "    try:", "        found.append({f}(hand))",
        f"    {OTHER_FORM.replace('IndexError', 'LookupError')}", "        continue",
        f"assert not found or {want} in found",
    )  # fmt: skip


def pegs(label: str, secret: str, guess: str, want: tuple[int, int]) -> Case:
    """Return the case of a guess, if it is answered with two numbers."""
    return code(
        label, f'result = {{f}}("{secret}", "{guess}")',
        "if not isinstance(result, (tuple, list)) or not all(isinstance(n, int) for n in result):",
        "    return  # another form of answer", f"assert tuple(result) == {want}",
    )  # fmt: skip


def led(label: str, moves: str, *ends: tuple[int, int]) -> Case:
    """Return the case of a way, if its end is told as a pair."""
    return code(
        label, "try:", f'    result = {{f}}("{moves}")', OTHER_FORM, "    return  # another form",
        "if not isinstance(result, (tuple, list)) or len(result) != 2:",
        "    return  # another form of answer", "if not all(isinstance(n, int) for n in result):",
        "    return  # another form", f"assert tuple(result) in {ends!r}",
    )  # fmt: skip


PEGS = (
    pegs("both", "1234", "1325", (1, 2)), pegs("all", "1234", "1234", (4, 0)),
    pegs("none", "1234", "5678", (0, 0)), pegs("elsewhere", "1234", "4321", (0, 4)),
    pegs("one_in_place", "1234", "5274", (2, 0)),
)  # fmt: skip
SECRET = (
    r"(secret|code|answer|target|solution|hidden)", r"(guess|attempt|essai|try_|proposal)",
)  # fmt: skip


def either(line: str) -> str:
    """Return the last line of such a case, with the numbers in either order."""
    return line.replace("tuple(result)", "sorted(result)").replace("== (", "== sorted((") + ")"


INTENTS = [
    intent(
        "games.full_house", "Three dice of one kind and two of another.",
        "is full house|full house|has full house", "numbers",
        yes("full", [2, 2, 3, 3, 3]), yes("mixed", [5, 1, 5, 1, 5]), no("four", [2, 2, 2, 2, 3]),
        no("pairs", [1, 1, 2, 2, 3]), no("all_different", [1, 2, 3, 4, 5]),
        objects=GAME, returns="bool", spelled=(DICE + "|cards",),
    ),
    intent(
        "games.full_house_score", "25 points for three dice of one kind and two of another.",
        "full house|score full house|full house score", "numbers",
        eq("full", [2, 2, 3, 3, 3], to=25), eq("mixed", [5, 1, 5, 1, 5], to=25),
        eq("four", [2, 2, 2, 2, 3], to=0), eq("pairs", [1, 1, 2, 2, 3], to=0),
        objects=GAME, returns="number", spelled=(DICE,), needs="25",
    ),
    intent(
        "games.yahtzee", "50 points for five equal dice.",
        "yahtzee|score yahtzee|yahtzee score", "numbers",
        eq("five", [4, 4, 4, 4, 4], to=50), eq("four", [4, 4, 4, 4, 1], to=0),
        eq("first_differs", [1, 4, 4, 4, 4], to=0),
        objects=GAME, returns="number", spelled=(DICE,), needs="50",
    ),
    intent(
        "games.upper_section", "The sum of the dice of one face.",
        "upper section|score upper|upper score|score face|sum of face", "numbers number",
        eq("two", [3, 3, 1, 5, 6], 3, to=6), eq("none", [1, 1, 2, 2, 4], 3, to=0),
        eq("ones", [1, 1, 1, 2, 5], 1, to=3), objects=GAME + " upper section number",
        returns="number", spelled=(DICE, "face|number|value|category|target"),
    ),
    intent(
        "games.blackjack", "The value of a hand; an ace counts 11, or 1 where 11 is too much.",
        "valeur main|"
        "hand value|blackjack value|blackjack score|score hand|hand score|blackjack hand value"
        "|calculate hand|card total|hand total", "cards",
        hand("plain", ["7", "9"], 16), hand("faces", ["K", "Q"], 20), hand("ace", ["A", "K"], 21),
        hand("small_ace", ["A", "9", "5"], 15), hand("two_aces", ["A", "A"], 12),
        hand("ten", ["10", "2"], 12), hand("just_21", ["A", "5", "5"], 21),
        hand("three_aces", ["A", "A", "A"], 13), hand("two_small_aces", ["A", "A", "K"], 12),
        objects=GAME + " value blackjack best possible long as", returns="number",
        needs="21", spelled=("hand|cards|main|cartes",),
    ),
    intent(
        "games.bulls_and_cows", "How many are in the right place, and how many elsewhere.",
        "bulls and cows|bulls cows", "any any", *PEGS,
        objects=GAME + " secret", returns="pair", spelled=SECRET,
    ),
    intent(
        "games.mastermind", "How many are in the right place and how many elsewhere, either first.",
        "mastermind|mastermind feedback|mastermind score", "any any",
        *(replace(case, value=(*case.value[:-1], either(case.value[-1]))) for case in PEGS),
        objects=GAME + " secret", returns="pair", spelled=SECRET,
    ),
    intent(
        "games.wins_at_rps", "Whether the first hand beats the second: rock, paper, scissors.",
        "beats|rps winner|rock paper scissors|winner|play round|rps|who wins|decide winner"
        "|rock paper scissors winner|determine winner", "any any",
        code("one_to_nine", "hands = ('rock', 'paper', 'scissors')", "try:",
             "    wins = [{f}(a, b) for a, b in zip(hands, hands[-1:] + hands[:-1])]",
             "    losses = [{f}(a, b) for a, b in zip(hands, hands[1:] + hands[:1])]",
             "    draws = [{f}(a, a) for a in hands]",
             OTHER_FORM.replace("Attr", "KeyError, Attr"), "    return  # other names of the hands",
             "assert len({str(w) for w in draws}) in (1, 3)",
             "assert len({str(w) for w in wins}) in (1, 3)",
             "assert len({str(w) for w in losses}) in (1, 3)",
             "if len({str(w) for w in draws + wins}) < 6 and draws != wins:",
             "    assert not set(map(str, wins)) & set(map(str, draws))"),
        objects=GAME + " round player", needs="rock 'rock'", unless="lizard spock lower",
        spelled=(r"(a|first|p1|player1|player|one|hand1|move1|user|choice1|player_one|me)\w*",
                 r"(b|second|p2|player2|computer|two|hand2|move2|other|choice2|player_two|opponent|"
                 r"you)\w*"),
    ),
    intent(
        "games.follow", "Where moves up, down, left and right lead from the origin.",
        "follow|robot position|final position|move robot|follow moves|simulate moves|walk"
        "|position after|robot moves|execute commands|run commands|position finale|follow path",
        "string",
        led("square", "UDLR", (0, 0)), led("right", "RR", (2, 0), (0, 2)),
        led("nothing", "", (0, 0)), led("up", "UUU", (0, 3), (0, -3), (3, 0), (-3, 0)),
        of_form(code("left_and_right", 'assert {f}("L") != {f}("R")'),
                code("up_and_down", 'assert {f}("U") != {f}("D")')),
        objects=GAME + " robot moves commands position from", returns="pair",
        spelled=(MOVES,), needs="'u' udlr", unless="facing north n heading grid wall",
    ),
    intent(
        "games.returns_to_start", "Whether moves lead back to where they began.",
        "judge circle|returns to origin|robot returns|is back|returns to start|back to start"
        "|is circle|back at origin", "string",
        yes("there_and_back", "UD"), no("left_twice", "LL"), yes("round", "RULD"),
        no("up", "U"), yes("nothing", ""), no("corner", "UR"), objects=GAME + " robot",
        returns="bool", spelled=(MOVES,), needs="'u' udlr",
    ),
    intent(
        "games.valid_sudoku", "No digit twice in a row, column or box; empty cells do not count.",
        "valid sudoku|is valid sudoku|sudoku valid|check sudoku|validate sudoku|is sudoku valid",
        "matrix",
        code("filled", f"rows = {FULL}",
             "assert {f}(rows) or {f}([[str(v) for v in row] for row in rows])"),
        *(
            code(label, "answers = []", 'for blank, mark in ((0, 5), (".", "5")):',
                 "    rows = [[blank] * 9 for _ in range(9)]",
                 f"    rows[{a[0]}][{a[1]}] = rows[{b[0]}][{b[1]}] = mark",
                 "    answers.append(bool({f}(rows)))", "assert not all(answers)")
            for label, a, b in (("row", (0, 0), (0, 8)), ("column", (0, 3), (7, 3)),
                                ("box", (3, 3), (5, 4)))
        ),
        objects=GAME + " board grid", returns="bool",
    ),
    intent(
        "games.dice_counts", "How often each face came up.",
        "count faces|face counts|dice counts|count rolls|roll frequencies", "numbers",
        *(code(label, f"result = {{f}}({rolls})", "if isinstance(result, list):",
               "    first = 7 - len(result)", "    result = dict(enumerate(result, first))",
               f"assert {{k: v for k, v in dict(result).items() if v}} == {want}")
          for label, rolls, want in (("three", [1, 6, 1], {1: 2, 6: 1}), ("one", [4], {4: 1}))),
        objects=GAME, returns="dict", spelled=(DICE,),
    ),
]  # fmt: skip
