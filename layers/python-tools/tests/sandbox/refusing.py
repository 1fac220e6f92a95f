"""A seccomp filter that refuses what a stricter kernel would: put on before a worker starts."""

import ctypes
import errno
import os
import platform
import struct
import sys

LOAD, EQUAL, HAS_BITS, RETURN = 0x20, 0x15, 0x45, 0x06
ALLOW, DENY, ABSENT = 0x7FFF0000, 0x00050000 | errno.EPERM, 0x00050000 | errno.ENOSYS
_NAMES = (
    "unshare",
    "setns",
    "mount",
    "umount2",
    "pivot_root",
    "clone",
    "clone3",
    "prctl",
    "seccomp",
)
_X86 = (272, 308, 165, 166, 155, 56, 435, 157, 317)
_ARM = (97, 268, 40, 39, 41, 220, 435, 167, 277)
NUMBERS = {
    "x86_64": dict(zip(_NAMES, _X86, strict=True)),
    "aarch64": dict(zip(_NAMES, _ARM, strict=True)),
}
NEW_NAMESPACES = 0x7E020000
PDEATHSIG, DUMPABLE, SET_SECCOMP, NO_NEW_PRIVS = 1, 4, 22, 38

# By name: refused as a whole, and the options of prctl that are refused.
PROFILES = {
    "no-namespaces": (("unshare", "setns", "mount", "umount2", "pivot_root"), ()),
    "no-prctl": (("unshare", "setns", "mount", "umount2", "pivot_root"), (PDEATHSIG, NO_NEW_PRIVS)),
    "no-filter": (
        ("unshare", "setns", "mount", "umount2", "pivot_root", "seccomp"),
        (PDEATHSIG, NO_NEW_PRIVS, SET_SECCOMP),
    ),
}
EXPECTED = {"no-namespaces": "process", "no-prctl": "process", "no-filter": "bare"}


def _op(code, value, on_true=0, on_false=0):
    return struct.pack("HBBI", code, on_true, on_false, value & 0xFFFFFFFF)


def program(profile):
    """Return the BPF program of a profile."""
    numbers = NUMBERS[platform.machine()]
    calls, options = PROFILES[profile]
    ops = [_op(LOAD, 0)]
    for name in calls:
        ops += [_op(EQUAL, numbers[name], 0, 1), _op(RETURN, DENY)]
    ops += [_op(EQUAL, numbers["clone3"], 0, 1), _op(RETURN, ABSENT)]
    body = [
        _op(LOAD, 16),
        _op(HAS_BITS, NEW_NAMESPACES, 0, 1),
        _op(RETURN, DENY),
        _op(RETURN, ALLOW),
    ]
    ops += [_op(EQUAL, numbers["clone"], 0, len(body)), *body]
    body = [_op(LOAD, 16)]
    for option in options:
        body += [_op(EQUAL, option, 0, 1), _op(RETURN, DENY)]
    body.append(_op(RETURN, ALLOW))
    ops += [_op(EQUAL, numbers["prctl"], 0, len(body)), *body, _op(RETURN, ALLOW)]
    return b"".join(ops)


def refuse(profile):
    """Put the filter of `profile` on this process for good.

    Raises:
        OSError: The kernel takes no filter.
    """
    libc = ctypes.CDLL(None, use_errno=True)
    zero = ctypes.c_ulong(0)
    code = program(profile)
    buffer = ctypes.create_string_buffer(code, len(code))
    head = struct.pack("HxxxxxxP", len(code) // 8, ctypes.addressof(buffer))
    held = ctypes.create_string_buffer(head, len(head))
    if libc.prctl(NO_NEW_PRIVS, ctypes.c_ulong(1), zero, zero, zero) or libc.prctl(
        SET_SECCOMP, ctypes.c_ulong(2), ctypes.c_void_p(ctypes.addressof(held)), zero, zero
    ):
        raise OSError(ctypes.get_errno(), "no seccomp filter can be installed here")


if __name__ == "__main__":  # refusing.py <profile> <program> <arguments>
    refuse(sys.argv[1])
    os.execve(sys.argv[2], sys.argv[2:], dict(os.environ))
