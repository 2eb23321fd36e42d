#!/usr/bin/env bash
# Holds the spreadsheet engine against openpyxl, python-calamine and, where it is installed, LibreOffice:
# every workbook of the corpus beside the checkout, and as many generated ones as COUNT says (300).
# The figures of the last run are in Docs/conformance.md.
set -euo pipefail
cd "$(dirname "$0")/../.."
here=Tests/Conformance
work=$PWD/.build/conformance
shared=$PWD/../shared
count=${COUNT:-300}
swift=${SWIFT:-swift}

python=$work/venv/bin/python
if [ ! -x "$python" ]; then python3 -m venv "$work/venv"; fi
"$python" -m pip install -q --disable-pip-version-check openpyxl==3.1.5 python-calamine==0.9.1

# Runs one suite and shows how it ended; a failure ends the script.
suite() {
  "$swift" test --skip-build --filter "$1" >"$work/log" 2>&1 || { grep ✘ "$work/log" >&2; exit 1; }
}

generate() {
  rm -rf "$1" && mkdir -p "$1"
  WORKBOOK_CAMPAIGN=$count WORKBOOK_FOLDER=$1 suite RandomWorkbookTests
}

dump() { DUMP_CELLS_OF=$1 DUMP_CELLS_TO=$2 suite CellDumpTests; }

"$swift" build --build-tests --explicit-target-dependency-import-check error

if [ -d "$shared/corpus/xlsx" ]; then
  echo "== Workbooks of the corpus"
  dump "$shared/corpus/xlsx" "$work/corpus.jsonl"
  "$python" "$here/compare.py" "$work/corpus.jsonl" "$shared/corpus/xlsx" "$here/reviewed.tsv"
fi

echo "== $count generated workbooks"
generate "$work/written"
TZ=Pacific/Kiritimati LANG=tr_TR.UTF-8 LC_ALL=tr_TR.UTF-8 generate "$work/written-elsewhere"
diff -r "$work/written" "$work/written-elsewhere"
echo "The same bytes with another time zone and language."

if [ -f "$shared/tools/validate_xlsx.py" ] && [ -x "${ORACLE_VENV:-/opt/oracle-venv}/bin/python" ]; then
  oracle=${ORACLE_VENV:-/opt/oracle-venv}/bin
  "$oracle/python" "$shared/tools/validate_xlsx.py" "$work"/written/*.xlsx >"$work/valid"
  echo "$(grep -c ': valid$' "$work/valid") valid by the schemas of ECMA-376 and the rules beside them"
  "$oracle/openxml-audit" -q -r -f microsoft365 -m 0 "$work/written"
  echo "and by openxml-audit"
fi

dump "$work/written" "$work/written.jsonl"
office=()
if command -v soffice >/dev/null; then
  rm -rf "$work/office" && mkdir -p "$work/office"
  # One run of LibreOffice does not live through hundreds of files.
  find "$work/written" -name '*.xlsx' -print0 | sort -z | xargs -0 -n 40 timeout 300 soffice \
    "-env:UserInstallation=file://$work/profile" --headless --norestore --nolockcheck \
    --convert-to "xlsx:Calc MS Excel 2007 XML" --outdir "$work/office" >"$work/office.log" 2>&1
  office=(--libreoffice "$work/office")
fi
"$python" "$here/compare.py" "$work/written.jsonl" "$work/written" "$here/reviewed-written.tsv" "${office[@]}"
