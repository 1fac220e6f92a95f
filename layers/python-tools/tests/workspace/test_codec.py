import codecs

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swarm_tools.workspace import decode, encode
from swarm_tools.workspace.codec import dominant_newline, saved_as_utf8, with_text

COOKIES = [
    "",
    "# -*- coding: utf-8 -*-\n",
    "# coding: latin-1\r\n",
    "#!/usr/bin/python\n# vim: set",
]
COOKIES += ["# coding: cp1252\n", "# coding: shift_jis\n", "# coding: no-such-codec\n"]


@settings(deadline=None, max_examples=300)
@given(st.binary(max_size=300), st.sampled_from(COOKIES), st.booleans())
def test_any_bytes_round_trip(body, cookie, bom):
    data = (codecs.BOM_UTF8 if bom else b"") + cookie.encode() + body
    assert encode(decode(data)) == data


@settings(deadline=None, max_examples=200)
@given(
    st.text(max_size=200), st.sampled_from(["utf-8", "latin-1", "cp1252", "shift_jis", "koi8-r"])
)
def test_declared_encodings_round_trip(text, encoding):
    data = f"# coding: {encoding}\n".encode() + text.encode(encoding, "ignore")
    source = decode(data)
    assert encode(source) == data


@pytest.mark.parametrize(
    ("data", "encoding", "bom", "newline", "sound"),
    [
        (b"x = 1\n", "utf-8", False, "\n", True),
        (b"\xef\xbb\xbfx = 1\r\ny = 2\r\n", "utf-8", True, "\r\n", True),
        (b"# coding: latin-1\rx = '\xe9'\r", "iso-8859-1", False, "\r", True),
        (b"# -*- coding: cp1252 -*-\nx = '\x80'\n", "cp1252", False, "\n", True),
        (b"x = '\xe9'\n", "latin-1", False, "\n", False),
        (b"# coding: no-such\nx = 1\n", "latin-1", False, "\n", False),
        (b"", "utf-8", False, "\n", True),
    ],
)
def test_what_is_told_of_a_file(data, encoding, bom, newline, sound):
    source = decode(data)
    told = (source.encoding, source.bom, source.newline, source.sound)
    assert told == (encoding, bom, newline, sound)
    assert encode(source) == data


def test_new_text_gets_the_line_ends_of_its_file():
    source = decode(b"\xef\xbb\xbfx = 1\r\ny = 2\r\n")
    assert encode(with_text(source, "x = 1\nz = 3\n")) == b"\xef\xbb\xbfx = 1\r\nz = 3\r\n"


def test_mixed_line_ends_are_left_to_the_text():
    source = decode(b"a = 1\r\nb = 2\r\nc = 3\n")
    assert encode(with_text(source, "a = 1\r\nb = 9\r\nc = 3\n")) == b"a = 1\r\nb = 9\r\nc = 3\n"


def test_a_character_the_encoding_lacks_is_refused():
    with pytest.raises(UnicodeEncodeError):
        encode(with_text(decode(b"# coding: latin-1\n"), "# coding: latin-1\nx = '\u4e2d'\n"))


def test_dominant_newline():
    assert dominant_newline("a\r\nb\r\nc\n") == "\r\n"
    assert dominant_newline("") == "\n"


@pytest.mark.parametrize(
    ("data", "saved"),
    [
        (b"x = 'caf\xe9'\r\n", "x = 'caf\u00e9'\r\n"),
        (b"# coding: utf-8\nx = '\x93q\x94'\n", "# coding: utf-8\nx = '\u201cq\u201d'\n"),
        (b"\xef\xbb\xbfx = '\x81'\n", "x = '\x81'\n"),
    ],
)
def test_a_file_that_python_cannot_read_is_saved_as_utf8(data, saved):
    source = saved_as_utf8(data)
    assert encode(source) == saved.encode()


@pytest.mark.parametrize(
    "data",
    [
        b"x = 1\n",
        "x = '\u00e9'\n".encode(),
        b"# coding: latin-1\nx = '\xe9'\n",
        b"# coding: ascii\nx = '\xe9'\n",
        b"# coding: no-such\nx = '\xe9'\n",
        b"\x00\xe9\n",
    ],
)
def test_what_python_can_read_or_declares_another_encoding_is_not_saved_anew(data):
    assert saved_as_utf8(data) is None
