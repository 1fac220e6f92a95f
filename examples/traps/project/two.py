from one import first


def second():
    return first
