#!/usr/bin/env bash
# Lets LibreOffice compute Ready to Assign in 30 written workbooks, and holds it against the calculation.
# The figure of the last run is in Docs/calculations.md.
set -euo pipefail
cd "$(dirname "$0")/../.."
here=Tests/Ready
work=$PWD/.build/ready
recalc=$PWD/../shared/tools/recalc.sh
swift=${SWIFT:-swift}

if [ ! -x "$recalc" ] || ! command -v soffice >/dev/null; then
  echo "Not run: it needs LibreOffice and ../shared/tools/recalc.sh beside the package." >&2
  exit 1
fi
rm -rf "$work" && mkdir -p "$work/sheets"
"$swift" build --build-tests
READY_FOLDER=$work "$swift" test --skip-build --filter ReadyToAssignTests.workbooksForAnotherProgram \
  >"$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }
for file in "$work"/*.xlsx; do "$recalc" "$file" --csv "$work/sheets" >/dev/null; done
python3 "$here/compare.py" "$work/expected.tsv" "$work/sheets"
