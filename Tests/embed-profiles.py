"""Writes Sources/BudgetFiles/Profiles/EmbeddedProfiles.swift from the files in Templates/Profiles.

A program on Linux has no resources beside it, so the profiles are part of its source.
"""
import pathlib

root = pathlib.Path(__file__).resolve().parent.parent
files = sorted((root / "Templates/Profiles").glob("*.yaml"))
lines = [
    "// Written by `make profiles`; a test compares it with the files.",
    "",
    "/// The profiles as they stand in `Templates/Profiles`, byte for byte.",
    "enum EmbeddedProfiles {",
    "  /// Name and text of each profile.",
    "  static let all: [(name: String, yaml: String)] = [",
]
for file in files:
    lines.append("    (")
    lines.append(f'      "{file.stem}",')
    lines.append('      #"""')
    lines += ["      " + line if line else "" for line in file.read_text("utf-8").split("\n")]
    lines.append('      """#')
    lines.append("    ),")
lines += ["  ]", "}", ""]
target = root / "Sources/BudgetFiles/Profiles/EmbeddedProfiles.swift"
target.write_text("\n".join(lines), "utf-8")
