"""Executable specifications: what functions of well-known names compute.

`identify` finds the specification of a function by its name, signature and docstring. Its samples
(`Identified.rows`) are run elsewhere, in the sandbox; `Identified.judge` says from the outcomes
whether the function agrees with one variant of the reference.
"""

from .identified import Identified
from .identify import identify, named
from .judgement import Expected, Judgement
from .model import Specification, Variant
from .registry import registry, themes

__all__ = [
    "Expected",
    "Identified",
    "Judgement",
    "Specification",
    "Variant",
    "identify",
    "named",
    "registry",
    "themes",
]
