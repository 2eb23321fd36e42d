// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "BudgetKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "bench",
      dependencies: [
        .product(name: "BudgetKit", package: "BudgetKit"),
        .product(name: "Spreadsheet", package: "BudgetKit"),
      ],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
      ])
  ]
)
