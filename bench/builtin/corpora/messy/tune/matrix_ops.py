from math import *
import copy

def make(r, c, fill = 0):
    return [[fill for j in range(c)] for i in range(r)]

def transpose(A):
    R = len(A)
    C = len(A[0])
    T = make(C, R)
    for i in range(R):
        for j in range(C):
            T[j][i] = A[i][j]
    return T

def mult(A, B):
    if len(A[0]) != len(B):
        raise ValueError('shapes do not fit')
    N, M, K = len(A), len(B[0]), len(B)
    C = make(N, M)
    for i in range(N):
        for j in range(M):
            tmp = 0
            for k in range(K):
                tmp += A[i][k] * B[k][j]
            C[i][j] = tmp
    return C

def det(A):
    n = len(A)
    if n == 1: return A[0][0]
    if n == 2: return A[0][0]*A[1][1] - A[0][1]*A[1][0]
    total = 0
    for c in range(n):
        minor = []
        for r in range(1, n):
            row = []
            for c2 in range(n):
                if c2 != c:
                    row.append(A[r][c2])
            minor.append(row)
        if c % 2 == 0: sign = 1
        else: sign = -1
        total += sign * A[0][c] * det(minor)
    return total

def is_square(A):
    if len(A) == len(A[0]):
        return True
    else:
        return False

def is_symmetric(A):
    if not is_square(A): return False
    for i in range(len(A)):
        for j in range(len(A)):
            if A[i][j] != A[j][i]:
                return False
    return True

def rot(angle):
    a = angle * pi / 180
    return [[cos(a), -sin(a)], [sin(a), cos(a)]]

def pretty(A):
    s = ''
    for row in A:
        s += ' '.join(['%6.2f' % x for x in row]) + '\n'
    return s

class Vec:
    def __init__(self, *v):
        self.v = list(v)
    def __add__(self, o):
        return Vec(*[a + b for a, b in zip(self.v, o.v)])
    def __eq__(self, o):
        return self.v == o.v
    def norm(self):
        return sqrt(sum([x**2 for x in self.v]))
