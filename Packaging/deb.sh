#!/bin/sh
# Makes a Debian package of the command: the binary, manual pages, completions, licences and the samples.
# Needs dpkg-dev. Prints the package's path; it stands in .build/deb.
set -eu
cd "$(dirname "$0")/.."
command -v dpkg-shlibdeps >/dev/null || { echo "Debian packages are made with dpkg-dev; install it." >&2; exit 1; }

work=.build/deb
rm -rf "$work"
mkdir -p "$work/debian"
root="$PWD/$work/debian/budget"
make install DESTDIR="$root" PREFIX=/usr >&2

documents="$root/usr/share/doc/budget"
install -d "$documents/examples"
install -m 644 Samples/household.xlsx Samples/household.json Samples/transactions.csv Samples/categories.csv \
  "$documents/examples"
install -m 644 README.md CHANGELOG.md "$documents"
gzip -9n "$documents/CHANGELOG.md"
python3 Packaging/licences.py >"$documents/copyright"

version="$("$root/usr/bin/budget" --version | cut -d' ' -f1)"
architecture="$(dpkg --print-architecture)"
cat >"$work/debian/control" <<CONTROL
Source: budget

Package: budget
Architecture: $architecture
CONTROL
libraries="$(cd "$work" && dpkg-shlibdeps -O debian/budget/usr/bin/budget | sed 's/^shlibs:Depends=//')"
install -d "$root/DEBIAN"
cat >"$root/DEBIAN/control" <<CONTROL
Package: budget
Version: $version
Architecture: $architecture
Maintainer: The BudgetKit maintainers <budgetkit@example.org>
Installed-Size: $(du -ks "$root/usr" | cut -f1)
Depends: $libraries
Suggests: chromium
Section: misc
Priority: optional
Description: household budgets between Excel, CSV and JSON, exact to the cent
 Reads the workbook or the bank's CSV that a household keeps its budget in, and
 makes an exact budget of it: a monthly report, a JSON backup, CSVs and a
 workbook. Adds rows to the workbook in place. Nothing is sent anywhere.
CONTROL
package="$work/budget_${version}_$architecture.deb"
dpkg-deb --root-owner-group -Zxz --build "$root" "$package" >&2
echo "$package"
