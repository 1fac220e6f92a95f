"""What the launcher takes away from a process before a stranger's code runs in it.

Standard library only: imported by the launcher as a top-level module.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import resource
import signal
import struct
import sys

LINUX = sys.platform.startswith("linux")
if LINUX:
    import filesystem
    import kernel
    import syscall_filter

_SET_INTERFACE_FLAGS, _INTERFACE_UP = 0x8914, 0x1


def stdin_descriptor(data: str | None) -> int:
    """Return a descriptor to read `data` (one character a byte) from, or the null device."""
    if data is None:
        return os.open(os.devnull, os.O_RDONLY)
    if hasattr(os, "memfd_create"):
        file = os.fdopen(os.memfd_create("stdin"), "w+b")
    else:
        import tempfile

        file = tempfile.TemporaryFile()  # noqa: SIM115 - closed when its duplicate is made
    with file:
        file.write(data.encode("latin-1"))
        file.seek(0)
        return os.dup(file.fileno())


def unshare(job: dict) -> None:
    """Enter new mount, process, network, IPC and host-name namespaces.

    A caller that is not root needs a user namespace to be allowed to; root changes to another
    user instead (`drop_user`). With `job["loopback"]` the new network has its loopback switched on.
    """
    flags = kernel.CLONE_NEWNS | kernel.CLONE_NEWPID | kernel.CLONE_NEWNET
    flags |= kernel.CLONE_NEWIPC | kernel.CLONE_NEWUTS
    user, group = os.geteuid(), os.getegid()
    if user != 0:
        flags |= kernel.CLONE_NEWUSER
    kernel.unshare(flags)
    if user != 0:
        for name, text in (
            ("setgroups", "deny"),
            ("uid_map", f"{user} {user} 1"),
            ("gid_map", f"{group} {group} 1"),
        ):
            with open(f"/proc/self/{name}", "w", encoding="ascii") as file:
                file.write(text)
    if job.get("loopback"):
        # Without a way out, internet sockets reach nothing but what the child itself listens on.
        job["loopback_up"] = _bring_loopback_up()


def _bring_loopback_up() -> bool:
    """Switch on the one interface of a new network namespace; False where it is refused."""
    import socket  # here, since most children need none of it

    name = struct.pack("16sH14x", b"lo", _INTERFACE_UP)
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as handle:
            fcntl.ioctl(handle, _SET_INTERFACE_FLAGS, name)
    except OSError:
        return False
    return True


def enter_filesystem(job: dict) -> None:
    """Show the process nothing but system folders, `readable` and `writable`."""
    filesystem.enter(job["readable"], job["writable"], job["user"] if os.geteuid() == 0 else 0)


def drop_user(job: dict) -> None:
    """As root, become the user `job["user"]` for good; otherwise nothing.

    `job["keep_reading"]` leaves it the privilege to read, where the interpreter itself lies in a
    folder of root's own.
    """
    if os.geteuid() != 0 or not job["user"]:
        return
    if job["keep_reading"]:
        kernel.prctl(kernel.PR_SET_KEEPCAPS, 1)
    os.setgroups([])
    os.setresgid(job["user"], job["user"], job["user"])
    os.setresuid(job["user"], job["user"], job["user"])
    if job["keep_reading"]:
        kernel.keep_only_reading()


class RefusedError(RuntimeError):
    """The kernel refuses what the isolation that was asked for rests on."""


def _try_prctl(option: int, value: int) -> bool:
    """Set a property of this process; False where it is refused."""
    try:
        kernel.prctl(option, value)
    except OSError:
        return False
    return True


def die_with_parent() -> None:
    """Ask to be killed when the parent ends; where that is refused, the parent has to kill."""
    if LINUX:
        _try_prctl(kernel.PR_SET_PDEATHSIG, signal.SIGKILL)


def become_private(job: dict) -> None:
    """Forbid others of the same user to read this process, and die with its parent.

    Raises:
        RefusedError: The isolation ``process`` was asked for, which rests on it.
    """
    if not LINUX:
        return
    die_with_parent()
    private = _try_prctl(kernel.PR_SET_DUMPABLE, 0)
    if not private and job["isolation"] == "process":
        raise RefusedError("this process can't be made private")


def restrict(job: dict) -> None:
    """Apply user, resource limits and system-call filter; the last step before exec.

    Raises:
        RefusedError: The isolation ``process`` was asked for, and there is no filter.
    """
    limits = job["limits"]
    megabytes = 1024 * 1024
    seconds = int(job["timeout_s"]) + 2
    wanted = [
        ("RLIMIT_CORE", 0, 0),
        ("RLIMIT_CPU", seconds, seconds + 1),
        ("RLIMIT_FSIZE", limits["file_bytes"], limits["file_bytes"]),
        ("RLIMIT_NOFILE", 256, 256),
    ]
    if LINUX:
        memory = limits["memory_mb"] * megabytes
        wanted.append(("RLIMIT_AS", memory, memory))
        wanted.append(("RLIMIT_NPROC", limits["processes"], limits["processes"]))
    for name, soft, hard in wanted:
        number = getattr(resource, name)
        ceiling = resource.getrlimit(number)[1]
        if ceiling != resource.RLIM_INFINITY:
            soft, hard = min(soft, ceiling), min(hard, ceiling)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(number, (soft, hard))
    drop_user(job)
    die_with_parent()
    filtered = LINUX and _filter(job["protected_pids"], internet=job.get("loopback_up") is True)
    # In namespaces it is the second lock, on ``bare`` nobody counts on it.
    if not filtered and job["isolation"] == "process":
        raise RefusedError("no system call filter can be put on a child")


def _filter(protected: list[int], *, internet: bool) -> bool:
    # It may have been set before, for good: then it is no matter that it is refused now.
    _try_prctl(kernel.PR_SET_NO_NEW_PRIVS, 1)
    return syscall_filter.install(protected, internet=internet)
