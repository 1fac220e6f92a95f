"""Runs a command in a terminal of its own and answers its questions.

Arguments: a JSON list of [pattern, answer] pairs, then the command. A pattern is a regular
expression for what the terminal has shown since the answer before. What was shown goes to
standard output; the exit code is that of the command.
"""

import fcntl
import json
import os
import pty
import re
import select
import struct
import sys
import termios

ROWS, COLUMNS = 24, 100

dialogue = json.loads(sys.argv[1])
child, terminal = pty.fork()
if child == 0:
    os.execvp(sys.argv[2], sys.argv[2:])
fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))

shown = b""
since = 0
while True:
    select.select([terminal], [], [])
    try:
        data = os.read(terminal, 65536)
    except OSError:
        break
    if not data:
        break
    shown += data
    if dialogue and re.search(dialogue[0][0].encode(), shown[since:]):
        since = len(shown)
        os.write(terminal, dialogue.pop(0)[1].encode())
_, status = os.waitpid(child, 0)
sys.stdout.buffer.write(shown)
sys.exit(os.waitstatus_to_exitcode(status))
