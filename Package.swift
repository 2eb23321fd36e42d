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

/// A library target, whose sources are in `Sources/<name>`.
///
/// Unless the target needs pointers, the compiler rejects each memory-unsafe operation that is not marked `unsafe`.
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
      targets: [
        "Spreadsheet", "SpreadsheetValues", "SpreadsheetFiles", "SpreadsheetFormulas", "SpreadsheetEditing",
        "SpreadsheetAudit", "CalendarDates", "ExactDecimals",
      ]),
    .library(
      name: "BudgetKit",
      targets: [
        "BudgetModel", "FindingWording", "BudgetCalculation", "BudgetFiles", "BudgetStores", "BudgetReports",
        "ReportWorkbooks",
        "AuditReports",
      ]),
    .executable(name: "budget", targets: ["budget"]),
  ],
  traits: [
    .default(enabledTraits: ["Command"]),
    .trait(
      name: "Budgets",
      description: "What the product BudgetKit needs beyond Spreadsheet: GRDB, Mustache, Yams."),
    .trait(
      name: "Command", description: "What the command budget needs: an argument parser.",
      enabledTraits: ["Budgets"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    system("CLibXML2", pkgConfig: "libxml-2.0", apt: "libxml2-dev", brew: "libxml2"),
    system("CLibZip", pkgConfig: "libzip", apt: "libzip-dev", brew: "libzip"),
    system("CLibDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
    // General targets, which know neither cells nor budgets.
    library("CalendarDates", []),
    library("ExactDecimals", [], needsPointers: true),
    library("TextSafety", []),
    library("WorkProgress", []),
    library("ParallelWork", []),
    library("Digests", []),
    library("SafeFiles", ["Digests"], needsPointers: true),
    library("ExactJSON", ["ExactDecimals", "TextSafety", "WorkProgress"], needsPointers: true),
    library(
      "StrictYAML",
      ["TextSafety", .product(name: "Yams", package: "Yams", condition: .when(traits: ["Budgets"]))]),
    // Targets for spreadsheets, which know no budgets.
    library("SpreadsheetValues", ["CalendarDates", "ExactDecimals"]),
    library(
      "SpreadsheetFiles",
      [
        "CalendarDates", "ExactDecimals", "TextSafety", "WorkProgress", "ParallelWork", "SafeFiles",
        "SpreadsheetValues",
        "CLibXML2", "CLibZip", "CLibDeflate",
      ], needsPointers: true),
    library("SpreadsheetFormulas", ["CalendarDates", "ExactDecimals", "SpreadsheetValues"]),
    library(
      "SpreadsheetEditing",
      [
        "CalendarDates", "ExactDecimals", "SafeFiles", "SpreadsheetFiles", "SpreadsheetFormulas",
        "SpreadsheetValues",
      ]),
    library(
      "Spreadsheet",
      [
        "CalendarDates", "ExactDecimals", "SpreadsheetEditing", "SpreadsheetFiles", "SpreadsheetFormulas",
        "SpreadsheetValues",
      ]),
    library(
      "SpreadsheetAudit", ["CalendarDates", "ExactDecimals", "SpreadsheetValues", "SpreadsheetFormulas"]),
    // Targets for budgets, which read and write no files.
    library("BudgetModel", ["CalendarDates", "ExactDecimals", "TextSafety"]),
    library("Translations", ["CalendarDates", "BudgetModel"], plugins: ["EmbedTemplates"]),
    library("FindingWording", ["CalendarDates", "ExactDecimals", "BudgetModel", "Translations"]),
    library("BudgetCalculation", ["CalendarDates", "ExactDecimals", "BudgetModel"]),
    // Targets for files of budgets; each reads or writes one kind of file.
    library(
      "FieldReading", ["CalendarDates", "ExactDecimals", "TextSafety", "BudgetModel"], needsPointers: true,
      plugins: ["EmbedTemplates"]),
    library(
      "ImportCore",
      ["CalendarDates", "ExactDecimals", "TextSafety", "WorkProgress", "BudgetModel", "FieldReading"],
      needsPointers: true),
    library(
      "Rules", ["ExactDecimals", "ParallelWork", "StrictYAML", "BudgetModel", "FieldReading", "ImportCore"],
      needsPointers: true),
    library(
      "Statements",
      [
        "CalendarDates", "ExactDecimals", "TextSafety", "WorkProgress", "BudgetModel", "FieldReading",
        "ImportCore",
      ], needsPointers: true),
    library(
      "TextImport",
      [
        "CalendarDates", "ExactDecimals", "TextSafety", "WorkProgress", "ParallelWork", "StrictYAML",
        "SpreadsheetFiles", "BudgetModel", "FieldReading", "ImportCore",
      ], plugins: ["EmbedTemplates"]),
    library(
      "WorkbookForm",
      ["CalendarDates", "ExactDecimals", "SpreadsheetValues", "BudgetModel", "FieldReading", "ImportCore"]),
    library(
      "WorkbookImporting",
      [
        "CalendarDates", "ExactDecimals", "TextSafety", "WorkProgress", "StrictYAML", "SpreadsheetValues",
        "SpreadsheetFiles", "SpreadsheetFormulas", "BudgetModel", "BudgetCalculation", "FieldReading",
        "ImportCore",
        "Rules", "WorkbookForm",
      ]),
    library(
      "BudgetBackups",
      [
        "CalendarDates", "ExactDecimals", "TextSafety", "WorkProgress", "ExactJSON", "BudgetModel",
        "FieldReading",
        "ImportCore",
      ], needsPointers: true, plugins: ["EmbedTemplates"]),
    library(
      "BudgetIntake",
      ["CalendarDates", "ExactDecimals", "BudgetModel", "FieldReading", "ImportCore", "BudgetBackups"]),
    library(
      "BudgetExport",
      [
        "CalendarDates", "ExactDecimals", "SpreadsheetValues", "SpreadsheetFiles", "BudgetModel",
        "BudgetCalculation",
        "FieldReading", "ImportCore", "WorkbookForm",
      ]),
    library(
      "BudgetFiles",
      [
        "StrictYAML", "FieldReading", "ImportCore", "Rules", "Statements", "TextImport", "WorkbookForm",
        "WorkbookImporting", "BudgetBackups", "BudgetIntake", "BudgetExport",
      ]),
    // The storage of budgets: a backup, or a database file.
    library(
      "BudgetStores",
      [
        "CalendarDates", "ExactDecimals", "ExactJSON", "SafeFiles", "BudgetModel", "BudgetCalculation",
        "ImportCore", "BudgetBackups",
        .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["Budgets"])),
      ]),
    // Reports, and the command that uses all targets.
    library(
      "BudgetReports",
      [
        "CalendarDates", "Digests", "ExactDecimals", "ExactJSON", "BudgetModel", "Translations",
        "FindingWording", "BudgetCalculation",
        .product(name: "Mustache", package: "swift-mustache", condition: .when(traits: ["Budgets"])),
      ], plugins: ["EmbedTemplates"]),
    library(
      "ReportWorkbooks",
      [
        "CalendarDates", "ExactDecimals", "SpreadsheetValues", "SpreadsheetFormulas", "BudgetModel",
        "BudgetCalculation", "WorkbookForm", "BudgetReports",
      ]),
    library(
      "AuditReports",
      [
        "ExactDecimals", "ExactJSON", "SpreadsheetValues", "SpreadsheetFormulas", "SpreadsheetAudit",
        "Translations", "BudgetReports",
      ]),
    .executableTarget(
      name: "budget",
      dependencies: [
        "CalendarDates", "ExactDecimals", "TextSafety", "WorkProgress", "ExactJSON", "SafeFiles",
        "SpreadsheetValues", "SpreadsheetFiles", "SpreadsheetEditing",
        "SpreadsheetFormulas", "SpreadsheetAudit", "BudgetModel", "FindingWording", "BudgetCalculation",
        "BudgetFiles",
        "FieldReading", "ImportCore", "Rules", "Statements", "StrictYAML", "TextImport", "WorkbookForm",
        "WorkbookImporting", "BudgetBackups", "BudgetIntake", "BudgetExport", "BudgetStores",
        "BudgetReports", "ReportWorkbooks", "AuditReports",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["Command"])),
      ],
      swiftSettings: strict, plugins: ["EmbedTemplates"]),
    .executableTarget(name: "EmbedTemplatesTool", swiftSettings: strict),
    // The plugin is in Templates, because the build notices new files only in the folders of targets.
    .plugin(
      name: "EmbedTemplates", capability: .buildTool(), dependencies: ["EmbedTemplatesTool"],
      path: "Templates",
      sources: ["EmbedTemplates.swift"]),
    .target(
      name: "TestSupport", dependencies: ["CalendarDates", "ExactDecimals", "BudgetModel", "Translations"],
      path: "Tests/TestSupport", swiftSettings: strict),
    tests("CalendarDates"),
    tests("ExactDecimals"),
    tests("Digests"),
    tests("TextSafety"),
    tests("WorkProgress"),
    tests("ParallelWork"),
    tests("SafeFiles"),
    tests("ExactJSON", ["ExactDecimals"]),
    tests("SpreadsheetValues", ["CalendarDates", "ExactDecimals"]),
    tests(
      "SpreadsheetFiles",
      [
        "CalendarDates", "ExactDecimals", "SafeFiles", "Spreadsheet", "SpreadsheetValues",
        "SpreadsheetFormulas",
        "CLibDeflate", "CLibZip",
      ]),
    tests(
      "SpreadsheetFormulas", ["CalendarDates", "ExactDecimals", "SpreadsheetValues", "SpreadsheetFiles"]),
    tests(
      "SpreadsheetEditing",
      [
        "CalendarDates", "ExactDecimals", "SafeFiles", "SpreadsheetFiles", "SpreadsheetFormulas",
        "SpreadsheetValues",
      ]),
    tests(
      "SpreadsheetAudit",
      ["CalendarDates", "ExactDecimals", "SpreadsheetValues", "SpreadsheetFiles", "SpreadsheetFormulas"]),
    tests("BudgetModel", ["CalendarDates", "ExactDecimals", "FindingWording"]),
    tests("Translations", ["CalendarDates", "BudgetModel"]),
    tests("FindingWording", ["CalendarDates", "ExactDecimals", "BudgetModel", "Translations"]),
    tests("BudgetCalculation", ["CalendarDates", "ExactDecimals", "BudgetModel"]),
    tests(
      "BudgetFiles",
      [
        "CalendarDates", "ExactDecimals", "TextSafety", "WorkProgress", "ParallelWork", "ExactJSON",
        "StrictYAML",
        "SpreadsheetValues", "SpreadsheetFiles", "SpreadsheetFormulas", "BudgetModel", "FindingWording",
        "BudgetCalculation",
        "FieldReading", "ImportCore", "Rules", "Statements", "TextImport", "WorkbookForm",
        "WorkbookImporting", "BudgetBackups", "BudgetIntake", "BudgetExport",
      ]),
    tests(
      "BudgetStores",
      [
        "CalendarDates", "ExactDecimals", "ExactJSON", "BudgetModel", "BudgetCalculation", "BudgetFiles",
        "BudgetBackups", "ImportCore",
      ]),
    tests(
      "BudgetReports",
      [
        "CalendarDates", "Digests", "ExactDecimals", "ExactJSON", "BudgetModel", "Translations",
        "FindingWording", "BudgetCalculation",
      ],
      exclude: ["Snapshots"]),
    tests(
      "ReportWorkbooks",
      [
        "CalendarDates", "ExactDecimals", "SpreadsheetValues", "SpreadsheetFiles", "SpreadsheetFormulas",
        "BudgetModel",
        "BudgetCalculation",
        "BudgetReports",
      ]),
    tests(
      "AuditReports",
      [
        "CalendarDates", "SpreadsheetFormulas", "SpreadsheetValues", "SpreadsheetAudit", "Translations",
        "BudgetReports",
      ]),
    tests(
      "budget",
      [
        "CalendarDates", "ExactDecimals", "WorkProgress", "ExactJSON", "SpreadsheetValues",
        "SpreadsheetFiles",
        "SpreadsheetFormulas", "SpreadsheetAudit", "SpreadsheetEditing", "BudgetModel", "FindingWording",
        "BudgetCalculation",
        "BudgetFiles",
        "BudgetReports", "ReportWorkbooks", "AuditReports",
      ]),
  ]
)

// The target and the plugin for the documentation site (`make docs`); other builds do not download the plugin.
if Context.environment["BUDGETKIT_DOCS"] != nil {
  package.targets.append(.target(name: "Guides", path: "Guides"))
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"))
}
