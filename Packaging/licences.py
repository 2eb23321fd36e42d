"""Prints the licences of what is linked into the command: ours, those of the packages, and Swift's own."""

import json
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
SWIFT = """Swift's standard library and Foundation (https://swift.org) are linked in under the Apache License 2.0 with the
Runtime Library Exception: what is compiled with Swift need not name it. ICU within Foundation is under the Unicode
License v3."""


def packages():
    """Name, version, address and folder of each package, in the order of the manifest."""
    command = ["swift", "package", "show-dependencies", "--format", "json"]
    tree = json.loads(subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout)
    found = {}
    pending = list(tree["dependencies"])
    while pending:
        package = pending.pop(0)
        found.setdefault(package["identity"], package)
        pending += package["dependencies"]
    return list(found.values())


def licence(folder):
    """The text of the licence in a folder."""
    path = min(path for path in pathlib.Path(folder).iterdir() if path.name.upper().startswith("LICEN"))
    return path.read_text(encoding="utf-8").strip()


def kind(text):
    """The SPDX identifier of a licence by its words."""
    if "Apache License" in text:
        return "Apache-2.0"
    if "Permission is hereby granted, free of charge" in text:
        return "MIT"
    raise SystemExit(f"a licence is not known: {text[:60]}")


if __name__ == "__main__":
    print("BudgetKit\n=========\n")
    print((ROOT / "LICENSE").read_text(encoding="utf-8").strip())
    for package in packages():
        title = f"{package['name']} {package['version']} ({package['url']})"
        print(f"\n\n{title}\n{'=' * len(title)}\n")
        print(licence(package["path"]))
    print(f"\n\nSwift\n=====\n\n{SWIFT}")
