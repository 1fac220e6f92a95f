"""The packages: pure Python without imports of third parties, with tests in their archives.

Measured in this order until forty qualify: their tests have to be green three times before.
"""

PACKAGES = (
    "schedule==1.2.2", "parse==1.20.2", "iniconfig==2.1.0", "text-unidecode==1.3",
    "sortedcontainers==2.4.0", "inflection==0.5.1", "first==2.0.2", "bidict==0.23.1",
    "munch==4.0.0", "addict==2.4.0", "dpath==2.2.0", "jmespath==1.0.1", "jsonpointer==3.0.0",
    "semver==3.0.4", "isodate==0.7.2", "iso8601==2.1.0", "pytimeparse==1.1.8", "roman==5.1",
    "pyphen==0.17.2", "anytree==2.13.0", "pycodestyle==2.14.0", "mccabe==0.7.0",
    "cssselect==1.3.0", "webencodings==0.5.1", "uritemplate==4.2.0", "rfc3986==2.0.0",
    "voluptuous==0.15.2", "schema==0.7.7", "webcolors==24.11.1", "portion==2.6.1",
    "parameterized==0.9.0", "xmltodict==0.15.1", "defusedxml==0.7.1", "titlecase==2.4.1",
    "unidecode==1.4.0", "base58==2.1.1", "hashids==1.3.1", "shortuuid==1.0.13", "cobs==1.2.2",
    "docopt==0.6.2", "toml==0.10.2", "tomli==2.2.1", "idna==3.10", "texttable==1.7.0",
    "wcwidth==0.2.13", "decorator==5.2.1", "blinker==1.9.0", "pathspec==0.12.1", "funcy==2.0",
    "natsort==8.4.0", "cachetools==5.5.2", "tabulate==0.9.0", "toolz==1.0.0", "colorama==0.4.6",
    "more-itertools==10.8.0", "boltons==25.0.0", "humanize==4.12.1", "pluggy==1.6.0",
    "zipp==3.23.0", "asttokens==3.0.0", "pyparsing==3.2.5", "markdown==3.9", "mistune==3.1.4",
    "construct==2.10.70", "treelib==1.8.0", "frozendict==2.4.6", "pyflakes==3.4.0", "ply==3.11",
    "prettytable==3.16.0", "backoff==2.2.1", "tenacity==9.1.2", "python-dotenv==1.1.1",
)  # fmt: skip
WANTED = 40
