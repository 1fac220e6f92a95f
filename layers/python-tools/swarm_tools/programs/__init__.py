"""Running the files of a project that are programs, and saying how each ends.

Nothing is imported here: a child that runs a program starts with little.
"""
