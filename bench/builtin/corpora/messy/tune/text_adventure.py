import sys
class Room:
  def __init__(self,name,desc):
    self.name=name
    self.desc=desc
    self.exits={}
    self.items=[]
  def connect(self,direction,other,back=None):
    self.exits[direction]=other
    if back!=None:
      other.exits[back]=self

class Player:
  def __init__(self,start):
    self.room=start
    self.bag=[]
    self.moves=0

  def go(self,direction):
    if direction in self.room.exits:
      self.room=self.room.exits[direction]
      self.moves+=1
      return "You are in %s. %s" % (self.room.name,self.room.desc)
    else:
      return "You cannot go there"

  def take(self,item):
    if item in self.room.items:
      self.room.items.remove(item)
      self.bag.append(item)
      return "You take the "+item
    else:
      return "There is no "+item+" here"

def makeWorld():
  hall=Room('the hall','A dusty hall with a big clock.')
  kitchen=Room('the kitchen','It smells of old soup.')
  cellar=Room('the cellar','It is dark.')
  hall.connect('north',kitchen,'south')
  kitchen.connect('down',cellar,'up')
  kitchen.items.append('knife')
  cellar.items.append('lamp')
  return hall

def command(player,text):
  words=text.lower().split()
  if len(words)==0: return "Pardon?"
  verb=words[0]
  if verb=='go':
    if len(words)<2: return "Go where?"
    return player.go(words[1])
  elif verb=='take' or verb=='get':
    if len(words)<2: return "Take what?"
    return player.take(words[1])
  elif verb=='look':
    s=player.room.desc
    if len(player.room.items)>0:
      s+=' You see: '+', '.join([i for i in player.room.items])
    return s
  elif verb=='bag':
    if player.bag==[]: return "You carry nothing"
    return ', '.join(player.bag)
  elif verb=='quit':
    raise SystemExit
  else:
    return "I do not understand '%s'" % verb

def play():
  p=Player(makeWorld())
  print(p.room.desc)
  while True:
    try:
      line=input('> ')
    except EOFError:
      break
    print(command(p,line))

if __name__=='__main__':
  play()
