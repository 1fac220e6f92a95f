for _ in range(100):
    print("x" * 1024 * 1024)


def shout(text):
    return text.upper()
