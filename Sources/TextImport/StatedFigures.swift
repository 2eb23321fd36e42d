internal import BudgetModel
internal import ExactDecimals
internal import Foundation
internal import FieldReading
internal import ImportCore

/// Compares the figures that a file states outside its transactions with the totals of its rows.
struct StatedFigures {
  private(set) var agreeing: [ImportVerdict.Figure] = []
  private(set) var differing: [ImportVerdict.Figure] = []

  private let bank: BankCSV
  private let transactions: [Transaction]

  init(_ bank: BankCSV, _ evidence: RowEvidence, _ result: ImportResult) {
    (self.bank, transactions) = (bank, result.budget.transactions)
    checkTotals(evidence, result)
    checkEnds(evidence)
    checkTexts(evidence)
  }

  /// The outflow and the inflow of some rows.
  private struct Sums {
    var (out, into) = (ExactSum(), ExactSum())

    mutating func add(_ amount: Decimal, _ kind: TransactionKind) {
      if kind == .income { into.add(amount) } else { out.add(amount) }
    }

    /// The totals of these rows that a file may state: outflow, inflow, and inflow minus outflow.
    var figures: [Decimal] { [out.value, into.value, net] }
    var net: Decimal { into.value.moved(by: -out.value) }
  }

  /// The totals of all transactions.
  private var all: Sums {
    var sums = Sums()
    for index in transactions.indices { sums.add(transactions[index].amount, transactions[index].kind) }
    return sums
  }

  // MARK: Totals among the rows

  private mutating func checkTotals(_ evidence: RowEvidence, _ result: ImportResult) {
    let totals = evidence.lines.filter { $0.reason == .totals && $0.amounts.contains { $0 != 0 } }
    guard !totals.isEmpty, transactions.count > 1 else { return }
    let all = all
    var (above, section) = (Sums(), Sums())
    var waiting = totals[...]
    func check(_ total: RowEvidence.StatedLine) {
      judge(total, [all, above, section])
      section = Sums()
    }
    for transaction in transactions {
      guard let total = waiting.first else { break }
      if let line = line(transaction, result), line > total.line {
        check(total)
        waiting.removeFirst()
      }
      above.add(transaction.amount, transaction.kind)
      section.add(transaction.amount, transaction.kind)
    }
    for total in waiting { check(total) }
  }

  private func line(_ transaction: Transaction, _ result: ImportResult) -> Int? {
    guard case .line(let line, _)? = result.provenance[transaction.id]?.location else { return nil }
    return line
  }

  private mutating func judge(_ total: RowEvidence.StatedLine, _ readings: [Sums]) {
    func fits(_ sums: Sums) -> Bool {
      if total.isPair {
        return abs(total.amounts[0]) == abs(sums.out.value) && abs(total.amounts[1]) == abs(sums.into.value)
      }
      return sums.figures.contains { abs($0) == abs(total.amounts[0]) }
    }
    let fitting = readings.first(where: fits)
    let sums = fitting ?? readings[0]
    let computed = total.isPair ? [sums.out.value, sums.into.value] : [sums.net]
    for (stated, computed) in zip(total.amounts, computed) where stated != 0 {
      note(total.label, total.line, stated, fitting == nil ? computed : stated, agrees: fitting != nil)
    }
  }

  private mutating func note(
    _ label: String, _ line: Int, _ stated: Decimal, _ computed: Decimal, agrees: Bool
  ) {
    let place = Provenance(file: bank.context.fileName, .line(line, field: nil))
    let figure = ImportVerdict.Figure(name: label, place: place, stated: stated, computed: computed)
    if agrees { agreeing.append(figure) } else { differing.append(figure) }
  }

  // MARK: Balances at both ends

  /// Checks the opening and closing balance, if the file states exactly one of each.
  private mutating func checkEnds(_ evidence: RowEvidence) {
    var ends = evidence.lines.filter { $0.reason == .balances && $0.amounts.contains { $0 != 0 } }.map {
      (label: $0.label, line: $0.line, amount: $0.amounts[0] == 0 ? $0.amounts.last ?? 0 : $0.amounts[0])
    }
    for row in besides(evidence) {
      for (column, text) in row.fields.enumerated() where RowWords.reason(text: text) == .balances {
        guard let amount = figure(behind: column, row.fields) else { continue }
        ends.append((text, row.line, amount))
      }
    }
    let openings = ends.filter { RowWords.isOpening($0.label) }
    let closings = ends.filter { !RowWords.isOpening($0.label) }
    guard openings.count == 1, closings.count == 1, let opening = openings.first,
      let closing = closings.first,
      !transactions.isEmpty
    else { return }
    let computed = opening.amount.moved(by: all.net)
    note(closing.label, closing.line, closing.amount, computed, agrees: computed == closing.amount)
  }

  /// The amount in the cells after a label, or in the label's own cell.
  private func figure(behind column: Int, _ fields: [String]) -> Decimal? {
    let mark = bank.conventions.amountMark
    for text in fields.dropFirst(column + 1) {
      if let amount = AmountField(text.trimmed, mark: mark) { return amount.value }
    }
    let own = fields[column].drop { !$0.isNumber && $0 != "-" }
    return own.isEmpty ? nil : AmountField(String(own).trimmed, mark: mark)?.value
  }

  /// The last rows above the data, and the last rows with neither a date nor an amount.
  private func besides(_ evidence: RowEvidence) -> [(line: Int, fields: [String])] {
    let rows = bank.rows
    let above = max(0, rows.startIndex - 40)..<rows.startIndex
    return (Array(above) + evidence.looseRows.suffix(40)).map {
      let row = rows.table.row($0)
      return (row.line, Array(row.fields))
    }
  }

  // MARK: Figures in texts

  /// Checks totals in texts (`Out: 12 rows 1,234.50`).
  ///
  /// They are used only if the texts contain both the outflow and the inflow of the rows. That is unlikely to be a
  /// coincidence.
  private mutating func checkTexts(_ evidence: RowEvidence) {
    let numbers = numbersBesides(evidence)
    guard transactions.count > 2, numbers.count > 1 else { return }
    let sums = all
    let wanted = [sums.out.value, sums.into.value]
    guard !wanted.contains(0), wanted[0] != wanted[1] else { return }
    let found = wanted.compactMap { numbers[$0] }
    guard found.count == wanted.count else { return }
    for (amount, (text, line)) in zip(wanted, found) {
      note(String(text.trimmed.prefix(40)), line, amount, amount, agrees: true)
    }
  }

  /// The numbers in texts outside the table, each with the first text that contains it.
  private func numbersBesides(_ evidence: RowEvidence) -> [Decimal: (text: String, line: Int)] {
    var found: [Decimal: (text: String, line: Int)] = [:]
    for row in besides(evidence) {
      for text in row.fields where text.utf8.count < 400 {
        for number in Self.numbers(text, bank.conventions.amountMark) where found[number] == nil {
          found[number] = (text, row.line)
        }
      }
    }
    return found
  }

  /// The numbers with decimal places in a text.
  private static func numbers(_ text: String, _ mark: DecimalMark) -> [Decimal] {
    text.split { !($0.isASCII && $0.isNumber || $0 == "." || $0 == ",") }.compactMap {
      $0.contains(mark.rawValue) ? AmountField(String($0), mark: mark)?.value : nil
    }
  }
}
