class ShoppingCart:
    def __init__(self):
        self.items = []
    def add(self, name, price, qty=1):
        self.items.append((name, price, qty))
    def total(self):
        t = 0
        for name, price, qty in self.items:
            t += price * qty
        return t
    def isEmpty(self):
        if len(self.items) == 0:
            return True
        else:
            return False
    def applyCoupon(self, code):
        discount = 0
        if code == "TEN":
            discount = 10
        elif code == "HALF":
            discount = 50
        return self.total() * (100 - discount) / 100
    def names(self):
        return [n for n, p, q in self.items]
def build():
    cart = ShoppingCart()
    cart.add("a", 2.5, 2); cart.add("b", 5)
    return cart
