def add_matrix(A, B):
    C = []
    for i in range(len(A)):
        row = []
        for j in range(len(A[0])):
            row.append(A[i][j] + B[i][j])
        C.append(row)
    return C
def transpose(M):
    return [[M[j][i] for j in range(len(M))] for i in range(len(M[0]))]
def identity(n):
    return [[1 if i==j else 0 for j in range(n)] for i in range(n)]
def is_square(M):
    return True if len(M) == len(M[0]) else False
def copy_rows(rows):
    return [r for r in rows]
