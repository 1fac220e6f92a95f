"""What the launcher takes away from a process before a stranger's code runs in it.

Standard library only: imported by the launcher as a top-level module.
"""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import sys

LINUX = sys.platform.startswith("linux")
if LINUX:
    import filesystem
    import kernel
    import syscall_filter


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
    user instead (`drop_user`).
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


def enter_filesystem(job: dict) -> None:
    """Show the process nothing but system folders, `readable` and `writable`."""
    filesystem.enter(job["readable"], job["writable"])


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


def become_private() -> None:
    """Forbid others of the same user to read this process, and die with its parent."""
    if LINUX:
        kernel.prctl(kernel.PR_SET_PDEATHSIG, signal.SIGKILL)
        kernel.prctl(kernel.PR_SET_DUMPABLE, 0)


def restrict(job: dict) -> None:
    """Apply user, resource limits and system-call filter; the last step before exec."""
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
    if LINUX:
        kernel.prctl(kernel.PR_SET_PDEATHSIG, signal.SIGKILL)
        kernel.prctl(kernel.PR_SET_NO_NEW_PRIVS, 1)
        syscall_filter.install(job["protected_pids"])
