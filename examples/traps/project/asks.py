name = input("Who are you? ")
print("Hello " + name)


def is_odd(n):
    return n % 2 == 0
