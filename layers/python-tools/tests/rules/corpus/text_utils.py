import re
import string
def countWords(text):
    words = text.split(" ")
    count = {}
    for w in words:
        if not w in count.keys():
            count[w] = 1
        else:
            count[w] = count[w] + 1
    return count
def isPalindrome(s):
    cleaned = ''.join([c.lower() for c in s if c.isalnum()])
    if cleaned == cleaned[::-1]:
        return True
    return False
def reverseText(s): return s[::-1]
def count_vowels(s):
    n = 0
    for i in range(len(s)):
        if s[i] == 'a' or s[i] == 'e' or s[i] == 'i' or s[i] == 'o' or s[i] == 'u':
            n = n + 1
    return n
def titleCase(s):
    newWords = []
    for w in s.split():
        newWords.append(w[0].upper() + w[1:])
    return ' '.join(newWords)
