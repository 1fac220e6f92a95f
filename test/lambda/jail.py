"""Puts this process where a Lambda function finds itself, then runs AWS's own runtime client.

`jail.py '<JSON>'` with `{profile, code, layer, runtime, interpreter, scratch_mb, api, environment}`.
Own mount namespace: code, layer and interpreter read-only at the places that Lambda documents, a
`/tmp` of the configured size, five devices and no `/dev/shm`. Then an unprivileged user, and a
filter that refuses what the profile names.
"""

import json
import os
import resource
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
PACKAGE = os.path.join(HERE, "../../layers/python-tools")
sys.path[:0] = [
    os.path.join(PACKAGE, "swarm_tools/sandbox"),
    os.path.join(PACKAGE, "tests/sandbox"),
]
import kernel  # noqa: E402
import refusing  # noqa: E402

# Each function has a user of its own: limits of processes are counted by user.
USER = 50_000 + os.getpid() % 4_000
ROOT = "/mnt"
SYSTEM = ("/usr", "/bin", "/sbin", "/lib", "/lib64", "/etc", "/proc", "/opt/python")
DEVICES = ("null", "zero", "full", "random", "urandom")
START = (
    "import sys; sys.path[:0] = ['/var/task', '/opt/python']; sys.path.append('/var/runtime');"
    "from awslambdaric.__main__ import main; main(['', 'swarm_tools.handler.handler'])"
)


def show(source, target):
    """Bind a folder or file, read-only."""
    place = ROOT + target
    if os.path.islink(source):
        os.makedirs(os.path.dirname(place), exist_ok=True)
        os.symlink(os.readlink(source), place)
        return
    if os.path.isdir(source):
        os.makedirs(place, exist_ok=True)
    else:
        os.makedirs(os.path.dirname(place), exist_ok=True)
        open(place, "w").close()
    kernel.mount(source, place, flags=kernel.MS_BIND | kernel.MS_REC)
    if source != "/proc" and not source.startswith("/dev/"):
        kernel.set_mount_flags(
            place, kernel.MS_RDONLY | kernel.MS_NOSUID, recursive=True
        )


def build(job):
    """Make the file system of a function and enter it."""
    user, group = os.geteuid(), os.getegid()
    flags = (
        kernel.CLONE_NEWNS if user == 0 else kernel.CLONE_NEWNS | kernel.CLONE_NEWUSER
    )
    kernel.unshare(flags)
    if user != 0:
        maps = (
            ("setgroups", "deny"),
            ("uid_map", f"{user} {user} 1"),
            ("gid_map", f"{group} {group} 1"),
        )
        for name, text in maps:
            with open(f"/proc/self/{name}", "w") as file:
                file.write(text)
    kernel.mount("none", "/", flags=kernel.MS_REC | kernel.MS_PRIVATE)
    kernel.mount("tmpfs", ROOT, "tmpfs", 0, "mode=755")
    for folder in SYSTEM:
        if os.path.exists(folder):
            show(folder, folder)
    base = os.path.realpath(job["base"])
    if not base.startswith(("/usr", "/opt/python")):
        show(base, base)
    show(job["interpreter"], "/var/lang")
    show(job["code"], "/var/task")
    show(os.path.join(job["layer"], "python"), "/opt/python")
    show(job["runtime"], "/var/runtime")
    for device in DEVICES:
        show(f"/dev/{device}", f"/dev/{device}")
    os.makedirs(ROOT + "/tmp")
    kernel.mount(
        "tmpfs",
        ROOT + "/tmp",
        "tmpfs",
        kernel.MS_NOSUID,
        f"size={job['scratch_mb']}m,mode=1777",
    )
    os.chdir(ROOT)
    kernel.pivot_root(".", ".")
    kernel.unmount(".")
    os.chdir("/var/task")
    kernel.set_mount_flags("/", kernel.MS_RDONLY, recursive=False)


def main():
    """Enter the jail and become the function."""
    job = json.loads(sys.argv[1])
    build(job)
    for limit in (resource.RLIMIT_NOFILE, resource.RLIMIT_NPROC):
        resource.setrlimit(limit, (1024, 1024))
    if os.geteuid() == 0:
        os.setgroups([])
        os.setresgid(USER, USER, USER)
        os.setresuid(USER, USER, USER)
    refusing.refuse(job["profile"])
    python = "/var/lang/bin/python"
    os.execve(python, [python, "-S", "-c", START], job["environment"])


if __name__ == "__main__":
    main()
