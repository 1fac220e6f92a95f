import re,string,sys
import copy
import html as _html
from html import escape

indentChar = "  "
voidTags = ["br","hr","img","input","meta","link"]
_idCounter = 0

def nextId(prefix="el"):
	global _idCounter
	_idCounter = _idCounter + 1
	return prefix + str(_idCounter)

def resetIds():
	global _idCounter
	_idCounter = 0  
	return

def attrs(d):
	s = ""
	for k in sorted(d.keys()):
		v = d[k]
		if v == None or v == False:
			continue
		if k.startswith("_"):
			k = k[1:]
		k = k.replace("_","-")
		if v == True and type(v) == bool:
			s += " " + k
		else:
			s += " " + k + "=\"" + escape(str(v)) + "\""
	return s

def tag(t,content="",**kw):
	if t in voidTags:
		return "<" + t + attrs(kw) + ">"
	else:
		return "<" + t + attrs(kw) + ">" + content + "</" + t + ">"

def ul(items,ordered=False,cls=None):
	inner = ""
	for i in range(len(items)):
		if isinstance(items[i],list) or isinstance(items[i],tuple):
			inner += tag("li",ul(items[i],ordered))
		else:
			inner += tag("li",escape(str(items[i])))
	if ordered: return tag("ol",inner,_class=cls)
	return tag("ul",inner,_class=cls)

def table(rows,header=None,zebra=True,align={}):
	out = []
	if header != None:
		h = ""
		for c in header: h = h + tag("th",escape(c))
		out.append(tag("tr",h))
	n = 0
	for r in rows:
		n = n + 1
		tds = ""
		col = 0
		for c in r:
			st = None
			if col in align.keys():
				st = "text-align:%s" % align[col]
			tds = tds + tag("td",escape(str(c)),style=st)
			col = col + 1
		if zebra == True and n % 2 == 0:
			out.append(tag("tr",tds,_class="even"))
		else:
			out.append(tag("tr",tds))
	return tag("table","".join(out))

def field(kind,name,value="",options=[],required=False,label=None):
	id = nextId()
	if label is None:
		label = name.replace("_"," ").capitalize()
	lab = tag("label",label,_for=id)
	if kind == "text" or kind == "password" or kind == "email":
		f = tag("input",type=kind,name=name,id=id,value=value,required=required)
	elif kind == "check":
		f = tag("input",type="checkbox",name=name,id=id,checked=bool(value))
	elif kind == "area":
		f = tag("textarea",escape(value),name=name,id=id)
	elif kind == "select":
		o = ""
		for opt in options:
			if type(opt) is tuple:
				(k,v) = opt
			else:
				k = opt
				v = opt
			o += tag("option",escape(v),value=k,selected=(k == value))
		f = tag("select",o,name=name,id=id)
	else:
		raise ValueError("unknown field kind: %s" % kind)
		return None
	return lab + f

def slug(text,max=30):
	t = text.lower()
	t = re.sub("[^a-z0-9]+","-",t)
	while t.startswith("-"): t = t[1:]
	while t.endswith("-"): t = t[:-1]
	if len(t) > max:
		t = t[0:max]
	return t

def strip(text):
	res = ""
	inTag = False
	for ch in text:
		if ch == "<":
			inTag = True
		elif ch == ">":
			inTag = False
		elif not inTag:
			res += ch
	return _html.unescape(res)

class Page():
	def __init__(self,title,lang="en"):
		self.title = title
		self.lang = lang
		self.parts = []
	def add(self,*stuff):
		for s in stuff: self.parts.append(s)
		return self
	def style(self,css):
		self.css = css
		return self
	def render(self):
		head = tag("title",escape(self.title))
		if hasattr(self,"css"):
			head += tag("style",self.css)
		lines = []
		lines.append("<!doctype html>")
		lines.append(tag("html",tag("head",head) + tag("body","\n".join([p for p in self.parts])),lang=self.lang))
		return "\n".join(lines)

def template(txt,vars):
	def sub(m):
		key = m.group(1)
		try:
			return str(vars[key])
		except:
			return "?" + key + "?"
	return re.sub(r"\{\{\s*(\w+)\s*\}\}",sub,txt)

def md(text):
	# poor mans markdown
	out = []
	for para in text.strip().split("\n\n"):
		p = escape(para.strip(),quote=False)
		p = re.sub(r"\*\*(.+?)\*\*",lambda m: "<b>" + m.group(1) + "</b>",p)
		p = re.sub(r"\*(.+?)\*",r"<i>\1</i>",p)
		if p.startswith("# "): out.append(tag("h1",p[2:]))
		elif p.startswith("## "): out.append(tag("h2",p[3:]))
		else: out.append(tag("p",p.replace("\n","<br>")))
	return "\n".join(out)
