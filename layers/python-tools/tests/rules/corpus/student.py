class Student():
    school = "MIT"
    def __init__(self, firstName, lastName, marks=None):
        self.firstName = firstName
        self.lastName = lastName
        if marks == None:
            marks = []
        self.marks = marks
    def fullName(self):
        return self.firstName + " " + self.lastName
    def addMark(self, m):
        if type(m) == str:
            raise TypeError("mark must be a number")
        self.marks.append(m)
    def average(self):
        if not self.marks:
            return 0
        return sum(self.marks)/len(self.marks)
    @property
    def best(self):
        return max(self.marks)
    @staticmethod
    def fromString(text):
        parts = text.split(",")
        return Student(parts[0], parts[1])
    @classmethod
    def default(cls):
        return cls("A", "B")
