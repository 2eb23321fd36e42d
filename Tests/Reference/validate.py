"""Checks backups against the published schema: validate.py SCHEMA BACKUP... (needs PyPI's jsonschema)"""

import json
import sys
from decimal import Decimal

import jsonschema

with open(sys.argv[1]) as file:
    schema = json.load(file)
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)
problems = 0
for path in sys.argv[2:]:
    with open(path) as file:
        # Decimal keeps every digit; the validator counts it as a number.
        backup = json.load(file, parse_float=Decimal)
    for error in validator.iter_errors(backup):
        problems += 1
        print(f"{path}: {error.json_path}: {error.message}")
print(f"{len(sys.argv) - 2} backups, {problems} problems")
sys.exit(1 if problems else 0)
