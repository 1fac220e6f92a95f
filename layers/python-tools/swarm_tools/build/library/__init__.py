"""Reference implementations by family: plain functions and classes that `..catalog` copies from.

A name that begins with an underscore is a helper; everything else is a function that a
specification identifies, or a class with examples in its docstring. What a function needs of its
module goes with it.
"""
