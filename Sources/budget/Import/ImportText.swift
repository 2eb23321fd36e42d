import BudgetFiles
import BudgetModel
import CalendarDates
import ExactDecimals
import FindingWording
import Foundation

/// Writes the effects of an import as text for people.
struct ImportText {
  private static let limit = 20
  private let preview: ImportPreview
  private let isDetailed: Bool

  /// Creates the text about an import; a detailed text contains the rows of all lists.
  init(_ preview: ImportPreview, isDetailed: Bool) {
    self.preview = preview
    self.isDetailed = isDetailed
  }

  /// Returns counts, lists, findings and row accounting as lines.
  func lines(_ width: LineWidth) -> [String] {
    var lines = [
      "\(preview.file.name): \(preview.file.byteCount) bytes, sha1 \(preview.file.sha1.prefix(12))"
    ]
    if let record = preview.record { lines.append("  import \(record.id)") }
    lines += VerdictLines(preview.verdicts).brief(width: width.prose - 2).map { "  \($0)" }
    lines += list("New", preview.new.map(\.row), width: width.table, isShown: isDetailed) { index in
      preview.new[index].isJoined ? "other side of a transfer" : ""
    }
    lines += list("Already there", preview.duplicates.map(\.row), width: width.table, isShown: isDetailed) {
      index in
      preview.duplicates[index].reason.words
    }
    lines += list("In conflict", preview.conflicts.map(\.row), width: width.table, isShown: true) { index in
      preview.conflicts[index].words
    }
    if !preview.unusable.isEmpty {
      lines += ["", "Unusable: \(count(preview.unusable.count))"]
      lines += FindingLines.lines(preview.unusable, width: width.prose, limit: Self.limit)
    }
    let findings = preview.findings.filter {
      isDetailed || $0.severity > .info || $0.code == .transferProposed
    }
    if !findings.isEmpty {
      lines += [""] + FindingLines.lines(findings, width: width.prose, limit: Self.limit)
    }
    return lines + [""] + accounting.flatMap { FindingLines.wrapped($0, width: width.prose) }
  }

  private func count(_ rows: Int) -> String { rows == 1 ? "1 row" : "\(rows) rows" }

  private func list(
    _ title: String, _ rows: [ImportPreview.Row], width: Int, isShown: Bool, _ remark: (Int) -> String
  ) -> [String] {
    guard !rows.isEmpty else { return [] }
    let title = "\(title): \(count(rows.count)), \(Self.sums(rows))"
    guard isShown else { return ["  \(title)"] }
    var table = TextTable([("Description", .left), ("Date", .left), ("Amount", .right), ("Remark", .left)])
    for (index, row) in rows.prefix(Self.limit).enumerated() {
      let transaction = row.transaction
      let currency = transaction.currency.map { "\($0) " } ?? ""
      table.append([
        transaction.description, transaction.date.description, currency + Self.amount(transaction),
        remark(index),
      ])
    }
    let rest = rows.count - Self.limit
    return ["", title] + table.lines(width: width)
      + (rest > 0 ? ["… and \(rest) more; --json lists all"] : [])
  }

  /// Returns the amount of a transaction, negative for an expense; transfers have no sign.
  static func amount(_ transaction: Transaction) -> String { transaction.signedAmount.shown }

  /// Returns income and expenses by currency.
  private static func sums(_ rows: [ImportPreview.Row]) -> String {
    let groups = Dictionary(grouping: rows.map(\.transaction)) { $0.currency?.code ?? "" }
    return groups.sorted { $0.key < $1.key }.map { code, transactions in
      let parts = [("in", TransactionKind.income), ("out", .expense), ("moved", .transfer)].compactMap {
        word, kind in
        let amounts = transactions.filter { $0.kind == kind }.map(\.amount)
        return amounts.isEmpty ? nil : "\(amounts.exactSum().shown) \(word)"
      }
      return (code.isEmpty ? "" : "\(code) ") + parts.joined(separator: ", ")
    }.joined(separator: "; ")
  }

  /// The row accounting.
  private var accounting: [String] {
    let accounting = preview.accounting
    let parts =
      [
        ("new", accounting.new), ("already there", accounting.duplicates),
        ("in conflict", accounting.conflicts),
        ("unusable", accounting.unusable),
      ].filter { $0.0 == "new" || $0.1.rows > 0 }
      + SkipReason.allCases.compactMap { reason in accounting.skipped[reason].map { (reason.rawValue, $0) } }
    let mark = accounting.balance ? "=" : "≠"
    let rows = parts.map { "\($0.1.rows) \($0.0)" }.joined(separator: " + ")
    let amounts = parts.map { "\($0.1.amount.shown) \($0.0)" }.joined(separator: " + ")
    let beside =
      accounting.beside.rows > 0
      ? "; \(accounting.beside.rows) separate fees: \(accounting.beside.amount.shown)" : ""
    return [
      "rows: \(accounting.read.rows) read \(mark) \(rows)",
      "amounts as in the file: \(accounting.read.amount.shown) read \(mark) \(amounts)\(beside)",
    ]
  }
}

extension Transaction {
  /// The amount, negative for an expense; transfers have no sign.
  fileprivate var signedAmount: Decimal { kind == .expense ? -amount : amount }
}

extension ImportPreview.Duplicate.Reason {
  /// The reason in words.
  var words: String {
    switch self {
    case .imported(let file): "imported from \(file)"
    case .known: "in the budget"
    case .repeated(let place): "as \(place.shortPlace(in: place.sheet))"
    case .deleted: "deleted"
    }
  }
}

extension ImportPreview.Conflict {
  /// The existing record and the action taken, in words.
  var words: String {
    let there =
      "\(stored.date) \(storedAmount.shown) in \(FindingFormatter().origin(stored.origin))"
    return isTaken ? "was \(there); taken" : "is \(there)"
  }

  private var storedAmount: Decimal { stored.direction == .expense ? -stored.amount : stored.amount }

  /// The conflict as the fact of a finding.
  fileprivate var fact: Finding.IntakeFact {
    .rowInConflict(
      row.transaction.date, row.transaction.signedAmount, stored: stored.date, storedAmount, stored.origin,
      isTaken: isTaken, canBeTaken: !isTaken && existing != nil)
  }
}

extension ImportPreview {
  /// All findings that need attention, including findings for conflicts and unusable rows.
  var allFindings: [Finding] {
    unusable
      + conflicts.map { conflict in
        Finding(.intake(conflict.fact), at: conflict.row.place)
      } + findings
  }
}
