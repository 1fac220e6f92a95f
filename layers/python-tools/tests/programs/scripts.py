"""Small programs of ours, and how each ends: (end, line, more)."""

from __future__ import annotations

SCRIPTS: dict[str, tuple[str, tuple]] = {
    "prints.py": ("print(2 + 2)\n", ("ended", 0, "4\n")),
    "leaves.py": ("import sys\nprint('done')\nsys.exit()\n", ("ended", 0, "done\n")),
    "forks.py": (
        "from multiprocessing import Pool\n\n\ndef more(n):\n    return n + 1\n\n\n"
        'if __name__ == "__main__":\n    with Pool(2) as pool:\n'
        "        print(pool.map(more, [1, 2]))\n",
        ("ended", 0, "[2, 3]\n"),
    ),
    "lengths.py": (
        "def size(word):\n    return len(len(word))\n\n\nprint(size('sun'))\n",
        ("crashed", 2, "TypeError"),
    ),
    "while_handling.py": (
        "try:\n    open('missing.txt')\nexcept OSError:\n    print(eror)\n",
        ("crashed", 4, "NameError"),
    ),
    "checks_itself.py": ("assert sum([1, 2]) == 4\n", ("crashed", 1, "AssertionError")),
    "demonstrates.py": (
        "print(1)\nprint(1 / 0)\n",
        ("crashed, perhaps meant", 2, "ZeroDivisionError"),
    ),
    "killed.py": ("import ctypes\nctypes.string_at(0)\n", ("crashed, perhaps meant", 0, "SIGSEGV")),
    "asks.py": ("name = input('Name? ')\nprint('Hello', name)\n", ("waits_for_input", 1, "")),
    "reads_a_number.py": (
        "import sys\n\nrow = sys.stdin.readline()\nprint(int(row) * 2)\n",
        ("waits_for_input", 3, ""),
    ),
    "asks_again.py": (
        "while True:\n    try:\n        number = int(input())\n        break\n"
        "    except (ValueError, EOFError):\n        print('A number, please')\n",
        ("waits_for_input", 3, ""),
    ),
    "counts.py": ("count = 0\nwhile True:\n    count += 1\n", ("never_ends", 0, "")),
    "sleeps.py": (
        "import time\n\nfor _ in iter(int, 1):\n    time.sleep(60)\n",
        ("never_ends", 4, ""),
    ),
    "in_a_thread.py": (
        "import threading\nimport time\n\n\ndef watch():\n    while True:\n"
        "        time.sleep(1)\n\n\nthreading.Thread(target=watch).start()\n",
        ("never_ends", 0, ""),
    ),
    "first_argument.py": ("import sys\n\nprint(sys.argv[1])\n", ("needs_arguments", 3, "")),
    "two_arguments.py": (
        "import sys\n\n_, first, second = sys.argv\nprint(first + second)\n",
        ("needs_arguments", 3, ""),
    ),
    "says_usage.py": (
        "import sys\n\nif len(sys.argv) < 2:\n    print('usage: FILE')\n    sys.exit(1)\n",
        ("needs_arguments", 3, ""),
    ),
    "parses.py": (
        "import argparse\n\nparser = argparse.ArgumentParser()\nparser.add_argument('file')\n"
        "print(parser.parse_args().file)\n",
        ("needs_arguments", 0, ""),
    ),
    "reads_a_file.py": (
        "with open('data.csv') as rows:\n    print(rows.read())\n",
        ("lacks", 1, ("file", "data.csv")),
    ),
    "fetches.py": (
        "import urllib.request\n\nurllib.request.urlopen('http://example.org/rates')\n",
        ("lacks", 3, ("network", "example.org:80")),
    ),
    "imports.py": ("import not_there\n", ("lacks", 1, ("module", "not_there"))),
    "draws.py": ("import tkinter\n\ntkinter.Tk().mainloop()\n", ("lacks", 0, None)),
    "wants_a_key.py": (
        "import os\n\nprint(os.environ['API_KEY'])\n",
        ("lacks", 3, ("variable", "API_KEY")),
    ),
    "says_three.py": ("import sys\n\nsys.exit(3)\n", ("exits_with_code", 0, 3)),
    "at_once.py": ("import os\n\nos._exit(4)\n", ("exits_with_code", 0, 4)),
}
