import random
def checkGuess(guess, secret):
    if guess == secret:
        return "correct"
    elif guess < secret:
        return "low"
    else:
        return "high"
def play(secret, guesses):
    attempts = 0
    for g in guesses:
        attempts += 1
        res = checkGuess(g, secret)
        print(f"Result")
        if res == "correct":
            print("You won in %d tries" % attempts)
            break
    else:
        print("You lost")
    return attempts
if __name__ == "__main__":
    s = random.randint(1, 10)
    play(s, [1,2,3])
