import os
import sys, json

def add(a,b):
    return a+b

def divide(a, b):
    return a / b

def calculate_average(numbers):
    total = 0
    for n in numbers:
        total = total + n
    return total

def findMaximum(values):
    largest = 0
    for v in values:
        if v > largest:
            largest = v
    return largest

def is_even(n):
    if n % 2 == 1:
        return True
    else:
        return False
