// swift-tools-version: 6.2
import PackageDescription

/// One language mode and one set of checks for every target.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A library target of this package: its name says where it lives, its dependencies are its walls.
func library(
  _ name: String, _ dependencies: [Target.Dependency], plugins: [Target.PluginUsage] = []
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict, plugins: plugins)
}

/// The tests of one target, which may also use the shared test support.
func tests(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.target(name: name), "TestSupport"] + dependencies,
    exclude: exclude,
    swiftSettings: strict)
}

/// A C library of the system, found with pkg-config.
func system(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

let package = Package(
  name: "BudgetKit",
  platforms: [.macOS(.v15)],
  products: [
    .library(
      name: "Spreadsheet",
      targets: [
        "CalendarDates", "Decimals", "SafeFiles", "Spreadsheet", "SpreadsheetFiles", "Formulas",
        "WorkbookAudit",
      ]),
    .library(
      name: "BudgetKit",
      targets: ["BudgetModel", "BudgetCalculation", "BudgetFiles", "BudgetReports", "AuditReports"]),
    .executable(name: "budget", targets: ["budget"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    system("CLibXML2", pkgConfig: "libxml-2.0", apt: "libxml2-dev", brew: "libxml2"),
    system("CLibZip", pkgConfig: "libzip", apt: "libzip-dev", brew: "libzip"),
    system("CLibDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
    library("CalendarDates", []),
    library("Decimals", []),
    library("StreamSafeText", []),
    library("WorkProgress", []),
    library("ExactJSON", ["Decimals", "StreamSafeText", "WorkProgress"]),
    library("ParallelWork", []),
    library("SafeFiles", []),
    library("Spreadsheet", ["CalendarDates", "Decimals"]),
    library(
      "SpreadsheetFiles",
      [
        "CalendarDates", "Decimals", "StreamSafeText", "WorkProgress", "Spreadsheet", "CLibXML2", "CLibZip",
        "CLibDeflate",
        "CalendarDates", "Decimals", "StreamSafeText", "ParallelWork", "SafeFiles", "Spreadsheet", "CLibXML2",
        "CLibZip", "CLibDeflate",
      ]),
    library("Formulas", ["CalendarDates", "Decimals", "Spreadsheet"]),
    library("WorkbookAudit", ["CalendarDates", "Decimals", "Spreadsheet", "Formulas"]),
    library("BudgetModel", ["CalendarDates", "Decimals", "StreamSafeText"]),
    library("FindingWording", ["CalendarDates", "Decimals", "BudgetModel"]),
    library("BudgetCalculation", ["CalendarDates", "Decimals", "BudgetModel"]),
    library(
      "BudgetFiles",
      [
        "CalendarDates", "Decimals", "StreamSafeText", "WorkProgress", "ExactJSON", "Spreadsheet",
        "SpreadsheetFiles", "Formulas",
        "BudgetModel", "BudgetCalculation",
        "CalendarDates", "Decimals", "StreamSafeText", "ParallelWork", "Spreadsheet", "SpreadsheetFiles",
        "Formulas", "BudgetModel", "BudgetCalculation",
        .product(name: "Yams", package: "Yams"),
      ], plugins: ["EmbedTemplates"]),
    library(
      "BudgetReports",
      [
        "CalendarDates", "Decimals", "ExactJSON", "BudgetModel", "BudgetCalculation",
        .product(name: "Mustache", package: "swift-mustache"),
      ]),
    library("AuditReports", ["Decimals", "Spreadsheet", "Formulas", "WorkbookAudit", "BudgetReports"]),
      ], plugins: ["EmbedTemplates"]),
    .executableTarget(
      name: "budget",
      dependencies: [
        "CalendarDates", "Decimals", "WorkProgress", "ExactJSON", "Spreadsheet", "SpreadsheetFiles",
        "Formulas",
        "WorkbookAudit", "BudgetModel", "BudgetCalculation", "BudgetFiles", "BudgetReports",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .executableTarget(name: "EmbedTemplatesTool", swiftSettings: strict),
    // It stands in Templates itself: the build looks for new files only in the folders of targets.
    .plugin(
      name: "EmbedTemplates", capability: .buildTool(), dependencies: ["EmbedTemplatesTool"],
      path: "Templates",
      sources: ["EmbedTemplates.swift"]),
    .target(
      name: "TestSupport", dependencies: ["CalendarDates", "Decimals", "BudgetModel"],
      path: "Tests/TestSupport", swiftSettings: strict),
    tests("CalendarDates"),
    tests("Decimals"),
    tests("StreamSafeText"),
    tests("WorkProgress"),
    tests("ExactJSON", ["Decimals"]),
    tests("ParallelWork"),
    tests("SafeFiles"),
    tests("Spreadsheet", ["CalendarDates", "Decimals"]),
    tests(
      "SpreadsheetFiles",
      ["CalendarDates", "Decimals", "SafeFiles", "Spreadsheet", "Formulas", "CLibDeflate", "CLibZip"]),
    tests("Formulas", ["CalendarDates", "Decimals", "Spreadsheet", "SpreadsheetFiles"]),
    tests(
      "WorkbookAudit", ["CalendarDates", "Decimals", "Spreadsheet", "SpreadsheetFiles", "Formulas"]),
    tests("BudgetModel", ["CalendarDates", "Decimals", "FindingWording"]),
    tests("FindingWording", ["CalendarDates", "Decimals", "BudgetModel"]),
    tests("BudgetCalculation", ["CalendarDates", "Decimals", "BudgetModel"]),
    tests(
      "BudgetFiles",
      [
        "CalendarDates", "Decimals", "ExactJSON", "Spreadsheet", "SpreadsheetFiles", "Formulas",
        "BudgetModel",
        "BudgetCalculation",
      ]),
    tests(
      "BudgetReports", ["CalendarDates", "Decimals", "ExactJSON", "BudgetModel", "BudgetCalculation"],
      exclude: ["Snapshots"]),
    tests("AuditReports", ["CalendarDates", "Formulas", "Spreadsheet", "WorkbookAudit", "BudgetReports"]),
    tests(
      "budget",
      [
        "CalendarDates", "Decimals", "WorkProgress", "ExactJSON", "Spreadsheet", "SpreadsheetFiles",
        "Formulas",
        "WorkbookAudit", "BudgetModel", "BudgetCalculation", "BudgetFiles", "BudgetReports",
      ]),
  ]
)
