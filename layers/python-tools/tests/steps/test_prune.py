"""Tests that are taken out leave no gap and no empty shell."""

from swarm_tools.testgen.prune import without_tests

TEXT = '''"""D."""

from a import f


def test_a():
    assert f(1)


def test_b():
    assert f(2)


class TestX:
    """X."""

    def test_c(self):
        assert f(3)

    def test_d(self):
        assert f(4)
'''
PATH = "tests/test_a.py"


def pruned(*names):
    return without_tests({PATH: TEXT}, [f"{PATH}::{name}" for name in names])


def test_the_last_ones_leave_no_blank_lines_at_the_end():
    text = pruned("test_b", "TestX::test_c", "TestX::test_d")[PATH]
    assert text == TEXT[: TEXT.index("\n\n\ndef test_b")] + "\n"


def test_the_first_ones_leave_the_usual_distance():
    text = pruned("test_a", "TestX::test_c")[PATH]
    assert "from a import f\n\n\ndef test_b" in text
    assert '    """X."""\n\n    def test_d' in text


def test_a_file_without_tests_goes():
    assert pruned("test_a", "test_b", "TestX::test_c", "TestX::test_d") == {}
