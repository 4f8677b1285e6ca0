"""The JSON Schema of question sets, for editors: `python -m evals.schema` writes it beside the sets."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

from evals.cases import CaseSet

FILE = Path(str(files("evals").joinpath("sets", "case-set.schema.json")))


def schema() -> str:
    """The schema of a YAML set, with the documentation of every field."""
    made = {"$schema": "https://json-schema.org/draft/2020-12/schema", **CaseSet.model_json_schema()}
    return json.dumps(made, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(schema(), "utf-8")
    print(f"wrote {FILE}")
