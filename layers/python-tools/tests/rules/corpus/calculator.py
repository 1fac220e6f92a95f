import os, sys
import math

def Add(a,b):
    return a+b
def Subtract(a,b):
    return a-b
def Multiply(a, b) :
    result = a*b
    return result
def Divide(a,b):
    if b == 0:
        raise ValueError("Cannot divide by zero")
    else:
        return a/b
def isPositive(n):
    if n > 0:
        return True
    else:
        return False
def power(base, exp = 2):
    return math.pow(base,exp)
