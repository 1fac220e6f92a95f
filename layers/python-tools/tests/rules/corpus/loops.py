def countdown(n):
    result = []
    while n > 0:
        result.append(n)
        n -= 1
    return result
def sum_to(n):
    total = 0
    i = 1
    while i <= n:
        total += i
        i += 1
    return total
def first_even(xs):
    for x in xs:
        if x % 2 != 0:
            continue
        else:
            return x
    return None
def has_negative(xs):
    flag = False
    for x in xs:
        if x < 0:
            flag = True
            break
    return flag
def collatz(n):
    steps = 0
    while n != 1:
        if n % 2 == 0:
            n = n // 2
        else:
            n = 3 * n + 1
        steps += 1
        pass
    return steps
