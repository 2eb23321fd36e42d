// swift-tools-version: 6.2
import PackageDescription

// A small program that makes one edit in a workbook, for the checks in this folder.
let package = Package(
  name: "edit",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "BudgetKit", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "edit", dependencies: [.product(name: "Spreadsheet", package: "BudgetKit")],
      swiftSettings: [.swiftLanguageMode(.v6)])
  ]
)
