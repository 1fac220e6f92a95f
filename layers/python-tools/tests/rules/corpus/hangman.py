import random,string
WORDS=["python","swarm"]
maxTries=6
def pick(seed):
    random.seed(seed)
    return random.choice(WORDS)
def mask(word, guessed):
    res=""
    for ch in word:
        if ch in guessed: res+=ch
        else: res+="_"
    return res
def isWon(word,guessed):
    for ch in word:
        if not (ch in guessed):
            return False
    return True
def triesLeft(word,guessed):
    wrong=[g for g in guessed if g not in word]
    return maxTries-len(wrong)
if __name__=='__main__':
    w=pick(1)
    guessed=[]
    while not isWon(w,guessed) and triesLeft(w,guessed)>0:
        letter=input("Letter: ")
        guessed.append(letter)
        print(mask(w,guessed))
