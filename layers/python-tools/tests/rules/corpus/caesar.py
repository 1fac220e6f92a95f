def encrypt(text, shift):
    result = ""
    for i in range(len(text)):
        char = text[i]
        if (char.isupper()):
            result += chr((ord(char) + shift-65) % 26 + 65)
        elif (char.islower()):
            result += chr((ord(char) + shift - 97) % 26 + 97)
        else:
            result += char
    return result
def decrypt(text, shift):
    return encrypt(text, -shift)
ALPHABET = "abcdefghijklmnopqrstuvwxyz"
def isLetter(c):
    return c in ALPHABET
veryLongMessage = "This is a very long message that goes well beyond the hundred columns that pylint allows for one line"
