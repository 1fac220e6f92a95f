from two import second


def first():
    return second()
