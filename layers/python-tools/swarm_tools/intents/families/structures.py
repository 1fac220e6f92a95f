"""Stacks, queues, accounts and counters."""

from swarm_tools.intents.model import ClassIntent, words

INTENTS = [
    ClassIntent(
        "structures.stack",
        "A stack gives back the last element first.",
        ("stack",),
        {
            "push": ("push", "add", "empiler"),
            "pop": ("pop", "remove", "depiler"),
            "peek": ("peek", "top"),
            "is_empty": ("is_empty", "isEmpty", "empty", "est_vide"),
            "size": ("size", "length", "taille", "__len__"),
        },
        {"push": 1},
        (
            (
                "last_in_first_out",
                ("push", "pop"),
                (
                    "thing.{push}(1)",
                    "thing.{push}(2)",
                    "thing.{push}(3)",
                    "assert [thing.{pop}(), thing.{pop}(), thing.{pop}()] == [3, 2, 1]",
                ),
            ),
            (
                "peek_keeps_the_element",
                ("push", "peek"),
                (
                    "thing.{push}(1)",
                    "thing.{push}(2)",
                    "assert thing.{peek}() == 2",
                    "assert thing.{peek}() == 2",
                ),
            ),
            ("empty_at_first", ("is_empty",), ("assert thing.{is_empty}()",)),
            (
                "not_empty_after_push",
                ("push", "is_empty"),
                ("thing.{push}(1)", "assert not thing.{is_empty}()"),
            ),
            (
                "not_empty_after_two",
                ("push", "is_empty"),
                ("thing.{push}(1)", "thing.{push}(2)", "assert not thing.{is_empty}()"),
            ),
            (
                "size_counts",
                ("push", "size"),
                (
                    "assert thing.{size}() == 0",
                    "thing.{push}(1)",
                    "thing.{push}(2)",
                    "assert thing.{size}() == 2",
                ),
            ),
        ),
        {"capacity": 10, "max": 10, "size": 10, "limit": 10},
        words("min queue"),
        silent={"pop": "peek"},
    ),
    ClassIntent(
        "structures.queue",
        "A queue gives back the first element first.",
        ("queue", "fifo", "file"),
        {
            "put": ("enqueue", "push", "add", "put", "enfiler"),
            "take": ("dequeue", "pop", "remove", "get", "defiler"),
            "peek": ("peek", "front"),
            "is_empty": ("is_empty", "isEmpty", "empty", "est_vide"),
            "size": ("size", "length", "taille", "__len__"),
        },
        {"put": 1},
        (
            (
                "first_in_first_out",
                ("put", "take"),
                (
                    "thing.{put}(1)",
                    "thing.{put}(2)",
                    "thing.{put}(3)",
                    "assert [thing.{take}(), thing.{take}(), thing.{take}()] == [1, 2, 3]",
                ),
            ),
            (
                "peek_keeps_the_element",
                ("put", "peek"),
                (
                    "thing.{put}(1)",
                    "thing.{put}(2)",
                    "assert thing.{peek}() == 1",
                    "assert thing.{peek}() == 1",
                ),
            ),
            ("empty_at_first", ("is_empty",), ("assert thing.{is_empty}()",)),
            (
                "not_empty_after_adding",
                ("put", "is_empty"),
                ("thing.{put}(1)", "assert not thing.{is_empty}()"),
            ),
            (
                "not_empty_after_two",
                ("put", "is_empty"),
                ("thing.{put}(1)", "thing.{put}(2)", "assert not thing.{is_empty}()"),
            ),
            (
                "size_counts",
                ("put", "size"),
                (
                    "assert thing.{size}() == 0",
                    "thing.{put}(1)",
                    "thing.{put}(2)",
                    "assert thing.{size}() == 2",
                ),
            ),
        ),
        {"capacity": 10, "max": 10, "size": 10, "limit": 10},
        words("priority lifo last deque heapq heap sort"),
        silent={"take": "peek"},
    ),
    ClassIntent(
        "structures.bank_account",
        "Deposits add to the balance, withdrawals take from it.",
        ("bank account", "account", "compte bancaire", "savings account", "compte"),
        {
            "deposit": ("deposit", "deposer"),
            "withdraw": ("withdraw", "retirer"),
            "balance": ("get_balance", "getBalance", "check_balance", "solde", "get_solde"),
        },
        {"deposit": 1, "withdraw": 1},
        (
            (
                "deposit_adds",
                ("deposit", "balance"),
                (
                    "before = thing.{balance}()",
                    "thing.{deposit}(50)",
                    "assert thing.{balance}() == pytest.approx(before + 50)",
                ),
            ),
            (
                "withdraw_takes",
                ("deposit", "withdraw", "balance"),
                (
                    "thing.{deposit}(100)",
                    "before = thing.{balance}()",
                    "thing.{withdraw}(30)",
                    "assert thing.{balance}() == pytest.approx(before - 30)",
                ),
            ),
            (
                "two_deposits",
                ("deposit", "balance"),
                (
                    "before = thing.{balance}()",
                    "thing.{deposit}(10)",
                    "thing.{deposit}(20)",
                    "assert thing.{balance}() == pytest.approx(before + 30)",
                ),
            ),
            (
                "no_more_than_there_is",
                ("deposit", "withdraw", "balance"),
                (
                    "before = thing.{balance}()",
                    "try:",
                    "    thing.{withdraw}(before + 1000)",
                    "except Exception:  # any refusal will do",
                    "    pass",
                    "assert thing.{balance}() == pytest.approx(before)",
                ),
            ),
        ),
        {
            "owner": "Ada",
            "name": "Ada",
            "holder": "Ada",
            "titulaire": "Ada",
            "balance": 100,
            "solde": 100,
            "number": "12345",
            "amount": 100,
            "initial": 100,
        },
        words("overdraft fee fees interest limit credit pin decouvert commission currency"),
        guarded={"no_more_than_there_is": "withdraw"},
    ),
    ClassIntent(
        "structures.counter",
        "A counter goes up and down by one.",
        ("counter", "compteur"),
        {
            "up": ("increment", "up", "incrementer", "inc"),
            "down": ("decrement", "down", "dec"),
            "value": ("get_value", "get_count", "value", "get", "count", "current"),
        },
        {},
        (
            (
                "increment",
                ("up", "value"),
                (
                    "before = thing.{value}()",
                    "thing.{up}()",
                    "thing.{up}()",
                    "assert thing.{value}() == before + 2",
                ),
            ),
            (
                "decrement",
                ("up", "down", "value"),
                (
                    "thing.{up}()",
                    "thing.{up}()",
                    "before = thing.{value}()",
                    "thing.{down}()",
                    "assert thing.{value}() == before - 1",
                ),
            ),
        ),
        {},
        words("words step word by"),
    ),
]
