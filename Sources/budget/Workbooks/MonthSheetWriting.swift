import BudgetCalculation
import BudgetFiles
import BudgetModel
import BudgetReports
import CalendarDates
import ExactDecimals
import Foundation
import ReportWorkbooks
import SafeFiles
import SpreadsheetEditing
import SpreadsheetFiles
import SpreadsheetValues
import WorkbookForm
import WorkbookImporting

/// Adds a month's report as a sheet to the workbook from which the report is made.
struct MonthSheetWriting {
  let input: String
  let choice: MonthSheetOptions
  let options: InputOptions
  let console: Console

  /// Reads the workbook and locks it until the sheet is written.
  ///
  /// - Throws: `CommandError` if `--into` names another file, or a file that is not a workbook.
  func begin() throws -> (place: WorkbookInPlace, loaded: LoadedBudget) {
    guard let into = choice.into else { throw CommandError(.usage, "name the workbook with --into") }
    try FileAccess(console: console).check(into)
    guard FileIdentity(path: into) == FileIdentity(path: input), input != FileAccess.standardStream else {
      throw CommandError(
        .usage,
        "--into names another file than \(input): a month is added to the workbook that it is read from")
    }
    let place = try WorkbookInPlace(into, options, on: console)
    var loader = BudgetLoader(options: options, console: console)
    loader.keepsReading = true
    return (place, try loader.load(input))
  }

  /// Adds the sheet of a report, or replaces the sheet that was added for the same month before.
  ///
  /// - Throws: `CommandError` if a sheet of the user has the same name, or if formulas would not give the
  ///   figures of the report.
  func write(
    _ report: BudgetReport, of month: BudgetMonth, _ place: WorkbookInPlace, _ loaded: LoadedBudget
  ) throws {
    guard let reading = loaded.reading, let workbook = loaded.workbook else {
      throw CommandError(.badInput, "\(input): a sheet can only be added to a workbook")
    }
    var place = place
    let (sums, remark) = sums(reading, workbook, month, loaded.context)
    let planned = PlannedCells(reading.tables, in: workbook, month: month.month)
    let (name, isReplaced) = try self.name(report, month.month, workbook)
    guard let made = MonthSheet(report, named: name, sums: sums, planned: planned.formula) else {
      throw CommandError(.usage, "--into needs the report of a month")
    }
    if isReplaced {
      try place.apply(ReplaceSheet(made.sheet, styles: made.styles))
    } else {
      try place.apply(AddSheet(made.sheet, styles: made.styles))
    }
    try place.apply(SetDefinedName(ReportSheetMark.mark(month.month, on: name)))
    let edited = try place.edited()
    try check(made, edited)
    if let remark { say(remark) }
    try finish(place, edited, made, isReplaced: isReplaced)
  }

  // MARK: Parts

  /// Returns the formulas that sum the log, or the reason why there are none.
  private func sums(
    _ reading: WorkbookImport, _ workbook: Workbook, _ month: BudgetMonth, _ context: ImportContext
  ) -> (sums: LogSums?, remark: String?) {
    guard !choice.values else { return (nil, nil) }
    do throws(LogSumsError) {
      let sums = try LogSums(
        reading, in: workbook, context: context, month: month.days, cells: MonthSheet.days)
      return (sums, nil)
    } catch {
      return (nil, error.sentence)
    }
  }

  /// Returns the name of the sheet, and whether it replaces an earlier version.
  private func name(
    _ report: BudgetReport, _ month: CalendarMonth, _ workbook: Workbook
  ) throws -> (name: String, isReplaced: Bool) {
    let reports = workbook.reportSheets
    let before = workbook.sheets.map(\.name).first { reports[$0] == month }
    if choice.sheet == nil, let before { return (before, true) }
    let name = choice.sheet ?? report.title
    guard let other = workbook[sheet: name]?.name else { return (name, false) }
    if reports[other] == month { return (other, true) }
    let owner = reports[other].map { "holds the report of \($0)" } ?? "is your own"
    throw CommandError(
      .badInput, "\(input): the sheet \"\(other)\" \(owner) and stays; name another with --sheet")
  }

  /// Throws an error for a sheet whose formulas do not give the figures of the report.
  private func check(_ made: MonthSheet, _ edited: [UInt8]) throws {
    let written: Workbook
    do { written = try Workbook(xlsx: edited, limits: options.limits) } catch {
      throw CommandError(.badInput, "\(input): \(error)")
    }
    for (cell, value) in made.figures {
      let found = written[sheet: made.sheet.name]?[cell]?.value
      guard found?.number?.rounded(toPlaces: 8) != value.rounded(toPlaces: 8) else { continue }
      throw CommandError(
        .badInput,
        "\(input): nothing was written, because the formula in \(made.sheet.name)!\(cell) gives "
          + "\(Self.shown(found)) but the report says \(value.rounded(toPlaces: 8).plainText); "
          + "--values writes figures instead of formulas"
      )
    }
  }

  private static func shown(_ value: CellValue?) -> String {
    switch value {
    case .number(let number): number.rounded(toPlaces: 8).plainText
    case .error(let error): error.rawValue
    case .text(let text): "\"\(text)\""
    case .boolean(let isTrue): isTrue ? "TRUE" : "FALSE"
    case .empty, nil: "nothing"
    }
  }

  private func finish(
    _ place: WorkbookInPlace, _ edited: [UInt8], _ made: MonthSheet, isReplaced: Bool
  ) throws {
    var place = place
    let name = made.sheet.name
    guard edited != place.bytes else {
      return say("\(place.path): the sheet \(name) is up to date; nothing was written")
    }
    if choice.inPlace.dryRun {
      let verb = isReplaced ? "would be replaced" : "would be added"
      say("\(place.path): the sheet \(name) \(verb), with \(made.figures.count) formulas and a chart")
      return say("Nothing was written (--dry-run).")
    }
    let copy = try place.save(keepsCopy: !choice.inPlace.noCopy)
    say(
      InPlaceOptions.written(
        place.path, "the sheet \(name) was \(isReplaced ? "replaced" : "added")", copy: copy))
  }

  private func say(_ sentence: String) { console.printError(TerminalText.printable(sentence)) }
}

extension LogSumsError {
  /// The reason why figures are written instead of formulas.
  fileprivate var sentence: String {
    let reason =
      switch self {
      case .noLog: "the workbook has no log with rows"
      case .manyLogs(let count): "the month is in \(count) logs"
      case .dates(let sheet): "spreadsheets cannot compare the dates of \(sheet)"
      case .textAmounts(let sheet): "the amounts of \(sheet) are texts"
      case .amountsByCategory(let sheet): "\(sheet) has a column of amounts for each category"
      case .words(let sheet): "some rows of \(sheet) have no word that tells income from expenses"
      }
    return "No formulas, only figures: \(reason)."
  }
}
