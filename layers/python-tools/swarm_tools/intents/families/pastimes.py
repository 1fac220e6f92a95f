"""Browsers, playlists and boards for three in a row."""

from swarm_tools.intents.model import ClassIntent, scene, words

TRY = "try:\n    {0}\nexcept Exception:\n    pass\n"
PAGES = "thing.visit('a')\nthing.visit('b')\nthing.visit('c')\n"
SONGS = ("thing.add(title='one', duration=100)\nthing.add(title='two', duration=300)\n"
         "thing.add(title='six', duration=200)\n")  # fmt: skip


def went(label: str, before: str, way: str, page: str) -> tuple:
    """Return the scenarios of a way to a page, which is returned or where the browser is then."""
    result = f"{before}result = thing.{way}()\n"
    return (
        scene(label, f"{result}assert result is True or str(result).endswith('{page}')",
              without="here"),
        scene(f"{label}_now", f"{result}places = (result, thing.here)\n"
              f"assert any(str(place).endswith('{page}') for place in places)"),
    )  # fmt: skip


def line(*places: tuple[int, int]) -> str:
    """Return the moves of X on three places."""
    moves = [f"thing.play(row={row}, col={col}, mark='X')\n" for row, col in places]
    return "".join(moves) + "assert thing.winner in ('X', True)"


def by_turns(*places: tuple[int, int], other: tuple[tuple[int, int], ...]) -> str:
    """Return the moves of X on three places, with those of O in between."""
    moves = [places[0], other[0], places[1], other[1], places[2]]
    return "".join(f"thing.play(row={row}, col={col})\n" for row, col in moves) + (
        "assert thing.winner in ('X', 'x', 1, True)"
    )


TAKEN = """first = thing.play(row=1, col=2, mark='X')
try:
    second = thing.play(row=1, col=2, mark='X')
except Exception:
    return
assert (first, second) != (False, True)
"""
FULL_BY_TURNS = "".join(
    f"thing.play(row={row}, col={col})\n"
    for row, col in zip((0, 0, 0, 1, 1, 1, 2, 2, 2), (0, 1, 2, 1, 0, 2, 1, 0, 2), strict=True)
)
FULL = "\n".join(
    f"thing.play(row={row}, col={col}, mark='{mark}')"
    for row, marks in enumerate(("XOX", "XOO", "OXX"))
    for col, mark in enumerate(marks)
)

