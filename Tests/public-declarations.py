"""Counts the public declarations of the product Spreadsheet and finds those that a change takes away.

public-declarations.py FOLDER [BASE]: both are folders of the package; each is built, its symbol graphs are made, and
what is public in BASE and gone or different in FOLDER is printed; then the exit status is 1. SWIFT names the swift.
A declaration is known by its path and its text, not by its module: modules of one product may hand them on. Whether a
property is stored or computed is no difference. Texts are compared, so a new default argument is called a change too.
"""

import collections
import json
import os
import subprocess
import sys
import tempfile

PRODUCT = "Spreadsheet"
SWIFT = os.environ.get("SWIFT", "swift")


def output(*command, folder):
    return subprocess.run(command, cwd=folder, check=True, stdout=subprocess.PIPE, text=True).stdout


def modules(folder):
    """The targets of the product, as the manifest in the folder names them."""
    package = json.loads(output(SWIFT, "package", "dump-package", folder=folder))
    return next(product["targets"] for product in package["products"] if product["name"] == PRODUCT)


def built(folder):
    """Builds the product, unless BUILT says that it is; the folder of its modules."""
    if not os.environ.get("BUILT"):
        for module in modules(folder):
            subprocess.run([SWIFT, "build", "--target", module], cwd=folder, check=True, stdout=sys.stderr)
    return os.path.join(output(SWIFT, "build", "--show-bin-path", folder=folder).strip(), "Modules")


def symbols(folder):
    """Each public symbol as (module, path, text of the declaration)."""
    search = built(folder)
    target = json.loads(output(SWIFT, "-print-target-info", folder=folder))["target"]["unversionedTriple"]
    maps = []
    for root, _, files in os.walk(os.path.join(os.path.abspath(folder), "Sources")):
        if "module.modulemap" in files:
            maps += ["-I", root]
    flags = output("pkg-config", "--cflags-only-I", "libxml-2.0", folder=folder).split()
    for module in modules(folder):
        with tempfile.TemporaryDirectory() as graphs:
            subprocess.run(
                [SWIFT + "-symbolgraph-extract", "-module-name", module, "-I", search, *maps, *flags,
                 "-target", target, "-minimum-access-level", "public", "-skip-synthesized-members",
                 "-output-dir", graphs], cwd=folder, check=True)
            for name in sorted(os.listdir(graphs)):
                with open(os.path.join(graphs, name)) as file:
                    for symbol in json.load(file)["symbols"]:
                        text = "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
                        text = text.replace(" { get set }", "")
                        if text.endswith(" { get }"):
                            text = text.removesuffix(" { get }").replace("var ", "let ", 1)
                        yield module, ".".join(symbol["pathComponents"]), text


def count(name, found):
    by_module = collections.Counter(module for module, _, _ in found)
    for module, number in sorted(by_module.items()):
        print(f"  {module:20} {number:5}")
    print(f"{len(found)} public declarations in {name}")


def main(folder, base=None):
    new = set(symbols(folder))
    if base is None:
        count(folder, new)
        return 0
    old = set(symbols(base))
    count("the base", old)
    count("this state", new)
    kept = {(path, text) for _, path, text in new}
    paths = {path for path, _ in kept}
    broken = sorted({(path, text) for _, path, text in old} - kept)
    for path, text in broken:
        print(f"{'changed' if path in paths else 'removed'}: {path}: {text}")
    print(f"{len(broken)} public declarations are removed or changed")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
