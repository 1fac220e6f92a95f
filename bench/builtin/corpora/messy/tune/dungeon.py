# DUNGEON!!! v0.3
# todo: sound
import random, time, sys
import copy

W = 12
H = 6
MAP = [
 "############",
 "#@..#....$.#",
 "#...#.##.#.#",
 "#.k...#D.#.#",
 "#....!#..g>#",
 "############",
]

ITEMS = {'$': ('gold', 10), 'k': ('key', 1), '!': ('potion', 5)}
dirs = {'n': (0,-1), 's': (0,1), 'e': (1,0), 'w': (-1,0)}
game = None
HIGH = []

class Monster:
    def __init__(self, n, hp, atk):
        self.n = n; self.hp = hp; self.atk = atk
    def hit(self, dmg):
        self.hp -= dmg
        if self.hp <= 0:
            self.hp = 0
            return True
        return False

class Player(object):
    name = 'hero'
    def __init__(self, x, y):
        self.x = x
        self.y = y
        self.hp = 20
        self.inv = {}
        self.won = False
        self.dead = False
    def give(self, what, n):
        if what in self.inv.keys():
            self.inv[what] += n
        else:
            self.inv[what] = n
    def has(self, what):
        if what in self.inv and self.inv[what] > 0:
            return True
        else:
            return False

class Game:
    def __init__(self, map = MAP, seed = 1):
        self.grid = [list(r) for r in map]
        self.rnd = random.Random(seed)
        self.msgs = []
        self.turn = 0
        for y in range(len(self.grid)):
            for x in range(len(self.grid[y])):
                if self.grid[y][x] == '@':
                    self.p = Player(x, y)
                    self.grid[y][x] = '.'
        self.mon = {}

    def say(self, txt):
        self.msgs.append("[%d] %s" % (self.turn, txt))

    def look(self):
        g = copy.deepcopy(self.grid)
        g[self.p.y][self.p.x] = '@'
        return "\n".join(["".join(r) for r in g])

    def step(self, d):
        if self.p.dead == True or self.p.won == True:
            return False
        self.turn += 1 
        if d == 'q':
            self.drink()
            return True
        if not d in dirs:
            self.say("huh? " + d)
            return False
        (dx, dy) = dirs[d]
        nx = self.p.x + dx
        ny = self.p.y + dy
        if nx < 0 or nx >= W or ny < 0 or ny >= H:
            return False
        c = self.grid[ny][nx]
        if c == '#':
            self.say("bump")
            return False
        elif c == '.':
            pass
        elif c == '$' or c == 'k' or c == '!':
            nm, amount = ITEMS[c]
            self.p.give(nm, amount if c == '$' else 1)
            self.say("you get {}".format(nm))
            self.grid[ny][nx] = '.'
        elif c == 'g' or c == 'D':
            if not self.fight(nx, ny, c):
                return True
        elif c == '>':
            if self.p.has('key'):
                self.say("the door opens. you win")
                self.p.won = True
            else:
                self.say("locked")
                return False
        self.p.x = nx
        self.p.y = ny
        return True

    def fight(self, x, y, c):
        if (x, y) not in self.mon:
            if c == 'g': self.mon[(x, y)] = Monster('goblin', 6, 3)
            else: self.mon[(x, y)] = Monster('dragon', 30, 9)
        m = self.mon[(x, y)]
        dmg = self.rnd.randint(1, 6)
        killed = m.hit(dmg)
        self.say("you hit %s for %d" % (m.n, dmg))
        if killed:
            self.say(m.n + " dies")
            self.grid[y][x] = '.'
            return True
        back = self.rnd.randint(0, m.atk)    
        self.p.hp -= back
        if self.p.hp <= 0:
            self.p.dead = True
            self.say("you die")
        return False

    def drink(self):
        if self.p.has('potion') == False:
            self.say("nothing to drink")
            return
        self.p.inv['potion'] -= 1
        self.p.hp = min(self.p.hp + ITEMS['!'][1], 20)

def new_game(seed = 1):
    global game
    game = Game(MAP, seed)
    return game.look()

def play(moves, seed = 1):
    global game
    new_game(seed)
    n = 0
    for m in moves:
        if game.step(m) == True:
            n += 1
    return n, game.p.x, game.p.y, game.p.hp, game.p.inv, game.msgs

def score(p):
    s = 0
    for k, v in p.inv.items():
        if k == 'gold': s = s + v * 10
        elif k == 'key': s = s + 5
    if p.won: s = s + 100
    if p.dead: s = int(s / 2)
    return s

def add_high(who, pts, table = HIGH):
    table.append((pts, who))
    table.sort(reverse = True)
    while len(table) > 3: table.pop()
    for i in range(len(table)):
        if table[i] == (pts, who):
            return i + 1
