"""Runs a text of our own corpus and records what a caller can see of it."""

from __future__ import annotations

import contextlib
import io
import tempfile
import types
import warnings


def observe(text: str, case: str) -> tuple[str, str]:
    """Return what one expression gives in a fresh module of a text, and what is printed.

    Only for sources that this folder holds: they are executed in this process.
    """
    module = types.ModuleType("corpus_module")
    printed = io.StringIO()
    with (
        warnings.catch_warnings(),
        contextlib.redirect_stdout(printed),
        tempfile.TemporaryDirectory() as folder,
    ):
        warnings.simplefilter("ignore")
        exec(compile(text, "corpus", "exec", dont_inherit=True), module.__dict__)
        module.__dict__["TMP"] = folder
        try:
            value = repr(eval(case, module.__dict__))
        except Exception as error:
            value = f"{type(error).__bases__} {error}"
    return value, printed.getvalue()


def public_names(text: str) -> set[str]:
    """Return the public names a module has after it ran, imported modules left out."""
    module = types.ModuleType("corpus_module")
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore")
        exec(compile(text, "corpus", "exec", dont_inherit=True), module.__dict__)
    found = set()
    for name, value in vars(module).items():
        if name.startswith("_") or isinstance(value, types.ModuleType):
            continue
        if getattr(value, "__module__", "corpus_module") != "corpus_module":
            continue
        found.add(name)
        if isinstance(value, type):
            found.update(f"{name}.{part}" for part in vars(value) if not part.startswith("_"))
    return found
