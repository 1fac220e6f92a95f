class Book:
    def __init__(self,title,author,isbn):
        self.title=title
        self.author=author
        self.isbn=isbn
        self.isAvailable=True
class Library:
    def __init__(self):
        self.books={}
        self.members=[]
    def addBook(self,book):
        if book.isbn in self.books.keys():
            raise KeyError("duplicate")
        self.books[book.isbn]=book
    def borrowBook(self,isbn):
        if not isbn in self.books:
            return None
        b=self.books[isbn]
        if b.isAvailable==False:
            return None
        b.isAvailable=False
        return b
    def returnBook(self,isbn):
        self.books[isbn].isAvailable=True
    def availableBooks(self):
        res=[]
        for k in self.books.keys():
            if self.books[k].isAvailable:
                res.append(self.books[k].title)
        return res
def demo():
    l=Library()
    l.addBook(Book("A","B","1"))
    l.addBook(Book("C","D","2"))
    l.borrowBook("1")
    return l.availableBooks()
