"""Imports that move to where their names are used."""

import pytest

from swarm_tools.rules.late_imports import late_import

HEAD = "import os\nfrom shop.cart import total\n\n"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (
            HEAD + "def f(x):\n    return total(x)\n",
            "import os\n\ndef f(x):\n    from shop.cart import total\n    return total(x)\n",
        ),
        (
            HEAD + 'class A:\n    def f(self):\n        """Say."""\n        return total(1)\n',
            'import os\n\nclass A:\n    def f(self):\n        """Say."""\n'
            "        from shop.cart import total\n        return total(1)\n",
        ),
        (
            "from .cart import total as t, tax\n\ndef f():\n    return t(1)\n\n"
            "def g():\n    def h():\n        return tax(2)\n    return h\n",
            "\ndef f():\n    from .cart import total as t\n    return t(1)\n\n"
            "def g():\n    from .cart import tax\n    def h():\n        return tax(2)\n"
            "    return h\n",
        ),
    ],
)
def test_an_import_moves_into_each_function_that_uses_it(before, after):
    assert late_import(before, "shop.page", False, ("shop.cart", "total")) == after


@pytest.mark.parametrize(
    "text",
    [
        HEAD + "class A(total):\n    pass\n",
        HEAD + "def f(x=total):\n    return total(x)\n",
        HEAD + "@total\ndef f(x):\n    return total(x)\n",
        HEAD + "def f(x: total):\n    return total(x)\n",
        HEAD + "def f(x: 'total'):\n    return total(x)\n",
        HEAD + "__all__ = ['total']\n\ndef f(x):\n    return total(x)\n",
        HEAD + "def f(x): return total(x)\n",
        HEAD + "def f(total):\n    return total(1)\n",
        HEAD + "def f(x):\n    return x\n",
        HEAD + "def f(x):\n    return total(x)\n\ntotal = 1\n",
        "import os; from shop.cart import total\n\ndef f(x):\n    return total(x)\n",
        "from shop.cart import *\n\ndef f(x):\n    return total(x)\n",
        "from other.cart import total\n\ndef f(x):\n    return total(x)\n",
    ],
)
def test_an_import_that_is_needed_at_the_top_or_is_another_stays(text):
    assert late_import(text, "shop.page", False, ("shop.cart", "total")) is None
