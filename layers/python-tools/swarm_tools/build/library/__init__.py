"""Reference implementations by family: plain functions and classes that `..catalog` copies from.

A name that begins with an underscore is a helper; everything else has an intent whose tests it
passes. What a function needs of its module goes with it.
"""
