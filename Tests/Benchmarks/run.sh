#!/bin/sh
# Measures bench against the fastest other programs, pair by pair, and writes Docs/benchmarks.md.
#   Tests/Benchmarks/run.sh [ROWS…]      1000000 100000 10000 rows unless others are named
# Needs hyperfine, GNU time and, beside the package, shared/tools/peers with make_workbook.py; without it only the
# program is built. PEERS names the folder into which setup-peers.sh installed them, INPUTS one to keep inputs in.
set -eu
cd "$(dirname "$0")"
package=$(cd ../.. && pwd)
tools=$package/../shared/tools/peers
peers=${PEERS:-/tmp/peers}
inputs=${INPUTS:-${TMPDIR:-/tmp}/bench-inputs}
page=$package/Docs/benchmarks.md
[ $# -gt 0 ] || set -- 1000000 100000 10000

# The Swift runtime is linked in, as in the release of budget: a process then starts in a third of the time.
swift build -c release --static-swift-stdlib --product bench
bench=$(swift build -c release --static-swift-stdlib --show-bin-path)/bench
if [ ! -f "$tools/make_workbook.py" ]; then
  echo "$tools is not there: nothing to measure against" >&2
  exit 1
fi
[ -x "$peers/bin/python" ] || sh "$tools/setup-peers.sh" "$peers"
"$peers/bin/python" -c 'import formualizer, ironcalc' 2>/dev/null || "$peers/bin/pip" install -q formualizer ironcalc
mkdir -p "$inputs"

# The median seconds of a command in hyperfine's results, by its place.
median() { "$peers/bin/python" -c 'import json, sys
print("%.3f" % json.load(open(sys.argv[1]))["results"][int(sys.argv[2])]["median"])' "$inputs/times.json" "$1"; }

# The most memory of a command, in MiB.
memory() { /usr/bin/time -f %M -o "$inputs/memory" sh -c "exec $1" >/dev/null 2>&1 || return 1
  awk '{ printf "%.0f", $1 / 1024 }' "$inputs/memory"; }

# A row of the table: job, rows, our command, the peer's name and command.
pair() {
  if ! sh -c "$3" >/dev/null 2>&1; then echo "bench does not do: $3" >&2; return; fi
  hyperfine -N -w 1 -m 5 --export-json "$inputs/times.json" "$3" "$5" >&2
  ours=$(median 0)
  theirs=$(median 1)
  echo "| $1 | $2 | $ours s | $(memory "$3") MiB | $4 | $theirs s | $(memory "$5") MiB |" \
    "$(echo "$ours $theirs" | awk '{ printf "%.2f", $1 / $2 }') × |"
}

job() { echo "$peers/bin/python $tools/peers.py $*"; }

rows() {
  for count in "$@"; do
    xlsx=$inputs/$count.xlsx
    csv=$inputs/$count.csv
    [ -f "$csv" ] || "$peers/bin/python" "$tools/make_workbook.py" "$count" "$xlsx" --inline --csv "$csv"
    pair read "$count" "$bench read $xlsx" fastexcel "$(job read-fastexcel "$xlsx")"
    pair stream "$count" "$bench stream $xlsx" fastexcel "$(job read-fastexcel "$xlsx")"
    pair write "$count" "$bench write $csv $inputs/out.xlsx" rust_xlsxwriter "$(job write-rustpy "$csv" "$inputs/peer.xlsx")"
    pair write "$count" "$bench write $csv $inputs/out.xlsx" libxlsxwriter \
      "$peers/bin/write_libxlsxwriter $csv $inputs/peer.xlsx"
    # A million formulas are more than formualizer takes.
    [ "$count" -gt 100000 ] || for program in formualizer ironcalc; do
      pair recalculate "$count" "$bench recalculate $xlsx" $program \
        "$peers/bin/python $PWD/recalculate.py $program $xlsx"
    done
    pair csv "$count" "$bench csv $csv" polars "$(job csv-polars-2t "$csv")"
  done
}

version() { "$peers/bin/python" -c 'import importlib.metadata, sys
print(", ".join(f"{name} {importlib.metadata.version(name)}" for name in sys.argv[1:]))' "$@"; }

table=$(rows "$@")
# What stands behind the table was measured by hand.
kept=$(sed -n '/^## /,$p' "$page")
{
  echo "# Benchmarks"
  echo
  echo "The times are times of whole processes from start to end. Each time is the median of at least five runs."
  echo "[\`Tests/Benchmarks/run.sh\`](../Tests/Benchmarks/run.sh) measures the two programs of each pair one after the other."
  echo "\`read\` reads every cell of a workbook and sums a column. \`stream\` does the same row by row. \`write\` makes a workbook of"
  echo "three sheets with formulas and cached values from a CSV file. \`recalculate\` reads a whole workbook and computes every"
  echo "formula again. \`csv\` sums the amounts by category and month. Memory is the largest resident set."
  echo
  echo "| job | rows | bench | memory | peer | its time | its memory | ratio |"
  echo "|---|---:|---:|---:|---|---:|---:|---:|"
  echo "$table"
  echo
  echo "Machine: $(uname -sm), $(getconf _NPROCESSORS_ONLN) processors" \
    "($(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo 2>/dev/null | head -1)), load $(uptime | sed 's/.*average[s]*: //')."
  echo "Versions: $(swift --version 2>/dev/null | sed -n 's/.*\(Swift version [0-9.]*\).*/\1/p' | head -1)," \
    "$(version fastexcel rustpy-xlsxwriter polars formualizer ironcalc)."
  echo
  echo "$kept"
} >"$page"
cat "$page"
