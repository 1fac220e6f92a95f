"""Thin wrappers of the Linux calls that the launcher needs and `os` does not have.

Standard library only: the launcher imports this file as a top-level module, outside the package.
Every function raises `OSError` when the kernel refuses.
"""

from __future__ import annotations

import ctypes
import os
import platform
import struct

CLONE_NEWNS = 0x00020000
CLONE_NEWUTS = 0x04000000
CLONE_NEWIPC = 0x08000000
CLONE_NEWUSER = 0x10000000
CLONE_NEWPID = 0x20000000
CLONE_NEWNET = 0x40000000

MS_RDONLY = 0x1
MS_NOSUID = 0x2
MS_NODEV = 0x4
MS_NOEXEC = 0x8
MS_BIND = 0x1000
MS_REC = 0x4000
MS_PRIVATE = 0x40000
MNT_DETACH = 2

PR_SET_PDEATHSIG = 1
PR_SET_DUMPABLE = 4
PR_SET_KEEPCAPS = 8
PR_SET_SECCOMP = 22
PR_SET_CHILD_SUBREAPER = 36
PR_SET_NO_NEW_PRIVS = 38
PR_CAP_AMBIENT = 47

_CAP_DAC_READ_SEARCH = 2
_CAP_AMBIENT_RAISE = 2
_CAPABILITY_VERSION = 0x20080522

_AT_FDCWD = -100
_AT_RECURSIVE = 0x8000
_SYS_MOUNT_SETATTR = 442
_SYS_PIVOT_ROOT = {"x86_64": 155, "aarch64": 41}

_libc = ctypes.CDLL(None, use_errno=True)


class _MountAttr(ctypes.Structure):
    """`struct mount_attr` of mount_setattr(2)."""

    _fields_ = (
        ("attr_set", ctypes.c_uint64),
        ("attr_clr", ctypes.c_uint64),
        ("propagation", ctypes.c_uint64),
        ("userns_fd", ctypes.c_uint64),
    )


def _checked(result: int, what: str) -> int:
    if result < 0:
        code = ctypes.get_errno()
        raise OSError(code, f"{what}: {os.strerror(code)}")
    return result


def prctl(option: int, value: int) -> None:
    """Set one property of this process."""
    zero = ctypes.c_ulong(0)
    _checked(_libc.prctl(option, ctypes.c_ulong(value), zero, zero, zero), f"prctl({option})")


def unshare(flags: int) -> None:
    """Move this process into the new namespaces that `flags` names."""
    _checked(_libc.unshare(flags), "unshare")


def mount(source: str, target: str, kind: str = "", flags: int = 0, data: str = "") -> None:
    """Mount `source` at `target`; `flags` and `data` are those of the system call."""
    result = _libc.mount(
        source.encode(), target.encode(), kind.encode(), ctypes.c_ulong(flags), data.encode()
    )
    _checked(result, f"mount {target}")


def unmount(target: str) -> None:
    """Detach the mount at `target`."""
    _checked(_libc.umount2(target.encode(), MNT_DETACH), f"umount {target}")


def pivot_root(new_root: str, old_root: str) -> None:
    """Make `new_root` the root; the old one appears at `old_root`."""
    number = _SYS_PIVOT_ROOT[platform.machine()]
    _checked(_libc.syscall(number, new_root.encode(), old_root.encode()), "pivot_root")


def set_mount_flags(target: str, flags: int, *, recursive: bool) -> None:
    """Add `flags` (read-only, no set-uid, no devices) to the mount at `target`."""
    attr = _MountAttr(attr_set=flags)
    result = _libc.syscall(
        _SYS_MOUNT_SETATTR,
        _AT_FDCWD,
        target.encode(),
        ctypes.c_uint(_AT_RECURSIVE if recursive else 0),
        ctypes.byref(attr),
        ctypes.c_size_t(ctypes.sizeof(attr)),
    )
    _checked(result, f"mount_setattr {target}")


def keep_only_reading() -> None:
    """Give up every privilege but reading, and keep that one through exec.

    To be called after a change of user that `PR_SET_KEEPCAPS` preceded.
    """
    bit = 1 << _CAP_DAC_READ_SEARCH
    header = struct.pack("Ii", _CAPABILITY_VERSION, 0)
    sets = struct.pack("6I", bit, bit, bit, 0, 0, 0)
    _checked(_libc.capset(header, sets), "capset")
    zero = ctypes.c_ulong(0)
    action, capability = ctypes.c_ulong(_CAP_AMBIENT_RAISE), ctypes.c_ulong(_CAP_DAC_READ_SEARCH)
    _checked(_libc.prctl(PR_CAP_AMBIENT, action, capability, zero, zero), "ambient capability")
