"""Games as objects: words to guess, frames of bowling, fields of mines, discs in a frame."""

from collections.abc import Iterable

from swarm_tools.intents.model import ClassIntent, scene, words

WORD = "thing = make(word='level')\n"
GUESSED = WORD + "for letter in 'lev':\n    thing.guess(letter=letter)\n"
MINES = "thing = make(row_count=3, col_count=4, mines=[(0, 0), (2, 3)])\n"
NOBODY = "(None, False, '', ' ', 0)"
WON, NOT_WON = f"assert thing.winner not in {NOBODY}", f"assert thing.winner in {NOBODY}"


def game(*rolls: int, to: int) -> str:
    """Return the scenario of a whole game of bowling."""
    return f"for pins in {list(rolls)}:\n    thing.roll(pins=pins)\nassert thing.score == {to}"


def squares(*line: int, other: tuple[int, ...]) -> str:
    """Return the moves of X on three squares of nine, counted from 0 or from 1, and those of O."""
    moves = [line[0], other[0], line[1], other[1], line[2]]
    return won_by(f"square={place} + first" for place in moves)


def cells(*line: tuple[int, int], other: tuple[tuple[int, int], ...]) -> str:
    """Return the moves of X on three cells, counted from 0 or from 1, and those of O."""
    moves = (line[0], other[0], line[1], other[1], line[2])
    return won_by(f"row={row} + first, col={col} + first" for row, col in moves)


def won_by(moves: Iterable[str]) -> str:
    """Return the test that moves counted from 0 or from 1 win."""
    return (
        "winners = []\nfor first in (0, 1):\n    try:\n        thing = make()\n"
        + "".join(f"        thing.play({move})\n" for move in moves)
        + "        winners.append(thing.winner)\n    except Exception:\n        continue\n"
        + "assert any(winner in ('X', 'x', 1, True) for winner in winners)"
    )


def columns(*cols: int) -> str:
    """Return the moves of two players that drop discs by turns."""
    return "".join(f"thing.drop(col={col})\n" for col in cols)


WON_LAST = ((0, 0), (1, 0), (0, 1), (1, 1), (1, 2), (2, 1), (2, 0), (2, 2), (0, 2))
ALL_FULL = ((0, 0), (0, 1), (0, 2), (1, 1), (1, 0), (1, 2), (2, 1), (2, 0), (2, 2))

