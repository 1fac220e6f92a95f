from datetime import *
import random
TASKS = []
nextId = 1
class Task:
    def __init__(self, title, done = False):
        self.title = title
        self.done = done
    def markDone(self):
        self.done = True
    def __repr__(self):
        return "Task(%r)" % self.title
def addTask(title):
    global nextId
    global TASKS
    TASKS.append(Task(title))
    nextId += 1
    return nextId
def pending():
    return [t for t in TASKS if t.done == False]
def finish(title):
    for t in TASKS:
        if t.title == title:
            t.markDone()
            return t
