#!/bin/sh
# Builds and runs the packages beside this file, each of which imports one module. Fails if another package is fetched
# or if a result is not the expected one.
#   Samples/Packages/run.sh [ROWS]      rows of the streamed sheet (default: 10,000)
set -eu
cd "$(dirname "$0")"
scratch=$(cd ../.. && pwd)/.build-packages
files=$(mktemp -d)
trap 'rm -r "$files"' EXIT
budget=../household.xlsx
# The names of the sheets that Write must print.
sheets='["Budget", "Transactions", "Budget vs Actual", "Months", "Assignments", "Accounts", "Settings", "Lists", "Notes"]'
rows=${1:-10000}

# run PACKAGE EXPECTED ARGUMENT…
run() {
  package=$1 expected=$2
  shift 2
  ${SWIFT:-swift} build -q --package-path "$package" --scratch-path "$scratch"
  printed=$("$(${SWIFT:-swift} build --package-path "$package" --scratch-path "$scratch" --show-bin-path)/$package" "$@" | tail -1)
  if [ "$printed" != "$expected" ]; then
    echo "$package printed $printed instead of $expected" >&2
    exit 1
  fi
  echo "$package: $printed"
}

run Read 166429.03 "$budget" Transactions 5
run Write "$sheets" "$budget" "$files/copy.xlsx"
run Stream "$((rows * (rows + 1) / 2))" "$files/numbers.xlsx" "$rows"
run TypedRows "Water 693" "$budget" Transactions
run Compute "number(137.5625)" 'SUM(B1:B2)/12'

others=$(ls "$scratch/checkouts" 2>/dev/null || true)
if [ -n "$others" ]; then
  echo "these packages were fetched for the spreadsheet library: $others" >&2
  exit 1
fi
