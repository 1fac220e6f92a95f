"""What a forged test of an object has: the steps that it needs, and no more."""

import ast

STACK = '''
class Stack:
    """Last in, first out."""

    def __init__(self):
        self.items = []

    def push(self, item):
        self.items.append(item)

    def size(self):
        return len(self.items)

    def pop(self):
        if not self.items:
            raise IndexError("nothing is left")
        return self.items.pop()

    def __eq__(self, other):
        return isinstance(other, Stack) and self.items == other.items

    def __getstate__(self):
        return {"items": list(self.items)}
'''


def steps(function):
    """Return the statements of a test before what it looks at."""
    return [ast.unparse(stmt) for stmt in function.body if isinstance(stmt, ast.Expr)]


def test_steps_that_change_nothing_are_left_out(step):
    files = {"stack.py": STACK}
    suite = step("forge_generate", files, {"paths": ["stack.py"], "seconds": 12})
    text = suite["files"]["tests/test_stack.py"]
    tests = [
        node
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    asked = ("subject.size()", "subject == ", "repr(", "copy.copy")
    found = [
        row
        for test in tests
        for row in steps(test)
        if row.startswith(asked) and "_raises_" not in test.name
    ]
    assert len(tests) > 5
    assert not found
    assert any("subject.push(" in row for test in tests for row in steps(test))


def test_objects_are_compared_with_others_of_their_class_and_copied(step):
    files = {"stack.py": STACK}
    suite = step("forge_generate", files, {"paths": ["stack.py"], "seconds": 12})
    text = suite["files"]["tests/test_stack.py"]
    assert "subject == module.Stack()" in text
    assert "copy.copy(subject)" in text
    assert "__getstate__" not in text
    run = step("forge_run", files, {"paths": ["stack.py"], "shuffles": 1}, {"suite": suite})
    assert run["counts"]["failed"] + run["counts"]["errors"] == 0
