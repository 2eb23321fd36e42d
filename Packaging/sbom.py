"""Prints what the command is made of as an SBOM of CycloneDX 1.6: packages with their licences, libraries of the system."""

import json
import re
import subprocess
import sys

from licences import ROOT, kind, licence, packages

LIBRARIES = {"libxml-2.0": "MIT", "libzip": "BSD-3-Clause", "libdeflate": "MIT", "sqlite3": "blessing"}


def version():
    """The version that the command names."""
    source = (ROOT / "Sources/budget/BudgetCommand.swift").read_text(encoding="utf-8")
    return re.search(r'version: "([^"]+)"', source).group(1)


def component(name, version, licence, **more):
    return {"type": "library", "name": name, "version": version, "licenses": [{"license": {"id": licence}}], **more}


def system(name):
    command = ["pkg-config", "--modversion", name]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def swift():
    """The version of the compiler, whose standard library and Foundation are linked in."""
    said = subprocess.run(["swift", "--version"], check=True, capture_output=True, text=True).stdout
    return re.search(r"Swift version ([0-9.]+)", said).group(1)


components = [component("Swift", swift(), "Apache-2.0", scope="required")] + [
    component(
        package["name"], package["version"], kind(licence(package["path"])),
        purl=f"pkg:swift/{package['url'].removeprefix('https://').removesuffix('.git')}@{package['version']}",
        scope="required")
    for package in packages()
] + [component(name, system(name), licence, scope="required") for name, licence in LIBRARIES.items()]
json.dump(
    {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "name": "BudgetKit",
                "version": version(),
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": components,
    },
    sys.stdout, indent=2)
print()