INTENTS = [
    ClassIntent(
        "pastimes.browser",
        "Back goes to the page before, forward undoes it, a visit drops what was forward.",
        ("browser history", "browser", "history", "navigation history", "tab", "navigator",
         "historique"),
        {
            "visit": "visit go_to open navigate visit_page goto add_page load",
            "back": "back go_back previous",
            "forward": "forward go_forward",
            "here": "current current_page get_current get_current_page current_url url page",
        },
        (
            *went("back_is_the_page_before", PAGES, "back", "b"),
            *went("back_twice", PAGES + "thing.back()\n", "back", "a"),
            *went("back_to_the_first", "thing = make(page='home')\nthing.visit('a')\n", "back",
                  "home"),
            *went("forward_again", PAGES + "thing.back()\nthing.back()\n", "forward", "b"),
            *went("not_beyond_the_last", PAGES + TRY.format("thing.forward()"), "back", "b"),
            *went("not_before_the_first", "thing = make(page='home')\nthing.visit('a')\n"
                  + TRY.format("thing.back()") * 3, "forward", "a"),
            *went("a_visit_drops_what_was_forward", PAGES + "thing.back()\nthing.visit('d')\n"
                  + TRY.format("thing.forward()"), "back", "b"),
        ),
        {"page": "home", "url": "home", "home": "home"},
        words("steps limit maxlen bookmark n?="),
        anywhere=words("visit back forward"),
    ),
    ClassIntent(
        "pastimes.playlist",
        "The duration of a playlist is the sum of the seconds of its songs.",
        ("playlist", "music player", "jukebox", "album", "liste lecture", "music playlist"),
        {
            "add": "add add_song append add_track ajouter",
            "total": "total_duration duration get_total_duration total_length get_duration "
            "total_time duree_totale",
            "longest": "longest longest_song get_longest longest_track",
            "shortest": "shortest shortest_song get_shortest shortest_track",
            "count": "__len__ count() size() song_count number_of_songs",
            "remove": "remove remove_song delete supprimer",
            "next": "next_song next_track next",
        },
        (
            scene("another_song_next", SONGS + "first = thing.next\nsecond = thing.next\n"
                  "assert first != second or first in (None, True)",
                  unless="shuffle random repeat play skip"),
            scene("sum_of_all", SONGS + "assert thing.total in (600, 10, (10, 0), '10:00')"),
            scene("nothing_at_first", "assert thing.total in (0, (0, 0), '0:00', '00:00')"),
            scene("longest", SONGS + "result = thing.longest\n"
                  "assert 'two' in str(result) or not isinstance(result, (str, tuple, dict))"),
            scene("shortest", SONGS + "result = thing.shortest\n"
                  "assert 'one' in str(result) or not isinstance(result, (str, tuple, dict))"),
            scene("count", SONGS + "assert thing.count == 3"),
            scene("removed", SONGS + "thing.remove(title='two')\n"
                  "assert thing.total in (300, 5, (5, 0))"),
        ),
        {"name": "mix", "artist": "Ada", "artiste": "Ada", "title": "mix"},
        words("hours format formatted"),
    ),
    ClassIntent(
        "pastimes.board",
        "Three marks in a row, a column or a diagonal win; a board is full when no cell is free.",
        ("board", "tic tac toe", "tictactoe", "tic tac toe board", "morpion", "game board"),
        {
            "play": "play place mark make_move move put set_mark place_mark jouer",
            "winner": "winner get_winner check_winner gagnant",
            "is_full": "is_full full() board_full est_plein is_board_full",
        },
        (
            scene("row", line((1, 0), (1, 1), (1, 2))),
            scene("column", line((0, 2), (1, 2), (2, 2))),
            scene("first_column", line((0, 0), (1, 0), (2, 0))),
            scene("diagonal", line((0, 0), (1, 1), (2, 2))),
            scene("other_diagonal", line((0, 2), (1, 1), (2, 0))),
            scene("no_winner_yet", "thing.play(row=0, col=0, mark='X')\n"
                  "assert thing.winner in (None, False, '', ' ', 0)"),
            scene("two_are_no_line", "thing.play(row=0, col=0, mark='X')\n"
                  "thing.play(row=0, col=1, mark='X')\n"
                  "assert thing.winner in (None, False, '', ' ', 0)"),
            scene("not_full_after_one", "assert not thing.is_full\n"
                  "thing.play(row=0, col=0, mark='X')\nassert not thing.is_full"),
            scene("full_after_nine", FULL + "\nassert thing.is_full", unless="columns 7"),
            scene("taken_cell_is_said", TAKEN, guard="play"),
        ),
        {},
        words("gravity drop connect four size n width height turn turns current "
              "current_player next_player last previous minus_one="),
        anywhere=words("play winner is_full"),
    ),
    ClassIntent(
        "pastimes.board_by_turns",
        "X begins, the marks alternate, and three in a row, a column or a diagonal win.",
        ("tic tac toe", "tictactoe", "tic tac toe game", "tic tac toe board", "morpion"),
        {
            "play": "play place make_move move put jouer",
            "winner": "winner get_winner check_winner gagnant",
            "is_full": "is_full full() board_full est_plein is_board_full",
        },
        (
            scene("row_by_turns", by_turns((1, 0), (1, 1), (1, 2), other=((0, 0), (2, 2)))),
            scene("column_by_turns", by_turns((0, 2), (1, 2), (2, 2), other=((0, 0), (1, 0)))),
            scene("diagonal_by_turns", by_turns((0, 0), (1, 1), (2, 2), other=((0, 1), (0, 2)))),
            scene("other_diagonal_by_turns",
                  by_turns((0, 2), (1, 1), (2, 0), other=((0, 0), (0, 1)))),
            scene("no_winner_at_first", "assert thing.winner in (None, False, '', ' ', 0)"),
            scene("not_full_at_first", "assert not thing.is_full"),
            scene("three_are_no_line", by_turns((0, 0), (1, 1), (1, 0), other=((0, 1), (2, 2)))
                  .replace("('X', 'x', 1, True)", "(None, False, '', ' ', 0)")),
            scene("second_player_wins", by_turns((0, 0), (0, 1), (2, 2), other=((1, 0), (1, 1)))
                  .replace("assert", "thing.play(row=1, col=2)\nassert")
                  .replace("('X', 'x', 1, True)", "('O', 'o', '0', 0, 2, -1, True)")),
            scene("not_full_after_one_turn", "thing.play(row=0, col=0)\nassert not thing.is_full"),
            scene("full_after_nine_turns", FULL_BY_TURNS + "assert thing.is_full"),
            scene("taken_cell_is_said", TAKEN.replace(", mark='X'", "")
                  + "assert (first, second) != (True, True)", guard="play"),
        ),
        {},
        words("gravity drop connect four size n width height minus_one="),
    ),
]  # fmt: skip
