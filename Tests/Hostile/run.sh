#!/bin/sh
# Runs `budget inspect --strict` over hostile files and mutants of them, and `budget audit` over hostile formulas, under
# limits of time and memory.
#
#   Tests/Hostile/run.sh [mutants] [seed]
#
# The corpus and the judge are programs beside the package, in ../shared/tools; where they are missing, nothing is run.
set -eu
cd "$(dirname "$0")/../.."
tools=../shared/tools
if ! command -v python3 >/dev/null; then
  echo "hostile files: skipped, because python3 is not there"
  exit 0
fi
budget="$(${SWIFT:-swift} build --show-bin-path)/budget"
if [ ! -f "$tools/make-hostile.py" ]; then
  echo "hostile files: skipped, because $tools is not there"
  exit 0
fi
corpus=.build/hostile/corpus
rm -rf .build/hostile
mkdir -p .build/hostile
python3 "$tools/make-hostile.py" "$corpus"

# What is expected differs where Docs/safety.md says why.
tab=$(printf '\t')
grep -v '^#' Tests/Hostile/expectations.tsv | while IFS="$tab" read -r file expected _; do
  sed -i.bak "s/^$file$tab[a-z]*$tab/$file$tab$expected$tab/" "$corpus/MANIFEST.tsv"
done
rm -f "$corpus/MANIFEST.tsv.bak"

python3 "$tools/run-hostile.py" --mutate "${1:-5000}" --seed "${2:-1}" --keep .build/hostile/offenders \
  "$corpus" -- "$budget" inspect --strict '{}'

# The audit computes the formulas of these; it ends with 1 where it finds something, so neither is asked for.
formulas=.build/hostile/formulas
mkdir -p "$formulas"
cp "$corpus"/f-* "$formulas"
sed -n "s/^\(f-[^$tab]*\)$tab[a-z]*$tab/\1${tab}either$tab/p" "$corpus/MANIFEST.tsv" >"$formulas/MANIFEST.tsv"
python3 "$tools/run-hostile.py" --keep .build/hostile/offenders "$formulas" -- "$budget" audit '{}'

# Commands that change a workbook, of which each is locked while it is read: one at a time, and nothing is written.
books=.build/hostile/books
mkdir -p "$books"
cp "$corpus"/*.xlsx "$books"
sed -n "s/^\([^$tab]*\.xlsx\)$tab[a-z]*$tab/\1${tab}either$tab/p" "$corpus/MANIFEST.tsv" >"$books/MANIFEST.tsv"
for edit in "add 5 Tea --dry-run --to" "audit --fix-all --dry-run"; do
  # The words of an edit are arguments of their own.
  # shellcheck disable=SC2086
  python3 "$tools/run-hostile.py" --mutate 100 --seed "${2:-1}" --seconds 60 --jobs 1 --keep .build/hostile/offenders \
    "$books" -- "$budget" $edit '{}'
done
