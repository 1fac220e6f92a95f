import random
import os

EMPTY=' '
class game:
    def __init__(self,size=3,players=['X','O']):
        self.size=size
        self.board=[[EMPTY]*size for i in range(size)]
        self.players=players
        self.turn=0
        self.over=False
        self.history=[]
    def current(self): return self.players[self.turn%len(self.players)]
    def move(self,r,c):
        if self.over==True: return 'over'
        if r<0 or c<0 or r>=self.size or c>=self.size: return 'outside'
        if self.board[r][c]!=EMPTY: return 'taken'
        self.board[r][c]=self.current()
        self.history.append((r,c))
        if self.won(self.current())==True:
            self.over=True
            return 'won by %s'%self.current()
        elif len(self.history)==self.size*self.size:
            self.over=True
            return 'draw'
        self.turn+=1
        return 'ok'
    def won(self,p):
        for r in range(self.size):
            ok=True
            for c in range(self.size):
                if self.board[r][c]!=p: ok=False
            if ok: return True
        for c in range(self.size):
            ok=True
            for r in range(self.size):
                if self.board[r][c]!=p: ok=False
            if ok: return True
        ok=True
        for i in range(self.size):
            if self.board[i][i]!=p: ok=False
        if ok: return True
        ok=True
        for i in range(self.size):
            if self.board[i][self.size-1-i]!=p: ok=False
        if ok: return True
        return False
    def undo(self):
        if self.history==[]: return False
        r,c=self.history.pop()
        self.board[r][c]=EMPTY
        if not self.over: self.turn-=1
        self.over=False
        return True
    def __str__(self):
        return '\n'.join(['|'.join(row) for row in self.board])

def play(moves,size=3):
    g=game(size)
    res=None
    for m in moves:
        res=g.move(m[0],m[1])
    return res

def free(g):
    l=[]
    for r in range(len(g.board)):
        for c in range(len(g.board[r])):
            if g.board[r][c]==EMPTY: l.append((r,c))
    return l

def suggest(g):
    f=free(g)
    if len(f)==0: return None
    mid=(g.size//2,g.size//2)
    if mid in f: return mid
    else: return f[0]
