"""Where packages come from: the public index, or what a secret says."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field

_INDEXES = ("UV_DEFAULT_INDEX", "UV_INDEX", "UV_INDEX_URL", "UV_EXTRA_INDEX_URL", "UV_FIND_LINKS")
_WAY_THERE = ("SSL_CERT_FILE", "SSL_CERT_DIR", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY")


@dataclass(frozen=True)
class IndexSettings:
    """Variables of uv that name indexes, and how to reach them. They may hold secrets.

    Attributes:
        variables: Name and value of each.
    """

    variables: Mapping[str, str] = field(default_factory=dict, repr=False)

    @classmethod
    def of(cls, text: str) -> IndexSettings:
        """Read the JSON object of a secret; names that are not known are left out."""
        try:
            data = json.loads(text)
        except ValueError:
            return cls()
        known = (*_INDEXES, *_WAY_THERE)
        given = data if isinstance(data, dict) else {}
        return cls({key: str(given[key]) for key in known if given.get(key)})

    @property
    def private(self) -> bool:
        """Whether packages may come from somewhere else than the public index."""
        return any(name in self.variables for name in _INDEXES)


def index_settings(environment: Mapping[str, str] = os.environ) -> IndexSettings:
    """Return what the secret of this function says; nothing where it has none."""
    secret = environment.get("PACKAGE_INDEX_SECRET")
    if not secret:
        return IndexSettings()
    import boto3

    answer = boto3.client("secretsmanager").get_secret_value(SecretId=secret)
    return IndexSettings.of(answer.get("SecretString", ""))
