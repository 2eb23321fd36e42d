#!/bin/sh
# Kills commands on a book and a backup at random moments, lets a crowd use them at one time, and fails each system
# call of a change of a book (with strace).
#
#   Tests/Stores/run.sh [kills] [seconds]
set -eu
cd "$(dirname "$0")/../.."
budget="$(${SWIFT:-swift} build --show-bin-path)/budget"
folder="$(mktemp -d)"
trap 'rm -r "$folder"' EXIT
for name in household.budget household.json; do
  mkdir "$folder/$name.d"
  "$budget" init "$folder/$name.d/$name" --copy-of Samples/household.json >/dev/null
  echo "$name"
  python3 Tests/Stores/kill.py "$budget" "$folder/$name.d/$name" --times "${1:-300}"
  python3 Tests/Stores/crowd.py "$budget" "$folder/$name.d/$name" --seconds "${2:-60}"
done
if command -v strace >/dev/null; then
  echo "each system call of a change of a book fails, or is the last"
  python3 Tests/Stores/faults.py "$budget"
fi
