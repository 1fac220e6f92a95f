class vector2D:
    def __init__(self, x, y):
        self.x, self.y = x, y
    def __add__(self, other):
        return vector2D(self.x + other.x, self.y + other.y)
    def __eq__(self, other):
        return self.x == other.x and self.y == other.y
    def __repr__(self):
        return "vector2D({}, {})".format(self.x, self.y)
    def lengthSquared(self):
        return self.x ** 2 + self.y ** 2
def dotProduct(a, b):
    return a.x * b.x + a.y * b.y
