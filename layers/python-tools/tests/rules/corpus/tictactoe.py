import random
def newBoard():
    return [' ' for i in range(9)]
def winner(b):
    lines = [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]
    for x,y,z in lines:
        if b[x] == b[y] and b[y] == b[z] and b[x] != ' ':
            return b[x]
    return None
def isFull(b):
    return not ' ' in b
def move(b, pos, player):
    if pos < 0 or pos > 8:
        raise ValueError("bad position")
    if b[pos] != ' ':
        return False
    b[pos] = player
    return True
def draw(b):
    for r in range(3):
        print("|".join(b[r*3:r*3+3]))