INTENTS = [
    ClassIntent(
        "board_games.hangman",
        "A word is won when all its letters are guessed, and shows those that are; a wrong letter "
        "costs a life, once.",
        ("hangman", "hangman game", "pendu", "jeu du pendu", "word guess", "word guessing game"),
        {
            "guess": "guess guess_letter try_letter deviner proposer",
            "won": "won is_won has_won solved is_solved gagne est_gagne",
            "lost": "lost is_lost has_lost perdu est_perdu",
            "lives": "lives lives_left remaining_lives attempts_left attempts remaining "
            "remaining_attempts tries_left tries vies essais_restants",
            "wrong": "wrong wrong_guesses mistakes errors misses wrong_count erreurs",
            "display": "display masked show progress current word_progress masked_word afficher",
        },
        (
            scene("not_won_by_one_letter", WORD + "thing.guess(letter='l')\nassert not thing.won"),
            scene("not_won_by_others", WORD + "for letter in 'xyl':\n"
                  "    thing.guess(letter=letter)\nassert not thing.won"),
            scene("won_by_all", GUESSED + "assert thing.won"),
            scene("not_lost", GUESSED + "assert not thing.lost"),
            scene("a_wrong_letter_costs", WORD + "before = thing.lives\nthing.guess(letter='x')\n"
                  "assert thing.lives == before - 1"),
            scene("a_wrong_letter_counts", WORD + "thing.guess(letter='x')\n"
                  "assert thing.wrong in (1, ['x'], {'x'}, 'x')"),
            scene("a_right_letter_is_not_wrong", WORD + "thing.guess(letter='v')\n"
                  "assert not thing.wrong"),
            scene("a_right_letter_costs_nothing", WORD + "before = thing.lives\n"
                  "thing.guess(letter='v')\nassert thing.lives == before"),
            scene("once", WORD + "before = thing.lives\nthing.guess(letter='x')\n"
                  "try:\n    thing.guess(letter='x')\nexcept Exception:\n    pass\n"
                  "assert thing.lives == before - 1",
                  said=r"(before|again|already|repeat|twice|same)\b.{0,30}"
                  r"\b(nothing|no|not|ignore\w*|free)\b"),
            scene("lost_by_wrong_letters", WORD + "for letter in 'abcdfghijk':\n    try:\n"
                  "        thing.guess(letter=letter)\n    except Exception:\n        break\n"
                  "assert thing.lost"),
        ),
        {"word": "level", "secret": "level", "mot": "level", "lives": 6, "attempts": 6, "max": 6},
        words("random choice hint score points"),
    ),
    ClassIntent(
        "board_games.bowling",
        "The pins of all balls, with the next two after a strike and the next one after a spare.",
        ("bowling", "bowling game", "game", "bowling score", "partie bowling"),
        {
            "roll": "roll add_roll throw lancer",
            "score": "score get_score total total_score calculate_score",
        },
        (
            scene("gutter", game(*[0] * 20, to=0)), scene("ones", game(*[1] * 20, to=20)),
            scene("spare", game(6, 4, 3, *[0] * 17, to=16)),
            scene("strike", game(10, 3, 4, *[0] * 16, to=24)),
            scene("spares", game(*[5] * 21, to=150)), scene("perfect", game(*[10] * 12, to=300)),
            scene("strike_at_the_end", game(*[0] * 18, 10, 2, 3, to=15)),
        ),
        {},
        words("dice die sides player players board snake ladder yahtzee"),
        anywhere=words("roll score"),
    ),
    ClassIntent(
        "board_games.mines",
        "A cell shows how many of the up to eight cells around it hold a mine.",
        ("minefield", "minesweeper", "mine sweeper", "demineur", "mine field", "minesweeper board",
         "minesweeper game"),
        {
            "number": "number count count_mines adjacent_mines count_adjacent mines_around "
            "neighbor_mines neighbour_mines count_adjacent_mines adjacent",
            "open": "click open reveal uncover dig step_on decouvrir",
            "solved": "solved is_solved won is_won has_won is_won cleared",
        },
        (
            scene("none", MINES + "assert thing.number(row=2, col=0) == 0"),
            scene("one", MINES + "assert thing.number(row=0, col=1) == 1"),
            scene("diagonal", MINES + "assert thing.number(row=1, col=1) == 1"),
            scene("at_the_right_edge", MINES + "assert thing.number(row=1, col=3) == 1"),
            scene("at_the_lower_edge", MINES + "assert thing.number(row=2, col=2) == 1"),
            scene("two", "thing = make(row_count=3, col_count=4, mines=[(0, 0), (0, 2)])\n"
                  "assert thing.number(row=1, col=1) == 2"),
            scene("not_solved_at_first", MINES + "assert not thing.solved"),
            scene("solved", "thing = make(row_count=1, col_count=3, mines=[(0, 0)])\n"
                  "thing.open(row=0, col=1)\nthing.open(row=0, col=2)\nassert thing.solved"),
        ),
        {},
        words("random flag flags wrap torus"),
    ),
    ClassIntent(
        "board_games.squares",
        "X begins, the marks alternate on squares 0 to 8, and three in a row, a column or a "
        "diagonal win.",
        ("tic tac toe", "tictactoe", "tic tac toe game", "tic tac toe board", "morpion", "game"),
        {
            "play": "play place make_move move put mark jouer",
            "winner": "winner get_winner check_winner gagnant",
            "is_draw": "is_draw draw() is_tie tie() match_nul",
        },
        (
            *(scene(f"squares_{'_'.join(map(str, line))}", squares(*line, other=other),
                    needs="8 9")
              for line, other in (
                  ((0, 1, 2), (3, 4)), ((3, 4, 5), (0, 1)), ((6, 7, 8), (0, 1)),
                  ((0, 3, 6), (1, 2)), ((1, 4, 7), (0, 2)), ((2, 5, 8), (0, 1)),
                  ((0, 4, 8), (1, 2)), ((2, 4, 6), (0, 1)))),
            *(scene(f"cells_of_{label}", cells(*line, other=other), unless="player mark symbol")
              for label, line, other in (
                  ("a_row", ((1, 0), (1, 1), (1, 2)), ((0, 0), (2, 1))),
                  ("a_column", ((0, 2), (1, 2), (2, 2)), ((0, 0), (1, 1))),
                  ("the_falling_diagonal", ((0, 0), (1, 1), (2, 2)), ((0, 1), (1, 2))),
                  ("the_rising_diagonal", ((0, 2), (1, 1), (2, 0)), ((0, 1), (1, 2))))),
            scene("cells_by_turns", "try:\n    for col in (0, 1, 2):\n"
                  "        thing.play(row=1, col=col)\nexcept Exception:\n    return\n"
                  + NOT_WON, unless="player mark symbol"),
            scene("nobody_at_first", NOT_WON),
            scene("nobody_yet", "thing.play(square=4)\nthing.play(square=5)\n"
                  + NOT_WON),
            *(scene(f"two_squares_{'_'.join(map(str, line[:2]))}_are_not_enough",
                    "".join(f"thing.play(square={place})\n"
                            for place in (line[0], other, line[1])) + NOT_WON, needs="8 9")
              for line, other in (((1, 2), 4), ((3, 4), 1), ((4, 5), 1), ((4, 6), 5),
                                  ((4, 8), 5), ((7, 8), 4), ((3, 6), 4), ((2, 5), 4))),
            *(scene(f"cells_{label}_are_not_enough",
                    "".join(f"thing.play(row={row}, col={col})\n" for row, col in moves) + NOT_WON,
                    unless="player mark symbol")
              for label, moves in (("of_a_row", ((1, 1), (2, 1), (1, 2))),
                                   ("of_a_diagonal", ((1, 1), (2, 1), (2, 2))))),
            scene("three_not_in_a_line", "for square in (3, 1, 4, 5, 6):\n"
                  "    thing.play(square=square)\n" + NOT_WON, needs="8 9"),
            scene("won_by_the_second", "winners = []\nfor first in (0, 1):\n    try:\n"
                  "        thing = make()\n        for square in (0, 2, 1, 4, 8, 6):\n"
                  "            thing.play(square=square + first)\n"
                  "        winners.append(thing.winner)\n    except Exception:\n"
                  "        continue\nassert any(w in ('O', 'o', 2, -1, True) for w in winners)",
                  needs="8 9"),
            scene("draw", "draws = []\nfor first in (0, 1):\n    try:\n"
                  "        thing = make()\n        for square in (0, 1, 2, 4, 3, 5, 7, 6, 8):\n"
                  "            thing.play(square=square + first)\n"
                  "        draws.append(thing.is_draw)\n    except Exception:\n"
                  "        continue\nassert any(draws)", needs="8 9"),
            *(scene(f"cells_{label}", f"for row, col in {cells_of}:\n    try:\n"
                    "        thing.play(row=row, col=col)\n    except Exception:\n        return\n"
                    f"assert {not_}thing.is_draw")
              for label, not_, cells_of in (
                  ("all_full_and_won", "not ", WON_LAST), ("all_full", "", ALL_FULL))),
            scene("no_draw_at_first", "assert not thing.is_draw"),
        ),
        {},
        words("connect gravity random size n"),
    ),
    ClassIntent(
        "board_games.four_in_a_row",
        "Discs fall to the lowest free cell of their column, and the players alternate.",
        ("connect four", "connect4", "puissance quatre", "puissance4", "four in a row",
         "connect four game", "connect four board"),
        {
            "drop": "drop drop_disc play drop_piece place make_move jouer",
            "winner": "winner get_winner check_winner",
            "is_full": "full() is_full board_full",
        },
        (
            scene("in_one_column", columns(3, 2, 3, 2, 3, 2, 3) + WON,
                  unless="player disc mark colour color"),
            scene("in_one_row", columns(0, 0, 1, 1, 2, 2, 3) + WON),
            scene("rising", columns(0, 1, 1, 2, 2, 3, 2, 3, 3, 6, 3)
                  + WON),
            scene("falling", columns(6, 5, 5, 4, 4, 3, 4, 3, 3, 0, 3)
                  + WON),
            scene("three_are_not_enough", columns(3, 2, 3, 2, 3) + NOT_WON),
            scene("not_full", columns(3, 3) + "assert not thing.is_full"),
        ),
        {},
        words("random"),
    ),
]  # fmt: skip
