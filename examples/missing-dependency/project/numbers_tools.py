def find_minimum(values):
    smallest = 0
    for value in values:
        if value < smallest:
            smallest = value
    return smallest


def square(x):
    """Return x times itself.

    >>> square(3)
    9
    >>> square(-4)
    16
    """
    return x * 2
