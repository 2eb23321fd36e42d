import BudgetFiles
import BudgetModel
import CalendarDates
import SpreadsheetValues

/// The result of importing a workbook.
struct ImportedWorkbook {
  private(set) var tables: [FoundLayout] = []
  private(set) var result: ImportResult?
  private(set) var refusal: ImportError?
  /// The answers that the import does not support.
  private(set) var unsaid: [String] = []
  let name: String

  /// Imports a workbook with these answers to its open questions.
  init(
    _ workbook: Workbook, _ name: String, now: UTCTimestamp = TypedSheet.now,
    answers: WorkbookExpectation.Answers? = nil
  ) {
    self.name = name
    var context = ImportContext(fileName: "\(name).xlsx", now: now)
    unsaid = answers?.apply(to: &context) ?? []
    do {
      tables = WorkbookImport.outline(workbook, context: context).map { FoundLayout($0) }
      let imported = try WorkbookImport(workbook, context: context)
      result = imported.result.validated(asOf: now.date, fileName: context.fileName)
    } catch {
      refusal = error
    }
  }

  var findings: [Finding] { result?.findings ?? refusal?.findings ?? [] }

  /// Whether a finding reports this open question.
  func announces(_ question: WorkbookExpectation.Question) -> Bool {
    findings.contains { question.codes.contains($0.code.rawValue) }
  }

  /// The number of rows that the import reported as unusable, by reason.
  var unusable: [WorkbookExpectation.Unusable: Int] {
    var rows: [WorkbookExpectation.Unusable: Set<String>] = [:]
    for finding in findings {
      guard case .cell(let sheet, let reference) = finding.place.location,
        let row = CellReference(reference)?.row, let reason = Self.reasons[finding.code]
      else { continue }
      rows[reason, default: []].insert("\(sheet)!\(row)")
    }
    return rows.mapValues(\.count)
  }

  private static let reasons: [Finding.Code: WorkbookExpectation.Unusable] = [
    .amountMissing: .noAmount, .amountUnreadable: .unreadableAmount, .errorValue: .unreadableAmount,
    .amountTooPrecise: .unreadableAmount, .amountZero: .zeroAmount, .dateMissing: .noDate,
    .dateUnreadable: .unreadableDate,
  ]
}
