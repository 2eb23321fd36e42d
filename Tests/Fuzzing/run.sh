#!/bin/sh
# Bends inputs until something breaks.
#
#   Tests/Fuzzing/run.sh mutate [count] [seed]     in one process, by its own generator; the same for the same seed
#   Tests/Fuzzing/run.sh calls [count] [seed]      calls of all functions with arguments of every shape, likewise
#   Tests/Fuzzing/run.sh TARGET [seconds]          libFuzzer with AddressSanitizer; xlsx, sheet, csv, formula, backup
#                                                  or inflate
#
# What is found, and what libFuzzer learns, stays under Tests/Fuzzing/.build-fuzz.
set -eu
cd "$(dirname "$0")"
swift=${SWIFT:-swift}
# A trap shall end the process at once.
export SWIFT_BACKTRACE=enable=no

# The targets look at what the package hides, such as the scanner without the parser.
build() { "$swift" build -c release -Xswiftc -enable-testing "$@"; }

build --product mutate
if [ "${1:-mutate}" = mutate ]; then
  exec .build/release/mutate --count "${2:-1000000}" --seed "${3:-1}" </dev/null
fi
if [ "$1" = calls ]; then
  exec .build/release/mutate --calls --count "${2:-1000000}" --seed "${3:-1}" </dev/null
fi

# SwiftPM takes one sanitizer of several, so the compiler is told itself.
build -Xswiftc -sanitize=fuzzer,address --scratch-path .build-fuzz --product fuzz
corpus=.build-fuzz/corpus
[ -d "$corpus/$1" ] || .build/release/mutate --seeds "$corpus"
mkdir -p .build-fuzz/found
exec timeout -s KILL $((${2:-60} + 60)) .build-fuzz/release/fuzz "$1" \
  -max_total_time="${2:-60}" -timeout=10 -rss_limit_mb=2048 -max_len=20000 -print_final_stats=1 \
  -artifact_prefix=".build-fuzz/found/$1-" "$corpus/$1" </dev/null
