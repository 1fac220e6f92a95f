"""How a test would leave its process, or look at the machine that it runs on."""

from __future__ import annotations

import ast
from collections.abc import Mapping

_REACHING = {
    "socket": {"socket", "create_connection", "create_server", "getaddrinfo", "gethostbyname"},
    "subprocess": {"run", "Popen", "call", "check_call", "check_output", "getoutput"},
    "requests": {"get", "post", "put", "patch", "delete", "head", "request", "Session"},
    "httpx": {"get", "post", "put", "patch", "delete", "head", "request", "Client"},
    "urllib.request": {"urlopen", "urlretrieve"},
    "http.client": {"HTTPConnection", "HTTPSConnection"},
    "multiprocessing": {"Process", "Pool"},
    "os": {"system", "popen", "fork", "forkpty", "kill", "killpg", "_exit", "abort"},
}
_REACHING_STARTS = ("exec", "spawn", "posix_spawn")
_ENVIRONMENT = frozenset({"os.environ", "os.environb", "os.getenv", "os.getenvb"})
_PLACES = ("/proc", "/etc/", "/sys/", "/dev/", "/root", "/home/")
_MODULES = frozenset({"ctypes", "pty", "ftplib", "smtplib", "telnetlib", "paramiko"})


def dotted_name(node: ast.AST) -> list[str]:
    """Return the parts of `a.b.c`, empty when the node is something else."""
    parts: list[str] = []
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    return [node.id, *reversed(parts)] if isinstance(node, ast.Name) else []


def reaches_out(call: ast.Call, imported: Mapping[str, str]) -> str | None:
    """Return the name of what `call` calls where that leads out of the process.

    Args:
        call: The call.
        imported: What the imported names of the file stand for.
    """
    dotted = dotted_name(call.func)
    if not dotted or dotted[0] not in imported:
        return None
    name = ".".join([imported[dotted[0]], *dotted[1:]])
    module, _, last = name.rpartition(".")
    if name.partition(".")[0] in _MODULES or last in _REACHING.get(module, ()):
        return name
    return name if module == "os" and last.startswith(_REACHING_STARTS) else None


def reads_machine(node: ast.AST, imported: Mapping[str, str]) -> str | None:
    """Return what of the machine `node` looks at: its environment, or its processes.

    A test that does shows it to whoever runs the suite later, outside the sandbox.

    Args:
        node: Any node of a test.
        imported: What the imported names of the file stand for.
    """
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value[:20] if node.value.startswith(_PLACES) else None
    dotted = dotted_name(node)
    if not dotted or dotted[0] not in imported:
        return None
    name = ".".join([imported[dotted[0]], *dotted[1:]])
    return name if name in _ENVIRONMENT else None
