"""Prints the share of lines in Sources that tests ran, by target: coverage.py CODECOV.json"""

import collections
import json
import os
import sys

lines = collections.defaultdict(lambda: [0, 0])
with open(sys.argv[1]) as file:
    for entry in json.load(file)["data"][0]["files"]:
        path = os.path.relpath(entry["filename"])
        if path.startswith("Sources" + os.sep):
            summary = entry["summary"]["lines"]
            for key in (path.split(os.sep)[1], "all"):
                lines[key][0] += summary["covered"]
                lines[key][1] += summary["count"]
for target, (covered, count) in sorted(lines.items(), key=lambda item: (item[0] == "all", item[0])):
    print(f"{target:20} {covered:6} of {count:6} lines  {100 * covered / count:5.1f} %")
