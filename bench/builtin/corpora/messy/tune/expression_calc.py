# tokenizer and recursive descent calculator
NUM, OP, LP, RP, END = range(5)

class Token:
    def __init__(self, type, value):
        self.type = type
        self.value = value
    def __repr__(self):
        return 'Token(%r, %r)' % (self.type, self.value)

def tokenize(s):
    tokens = []
    i = 0
    while i < len(s):
        c = s[i]
        if c == ' ' or c == '\t':
            i += 1
        elif c.isdigit() or c == '.':
            j = i
            while j < len(s) and (s[j].isdigit() or s[j] == '.'):
                j += 1
            tokens.append(Token(NUM, float(s[i:j])))
            i = j
        elif c in '+-*/^':
            tokens.append(Token(OP, c))
            i += 1
        elif c == '(':
            tokens.append(Token(LP, c))
            i += 1
        elif c == ')':
            tokens.append(Token(RP, c))
            i += 1
        else:
            raise SyntaxError('unexpected character %s at %d' % (c, i))
    tokens.append(Token(END, None))
    return tokens

class Parser(object):
    def __init__(self, tokens):
        self.tokens = tokens
        self.pos = 0
    def peek(self):
        return self.tokens[self.pos]
    def next(self):
        t = self.tokens[self.pos]
        self.pos += 1
        return t
    def expr(self):
        v = self.term()
        while self.peek().type == OP and (self.peek().value == '+' or self.peek().value == '-'):
            op = self.next().value
            r = self.term()
            if op == '+':
                v = v + r
            else:
                v = v - r
        return v
    def term(self):
        v = self.factor()
        while self.peek().type == OP and self.peek().value in ['*', '/']:
            op = self.next().value
            r = self.factor()
            if op == '*': v = v * r
            else: v = v / r
        return v
    def factor(self):
        t = self.next()
        if t.type == NUM:
            return t.value
        elif t.type == OP and t.value == '-':
            return -self.factor()
        elif t.type == LP:
            v = self.expr()
            if self.next().type != RP:
                raise SyntaxError('missing )')
            return v
        else:
            raise SyntaxError('unexpected %r' % t)

def calc(s):
    p = Parser(tokenize(s))
    v = p.expr()
    if p.peek().type != END:
        raise SyntaxError('trailing input')
    return v
