import json
import uuid

import pytest

from swarm_tools.contracts import ContractError, OrderError, WorkOrder, log_entry, validate
from swarm_tools.contracts.log import MOST_OUTPUT
from swarm_tools.contracts.order import parse_order
from swarm_tools.contracts.transfer import TransferError, fetch, store

SECRET = "https://bucket.invalid/key?X-Amz-Signature=topsecret"


def order(**changes):
    limits = {"pylint_timeout_s": 30, "tests_timeout_s": 60, "step_timeout_s": 240}
    limits |= {"memory_mb": 1, "processes": 1, "output_bytes": 1, "file_bytes": 1}
    return {
        "run": {"run_id": "r", "owner": "o"},
        "step": "inspect",
        "snapshot_get": SECRET,
        "inputs_get": {},
        "outputs_put": {"result": SECRET},
        "params": {},
        "limits": limits,
        **changes,
    }


def test_a_good_order_passes():
    assert parse_order(order()) == order()


@pytest.mark.parametrize(
    "changes",
    [
        {"step": SECRET},
        {"snapshot_get": "ftp://x/" + SECRET},
        {"inputs_get": {"nonsense": SECRET}},
        {"outputs_put": {}},
        {"outputs_put": {"result": [SECRET]}},
        {"limits": {"memory_mb": SECRET}},
        {"unknown": SECRET},
    ],
)
def test_a_bad_order_is_refused_and_its_secrets_are_not_repeated(changes):
    with pytest.raises(OrderError) as caught:
        parse_order(order(**changes))
    assert "topsecret" not in str(caught.value)


@pytest.mark.parametrize("call", [fetch, store])
@pytest.mark.parametrize("url", ["file:///etc/passwd", "ftp://x/y?topsecret", "/etc/passwd"])
def test_only_http_is_fetched(call, url):
    with pytest.raises(TransferError) as caught:
        call(url, "snapshot", 10) if call is fetch else call(url, b"", "result")
    assert "topsecret" not in str(caught.value) and "passwd" not in str(caught.value)


def test_log_entries_fit_their_schema_and_name_the_cut():
    entry = log_entry("Judge", "DEBUG", "SUCCESS", "pytest", "x" * 50_000, exit_code=0)
    validate("log-entry", entry)
    assert uuid.UUID(entry["id"]).version == 4
    assert len(entry["details"]["output_response"]) <= MOST_OUTPUT
    assert "characters left out" in entry["details"]["output_response"]
    assert json.loads(json.dumps(entry)) == entry


def test_a_log_entry_of_a_wrong_kind_does_not_fit():
    with pytest.raises(ContractError):
        validate("log-entry", log_entry("Janitor", "DEBUG", "SUCCESS", "a", "b"))


def test_parameters_are_checked_where_they_are_used():
    good = WorkOrder("inspect", {"files": ["a.py"], "suite": "all"})
    assert good.paths("files") == ["a.py"] and good.paths("other") is None
    assert good.one_of("suite", ("existing", "all")) == "all"
    for params in ({"files": "a.py"}, {"files": [1]}):
        with pytest.raises(OrderError):
            WorkOrder("inspect", params).paths("files")
    with pytest.raises(OrderError):
        WorkOrder("inspect", {"suite": "some"}).one_of("suite", ("existing", "all"))
