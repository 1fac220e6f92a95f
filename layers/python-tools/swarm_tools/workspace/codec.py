"""Source bytes to text and back without losing a byte: encoding, BOM and line endings."""

from __future__ import annotations

import codecs
import io
import re
import tokenize
from dataclasses import dataclass, replace

_BOM = codecs.BOM_UTF8
_HEAD_BYTES = 4096
_DECLARED = re.compile(rb"^[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)")
_LINE_END = re.compile(r"\r\n|\r|\n")


@dataclass(frozen=True)
class SourceText:
    r"""A source file as text, with what it takes to write it back byte for byte.

    Attributes:
        text: The text with its line endings as they are in the file.
        encoding: Python codec name that decodes it, from the BOM or PEP 263 line.
        bom: True when the file begins with a UTF-8 byte order mark.
        newline: The line ending used most, ``\n``, ``\r\n`` or ``\r``.
        sound: False when the declared encoding is unknown or does not fit the bytes; `encoding`
            is then Latin-1, which shows every byte, and the text is not to be edited.
    """

    text: str
    encoding: str
    bom: bool
    newline: str
    sound: bool = True


def decode(data: bytes) -> SourceText:
    """Decode a source file by the rules of PEP 263.

    A file whose declared encoding is unknown or does not fit its bytes is read as Latin-1, which
    fits any bytes, so that it can always be written back unchanged.
    """
    bom = data.startswith(_BOM)
    body = data[len(_BOM) :] if bom else data
    encoding, text = "latin-1", None
    try:
        declared = tokenize.detect_encoding(io.BytesIO(_unix(data)).readline)[0]
        encoding = "utf-8" if declared == "utf-8-sig" else declared
        text = body.decode(encoding)
        if text.encode(encoding) != body:
            text = None
    except (SyntaxError, LookupError, ValueError):
        text = None
    sound = text is not None
    if text is None:
        encoding, text = "latin-1", body.decode("latin-1")
    return SourceText(text, encoding, bom, dominant_newline(text), sound)


def readable(data: bytes) -> tuple[SourceText, bool]:
    """Return a file as text, and whether Python can read it only once it is saved as UTF-8."""
    source = decode(data)
    saved = None if source.sound else saved_as_utf8(data)
    return saved or source, saved is not None


def saved_as_utf8(data: bytes) -> SourceText | None:
    """Return a file that Python cannot read as text that is UTF-8 from here on; None for others.

    That is a file which is not UTF-8 and does not declare another encoding. Its bytes are taken
    for Windows-1252, the usual one of editors, or for Latin-1 where they are not that.
    """
    body = data.removeprefix(_BOM)
    if decode(data).sound or b"\0" in body or _declares_another(body):
        return None
    try:
        text = body.decode("cp1252")
    except UnicodeDecodeError:
        text = body.decode("latin-1")
    return SourceText(text, "utf-8", False, dominant_newline(text))


def _declares_another(body: bytes) -> bool:
    lines = _unix(body).split(b"\n")[:2]
    found = [match[1].decode() for line in lines if (match := _DECLARED.match(line))]
    try:
        return bool(found) and codecs.lookup(found[0]).name != "utf-8"
    except LookupError:
        return True


def _unix(data: bytes) -> bytes:
    return data[:_HEAD_BYTES].replace(b"\r\n", b"\n").replace(b"\r", b"\n")


def encode(source: SourceText) -> bytes:
    """Return the bytes of `source`; the exact inverse of `decode`.

    Raises:
        UnicodeEncodeError: The text has a character that the file's encoding does not.
    """
    return (_BOM if source.bom else b"") + source.text.encode(source.encoding)


def dominant_newline(text: str) -> str:
    r"""Return the line ending `text` uses most; ``\n`` when it has none or they tie."""
    counts = {"\n": 0, "\r\n": 0, "\r": 0}
    for match in _LINE_END.finditer(text):
        counts[match.group()] += 1
    return max(counts, key=lambda ending: counts[ending])


def with_text(source: SourceText, text: str) -> SourceText:
    r"""Return `source` with new text, its ``\n`` line ends turned to those of the file.

    Lines the change did not touch keep the ending they had as long as `text` has kept it; in a
    file of one line ending, every line gets that one.
    """
    if source.newline != "\n" and not _mixed(source.text):
        text = _LINE_END.sub(lambda _: source.newline, text)
    return replace(source, text=text)


def _mixed(text: str) -> bool:
    return len(set(_LINE_END.findall(text))) > 1
