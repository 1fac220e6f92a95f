import math
import abc

class Shape(abc.ABC):
    @abc.abstractmethod
    def area(self):
        pass

    @abc.abstractmethod
    def perimeter(self):
        pass

    def describe(self):
        return "{} with area {:.2f} and perimeter {:.2f}".format(self.__class__.__name__, self.area(), self.perimeter())

class Circle(Shape):
    def __init__(self, r):
        self.r = r
    def area(self):
        return math.pi*self.r**2
    def perimeter(self):
        return 2*math.pi*self.r

class Rect(Shape):
    def __init__(self, w, h):
        self.w, self.h = w, h
    def area(self): return self.w*self.h
    def perimeter(self): return 2*(self.w+self.h)
    @property
    def isSquare(self):
        if self.w == self.h:
            return True
        return False

class Triangle(Shape):
    def __init__(self, a, b, c):
        if not (a + b > c and b + c > a and a + c > b):
            raise ValueError("no triangle")
        self.a = a
        self.b = b
        self.c = c
    def perimeter(self):
        return self.a+self.b+self.c
    def area(self):
        s = self.perimeter()/2
        return math.sqrt(s*(s-self.a)*(s-self.b)*(s-self.c))
    def kind(self):
        if self.a == self.b and self.b == self.c:
            return 'equilateral'
        elif self.a == self.b or self.b == self.c or self.a == self.c:
            return 'isosceles'
        else:
            return 'scalene'

def biggest(shapes):
    big = shapes[0]
    for i in range(1, len(shapes)):
        if shapes[i].area() > big.area():
            big = shapes[i]
    return big

def totalArea(shapes):
    return sum([s.area() for s in shapes])

def fromText(text):
    parts = text.split(' ')
    kind = parts[0]
    nums = [float(p) for p in parts[1:]]
    if kind == 'circle':
        return Circle(nums[0])
    elif kind == 'rect':
        return Rect(nums[0], nums[1])
    elif kind == 'triangle':
        return Triangle(*nums)
    else:
        raise ValueError('unknown shape: ' + kind)
