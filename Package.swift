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
///
/// One that needs no pointers says `unsafe` wherever it touches memory all the same.
func library(
  _ name: String, _ dependencies: [Target.Dependency], needsPointers: Bool = false,
  plugins: [Target.PluginUsage] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies,
    swiftSettings: strict + (needsPointers ? [] : [.strictMemorySafety()]), plugins: plugins)
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
      targets: ["CalendarDates", "Decimals", "Spreadsheet", "SpreadsheetFiles", "Formulas", "WorkbookAudit"]),
    .library(
      name: "BudgetKit",
      targets: [
        "BudgetModel", "FindingWording", "BudgetCalculation", "BudgetFiles", "BudgetReports",
        "ReportWorkbooks",
        "AuditReports",
      ]),
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
    // What knows neither cells nor budgets.
    library("CalendarDates", []),
    library("Decimals", [], needsPointers: true),
    library("TextSafety", []),
    library("WorkProgress", []),
    library("ParallelWork", []),
    library("SafeFiles", [], needsPointers: true),
    library("ExactJSON", ["Decimals", "TextSafety", "WorkProgress"], needsPointers: true),
    library("StrictYAML", ["TextSafety", .product(name: "Yams", package: "Yams")]),
    // Spreadsheets, which know no budgets.
    library("Spreadsheet", ["CalendarDates", "Decimals"]),
    library(
      "SpreadsheetFiles",
      [
        "CalendarDates", "Decimals", "TextSafety", "WorkProgress", "ParallelWork", "SafeFiles", "Spreadsheet",
        "CLibXML2", "CLibZip", "CLibDeflate",
      ], needsPointers: true),
    library("Formulas", ["CalendarDates", "Decimals", "Spreadsheet"]),
    library("WorkbookAudit", ["CalendarDates", "Decimals", "Spreadsheet", "Formulas"]),
    // Budgets, which know no files.
    library("BudgetModel", ["CalendarDates", "Decimals", "TextSafety"]),
    library("FindingWording", ["CalendarDates", "Decimals", "BudgetModel"]),
    library("BudgetCalculation", ["CalendarDates", "Decimals", "BudgetModel"]),
    // Files of budgets: each reads or writes one kind, and sees no other.
    library(
      "FieldReading", ["CalendarDates", "Decimals", "TextSafety", "BudgetModel"], needsPointers: true,
      plugins: ["EmbedTemplates"]),
    library(
      "ImportCore",
      ["CalendarDates", "Decimals", "TextSafety", "WorkProgress", "BudgetModel", "FieldReading"],
      needsPointers: true),
    library(
      "Rules", ["Decimals", "ParallelWork", "StrictYAML", "BudgetModel", "FieldReading", "ImportCore"],
      needsPointers: true),
    library(
      "Statements",
      [
        "CalendarDates", "Decimals", "TextSafety", "WorkProgress", "BudgetModel", "FieldReading",
        "ImportCore",
      ], needsPointers: true),
    library(
      "TextImport",
      [
        "CalendarDates", "Decimals", "TextSafety", "WorkProgress", "ParallelWork", "StrictYAML",
        "SpreadsheetFiles", "BudgetModel", "FieldReading", "ImportCore",
      ], plugins: ["EmbedTemplates"]),
    library(
      "WorkbookForm",
      ["CalendarDates", "Decimals", "Spreadsheet", "BudgetModel", "FieldReading", "ImportCore"]),
    library(
      "WorkbookImporting",
      [
        "CalendarDates", "Decimals", "TextSafety", "WorkProgress", "StrictYAML", "Spreadsheet",
        "SpreadsheetFiles", "Formulas", "BudgetModel", "BudgetCalculation", "FieldReading", "ImportCore",
        "Rules", "WorkbookForm",
      ]),
    library(
      "BudgetBackups",
      [
        "CalendarDates", "Decimals", "TextSafety", "WorkProgress", "ExactJSON", "BudgetModel", "FieldReading",
        "ImportCore",
      ], needsPointers: true, plugins: ["EmbedTemplates"]),
    library(
      "BudgetIntake",
      ["CalendarDates", "Decimals", "BudgetModel", "FieldReading", "ImportCore", "BudgetBackups"]),
    library(
      "BudgetExport",
      [
        "CalendarDates", "Decimals", "Spreadsheet", "SpreadsheetFiles", "BudgetModel", "BudgetCalculation",
        "FieldReading", "ImportCore", "WorkbookForm",
      ]),
    library(
      "BudgetFiles",
      [
        "StrictYAML", "FieldReading", "ImportCore", "Rules", "Statements", "TextImport", "WorkbookForm",
        "WorkbookImporting", "BudgetBackups", "BudgetIntake", "BudgetExport",
      ]),
    // Reports, and the command that wires all of it.
    library(
      "BudgetReports",
      [
        "CalendarDates", "Decimals", "ExactJSON", "BudgetModel", "FindingWording", "BudgetCalculation",
        .product(name: "Mustache", package: "swift-mustache"),
      ], plugins: ["EmbedTemplates"]),
    library("ReportWorkbooks", ["Decimals", "Spreadsheet", "BudgetModel", "WorkbookForm", "BudgetReports"]),
    library(
      "AuditReports", ["Decimals", "ExactJSON", "Spreadsheet", "Formulas", "WorkbookAudit", "BudgetReports"]),
    .executableTarget(
      name: "budget",
      dependencies: [
        "CalendarDates", "Decimals", "WorkProgress", "ExactJSON", "Spreadsheet", "SpreadsheetFiles",
        "Formulas", "WorkbookAudit", "BudgetModel", "FindingWording", "BudgetCalculation", "BudgetFiles",
        "FieldReading", "ImportCore", "Rules", "Statements", "StrictYAML", "TextImport", "WorkbookForm",
        "WorkbookImporting", "BudgetBackups", "BudgetIntake", "BudgetExport",
        "BudgetReports", "ReportWorkbooks", "AuditReports",
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
    tests("TextSafety"),
    tests("WorkProgress"),
    tests("ParallelWork"),
    tests("SafeFiles"),
    tests("ExactJSON", ["Decimals"]),
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
        "CalendarDates", "Decimals", "TextSafety", "WorkProgress", "ParallelWork", "ExactJSON", "StrictYAML",
        "Spreadsheet", "SpreadsheetFiles", "Formulas", "BudgetModel", "FindingWording", "BudgetCalculation",
        "FieldReading", "ImportCore", "Rules", "Statements", "TextImport", "WorkbookForm",
        "WorkbookImporting", "BudgetBackups", "BudgetIntake", "BudgetExport",
      ]),
    tests(
      "BudgetReports",
      ["CalendarDates", "Decimals", "ExactJSON", "BudgetModel", "FindingWording", "BudgetCalculation"],
      exclude: ["Snapshots"]),
    tests(
      "ReportWorkbooks",
      [
        "CalendarDates", "Decimals", "Spreadsheet", "SpreadsheetFiles", "BudgetModel", "BudgetCalculation",
        "BudgetReports",
      ]),
    tests("AuditReports", ["CalendarDates", "Formulas", "Spreadsheet", "WorkbookAudit", "BudgetReports"]),
    tests(
      "budget",
      [
        "CalendarDates", "Decimals", "WorkProgress", "ExactJSON", "Spreadsheet", "SpreadsheetFiles",
        "Formulas", "WorkbookAudit", "BudgetModel", "FindingWording", "BudgetCalculation", "BudgetFiles",
        "BudgetReports", "ReportWorkbooks", "AuditReports",
      ]),
  ]
)
