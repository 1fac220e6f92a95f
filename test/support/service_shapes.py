"""Prints what the SDK's own service models say of one operation: parameters, answers, errors."""

import json
import sys

import botocore.loaders

service, operation = sys.argv[1:]
model = botocore.loaders.Loader().load_service_model(service, "service-2")
found = model["operations"][operation]
given = model["shapes"][found["input"]["shape"]]
print(
    json.dumps(
        {
            "parameters": sorted(given["members"]),
            "required": given.get("required", []),
            "answers": sorted(model["shapes"][found["output"]["shape"]]["members"]),
            "errors": sorted(error["shape"] for error in found["errors"]),
        }
    )
)
