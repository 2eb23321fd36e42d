internal import BudgetModel
package import FieldReading
internal import Foundation
internal import ExactDecimals
package import SpreadsheetValues

extension LogForm {
  /// A cell of a new row.
  package struct NewCell: Hashable, Sendable {
    /// The column, from 1.
    package let column: Int
    package let value: CellValue
  }

  /// Data of an entry that a new row cannot express.
  package enum Loss: Hashable, Sendable {
    /// The log has no column for a value that the entry has.
    case noColumn(FieldMeaning, value: String)
    /// A transfer becomes an expense.
    case transferAsExpense
    /// The log has several accounts, and the entry names none.
    case accountOpen
    /// The log writes amounts as texts, and this amount has more decimals than they have; all its decimals are written.
    case moreDecimals(Int)
  }

  /// A remark about a new row; unlike a `Loss`, it reports no lost data.
  package enum Remark: Hashable, Sendable {
    /// A name that is new in the log.
    case newName(FieldMeaning, String)
    /// Formulas fill this column, so nothing is written there.
    case calculated(header: String)
    /// The balance stays empty because the balances of the log were typed in by hand and are not computed.
    case balanceEmpty(header: String)
  }

  /// The cells of a new row, from left to right.
  package struct NewRow: Hashable, Sendable {
    package let cells: [NewCell]
    package let losses: [Loss]
    package let remarks: [Remark]
  }

  /// Returns the cells that express an entry.
  ///
  /// All other cells of the row stay empty or continue formulas.
  ///
  /// - Throws: `LogFormError` if the log cannot express the date, the amount or its direction.
  package func row(for entry: LogEntry) throws(LogFormError) -> NewRow {
    var row = Draft(form: self)
    row.cells = try dates.cells(entry.date) + amounts.cells(entry)
    try row.addKind(entry)
    row.addTexts(entry)
    row.addName(.category, entry.category)
    if let category = entry.category, let group = groups[LogSpellings.key(category)] {
      row.put(.group, group)
    }
    row.addAccounts(entry)
    row.addName(.member, entry.member)
    row.addCurrency(entry)
    if !entry.tags.isEmpty { row.addText(.tags, TagText.text(entry.tags)) }
    if let digits = amounts.fractionDigits, entry.amount.fractionDigits > digits {
      row.losses.append(.moreDecimals(entry.amount.fractionDigits))
    }
    for column in columns {
      if column.isCalculated {
        row.remarks.append(.calculated(header: column.header))
      } else if column.meaning == .balance {
        row.remarks.append(.balanceEmpty(header: column.header))
      }
    }
    return NewRow(
      cells: row.cells.sorted { $0.column < $1.column }, losses: row.losses, remarks: row.remarks)
  }

  /// A row under construction.
  private struct Draft {
    let form: LogForm
    var cells: [NewCell] = []
    var losses: [Loss] = []
    var remarks: [Remark] = []

    /// Puts a text into a column; returns false if there is no such column.
    @discardableResult
    mutating func put(_ meaning: FieldMeaning, _ text: String) -> Bool {
      guard let column = form[meaning] else { return false }
      if !cells.contains(where: { $0.column == column }) {
        cells.append(NewCell(column: column, value: .text(text)))
      }
      return true
    }

    mutating func addText(_ meaning: FieldMeaning, _ text: String?) {
      guard let text, !text.isEmpty else { return }
      if !put(meaning, text) { losses.append(.noColumn(meaning, value: text)) }
    }

    /// Puts a name into a column in the log's own spelling.
    mutating func addName(_ meaning: FieldMeaning, _ name: String?) {
      guard let name, !name.isEmpty else { return }
      let known = form.spellings[meaning]?[name]
      // If each category has a column of amounts, the column gives the category.
      if meaning == .category, form[.category] == nil,
        form.columns.count(where: { $0.meaning == .amount }) > 1
      {
        return
      }
      addText(meaning, known ?? name)
      if known == nil, form[meaning] != nil { remarks.append(.newName(meaning, name)) }
    }

    mutating func addKind(_ entry: LogEntry) throws(LogFormError) {
      let word = form.words.word(entry.kind, category: entry.category)
      if let column = form.words.column, let word {
        cells.append(NewCell(column: column, value: .text(word)))
      } else if form.amounts.needsWords {
        guard entry.kind == .transfer, let column = form.words.column,
          let expense = form.words.word(.expense, category: nil)
        else { throw .directionUnsayable(entry.kind, sheet: form.sheetName) }
        cells.append(NewCell(column: column, value: .text(expense)))
      }
      if entry.kind == .transfer, word == nil || form.words.column == nil || form.amounts.saysOnlyDirections {
        losses.append(.transferAsExpense)
      }
    }

    /// Puts the description into the first text column.
    ///
    /// Texts without a column are reported as losses.
    mutating func addTexts(_ entry: LogEntry) {
      var notes = entry.note.map { [$0] } ?? []
      if form[.description] != nil {
        put(.description, entry.description)
        if let payee = entry.payee, payee != entry.description || form[.payee] != nil {
          addText(.payee, form.spellings[.payee]?[payee] ?? payee)
        }
      } else if form[.payee] != nil {
        let payee = entry.payee ?? entry.description
        put(.payee, form.spellings[.payee]?[payee] ?? payee)
        if payee != entry.description { notes.insert(entry.description, at: 0) }
      } else if form[.memo] != nil {
        put(.memo, entry.description)
        if let payee = entry.payee, payee != entry.description { addText(.payee, payee) }
      } else {
        addText(.description, entry.description)
      }
      guard !notes.isEmpty else { return }
      let isMemoTaken = form[.description] == nil && form[.payee] == nil
      let meaning: FieldMeaning = form[.memo] != nil && !isMemoTaken ? .memo : .note
      addText(meaning, notes.joined(separator: "\n"))
    }

    mutating func addAccounts(_ entry: LogEntry) {
      let name = entry.account ?? form.spellings[.account]?.only
      if let name, form[.account] != nil {
        addName(.account, name)
      } else if let name, form.account.map(LogSpellings.key) != LogSpellings.key(name) {
        losses.append(.noColumn(.account, value: name))
      } else if name == nil, form.spellings[.account]?.isEmpty == false {
        losses.append(.accountOpen)
      }
      addName(.toAccount, entry.toAccount)
    }

    mutating func addCurrency(_ entry: LogEntry) {
      let isOwn = entry.currency == nil || entry.currency == form.currency
      if isOwn, form[.currency] == nil { return }
      let own = form.spellings[.currency]?.only ?? form.currency.code
      addText(.currency, isOwn ? own : entry.currency?.code)
    }
  }
}
