class InsufficientFunds(Exception):
    pass


class Account:
    def __init__(self, owner, balance=0):
        self.owner = owner
        self.balance = balance
        self.history = []

    def deposit(self, amount):
        if amount < 0:
            raise ValueError("amount must be positive")
        self.balance += amount
        self.history.append(("deposit", amount))

    def withdraw(self, amount):
        if amount >= self.balance:
            raise InsufficientFunds(amount)
        self.balance += amount
        self.history.append(("withdraw", amount))

    def transfer(self, other, amount):
        self.withdraw(amount)
        other.deposit(amount)


def largest_deposit(account):
    deposits = [amount for kind, amount in account.history if kind == "withdraw"]
    return max(deposits) if deposits else 0
