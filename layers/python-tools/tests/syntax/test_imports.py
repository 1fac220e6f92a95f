"""Imports that stop short."""

import pytest
from meant import assert_meant


@pytest.mark.parametrize(
    ("broken", "meant", "rest"),
    [
        ("from math import", "from math import floor, sqrt", "print(sqrt(2), floor(3.5))"),
        ("from math import  # roots", "from math import sqrt", "print(sqrt(2))"),
        ("from math import ()", "from math import sqrt", "print(sqrt(2))"),
        ("from math import (\n)", "from math import sqrt", "print(sqrt(2))"),
        ("from math", "from math import sqrt", "print(sqrt(2))"),
        (
            "from math import\nfrom collections import",
            "from math import sqrt\nfrom collections import Counter",
            "print(sqrt(2), Counter('a'))",
        ),
        ("import sys\nfrom json import", "import sys", "print(sys.argv)"),
        ("import", "import json", "print(json.dumps([1]))"),
        ("import numpy as", "import numpy as np", "print(np.zeros(3))"),
        ("from tools import helper as", "from tools import helper as h", "print(h(3))"),
        (
            "from .model import",
            "from .model import Base, shown",
            "class B(Base):\n    pass\nb = B()\nprint(f'{shown(b)}')",
        ),
        (
            "from datetime import",
            "from datetime import date",
            "def age(born):\n    today = date.today()\n    return (today - born).days",
        ),
    ],
)
def test_an_import_without_names_takes_those_that_the_file_lacks(broken, meant, rest):
    assert_meant(f"{broken}\n{rest}\n", f"{meant}\n{rest}\n")
    assert_meant(f"{broken}\n{rest}\nx = (1\ny = 2\n", f"{meant}\n{rest}\nx = 1\ny = 2\n")


def test_an_import_within_a_function_is_finished_or_dropped():
    used = "def f():\n    from math import{}\n    return sqrt(2)\n"
    assert_meant(used.format(""), used.format(" sqrt"))
    assert_meant("def f():\n    from math import\n    return 1\n", "def f():\n    return 1\n")
