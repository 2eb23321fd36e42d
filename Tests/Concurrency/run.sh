#!/bin/sh
# Ten processes at a time import into one backup, twenty rounds: each one's rows must be there, and nothing else beside it.
#
#   Tests/Concurrency/run.sh [rounds] [processes]
set -eu
cd "$(dirname "$0")/../.."
budget="$(${SWIFT:-swift} build --show-bin-path)/budget"
rounds=${1:-20}
processes=${2:-10}
folder="$(mktemp -d)"
trap 'rm -r "$folder"' EXIT
mkdir "$folder/store"
number=0
while [ "$number" -lt "$processes" ]; do
  number=$((number + 1))
  printf 'Date,Payee,Amount\n2026-01-20,Shop %s,-%s.50\n' "$number" "$number" >"$folder/bank$number.csv"
done

lost=0 refused=0 round=0
while [ "$round" -lt "$rounds" ]; do
  round=$((round + 1))
  store=$folder/store/household.json
  printf '{"version": "2.0"}' >"$store"
  : >"$folder/failed"
  number=0
  while [ "$number" -lt "$processes" ]; do
    number=$((number + 1))
    { "$budget" import "$folder/bank$number.csv" --into "$store" >/dev/null 2>&1 || echo "$?" >>"$folder/failed"; } &
  done
  wait
  number=0
  while [ "$number" -lt "$processes" ]; do
    number=$((number + 1))
    grep -q "\"fileName\": \"bank$number.csv\"" "$store" || lost=$((lost + 1))
  done
  refused=$((refused + $(wc -l <"$folder/failed")))
  [ "$(ls -A "$folder/store")" = household.json ] || { echo "left behind: $(ls -A "$folder/store")"; exit 1; }
done
# Who waits for longer than ten seconds is refused, with status 4, and has written nothing.
echo "$rounds rounds of $processes imports: $((lost - refused)) lost, $refused refused"
[ "$lost" -eq "$refused" ]
