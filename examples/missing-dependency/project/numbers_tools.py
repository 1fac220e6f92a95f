def find_minimum(values):
    smallest = 0
    for value in values:
        if value < smallest:
            smallest = value
    return smallest


def square(x):
    return x * 2
