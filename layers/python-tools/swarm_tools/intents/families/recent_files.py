"""Lists of the files that were opened last."""

from swarm_tools.intents.model import ClassIntent, scene, words

OPENED = "for name in {0}:\n    thing.open(name)\n"
OLD_FIRST = "oldest oldest_first ascending append_order chronological"


def listed(names: list[str], want: list[str]) -> str:
    """Return the check of the files after some were opened."""
    return (
        OPENED.format(names) + "result = list(thing.files)\n"
        "if any(not isinstance(one, str) for one in result):\n    return\n"
        "result = [one.split()[-1] for one in result]  # they may be numbered\n"
        f"assert result == {want}"
    )


INTENTS = [
    ClassIntent(
        "recent_files.list",
        "The files that were opened last come first, each of them once, and no more than a "
        "maximum of them is kept: the oldest drop out.",
        ("recent files", "recent file list", "recent list", "recent items", "recent documents",
         "recently opened", "fichiers recents", "recents", "recently viewed", "recent",
         "recent file", "recently used", "documents recents", "recent searches", "mru", "mru list",
         "recently used list", "recently opened files", "most recently used", "recent projects",
         "recently used files", "recent pages", "recently viewed items", "liste recents"),
        {
            "open": "open add touch opened visit add_file open_file push record ajouter ouvrir use "
            "view search viewed used remember note",
            "files": "files() items() as_list list() get_files recent() get_recent all() to_list "
            "get_all fichiers() entries() get_items list_files get_list liste() documents() "
            "__iter__ names() paths() recents() menu() listing()",
            "newest": "latest() most_recent() newest() last() dernier() get_latest last_opened",
            "count": "__len__ count() size() nombre()",
            "has": "__contains__ contains has",
        },
        (
            scene("newest_first", listed(["a", "b", "c"], ["c", "b", "a"]), unless=OLD_FIRST),
            scene("opened_again", listed(["a", "b", "c", "a"], ["a", "c", "b"]), unless=OLD_FIRST),
            scene("opened_again_between", listed(["a", "b", "c", "b"], ["b", "c", "a"]),
                  unless=OLD_FIRST),
            scene("opened_twice", listed(["a", "b", "b"], ["b", "a"]), unless=OLD_FIRST),
            scene("last_one", OPENED.format(["a", "c", "b"]) + "assert thing.newest == 'b'"),
            scene("last_one_again", OPENED.format(["a", "c", "b", "a"])
                  + "assert thing.newest == 'a'"),
            scene("counted_once", OPENED.format(["a", "b", "a"]) + "assert thing.count == 2"),
            scene("oldest_drop_out", "thing = make(most_kept=3)\n"
                  + listed(["a", "b", "c", "d", "e"], ["e", "d", "c"]), unless=OLD_FIRST),
            scene("as_many_as_may_be", "thing = make(most_kept=3)\n"
                  + listed(["a", "b", "c"], ["c", "b", "a"]), unless=OLD_FIRST),
            scene("again_when_full", "thing = make(most_kept=3)\n"
                  + listed(["a", "b", "c", "a", "d"], ["d", "a", "c"]), unless=OLD_FIRST),
            scene("count_is_bounded", "thing = make(most_kept=3)\n"
                  + OPENED.format(["a", "b", "c", "d"]) + "assert thing.count == 3"),
            scene("dropped", "thing = make(most_kept=2)\n" + OPENED.format(["a", "b", "c"])
                  + "assert thing.has('b')\nassert thing.has('c')\nassert not thing.has('a')"),
        ),
        {},
        words("duplicates_allowed pinned pin epingle key value default ttl expire seconds "
              "case_insensitive lower abspath realpath resolve normcase pathlib"),
    ),
]  # fmt: skip
