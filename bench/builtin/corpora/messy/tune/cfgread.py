#
# cfgread.py  -  reads the XYZ plant configuration files
#
# 2009-03-11  RH   created
# 2011-07-02  RH   added include
# 2014-10-20  KT   python 3
# 2016-01-08  KT   quoting fix (ticket 4471)
#
import sys
import os.path
import string
import re, time

COMMENT_CHARS = "#;"
TRUE_WORDS  = ["yes", "true", "on", "1"]
FALSE_WORDS = ["no", "false", "off", "0"]
_cache = {}
debug_level = 0

class ConfigError(Exception):
	def __init__(self, msg, line = None):
		Exception.__init__(self, msg)
		self.msg = msg
		self.line = line
	def __str__(self):
		if self.line != None:
			return "line %s: %s" % (self.line, self.msg)
		else:
			return self.msg

class Section:
	def __init__(self, name, parent = None):
		self.name = name
		self.parent = parent
		self.items = {}

	def get(self, key, default = None):
		if key in self.items.keys():
			return self.items[key]
		if self.parent is not None:
			return self.parent.get(key, default)
		return default

	def set(self, key, val):
		self.items[key] = val

def strip_comment(line):
	out = ""
	inq = False
	for i in range(len(line)):
		c = line[i]
		if c == '"':
			inq = not inq
		if (c == "#" or c == ";") and inq == False:
			break
		out = out + c
	return out.rstrip()

def convert(val):
	""" convert text """
	v = val.strip()
	if len(v) >= 2 and v[0] == '"' and v[-1] == '"':
		return v[1:-1]
	if v.lower() in TRUE_WORDS and v != "1":
		return True
	elif v.lower() in FALSE_WORDS and v != "0":
		return False
	try:
		return int(v)
	except:
		pass
	try:
		return float(v)
	except:
		pass
	if v.startswith("0x") or v.startswith("0X"):
		try:
			return int(v, 16)
		except ValueError as e:
			raise ConfigError("bad hex number " + v)
	if v.find(",") != -1:
		return [convert(x) for x in v.split(",")]
	return v

def parse(text, strict = 0, defines = {}):
	sections = {}
	glob = Section("global")
	sections["global"] = glob
	cur = glob
	n = 0
	pending = ""
	for line in text.split("\n"):
		n = n + 1
		line = pending + strip_comment(line)
		pending = ""
		if line.strip() == "": continue
		if line.endswith("\\"):
			pending = line[:-1]
			continue
		m = re.match("^\s*\[([^\]]+)\]\s*$", line)
		if m:
			nm = m.group(1).strip()
			if nm in sections:
				if strict:
					raise ConfigError("duplicate section " + nm, n)
				cur = sections[nm]
			else:
				cur = Section(nm, glob)
				sections[nm] = cur
		elif "=" in line:
			k, v = line.split("=", 1)
			k = k.strip().lower()
			for d in defines.keys():
				v = v.replace("$(" + d + ")", str(defines[d]))
			if k == "":
				raise ConfigError("empty key", n)
			cur.set(k, convert(v))
		else:
			if strict == True:
				raise ConfigError("syntax error: %s" % line.strip(), n)
			elif debug_level > 2:
				sys.stderr.write("cfgread: ignoring line %d\n" % n)
	return sections

def parse_file(filename, strict = 0):
	global _cache
	if filename in _cache:
		return _cache[filename]
	if not os.path.exists(filename):
		raise ConfigError("file not found: " + filename)
	f = open(filename, "r")
	text = f.read()
	f.close()
	_cache[filename] = parse(text, strict)
	return _cache[filename]

def dump(sections):
	lines = []
	for name in sorted(sections.keys()):
		lines.append("[" + name + "]")
		sec = sections[name]
		for k in sorted(sec.items): lines.append("%s = %r" % (k, sec.items[k]))
	return "\n".join(lines)

def get_value(sections, path, default = None, type = None):
	# path is section/key
	(sec, key) = path.split("/")
	try:
		r = sections[sec].get(key, default)
	except KeyError:
		return default
	if type != None:
		return type(r)
	return r

def try_parse(text, strict = 1):
	try:
		return dump(parse(text, strict))
	except ConfigError as err:
		return "ERROR " + str(err)
