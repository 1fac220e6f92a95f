"""Reading the corpus of suites that try to look green."""

from pathlib import Path

FOLDER = Path(__file__).parents[1] / "corpus" / "hostile_suites"
NAMES = sorted(path.stem for path in FOLDER.glob("*.txt"))
TEST_FILE = "tests/test_calc.py"
TEST = f"{TEST_FILE}::test_add"
BASE = {
    "calc.py": "def add(a, b):\n    return a - b\n",
    TEST_FILE: "from calc import add\n\n\ndef test_add():\n    assert add(1, 2) == 3\n",
}
RIGHT = {"calc.py": "def add(a, b):\n    return a + b\n"}


def project(name):
    """Return {path: text} of a case: the base, with the files of the case over it."""
    files = dict(BASE)
    _, *parts = (FOLDER / f"{name}.txt").read_text("utf-8").split("=== ")
    for part in parts:
        path, _, text = part.partition("\n")
        files[path] = text
    return files
