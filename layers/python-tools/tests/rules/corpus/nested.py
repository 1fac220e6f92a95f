def makeCounter():
    count = 0
    def increment():
        nonlocal count
        count += 1
        return count
    return increment
def compose(f, g):
    def innerFunc(x):
        return f(g(x))
    return innerFunc
def memoize(func):
    cache = {}
    def wrapper(*args):
        if args in cache:
            return cache[args]
        else:
            val = func(*args)
            cache[args] = val
            return val
    return wrapper
@memoize
def slowSquare(n):
    return n*n
def process(data, callback=None):
    if callback != None:
        data = [callback(d) for d in data]
    return data
def safeDiv(a, b):
    try:
        result = a / b
    except ZeroDivisionError as e:
        print("error")
        return None
    else:
        return result
