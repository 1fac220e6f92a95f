import math
class Shape:
    def getArea(self):
        raise NotImplementedError()
    def describe(self):
        return "Area: {}".format(self.getArea())
class circle(Shape):
    def __init__(self, r):
        self.r = r
    def getArea(self):
        return math.pi * self.r ** 2
class Rect(Shape):
    def __init__(self, w, h):
        self.w = w
        self.h = h
    def getArea(self):
        return self.w * self.h
    def isSquare(self):
        if self.w == self.h:
            return True
        else:
            return False
def totalArea(shapes):
    t = 0
    for s in shapes:
        t += s.getArea()
    return t
def largest(shapes):
    best = None
    for s in shapes:
        if best == None or s.getArea() > best.getArea():
            best = s
    return best
