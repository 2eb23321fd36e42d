internal import BudgetModel
package import CalendarDates
internal import ExactDecimals
package import SpreadsheetFormulas
package import Foundation
package import SpreadsheetValues
package import FieldReading
package import ImportCore

/// Reads the cells of one workbook as texts, amounts and dates.
package final class CellReader {
  package let workbook: Workbook
  package let context: ImportContext
  /// The parsed formulas.
  package let formulas = FormulaForms()

  /// Creates a reader for a workbook.
  package init(workbook: Workbook, context: ImportContext) {
    (self.workbook, self.context) = (workbook, context)
  }

  /// Returns the content of a simple cell as text, without its number format; nil for a blank cell.
  package func text(_ cell: Cell?) -> String? {
    switch cell?.value {
    case nil, .empty: nil
    case .text(let text): text.trimmed.isEmpty ? nil : text.trimmed
    case .number(let number): number.plainText
    case .boolean(let isTrue): isTrue ? "TRUE" : "FALSE"
    case .error(let error): error.rawValue
    }
  }

  /// Returns the amount in a cell: a number, or a text that is an amount or a sum of amounts, such as `25+5`.
  ///
  /// Without a `mark`, the digits of a text determine which separator is the decimal separator.
  package func amount(_ cell: Cell?, mark: DecimalMark? = nil) -> AmountReading {
    switch cell?.value {
    case nil, .empty: return .blank
    case .number(let number): return AmountReading(number)
    case .text(let text):
      if text.trimmed.isEmpty || ["-", "–", "—"].contains(text.trimmed) { return .blank }
      let value = AmountText(text, decimalMark: mark)?.value ?? AmountText.sum(text, decimalMark: mark)
      return AmountReading(value, of: text)
    case .boolean(let isTrue): return .unusable(.truthValue(isTrue))
    case .error(let error): return .unusable(.errorValue(Finding.Topic(error.rawValue)))
    }
  }

  /// Returns whether a cell contains an amount.
  package func isAmount(_ cell: Cell, mark: DecimalMark?) -> Bool {
    if case .amount = amount(cell, mark: mark) { true } else { false }
  }

  /// Returns the content of a cell as text, with a serial number as its day or time; nil for a blank cell.
  package func shownText(_ cell: Cell?) -> String? {
    guard let cell, cell.value.number != nil else { return text(cell) }
    switch workbook.styles[cell.style].numberFormat.kind {
    case .date, .dateTime:
      guard let reading = date(cell, order: .yearMonthDay) else { return text(cell) }
      return reading.time.map { "\(reading.date) \($0)" } ?? "\(reading.date)"
    case .time: return time(cell)?.description ?? text(cell)
    default: return text(cell)
    }
  }

  /// Returns the day and time in a cell: a serial number, or a text that is a date in this order of day, month and
  /// year.
  package func date(_ cell: Cell?, order: DateOrder) -> DateText.Reading? {
    switch cell?.value {
    case .number(let serial): return dateTime(serial: serial)
    case .text(let text):
      return DateText.read(text, order: order) ?? Self.packedDate(text: text)
    default: return nil
    }
  }

  private func dateTime(serial: Decimal) -> DateText.Reading? {
    if let date = Self.packedDate(serial) { return DateText.Reading(date: date, time: nil) }
    guard let (date, time) = workbook.dateSystem.dateTime(serial: serial) else { return nil }
    return DateText.Reading(date: date, time: serial.fractionDigits == 0 ? nil : time)
  }

  /// Returns the day that an eight-digit number such as `20250301` shows; serial numbers of days
  /// have fewer digits.
  package static func packedDate(_ number: Decimal) -> CalendarDate? {
    guard let digits = number.smallWhole, (19_900_101...20_991_231).contains(digits) else { return nil }
    return CalendarDate(year: digits / 10_000, month: digits / 100 % 100, day: digits % 100)
  }

  private static func packedDate(text: String) -> DateText.Reading? {
    guard text.utf8.count == 8, let number = Int(text) else { return nil }
    return packedDate(Decimal(number)).map { DateText.Reading(date: $0, time: nil) }
  }

  /// Returns the time of day in a cell: a fraction of a day, or a text such as `18:05`.
  package func time(_ cell: Cell?) -> TimeOfDay? {
    switch cell?.value {
    case .number(let fraction) where fraction >= 0 && fraction < 1:
      (fraction * 86_400).rounded(toPlaces: 0).smallWhole.flatMap { TimeOfDay(secondOfDay: $0) }
    case .text(let text): DateText.time(text.trimmed[...])
    default: nil
    }
  }

  /// Returns whether the cell's style shows its number as a day.
  package func showsDate(_ cell: Cell) -> Bool {
    workbook.styles[cell.style].numberFormat.kind.isDate
  }

  /// Returns the currency that a cell's number format or text states, if it is known.
  package func currency(of cell: Cell) -> StatedCurrency? {
    if let text = cell.value.text { return StatedCurrency(besideAmount: text) }
    guard cell.value.number != nil, case .currency(let text) = workbook.styles[cell.style].numberFormat.kind
    else { return nil }
    return StatedCurrency(text)
  }
}
