// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "BudgetKit", path: "../..")],
  targets: [
    .target(
      name: "FuzzTargets",
      dependencies: [
        .product(name: "BudgetKit", package: "BudgetKit"),
        .product(name: "Spreadsheet", package: "BudgetKit"),
      ],
      swiftSettings: strict),
    .executableTarget(name: "fuzz", dependencies: ["FuzzTargets"], swiftSettings: strict),
    .executableTarget(name: "mutate", dependencies: ["FuzzTargets"], swiftSettings: strict),
  ]
)
