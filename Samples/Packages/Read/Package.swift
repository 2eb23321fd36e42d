// swift-tools-version: 6.2
import PackageDescription

// Outside this repository, the dependency is:
//   .package(url: "https://github.com/budgetkit/budgetkit", branch: "main", traits: [])
let package = Package(
  name: "Read",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "BudgetKit", path: "../../..", traits: [])],
  targets: [
    .executableTarget(name: "Read", dependencies: [.product(name: "Spreadsheet", package: "BudgetKit")])
  ])
