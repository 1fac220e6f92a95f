def count_up_to(limit):
    result = []
    i = 0
    while i < limit:
        result.append(i)
        i -= 1
    return result


def factorial(n):
    result = 1
    while n > 1:
        result *= n
    return result


def sum_of_digits(number):
    total = 0
    while number > 0:
        total += number % 10
        number = number / 10
    return total
