#!/bin/sh
# Installs the C libraries that BudgetKit is built with, where they are missing.
set -eu

missing() {
  command -v pkg-config >/dev/null 2>&1 || return 0
  ! pkg-config --exists libxml-2.0 libzip libdeflate sqlite3
}

missing || exit 0
if command -v apt-get >/dev/null 2>&1; then
  as_root=""
  [ "$(id -u)" -eq 0 ] || as_root="sudo"
  packages="pkg-config libxml2-dev libzip-dev libdeflate-dev libsqlite3-dev"
  echo "BudgetKit needs $packages; installing with ${as_root:+$as_root }apt-get." >&2
  $as_root apt-get update -qq
  DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends $packages >&2
elif command -v brew >/dev/null 2>&1; then
  packages="pkg-config libxml2 libzip libdeflate sqlite"
  echo "BudgetKit needs $packages; installing with brew." >&2
  brew install $packages >&2
else
  echo "BudgetKit needs libxml2, libzip, libdeflate, sqlite3 and pkg-config; install them with your package manager." >&2
  exit 1
fi
