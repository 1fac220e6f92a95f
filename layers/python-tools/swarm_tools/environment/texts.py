"""Requirements as text: parsed by the reference implementation, told apart from addresses."""

from __future__ import annotations

import re

from packaging.requirements import InvalidRequirement, Requirement
from packaging.utils import canonicalize_name

from .model import Need, Needs, Purpose, SetAside

_ADDRESS = re.compile(
    r"(?i)^\s*(?:-e\b|--editable\b|[a-z][a-z0-9+.-]*:\S|git\+|\.{0,2}/|\.$|[\w.-]+@[\w.-]+:)"
)
_FILE = re.compile(r"(?i)\.(?:whl|zip|tar\.gz|tgz|tar\.bz2)(?:\s|$|;|#)")
_EGG = re.compile(r"[#&]egg=([A-Za-z0-9._-]+)")
_NAME = re.compile(r"\s*([A-Za-z0-9][A-Za-z0-9._-]*)")
_LONGEST = 500


def normalised(name: str) -> str:
    """Return the name of a distribution as indexes know it."""
    return canonicalize_name(name)


def add(
    found: Needs, text: str, origin: str, purpose: Purpose = "runtime", group: str = ""
) -> None:
    """Add the requirement `text` to `found`; what is no plain requirement is set aside."""
    text = text.strip()
    if not text or len(text) > _LONGEST:
        return
    if _ADDRESS.match(text) or _FILE.search(text):
        if text.rstrip("/") in (".", "-e .", "--editable .", "-e ./", "."):
            return  # the project itself, which is there by its path
        found.set_aside.append(SetAside(_named(text), origin, "address"))
        return
    try:
        parsed = Requirement(text)
    except InvalidRequirement:
        found.set_aside.append(SetAside(_named(text), origin, "unreadable"))
        return
    if parsed.url is not None:
        found.set_aside.append(SetAside(parsed.name, origin, "address"))
        return
    found.needs.append(Need(normalised(parsed.name), str(parsed), origin, purpose, group))


def _named(text: str) -> str:
    """Name what a line asks for without the address it gives, which may hold a secret."""
    egg = _EGG.search(text)
    if egg:
        return egg.group(1)
    if "://" in text or "@" in text:
        head, _, _ = text.partition("@")
        match = _NAME.fullmatch(head.strip())
        return match.group(1) if match else "a requirement by its address"
    return re.sub(r"^(?:-e|--editable)\s*", "", text)[:120]
