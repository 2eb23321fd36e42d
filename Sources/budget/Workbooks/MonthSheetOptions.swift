import ArgumentParser
import SpreadsheetValues

/// The options for adding a month's report as a sheet to the workbook from which the report is made.
struct MonthSheetOptions: ParsableArguments {
  @Option(
    help:
      "The workbook itself: add the month to it as a sheet with a chart and with formulas that refer to its log.",
    completion: .file(extensions: ["xlsx", "xlsm"]))
  var into: String?
  @Option(
    help: ArgumentHelp(
      "The sheet's name (default: the month, such as January 2026); with --into.", valueName: "name"))
  var sheet: String?
  @Flag(help: "Write numbers instead of formulas; with --into.")
  var values = false

  @OptionGroup var inPlace: InPlaceOptions

  func validate() throws {
    if into == nil, sheet != nil || values || inPlace.dryRun || inPlace.noCopy {
      throw ValidationError("--sheet, --values, --dry-run and --no-copy need --into.")
    }
    if let problem = sheet.flatMap(SheetName.problem) {
      throw ValidationError("--sheet: \(problem).")
    }
  }
}
