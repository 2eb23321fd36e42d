// swift-tools-version: 6.2
import PackageDescription

// Outside this repository, the dependency is:
//   .package(url: "https://github.com/budgetkit/budgetkit", branch: "main", traits: [])
let package = Package(
  name: "Stream",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "BudgetKit", path: "../../..", traits: [])],
  targets: [
    .executableTarget(name: "Stream", dependencies: [.product(name: "Spreadsheet", package: "BudgetKit")])
  ])
