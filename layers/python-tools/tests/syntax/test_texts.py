"""Where a string, a field of it or a conversion ends."""

import ast

import pytest
from meant import assert_meant

from swarm_tools.syntax.kinds import kind_clashes


@pytest.mark.parametrize(
    ("broken", "meant"),
    [
        ("{a: {b}", "{a}: {b}"),
        ("{a.real: {b:.2f}", "{a.real}: {b:.2f}"),
        ("{f(a): {b}", "{f(a)}: {b}"),
        ("{c[0]: {b}, {a}", "{c[0]}: {b}, {a}"),
        ("{a: {b: {f}", "{a}: {b}: {f}"),
        ("{a:{b}", "{a}:{b}"),
        ("{a - 1: {b}", "{a - 1}: {b}"),
        ("{a!r: {b}", "{a!r}: {b}"),
        ("{a:.2f: {b}", "{a:.2f}: {b}"),
        ("{a: is here", "{a}: is here"),
        ("Total {a:", "Total {a}:"),
        ("{a:>{width}", "{a:>{width}}"),
        ("{a:{width}", "{a:{width}}"),
        ("{a: >10 {b}", "{a: >10} {b}"),
        ("{a:.2f {b}", "{a:.2f} {b}"),
        ("{a:%H:%M {b}", "{a:%H:%M} {b}"),
    ],
)
def test_a_field_is_closed_where_its_expression_or_format_ends(broken, meant):
    program = 'a = b = width = 1\nc = [f]\nprint(f"{}")\n'
    assert_meant(program.replace("{}", broken), program.replace("{}", meant))


@pytest.mark.parametrize(
    ("broken", "meant"),
    [
        ("x = int(input('a') - 1", "x = int(input('a')) - 1"),
        ("x = int(input('a') * 2", "x = int(input('a')) * 2"),
        ("x = float(input('a') * 1.8 + 32", "x = float(input('a')) * 1.8 + 32"),
        ("x = int(input('a').strip() - 1", "x = int(input('a').strip()) - 1"),
        ("x = int(sys.argv[1] - 1", "x = int(sys.argv[1]) - 1"),
        ("x = len(items - 1", "x = len(items) - 1"),
        ("x = len(str(n) - 1", "x = len(str(n)) - 1"),
        ("x = ord(text - 97", "x = ord(text) - 97"),
        ("x = chr(ord(text) + 1", "x = chr(ord(text) + 1)"),
        ("print('n: ' + str(n + ' items')", "print('n: ' + str(n) + ' items')"),
        ("print('n: ' + str(n + 1)", "print('n: ' + str(n + 1))"),
        ("x = str(n + 1 + 'a'", "x = str(n + 1) + 'a'"),
        ("x = sum(items / len(items)", "x = sum(items) / len(items)"),
        ("x = round(float(input('a') / 3, 2)", "x = round(float(input('a')) / 3, 2)"),
        ("x = int(n / 2", "x = int(n / 2)"),
        ("x = int(items[0] - 1", "x = int(items[0] - 1)"),
        ("x = len(items + [1]", "x = len(items + [1])"),
        ("x = int(input('a') > 5", "x = int(input('a')) > 5"),
        ("x = abs(int(input('a')) - int(input('b'))", "x = abs(int(input('a')) - int(input('b')))"),
    ],
)
def test_a_parenthesis_closes_a_conversion_where_kinds_fit(broken, meant):
    program = "import sys\nn = 3\ntext = 'a'\nitems = [1, 2]\n{}\nprint(sys, n)\n"
    assert_meant(program.format(broken), program.format(meant))


@pytest.mark.parametrize(
    ("program", "end"),
    [
        (
            'def f(db):\n    db.execute("""\n        CREATE (\n            b\n        )\n    {})\n',
            '"""',
        ),
        ('def f():\n    print("""\nUsage: a\n  -x  do (it)\n    {})\nf()\n', '"""'),
        ("def f():\n    print('''\nUsage: a\n  -x  do (it)\n    {})\nf()\n", "'''"),
        ('x = dedent("""\n    Hello (you)\n    there\n{})\nprint(x)\n', '"""'),
        ('x = dict(a=1, b="""\n    one\n    two\n{})\nprint(x)\n', '"""'),
        ('x = db.run(f"""\n    SELECT {a}\n    {}).fetchall()\nprint(x)\n', '"""'),
        ('import db\na = 1\ndb.run("""\n    INSERT (?, ?)\n    {}, (a, 1))\nprint(db)\n', '"""'),
        ('x = [("""\na b\n{})]\nprint(x)\n', '"""'),
        ('x = ["""\n    one\n{}]\nclass A:\n    """Doc."""\n', '"""'),
        ('x = [\n    """\n    one\n    {}\n]\nprint(x)\n', '"""'),
        ('x = {\n    "a": """\n        one\n    {}\n}\nprint(x)\n', '"""'),
    ],
)
def test_a_string_ends_on_the_line_that_closes_its_call(program, end):
    broken = program.replace("    {}\n", "").replace("{}", "")
    assert_meant(broken, program.replace("{}", end))


def test_long_sums_and_long_fields_end_soon():
    assert not any(kind_clashes(ast.parse("x = " + " + ".join(["'a'"] * 900) + "\n")))
    field = "a" * 400
    assert_meant(
        f'print(f"{{{field} {{{field}: {{b}}")\n', f'print(f"{{{field}}} {{{field}}}: {{b}}")\n'
    )


@pytest.mark.parametrize(
    ("broken", "meant"),
    [
        ('a = ur"\\d"\n', 'a = r"\\d"\n'),
        ("a = UR'\\d'\n", "a = r'\\d'\n"),
        ('a = uR"""b\nc"""\n', 'a = R"""b\nc"""\n'),
        ('a = {u"a": ur"b", "c": ur\'d\'}\n', 'a = {"a": r"b", "c": r\'d\'}\n'),
        ('a = "four"  # not ur"x"\nb = ru"x"\n', 'a = "four"  # not ur"x"\nb = r"x"\n'),
        ('a = 10L\nb = ur"\\d+"\nprint "done", b\n', 'a = 10\nb = r"\\d+"\nprint("done", b)\n'),
        ('p = re.compile(ur"\\d", re.U)\nn = 0777\n', 'p = re.compile(r"\\d", re.U)\nn = 0o777\n'),
        ('if a <> ur"b":\n    print `a`\n', 'if a != r"b":\n    print(repr(a))\n'),
        ('raise ValueError, ur"a"\n', 'raise ValueError(r"a")\n'),
    ],
)  # fmt: skip
def test_the_unicode_prefix_of_a_raw_string_goes(broken, meant):
    assert_meant(broken, meant)
