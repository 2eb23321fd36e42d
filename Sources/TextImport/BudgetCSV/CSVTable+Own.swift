internal import BudgetModel
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetFiles
internal import FieldReading

extension CSVTable {
  /// What a file in this package's own format contains; nil for a bank's file.
  ///
  /// Transactions in this format have a type in words (income, expense, transfer). Categories have no date.
  func ownContent(_ asked: BudgetCSV.Content?) -> BudgetCSV.Content? {
    if asked != .categories, lacks(.transactions).isEmpty { return hasOwnTypes ? .transactions : nil }
    if asked != .transactions, !hasDates, lacks(.categories).isEmpty {
      return asked == .categories || !repeatsCategories ? .categories : nil
    }
    return nil
  }

  /// Whether most rows repeat the category of another row; the amounts are then spending, and not a plan.
  private var repeatsCategories: Bool {
    let names = rows.compactMap { CSVFields(row: $0, columns: columns)[.category].map(HeaderText.normalized) }
    return names.count > 3 && Set(names).count * 2 < names.count
  }

  /// Whether a column other than the due date has a date header or contains dates.
  private var hasDates: Bool {
    let sample = rows.prefix(50).map(\.fields)
    return columns.headers.enumerated().contains { index, name in
      guard index != columns.indices[.dueDate], index != columns.indices[.month] else { return false }
      if HeaderWords.matches(name).contains(where: { [.date, .valueDate].contains($0.meaning) }) {
        return true
      }
      let values = sample.compactMap { $0.field(index) }
      return !values.isEmpty && values.allSatisfy { !DateField.orders(of: $0).isEmpty }
    }
  }

  private var hasOwnTypes: Bool {
    guard let type = columns.indices[.type] else { return false }
    let words = Set(TransactionKind.allCases.map(\.rawValue))
    let values = rows.prefix(200).compactMap { CSVFields(row: $0, columns: columns)[type]?.lowercased() }
    let own = values.count { words.contains($0) }
    guard values.isEmpty, !rows.isEmpty else { return own * 2 >= values.count }
    // Separate columns for outflow and inflow mean a bank's file, or a journal.
    let isOfBank = columns.indices[.inflow] != nil || columns.indices[.outflow] != nil
    return columns.headers.count >= 12 && !isOfBank
  }

  /// The detected form of the file.
  package func outline(_ content: BudgetCSV.Content, _ file: CSVRows) -> CSVForm {
    var outline = CSVForm(kind: content == .categories ? .categories : .log, dialect: file.dialect)
    outline.profile = "budget"
    outline.headerLine = headerLine
    let meanings = Dictionary(columns.indices.map { ($0.value, $0.key) }) { first, _ in first }
    outline.columns = columns.headers.enumerated().map { index, name in
      let meaning = meanings[index]
      return DetectedColumn(
        number: index + 1, name: name, meaning: meaning, score: meaning == nil ? 0 : 100,
        evidence: meaning == nil ? "" : "this package's own form")
    }
    return outline
  }
}
