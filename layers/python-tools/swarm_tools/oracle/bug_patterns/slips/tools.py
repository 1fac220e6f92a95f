"""The functions that the tests of slips share, as text at the head of a test file."""

from __future__ import annotations

TOOLS = '''

def shown(value, depth=6):
    """Return what can be seen of a value; objects are seen by their attributes."""
    if isinstance(value, dict):
        pairs = [(shown(k, depth - 1), shown(v, depth - 1)) for k, v in value.items()]
        return ("dict", pairs) if depth else "dict"
    if isinstance(value, (list, tuple)):
        return [shown(v, depth - 1) for v in value] if depth else "list"
    if isinstance(value, (set, frozenset)):
        return sorted(repr(v) for v in value)
    if hasattr(value, "__dict__") and not isinstance(value, type) and not callable(value):
        parts = shown(vars(value), depth - 1) if depth else ""
        return (type(value).__name__, parts)
    return repr(value)


def tried(call, *args):
    """Return what a call gives and its error; one that does not end is stopped.

    Whoever traces the program already has limits of his own, and needs to see the call.
    """
    before, steps, out = sys.gettrace(), [0], io.StringIO()

    def watch(frame, event, arg):
        steps[0] += 1
        if steps[0] > 30000:
            raise EndlessError
        return watch

    try:
        with contextlib.redirect_stdout(out):
            sys.settrace(before or watch)
            result = call(*args)
            if isinstance(result, types.GeneratorType):
                result = list(itertools.islice(result, 100))
        return result, None
    except EndlessError as error:
        return None, error
    except Exception as error:
        return None, error
    finally:
        sys.settrace(before)


def given(call, *args):
    """Return what can be seen of a call's result, or None when it refuses the arguments."""
    result, error = tried(call, *copy.deepcopy(args))
    return None if error else ("gives", shown(result))


def lived(cls, args, events=()):
    """Return an object to which things have happened; what it refuses has not."""
    thing, error = tried(cls, *copy.deepcopy(args))
    if error:
        return None
    for name, more in events:
        tried(getattr(thing, name, None), *copy.deepcopy(more))
    return thing


def unwrapped(function):
    """Return the function behind a property, a method or a decorator."""
    function = inspect.unwrap(getattr(function, "fget", None) or function)
    return getattr(function, "__func__", function)


def codes_of(function):
    """Return the code of a function and of all functions within it."""
    codes = [unwrapped(function).__code__]
    for code in codes:
        codes += [c for c in code.co_consts if isinstance(c, types.CodeType)]
    return codes


def unknown_names(function):
    """Return the names that a function reads and nobody gives a value."""
    known = {*unwrapped(function).__globals__, *dir(builtins)}
    return sorted({
        i.argval
        for code in codes_of(function)
        for i in dis.get_instructions(code)
        if i.opname in ("LOAD_GLOBAL", "LOAD_NAME") and i.argval not in known
    })


def unread_names(function):
    """Return the local names that neither a function nor one within it ever reads."""
    local, found = set(), set()
    for code in codes_of(function):
        local.update(code.co_varnames, code.co_cellvars)
        for i in dis.get_instructions(code):
            if i.opname.startswith("STORE_FAST_LOAD_FAST"):
                found.add(i.argval[1])
            elif i.opname.startswith(("LOAD_FAST", "LOAD_DEREF")) and "CLEAR" not in i.opname:
                found.update(i.argval if isinstance(i.argval, tuple) else (i.argval,))
    return local - found


class EndlessError(BaseException):
    """A call took too many steps."""
'''
IMPORTS = (
    "builtins", "contextlib", "copy", "dis", "importlib", "inspect", "io", "itertools", "sys",
    "types",
)  # fmt: skip
MARKS = ("tried(", "given(", "lived(", "unknown_names(", "unread_names(")


def needs_tools(lines: list[str]) -> bool:
    """Say whether tests use the shared functions."""
    return any(mark in line for line in lines for mark in MARKS)
