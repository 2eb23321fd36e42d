internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore

/// Converts the values of one type to the cells of a sheet of records, and back.
struct CellCodec<Value>: Sendable {
  var isNumeric = false
  var choices: DataValidation.Rule?
  let write: @Sendable (Value, inout RecordWriting) -> SheetDraft.Entry
  let read: @Sendable (RecordCell, inout BudgetBuilder) throws(RecordProblem) -> Value
}

extension CellCodec {
  /// Stores a word in a text cell; `kind` describes the expected content.
  static func word(
    _ kind: Finding.PlanFact.CellKind, choices: DataValidation.Rule? = nil,
    _ word: @escaping @Sendable (Value) -> String,
    _ value: @escaping @Sendable (String) -> Value?
  ) -> CellCodec {
    CellCodec(choices: choices) { item, _ in
      .text(word(item))
    } read: { (cell, _) throws(RecordProblem) in
      guard let value = value(cell.text) else { throw RecordProblem(.notOf(kind, text: cell.text)) }
      return value
    }
  }

  /// Stores one of a few values as the word for it.
  static func words(_ words: KeyValuePairs<Value, String>) -> CellCodec
  where Value: Hashable & Sendable {
    let list = words.map { ($0.key, $0.value) }
    return word(
      .oneOf(list.map(\.1)), choices: .list(list.map(\.1))
    ) { value in
      list.first { $0.0 == value }?.1 ?? ""
    } _: { text in
      list.first { HeaderText.normalized($0.1) == HeaderText.normalized(text) }?.0
    }
  }
}

extension CellCodec where Value == String {
  /// Stores a text.
  static var text: CellCodec {
    word(.text, { $0 }, { $0 })
  }
  /// Stores a name, normalised to NFC for comparison.
  static var name: CellCodec {
    word(.name, { $0 }, { NameKey.exact($0) })
  }
}

extension CellCodec where Value == Decimal {
  /// Stores an amount in the budget's currency.
  static var amount: CellCodec {
    CellCodec(isNumeric: true) { amount, writing in
      .number(amount, writing.styles.amount)
    } read: { (cell, _) throws(RecordProblem) in
      switch cell.cells.amount(cell.cell) {
      case .amount(let amount): return amount
      case .rounded(_, let exact): throw RecordProblem(.amount(.tooLong(exact)))
      case .blank: throw RecordProblem(.amountMissing)
      case .unusable(let fault): throw RecordProblem(.amount(fault))
      }
    }
  }

  /// Stores an amount above 0.
  static var positiveAmount: CellCodec {
    CellCodec(
      isNumeric: true, choices: .decimalAtLeast("0"), write: amount.write
    ) { (cell, builder) throws(RecordProblem) in
      let amount = try amount.read(cell, &builder)
      guard amount > 0 else { throw RecordProblem(.notOf(.amountAboveZero, text: cell.text)) }
      return amount
    }
  }
}

extension CellCodec where Value == CalendarDate {
  /// Stores a day.
  static var date: CellCodec {
    CellCodec(choices: .dateAtLeast("1")) { date, writing in
      ExportCell.date(date, writing.styles)
    } read: { (cell, builder) throws(RecordProblem) in
      let order = builder.context.dateOrder ?? .monthDayYear
      guard let date = cell.cells.date(cell.cell, order: order)?.date else {
        throw RecordProblem(.notOf(.date, text: cell.text))
      }
      return date
    }
  }
}

extension CellCodec where Value == Bool {
  /// Stores a flag as `yes` or `no`.
  static var flag: CellCodec {
    word(
      .yesOrNo, choices: .list(["yes", "no"]), SettingEntry.word, SettingEntry.truth)
  }
}

extension CellCodec where Value == Int {
  /// Stores a whole number within a range.
  static func integer(in range: ClosedRange<Int>) -> CellCodec {
    number(range) { value, _ in
      // A cell stores 15 digits of a number.
      abs(Decimal(value)) < 1_000_000_000_000_000
        ? .number(Decimal(value), .general) : .text(String(value))
    } _: {
      $0
    }
  }

  /// Stores a whole percentage within a range, in a cell with a percent format.
  static func percentage(in range: ClosedRange<Int>) -> CellCodec {
    number(range) { value, writing in
      .number(Decimal(sign: .plus, exponent: -2, significand: Decimal(value)), writing.styles.percent)
    } _: {
      $0 * 100
    }
  }

  private static func number(
    _ range: ClosedRange<Int>,
    _ write: @escaping @Sendable (Int, inout RecordWriting) -> SheetDraft.Entry,
    _ scaled: @escaping @Sendable (Decimal) -> Decimal
  ) -> CellCodec {
    CellCodec(isNumeric: true, write: write) { (cell, _) throws(RecordProblem) in
      let number = cell.cell.value.number ?? (try? Decimal(strict: cell.text))
      guard let value = number.flatMap({ Int(scaled($0).plainText) }), range.contains(value) else {
        let end = range.upperBound == .max ? nil : range.upperBound
        throw RecordProblem(.notOf(.wholeNumber(from: range.lowerBound, to: end), text: cell.text))
      }
      return value
    }
  }
}

extension CellCodec where Value == [Int] {
  /// Stores numbers of days before a date: `7, 2, 0`, or `none`.
  static var days: CellCodec {
    word(.days, SettingEntry.words, SettingEntry.days)
  }
}

extension CellCodec where Value == HexColor {
  /// Stores a colour as text, in a cell that is filled with this colour.
  static var color: CellCodec {
    CellCodec { color, writing in
      .text(color.text, writing.styles.swatch(color))
    } read: { (cell, _) throws(RecordProblem) in
      guard let color = HexColor(cell.text) else {
        throw RecordProblem(.notOf(.color, text: cell.text))
      }
      return color
    }
  }
}

extension CellCodec where Value == AccountKind {
  /// Stores the kind of an account.
  static var accountKind: CellCodec {
    let words = AccountKind.allCases.map(AccountWords.word)
    return word(
      .oneOf(words), choices: .list(words), AccountWords.word, AccountWords.kind)
  }
}

// MARK: References

extension CellCodec {
  /// Stores a reference to a record of another sheet as the record's name.
  ///
  /// If no record has this name when the sheet is read, a record is added.
  private static func reference<Entity>(
    _ names: any KeyPath<RecordNames, [Identifier<Entity>: String]> & Sendable,
    choices: DataValidation.Rule? = nil,
    _ find: @escaping @Sendable (RecordCell, inout BudgetBuilder) -> Identifier<Entity>
  ) -> CellCodec where Value == Identifier<Entity> {
    CellCodec(choices: choices) { id, writing in
      .text(writing.names[keyPath: names][id])
    } read: { (cell, builder) throws(RecordProblem) in
      find(cell, &builder)
    }
  }
}

extension CellCodec where Value == Identifier<BudgetModel.Category> {
  /// Stores a reference to a category of the plan.
  static var category: CellCodec {
    reference(\.category, choices: .listFormula(ListNames.categories)) {
      $1.plannedCategoryID(named: $0.text, group: .variable, at: $0.location)
    }
  }
}

extension CellCodec where Value == Identifier<Account> {
  /// Stores a reference to an account.
  static var account: CellCodec {
    reference(\.account, choices: .listFormula(ListNames.accounts)) {
      $1.accountID(named: $0.text)
    }
  }
}

extension CellCodec where Value == Identifier<Member> {
  /// Stores a reference to a member of the household.
  static var member: CellCodec {
    reference(\.member) { $1.memberID(named: $0.text) }
  }
}
