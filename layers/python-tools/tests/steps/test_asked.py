"""What is not asked for stays as it is, byte for byte."""

import base64
import difflib

import pytest

from swarm_tools.contracts import OrderError, WorkOrder
from swarm_tools.rules.registry import concerns
from swarm_tools.sandbox import Limits
from swarm_tools.steps import load_steps
from swarm_tools.workspace import Workspace

MESSY = b"""import os, sys
import json


class basket:
    def __init__( self , items = [] ):
        self.items=items

    def addItem(self,item):
        self.items.append( item )
        return self.items

def total( prices ) :
    Sum = 0
    for p in prices:
      Sum = Sum - p
    if Sum == None: return 0
    return(Sum)@@

def loud(Word):
    print(sys.argv)
    unused = 1
    return  Word.upper( )
""".replace(b"@@", b"  ")
TESTS = b"""from shop import total, basket


def test_total():
    assert total([2, 3]) == 5
    assert total([]) == 0


def test_total_of_one():
    assert total([7]) == 7


def test_baskets():
    basket().addItem(1)
    assert basket().addItem(2) == [2]
"""


@pytest.fixture
def fixed():
    def fixed(source, tests=TESTS, **params):
        params = {name: value for name, value in params.items() if value is not None}
        with Workspace() as workspace:
            (workspace.root / "shop.py").write_bytes(source)
            (workspace.root / "test_shop.py").write_bytes(tests)
            order = WorkOrder("fix", params, {}, Limits())
            result = load_steps()["fix"](order, workspace).result
        for edit in result["edits"]:
            assert edit["path"] == "shop.py"
            data = edit["content"]
            return base64.b64decode(data) if edit["encoding"] == "base64" else data.encode()
        return source

    return fixed


def off(*chosen, but=()):
    return sorted(n for n, c in concerns().items() if c not in chosen and n not in but)


def changed(before, after):
    """Return the lines that went and those that came, with their ends."""
    rows = difflib.ndiff(before.splitlines(True), after.splitlines(True))
    rows = [row for row in rows if row[:1] in "+-"] if before != after else []
    went = [row[2:] for row in rows if row.startswith("-")]
    return went, [row[2:] for row in rows if row.startswith("+")]


BUGS = [
    "    def __init__( self , items = [] ):\n",
    "        self.items=items\n",
    "      Sum = Sum - p\n",
]


def only_repair():
    return {"concerns": ["repair"], "rules_off": off("repair")}


def text(data):
    return data.decode("utf-8", "surrogateescape")


def test_only_the_lines_of_the_bugs_change(fixed):
    after = fixed(MESSY, **only_repair())
    went, came = changed(text(MESSY), text(after))
    assert went == BUGS
    assert len(came) == 3 and came[2] == "      Sum = Sum + p\n"


@pytest.mark.parametrize(
    "source",
    [
        MESSY.replace(b"\n", b"\r\n"),
        b"\xef\xbb\xbf" + MESSY,
        MESSY.replace(b"Word.upper( )\n", b"Word.upper( )"),
        MESSY.replace(b"import json\n", b"import json\r\n").replace(
            b"unused = 1\n", b"unused = 1\r"
        ),
        b"# -*- coding: latin-1 -*-\n# \xe9t\xe9\n" + MESSY,
    ],
    ids=["crlf", "bom", "no-last-newline", "mixed-ends", "latin-1"],
)
def test_the_bytes_of_other_lines_stay(fixed, source):
    after = fixed(source, **only_repair())
    went, came = changed(source.decode("latin-1"), after.decode("latin-1"))
    assert [row.strip() for row in went] == [row.strip() for row in BUGS]
    assert len(came) == 3 and came[2].strip() == "Sum = Sum + p"


def test_a_file_that_does_not_parse_changes_where_it_does_not(fixed):
    source = MESSY.replace(b"def loud(Word):", b"def loud(Word)")
    after = fixed(source, **only_repair())
    went, _ = changed(text(source), text(after))
    assert went == [*BUGS, "def loud(Word)\n"]


def test_unused_imports_go_and_no_other_tidying_is_done(fixed):
    asked = {
        "concerns": ["repair", "tests", "clean"],
        "rules_off": off("repair", but=["unused-import"]),
    }
    after = fixed(MESSY, **asked)
    went, came = changed(text(MESSY), text(after))
    assert went[:2] == ["import os, sys\n", "import json\n"] and came[0] == "import sys\n"
    rest = changed(text(MESSY), text(fixed(MESSY, **only_repair())))
    assert (went[2:], came[1:]) == rest


def test_an_import_goes_though_the_rest_weighs_more_by_statement_then(fixed):
    asked = {"concerns": ["clean"], "rules_off": off(but=["unused-import"])}
    source = b"import os\ndef Shout( text ):\n  return text.upper( )   \n"
    assert fixed(source, b"", **asked) == source.replace(b"import os\n", b"")


def test_without_repairs_the_bug_stays(fixed):
    after = fixed(MESSY, concerns=["docs"], rules_off=off("docs"))
    went, came = changed(text(MESSY), text(after))
    assert went == []
    assert all('"' in row or row.strip() == "" or ":" in row or "." in row for row in came)
    assert b"Sum = Sum - p" in after
    assert b'"""' in after


def test_a_file_that_does_not_parse_is_left_where_no_repairs_are_asked_for(fixed):
    source = MESSY.replace(b"def loud(Word):", b"def loud(Word)")
    assert fixed(source, concerns=["docs"], rules_off=off("docs")) == source
    latin = MESSY + b"# \xe9t\xe9\n"
    assert fixed(latin, concerns=["docs"], rules_off=off("docs")) == latin


def test_what_would_only_be_tidied_up_is_no_repair(fixed):
    source = b"def total(prices, seen=[]):\n    return sum(prices) + len(seen)\n"
    tests = b"from shop import total\n\n\ndef test_total():\n    assert total([1]) == 1\n"
    assert fixed(source, tests, **only_repair()) == source
    assert b"None" in fixed(source, tests)


def test_a_concern_that_there_is_not_is_refused(fixed):
    with pytest.raises(OrderError, match="must be some of"):
        fixed(MESSY, concerns=["beauty"])
