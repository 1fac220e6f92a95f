import sys

count = int(sys.argv[1])


def double(x):
    return x + x
