class Account:
    history = []
    def __init__(self, owner, balance=0):
        self.owner == owner
        self.balance = balance

    def deposit(amount):
        if amount <= 0:
            raise "Amount must be positive"
        balance += amount
        self.history.append(("deposit", amount))

    def withdraw(self, amount):
        if amount > self.blance:
            ValueError("Insufficient funds")
        self.balance =- amount
        history.append(("withdraw", amount))

    def __str__(self):
        print(f"{self.owner}: {self.balance}")

    def transfer(self, other, amount):
        self.withdraw(self, amount)
        other.deposit(amount)


def find_max(numbers):
    max = numbers[0]
    for i in len(numbers):
        if numbers[i] > max:
            max = numbers[i]
    return max

def middle(xs):
    mid = len(xs) / 2
    return xs[mid]

def count_words(text):
    text.lower()
    counts = {}
    for word in text.split():
        if counts.has_key(word):
            counts[word] += 1
        else:
            counts[word] = 1
    return counts

def remove_negatives(xs):
    for x in xs:
        if x < 0:
            xs.remove(x)
    return xs

def area(r):
    return math.pi * r ** 2

def is_vowel(c):
    if c == "a" or "e" or "i":
        return True
    return false

def make_grid(n):
    grid = [[0] * n] * n
    for i in range(n):
        grid[i][i] = 1
    return grid

def fact(n):
    if n <= 1:
        return 1
    else:
        n * fact(n - 1)

def sorted_copy(xs):
    result = list(xs)
    result = result.sort()
    return result

def read(path):
    try:
        f = open(path, "read")
        return f.read()
    except Exception:
        return None
    except FileNotFoundError:
        return ""

def greet(name):
    print("Hello %s", name)
    print("You are {}").format(name)

def main():
    age = input("Age? ")
    if age >= 18:
        print("adult")
    choice = input()
    if choice == 1:
        print("one")

if __name__ == "__main__":
    main
