import math, sys
def isPrime(n):
    if n < 2: return False
    for i in range(2, int(math.sqrt(n)) + 1):
        if n % i == 0:
            return False
    return True
def primesUpTo(n):
    result = []
    i = 2
    while i <= n:
        if isPrime(i) == True:
            result.append(i)
        i = i + 1
    return result
def factorial(n):
    if n == 0 or n == 1:
        return 1
    else:
        return n * factorial(n-1)
def fib(n, cache={}):
    if n in cache:
        return cache[n]
    if n < 2: return n
    cache[n] = fib(n-1) + fib(n-2)
    return cache[n]
def gcd(a,b):
    while(b):
        a,b = b,a%b
    return a
