"""The file system a sandboxed process sees: an allow-list, everything else absent.

Standard library only: imported by the launcher as a top-level module.
"""

from __future__ import annotations

import os
import stat

import kernel

_SYSTEM = ("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/nix/store")
_ETC = (
    "/etc/alternatives",
    "/etc/ld.so.cache",
    "/etc/ld.so.conf",
    "/etc/ld.so.conf.d",
    "/etc/localtime",
    "/etc/mime.types",
    "/etc/nsswitch.conf",
)
_ACCOUNTS = {
    "/etc/passwd": b"child:x:%d:%d::/tmp:/bin/sh\n",
    "/etc/group": b"child:x:%d:\n",
}
_DEVICES = ("/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom", "/dev/tty")
_HOSTS = b"127.0.0.1 localhost\n::1 localhost\n"
_OLD = "/.old"
_NEW = "/.new"
_PLAIN = kernel.MS_NOSUID | kernel.MS_NODEV


def _make_target(path: str, *, folder: bool) -> str:
    target = _NEW + path
    if folder:
        os.makedirs(target, mode=0o755, exist_ok=True)
    else:
        os.makedirs(os.path.dirname(target), mode=0o755, exist_ok=True)
        if not os.path.lexists(target):
            os.close(os.open(target, os.O_CREAT | os.O_WRONLY, 0o644))
    return target


def _bind(path: str, *, writable: bool) -> None:
    """Show `path` of the old root at the same place of the new one; absent paths are skipped."""
    source = _OLD + path
    try:
        mode = os.lstat(source).st_mode
    except OSError:
        return
    if stat.S_ISLNK(mode):
        link = _NEW + path
        if not os.path.lexists(link):
            os.makedirs(os.path.dirname(link), mode=0o755, exist_ok=True)
            os.symlink(os.readlink(source), link)
        return
    target = _make_target(path, folder=stat.S_ISDIR(mode))
    kernel.mount(source, target, flags=kernel.MS_BIND | kernel.MS_REC)
    flags = _PLAIN if writable else _PLAIN | kernel.MS_RDONLY
    kernel.set_mount_flags(target, flags, recursive=True)


def _scratch(path: str, size: str) -> None:
    target = _make_target(path, folder=True)
    kernel.mount("tmpfs", target, "tmpfs", _PLAIN, f"size={size},mode=1777")


def _devices() -> None:
    for device in _DEVICES:
        if os.path.exists(_OLD + device):
            target = _make_target(device, folder=False)
            kernel.mount(_OLD + device, target, flags=kernel.MS_BIND)
    _scratch("/dev/shm", "64m")
    _terminals()


def _terminals() -> None:
    """Give the child pseudo terminals of its own; it sees no other. Some engines forbid it."""
    target = _make_target("/dev/pts", folder=True)
    flags = kernel.MS_NOSUID | kernel.MS_NOEXEC
    try:
        kernel.mount("devpts", target, "devpts", flags, "newinstance,ptmxmode=0666,mode=620,max=64")
    except OSError:
        return
    os.symlink("pts/ptmx", _NEW + "/dev/ptmx")


def _accounts(user: int) -> None:
    """Show the accounts of the machine, and the child's own where it has one for itself."""
    for path, line in _ACCOUNTS.items():
        if not user:
            _bind(path, writable=False)
            continue
        known = b""
        if os.path.isfile(_OLD + path):
            with open(_OLD + path, "rb") as file:
                known = file.read()
        with open(_make_target(path, folder=False), "wb") as file:
            file.write(known.rstrip(b"\n") + b"\n" + line % ((user,) * line.count(b"%d")))


def enter(readable: list[str], writable: list[str], user: int) -> None:
    """Replace the root: system folders and `readable` read-only, `writable` as they are.

    /tmp is a fresh 64 MB scratch. Paths are absolute and shown at the same place. `user` is the
    id that the child will have, 0 for that of its worker.

    Raises:
        OSError: The kernel refuses a mount; the caller falls back to another isolation.
    """
    kernel.mount("none", "/", flags=kernel.MS_REC | kernel.MS_PRIVATE)
    kernel.mount("tmpfs", "/tmp", "tmpfs", _PLAIN, "mode=755")
    os.mkdir("/tmp" + _OLD)
    os.mkdir("/tmp" + _NEW)
    kernel.pivot_root("/tmp", "/tmp" + _OLD)
    os.chdir("/")
    kernel.mount("tmpfs", _NEW, "tmpfs", _PLAIN, "mode=755")
    _scratch("/tmp", "64m")
    _devices()
    for path in (*_SYSTEM, *_ETC):
        _bind(path, writable=False)
    _accounts(user)
    with open(_make_target("/etc/hosts", folder=False), "wb") as hosts:
        hosts.write(_HOSTS)
    for path in sorted(set(readable) - set(_SYSTEM), key=lambda item: (item.count("/"), item)):
        if not path.startswith("/usr/"):
            _bind(path, writable=False)
    for path in sorted(set(writable), key=lambda item: (item.count("/"), item)):
        _bind(path, writable=True)
    _mount_proc()
    os.chdir(_NEW)
    kernel.pivot_root(".", ".")
    kernel.unmount(".")
    os.chdir("/")
    kernel.set_mount_flags("/", kernel.MS_RDONLY, recursive=False)


def _mount_proc() -> None:
    """Mount a /proc of the new process namespace; some container engines forbid it."""
    target = _make_target("/proc", folder=True)
    try:
        flags = _PLAIN | kernel.MS_NOEXEC
        kernel.mount("proc", target, "proc", flags)
    except OSError:
        return
