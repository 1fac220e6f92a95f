"""Held-back checks of the result."""

from account import Account, InsufficientFunds, largest_deposit

account = Account("eve", 100)
account.withdraw(100)
assert account.balance == 0
try:
    account.withdraw(1)
except InsufficientFunds:
    pass
else:
    raise AssertionError("an empty account gave money")
account.deposit(7)
account.deposit(3)
assert largest_deposit(account) == 7
assert account.balance == 10
