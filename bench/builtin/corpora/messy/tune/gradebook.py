# CS101 Assignment 4 - Grade Book
# Student: M. Okafor
# Due: Friday!!!

import random
import string
from collections import defaultdict
import statistics, math


class Student:
  def __init__(self, firstName, lastName, id, scores = []):
    self.firstName = firstName
    self.lastName = lastName
    self.id = id
    self.scores = [s for s in scores]

  def getName(self):
    return self.firstName + " " + self.lastName
    
  def setLetter(self, letter):
    self.letter = letter
    return self

  def addScore(self, score):
    if score < 0 or score > 100:
      raise ValueError("bad score: {}".format(score))
    else:
      self.scores.append(score)

  def average(self):
    if len(self.scores) == 0:
      return 0
    else:
      total = 0
      for i in range(0, len(self.scores)):
        total += self.scores[i]
      return total / len(self.scores)

  def isSame(self, other):
    if type(other) == Student:
      return self.id == other.id
    else:
      return False

  def greeting(self):
    return "Welcome to the grade book!"


class GradeBook(object):
  def __init__(self, courseName):
    self.courseName = courseName
    self.students = []
    self._log = []

  def add(self, student):
    for s in self.students:
      if s.isSame(student):
        self._log.append("dup " + str(student.id))
        return False
    self.students.append(student)
    self._log.append("add " + str(student.id))
    return True

  def find(self, id):
    for s in self.students:
      if s.id == id:
        return s

  def classAverage(self):
    avgs = list([s.average() for s in self.students])
    if not len(avgs):
      return None
    return round(sum(avgs) / len(avgs), 2)

  def top(self, n = 1, verbose = False):
    l = sorted(self.students, key=lambda s: s.average(), reverse=True)
    return [s.getName() for s in l[:n]]

  def letters(self):
    result = {}
    for s in self.students:
      result[s.getName()] = letterGrade(s.average())
    return result


def letterGrade(avg):
  # converts average to letter
  if avg >= 97:
    return "A+"
  elif avg >= 93 and avg < 97:
    return "A"
  elif avg >= 90 and avg < 93:
    return "A-"
  elif avg >= 87 and avg < 90:
    return "B+"
  elif avg >= 83 and avg < 87:
    return "B"
  elif avg >= 80 and avg < 83:
    return "B-"
  elif avg >= 70 and avg < 80:
    return "C"
  elif avg >= 60 and avg < 70:
    return "D"
  else:
    return "F"


def histogram(scores):
  d = defaultdict(lambda: 0)
  for s in scores:
    d[s // 10 * 10] += 1
  out = ""
  for k in sorted(d.keys()):
    out += "%3d: %s\n" % (k, "*" * d[k])
  return out


def parseLine(line):
  parts = line.split(",")
  try:
    sid = int(parts[0])
  except ValueError:
    raise ValueError("no id in line: " + line)
  name = parts[1].strip()
  first = name.split(" ")[0]
  last = name.split(" ")[-1]
  nums = []  
  for p in parts[2:]:
    if p.strip() != "":
      nums.append(float(p))
  s = Student(first, last, sid, nums)
  return s


def loadText(text, course="CS101"):
  gb = GradeBook(course)
  lines = text.split("\n")
  for idx, line in enumerate(lines):
    if line.strip() == "": continue
    gb.add(parseLine(line))
  return gb


def spread(scores):
  if (len(scores) < 2):
    return 0.0
  return round(statistics.pstdev(scores), 3)


def logOf(book):
  return book._log


SAMPLE = "1,Ada Lovelace,99,98,97\n2,Alan Turing,88,91.5,\n\n3,Grace Brewster Hopper,77,64\n1,Ada Again,5\n"
