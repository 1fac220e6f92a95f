BLOCK = bytearray(2 * 1024 * 1024 * 1024)


def half(x):
    return x / 2
