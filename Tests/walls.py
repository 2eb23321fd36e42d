#!/usr/bin/env python3
"""Draws the folders of each target with their references, and fails where folders refer to each other in a circle.

    Tests/walls.py [--files] [TARGET…]

A folder refers to another where one of its files names a type that the other declares at the top level. Files that lie
in the target's own folder belong to a folder `.`. With --files, the files behind each reference of a circle are listed.
"""
import os
import re
import sys
from collections import defaultdict

SOURCES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Sources")
DECLARATION = re.compile(
    r"^(?:@\w+(?:\([^)]*\))? )*(?:public |package |internal |fileprivate |private |final |indirect |nonisolated )*"
    r"(struct|enum|class|actor|protocol|typealias) (\w+)", re.M)
NOISE = re.compile(r'//[^\n]*|"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"')
WORD = re.compile(r"\b[A-Z]\w*\b")


def read(target):
    """The text of each file of a target, by folder and name, without comments and texts."""
    root = os.path.join(SOURCES, target)
    for path, _, names in os.walk(root):
        for name in names:
            if name.endswith(".swift"):
                with open(os.path.join(path, name), encoding="utf-8") as file:
                    text = file.read()
                yield os.path.relpath(path, root), name, DECLARATION, text


def references(target):
    """For each pair of folders the files of the first that name types of the second, with the types."""
    files = list(read(target))
    home = {}
    for folder, _, pattern, text in files:
        for match in pattern.finditer(text):
            if "private" not in match.group(0):
                home[match.group(2)] = folder
    found = defaultdict(lambda: defaultdict(set))
    for folder, name, _, text in files:
        # What stands in a text may be code again: \\(…).
        code = NOISE.sub(lambda match: " ".join(re.findall(r"\\\(([^)]*)\)", match.group(0))), text)
        own = {match.group(2) for match in DECLARATION.finditer(text)}
        for word in set(WORD.findall(code)) - own:
            if home.get(word, folder) != folder:
                found[folder, home[word]][name].add(word)
    return {folder for folder, *_ in files}, found


def circles(folders, found):
    """Groups of folders of which each reaches each other (Tarjan)."""
    index, low, stack, groups = {}, {}, [], []
    following = defaultdict(set)
    for one, other in found:
        following[one].add(other)

    def visit(folder):
        index[folder] = low[folder] = len(index)
        stack.append(folder)
        for other in sorted(following[folder]):
            if other not in index:
                visit(other)
            if other in stack:
                low[folder] = min(low[folder], low[other])
        if low[folder] == index[folder]:
            group = [stack.pop()]
            while group[-1] != folder:
                group.append(stack.pop())
            if len(group) > 1:
                groups.append(sorted(group))

    for folder in sorted(folders):
        if folder not in index:
            visit(folder)
    return groups


def main():
    arguments = [word for word in sys.argv[1:] if not word.startswith("--")]
    targets = arguments or sorted(os.listdir(SOURCES))
    failed = 0
    for target in targets:
        folders, found = references(target)
        if not folders:
            continue
        print(target)
        for folder in sorted(folders):
            others = sorted(other for one, other in found if one == folder)
            print(f"  {folder}" + (f" → {', '.join(others)}" if others else ""))
        for group in circles(folders, found):
            failed += 1
            print(f"  CIRCLE of {', '.join(group)}")
            if "--files" in sys.argv:
                for (one, other), names in sorted(found.items()):
                    if one in group and other in group:
                        for name, words in sorted(names.items()):
                            print(f"    {one} → {other}: {name} ({', '.join(sorted(words))})")
    print(f"{failed} circles")
    return 1 if failed else 0


sys.exit(main())
