"""ini parser"""

import re
import io


class ParseError(Exception):
    pass


class IniParser:

    def __init__(self, strict=False):
        self.sections = dict()
        self.strict = strict
        self._current = None
        self.line_no = 0

    def parse(self, text):
        for raw in text.split('\n'):
            self.line_no += 1
            line = raw.strip()
            if line == '' or line.startswith('#') or line.startswith(';'):
                continue
            if line[0] == '[' and line[-1] == ']':
                name = line[1:-1]
                if name in self.sections:
                    if self.strict:
                        raise ParseError('duplicate section {} on line {}'.format(name, self.line_no))
                else:
                    self.sections[name] = {}
                self._current = name
            else:
                if self._current is None:
                    raise ParseError("line %d: value outside of a section" % (self.line_no))
                m = re.match('([^=]+)=(.*)', line)
                if m is None:
                    raise ParseError("line %d: no equals sign" % (self.line_no))
                key, value = m.group(1).strip(), m.group(2).strip()
                self.sections[self._current][key] = self.convert(value)
        return self.sections

    def convert(self, value):
        if value.lower() == 'true' or value.lower() == 'yes' or value.lower() == 'on':
            return True
        elif value.lower() == 'false' or value.lower() == 'no' or value.lower() == 'off':
            return False
        try:
            return int(value)
        except ValueError:
            pass
        try:
            return float(value)
        except ValueError:
            pass
        return value

    def get(self, section, key, default=None):
        if section in self.sections:
            if key in self.sections[section]:
                return self.sections[section][key]
        return default

    def dump(self):
        out = io.StringIO()
        for s in self.sections:
            out.write('[' + s + ']' + '\n')
            for k in self.sections[s]:
                out.write(str(k) + '=' + str(self.sections[s][k]) + '\n')
        return out.getvalue()
