"""A package index on loopback, with wheels and source archives made on the spot."""

from __future__ import annotations

import hashlib
import io
import tarfile
import threading
import zipfile
from collections import defaultdict
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from swarm_tools.environment.settings import IndexSettings


def wheel(name: str, version: str, files: dict[str, str], requires: tuple[str, ...] = ()) -> bytes:
    module = name.replace("-", "_")
    info = f"{module}-{version}.dist-info"
    metadata = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
    metadata += "".join(f"Requires-Dist: {one}\n" for one in requires)
    members = {
        **files,
        f"{info}/METADATA": metadata,
        f"{info}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = "".join(f"{path},,\n" for path in [*members, f"{info}/RECORD"])
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for path, text in {**members, f"{info}/RECORD": record}.items():
            archive.writestr(zipfile.ZipInfo(path), text)
    return out.getvalue()


def source(name: str, version: str, files: dict[str, str]) -> bytes:
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w:gz") as archive:
        for path, text in files.items():
            member = tarfile.TarInfo(f"{name}-{version}/{path}")
            member.size = len(text.encode())
            archive.addfile(member, io.BytesIO(text.encode()))
    return out.getvalue()


class Index:
    """Serves `{name: {file: bytes}}`; use as a context manager."""

    def __init__(self) -> None:
        self.files: dict[str, dict[str, bytes]] = defaultdict(dict)
        self.asked: list[str] = []

    def add(self, name, version, files=None, requires=()):
        module = name.replace("-", "_")
        data = wheel(name, version, files or {f"{module}.py": f"V = {version!r}\n"}, requires)
        self.files[name][f"{module}-{version}-py3-none-any.whl"] = data

    def add_source(self, name, version, files):
        self.files[name][f"{name}-{version}.tar.gz"] = source(name, version, files)

    def __enter__(self) -> Index:
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, self))
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    @property
    def settings(self) -> IndexSettings:
        url = f"http://127.0.0.1:{self._server.server_port}/simple"
        return IndexSettings({"UV_DEFAULT_INDEX": url})

    def answer(self, path: str) -> bytes | None:
        self.asked.append(path)
        parts = path.strip("/").split("/")
        if parts[0] == "simple" and len(parts) == 2 and parts[1] in self.files:
            links = [_link(parts[1], file, data) for file, data in self.files[parts[1]].items()]
            return "<!DOCTYPE html><html><body>{}</body></html>".format("".join(links)).encode()
        if parts[0] == "files" and len(parts) == 3:
            return self.files.get(parts[1], {}).get(parts[2])
        return None


def _link(name: str, file: str, data: bytes) -> str:
    digest = hashlib.sha256(data).hexdigest()
    return f'<a href="/files/{name}/{file}#sha256={digest}">{file}</a>'


class _Handler(BaseHTTPRequestHandler):
    def __init__(self, index: Index, *args) -> None:
        self._index = index
        super().__init__(*args)

    def do_GET(self) -> None:
        data = self._index.answer(self.path)
        self.send_response(200 if data is not None else 404)
        is_page = "/simple/" in self.path
        self.send_header("Content-Type", "text/html" if is_page else "application/zip")
        self.send_header("Content-Length", str(len(data or b"")))
        self.end_headers()
        if self.command == "GET":
            self.wfile.write(data or b"")

    do_HEAD = do_GET

    def log_message(self, *_: object) -> None:
        """Say nothing."""
