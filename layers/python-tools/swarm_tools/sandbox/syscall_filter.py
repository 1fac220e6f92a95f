"""A seccomp filter: no internet sockets, no reading of other processes, no killing the worker.

It is the second lock where namespaces hold, and the only one where they are not allowed.
Standard library only: imported by the launcher as a top-level module.
"""

from __future__ import annotations

import ctypes
import errno
import platform
import struct

import kernel

_ARCH = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}
_NUMBERS = {
    "x86_64": {
        "socket": 41,
        "kill": 62,
        "tkill": 200,
        "tgkill": 234,
        "pidfd_open": 434,
        "ptrace": 101,
        "process_vm_readv": 310,
        "process_vm_writev": 311,
        "unshare": 272,
        "mount": 165,
        "io_uring_setup": 425,
        "seccomp": 317,
    },
    "aarch64": {
        "socket": 198,
        "kill": 129,
        "tkill": 130,
        "tgkill": 131,
        "pidfd_open": 434,
        "ptrace": 117,
        "process_vm_readv": 270,
        "process_vm_writev": 271,
        "unshare": 97,
        "mount": 40,
        "io_uring_setup": 425,
        "seccomp": 277,
    },
}
_BANNED = ("ptrace", "process_vm_readv", "process_vm_writev", "unshare", "mount", "io_uring_setup")
_TARGETED = ("kill", "tkill", "tgkill", "pidfd_open")
_AF_UNIX, _AF_INET, _AF_INET6 = 1, 2, 10

_LOAD = 0x20
_JUMP_EQUAL = 0x15
_JUMP_AT_LEAST = 0x35
_RETURN = 0x06
_ALLOW = 0x7FFF0000
_DENY = 0x00050000 | errno.EPERM
_X32_BIT = 0x40000000
_OFFSET_NUMBER, _OFFSET_ARCH, _OFFSET_FIRST_ARGUMENT = 0, 4, 16


def _op(code: int, value: int, on_true: int = 0, on_false: int = 0) -> bytes:
    return struct.pack("HBBI", code, on_true, on_false, value & 0xFFFFFFFF)


def program(machine: str, protected: list[int], *, internet: bool = False) -> bytes:
    """Return the BPF program for `machine` that shields the processes `protected`.

    `internet` allows internet sockets, for a process whose network has nothing but its own
    loopback.
    """
    numbers = _NUMBERS[machine]
    ops = [
        _op(_LOAD, _OFFSET_ARCH),
        _op(_JUMP_EQUAL, _ARCH[machine], 1, 0),
        _op(_RETURN, _DENY),
        _op(_LOAD, _OFFSET_NUMBER),
        _op(_JUMP_AT_LEAST, _X32_BIT, 0, 1),
        _op(_RETURN, _DENY),
    ]
    for name in _BANNED:
        ops += [_op(_JUMP_EQUAL, numbers[name], 0, 1), _op(_RETURN, _DENY)]
    families = (_AF_UNIX, _AF_INET, _AF_INET6) if internet else (_AF_UNIX,)
    body = [_op(_LOAD, _OFFSET_FIRST_ARGUMENT)]
    body += [_op(_JUMP_EQUAL, f, len(families) - n, 0) for n, f in enumerate(families)]
    body += [_op(_RETURN, _DENY), _op(_RETURN, _ALLOW)]
    ops += [_op(_JUMP_EQUAL, numbers["socket"], 0, len(body)), *body]
    shielded = sorted({-1, *protected, *(-pid for pid in protected)} - {0})
    body = [_op(_LOAD, _OFFSET_FIRST_ARGUMENT)]
    for pid in shielded:
        body += [_op(_JUMP_EQUAL, pid, 0, 1), _op(_RETURN, _DENY)]
    body.append(_op(_RETURN, _ALLOW))
    for name in _TARGETED:
        ops += [_op(_JUMP_EQUAL, numbers[name], 0, len(body)), *body]
    ops.append(_op(_RETURN, _ALLOW))
    return b"".join(ops)


def install(protected: list[int], *, internet: bool = False) -> bool:
    """Put the filter on this process and all it will start; False where it can't be."""
    machine = platform.machine()
    if machine not in _ARCH:
        return False
    code = program(machine, protected, internet=internet)
    buffer = ctypes.create_string_buffer(code, len(code))
    pointer = struct.pack("HxxxxxxP", len(code) // 8, ctypes.addressof(buffer))
    descriptor = ctypes.create_string_buffer(pointer, len(pointer))
    libc = ctypes.CDLL(None, use_errno=True)
    zero = ctypes.c_ulong(0)
    mode_filter = ctypes.c_ulong(2)
    address = ctypes.c_void_p(ctypes.addressof(descriptor))
    if libc.prctl(kernel.PR_SET_SECCOMP, mode_filter, address, zero, zero) == 0:
        return True
    number, set_filter = _NUMBERS[machine]["seccomp"], ctypes.c_uint(1)
    return libc.syscall(number, set_filter, ctypes.c_uint(0), address) == 0
