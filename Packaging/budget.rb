# The formula of Homebrew, for a tap: brew install --build-from-source ./budget.rb
# A release fills in the address and the digest of its source archive.
class Budget < Formula
  desc "Household budgets between Excel, CSV and JSON, exact to the cent"
  homepage "https://github.com/budgetkit/budgetkit"
  url "https://github.com/budgetkit/budgetkit/archive/refs/tags/0.2.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "MIT"
  head "https://github.com/budgetkit/budgetkit.git", branch: "main"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "libdeflate"
  depends_on "libxml2"
  depends_on "libzip"
  depends_on macos: :sequoia
  uses_from_macos "swift" => :build
  uses_from_macos "sqlite"

  def install
    system "make", "install", "PREFIX=#{prefix}", "FLAGS=--disable-sandbox"
    pkgshare.install "Samples/household.xlsx"
  end

  test do
    cp pkgshare/"household.xlsx", testpath
    system bin/"budget", "convert", "household.xlsx", "household.json"
    assert_match "Ready to Assign", shell_output("#{bin}/budget status household.json --as-of 2026-01-31")
  end
end
