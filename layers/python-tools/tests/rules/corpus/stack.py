class Stack:
  def __init__(self):
    self._items = []
  def push(self, x):
    self._items.append(x)
  def pop(self):
    if len(self._items) == 0:
      raise IndexError("pop from empty stack")
    return self._items.pop()
  def isEmpty(self):
    return len(self._items) == 0
  def peek(self):
    try:
      return self._items[-1]
    except IndexError:
      raise ValueError("empty")
  def __len__(self):
    return len(self._items)
class Queue(Stack):
  def pop(self):
    return self._items.pop(0)
def balanced(text):
  s = Stack()
  for ch in text:
    if ch == '(':
      s.push(ch)
    elif ch == ')':
      if s.isEmpty():
        return False
      s.pop()
  return s.isEmpty()
