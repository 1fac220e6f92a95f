from math import *
import math
PI2=pi*2
class Shape:
  def __init__(self):
    pass
  def area(self):
    pass
  def name(self):
    return self.__class__.__name__.lower()
class Circle(Shape):
  def __init__(self,r):
    Shape.__init__(self)
    self.r=r
  def area(self):
    return pi*self.r**2
  def perimeter(self):
    return PI2*self.r
class Rect(Shape):
  def __init__(self,w,h):
    self.w=w;self.h=h
  def area(self): return self.w*self.h
  def perimeter(self): return 2*(self.w+self.h)
  def is_square(self):
    if self.w==self.h: return True
    else: return False
class Square(Rect):
  def __init__(self,a):
    super(Square,self).__init__(a,a)
def dist(p,q):
  dx=p[0]-q[0]
  dy=p[1]-q[1]
  return sqrt(dx*dx+dy*dy)
def polygon_area(pts):
  a=0
  for i in range(len(pts)):
    j=(i+1)%len(pts)
    a+=pts[i][0]*pts[j][1]
    a-=pts[j][0]*pts[i][1]
  if a<0:
    a=-a
  return a/2.0
def classify(a,b,c):
  if a+b<=c or a+c<=b or b+c<=a:
    return 'none'
  elif a==b and b==c:
    return 'equilateral'
  elif a==b or b==c or a==c:
    return 'isosceles'
  else:
    return 'scalene'
def biggest(shapes):
  m=None
  for s in shapes:
    if m==None or s.area()>m.area(): m=s
  if m!=None: return m.name()
def inside(p,rect):
  x,y=p
  if x>=rect[0]:
    if x<=rect[2]:
      if y>=rect[1]:
        if y<=rect[3]:
          return True
  return False
def center(pts):
  xs=[p[0] for p in pts]; ys=[p[1] for p in pts]
  return (sum(xs)/len(xs),sum(ys)/len(ys))
