import pytest

from swarm_tools.programs.find import GivenError, acting, given_programs, programs_of
from swarm_tools.programs.model import Program


def test_programs_are_told_from_modules():
    texts = {
        "app.py": "def main():\n    pass\n\n\nif __name__ == '__main__':\n    main()\n",
        "report.py": "print(sum([1, 2]))\n",
        "spins.py": "while True:\n    pass\n",
        "helper.py": "import report_lib\nLOG = object()\n",
        "settings.py": "import os\nHOME = os.getcwd()\n",
        "plugins.py": "register('x')\n",
        "uses.py": "from plugins import x\n",
        "broken.py": "print(",
        "setup.py": "setup()\n",
    }
    assert programs_of(texts) == ["app.py", "report.py", "spins.py"]
    assert acting(texts) == sorted(
        {*programs_of(texts), "plugins.py", "settings.py", "setup.py"} | {"helper.py"}
    )


def test_a_run_that_names_no_file_is_of_the_only_program():
    wanted = [{"args": ["a"], "expect": "x"}, {"file": "b.py", "stdin": "1\n"}]
    assert given_programs(wanted, ["a.py"]) == [
        Program("a.py", ("a",), None, "x", given=True),
        Program("b.py", (), "1\n", None, given=True),
    ]
    for found in ([], ["a.py", "b.py"]):
        with pytest.raises(GivenError):
            given_programs(wanted, found)
