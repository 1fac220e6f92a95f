"""Programs that are the same but for notes and layout."""

import pytest

from swarm_tools.validate.equal import same_program

TEXT = "import os\nimport sys\n\n\ndef f(n, m=1):\n    return (n + m)\n\n\nprint(sys.path, u'a')\n"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("import os\n", ""),
        ("(n, m=1)", "(n: int, m=1) -> int"),
        ("    return", "    '''Add.'''\n    return"),
        ("    return (n + m)", "    pass\n    return n + m"),
        ("u'a'", '"a"'),
        ("def f", "# It adds.\ndef f"),
    ],
)
def test_notes_and_layout_are_the_same(old, new):
    assert same_program(TEXT, TEXT.replace(old, new))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("import os", "import re"),
        ("n + m", "m + n"),
        ("m=1", "m=2"),
        ("def f", "def g"),
        ("print(sys.path", "print(sys.argv"),
        ("u'a'", "'b'"),
    ],
)
def test_other_changes_are_not(old, new):
    assert not same_program(TEXT, TEXT.replace(old, new))
