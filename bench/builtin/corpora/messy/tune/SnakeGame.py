import random
from random import randint
import os

WIDTH=20
HEIGHT=10
UP=0;DOWN=1;LEFT=2;RIGHT=3

class snakeGame:
    def __init__(self, seed=None):
        self.body=[(5,5),(4,5),(3,5)]
        self.dir=RIGHT
        self.score=0
        self.alive=True
        self.rng=random.Random(seed)
        self.food=self.newFood()
    def newFood(self):
        while True:
            pos=(self.rng.randint(0,WIDTH-1),self.rng.randint(0,HEIGHT-1))
            if pos not in self.body:
                return pos
    def turn(self,newDir):
        if newDir==UP and self.dir!=DOWN: self.dir=newDir
        elif newDir==DOWN and self.dir!=UP: self.dir=newDir
        elif newDir==LEFT and self.dir!=RIGHT: self.dir=newDir
        elif newDir==RIGHT and self.dir!=LEFT: self.dir=newDir
    def step(self):
        if self.alive==False:
            return
        headX,headY=self.body[0]
        if self.dir==UP:
            headY-=1
        elif self.dir==DOWN:
            headY+=1
        elif self.dir==LEFT:
            headX-=1
        else:
            headX+=1
        if headX<0 or headX>=WIDTH or headY<0 or headY>=HEIGHT:
            self.alive=False
            return
        if (headX,headY) in self.body:
            self.alive=False
            return
        self.body.insert(0,(headX,headY))
        if (headX,headY)==self.food:
            self.score+=1
            self.food=self.newFood()
        else:
            self.body.pop()
    def draw(self):
        s=''
        for y in range(HEIGHT):
            for x in range(WIDTH):
                if (x,y)==self.body[0]: s+='@'
                elif (x,y) in self.body: s+='o'
                elif (x,y)==self.food: s+='*'
                else: s+='.'
            s+='\n'
        return s
def autoplay(n):
    g=snakeGame(1)
    i=0
    while(i<n):
        i=i+1
        if g.food[0]>g.body[0][0]: g.turn(RIGHT)
        elif g.food[0]<g.body[0][0]: g.turn(LEFT)
        elif g.food[1]>g.body[0][1]: g.turn(DOWN)
        else: g.turn(UP)
        g.step()
        if not g.alive == True: break
    return g.score
