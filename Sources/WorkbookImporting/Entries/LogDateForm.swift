internal import BudgetModel
internal import CalendarDates
internal import FieldReading
internal import Foundation
internal import SpreadsheetValues
internal import WorkbookForm

/// How a log writes its dates.
struct LogDateForm {
  private enum Writing {
    /// A date serial number.
    case serial
    /// Eight digits, such as `20260201`.
    case packed(isText: Bool)
    case text(LogDateTemplate)
  }

  /// The columns of day, month and year, and the log's month names.
  private struct Parts {
    let day: Int
    let month: Int?
    let year: Int?
    var names: LogMonthNames?
    /// Whether the numbers are written as texts.
    var areTexts = false
    /// The month and the year of all rows, if there is no column for them.
    let onlyMonth: Int?
    let onlyYear: Int?
  }

  private let system: DateSystem
  private let column: Int?
  private var writing = Writing.serial
  private var parts: Parts?

  init(_ sample: LogSample, _ system: DateSystem, _ calculated: Set<Int>) throws(LogFormError) {
    self.system = system
    column = sample[.date].flatMap { calculated.contains($0) ? nil : $0 }
    if let column {
      writing = Self.writing(sample, column)
    } else if let day = sample[.day] {
      parts = Self.parts(sample, day)
    } else {
      throw .noDateColumn(sheet: sample.table.sheetName)
    }
  }

  private static func writing(_ sample: LogSample, _ column: Int) -> Writing {
    var (serials, packed) = (0, 0)
    var texts: [(String, CalendarDate)] = []
    for row in sample.rows.suffix(2_000) {
      switch row.cells[column]?.value {
      case .number(let number): if CellReader.packedDate(number) == nil { serials += 1 } else { packed += 1 }
      case .text(let text): texts.append((text.trimmed, row.transaction.date))
      default: break
      }
    }
    if packed > serials, packed > texts.count { return .packed(isText: false) }
    guard texts.count > serials else { return .serial }
    if texts.allSatisfy({ $0.0.utf8.count == 8 && Int($0.0) != nil }) { return .packed(isText: true) }
    return LogDateTemplate(texts, sample.formats.dateOrder).map(Writing.text) ?? .serial
  }

  private static func parts(_ sample: LogSample, _ day: Int) -> Parts {
    let dates = sample.rows.map(\.transaction.date)
    let (months, years) = (Set(dates.map(\.month)), Set(dates.map(\.year)))
    var parts = Parts(
      day: day, month: sample[.month], year: sample[.year],
      onlyMonth: sample.table.scope.month ?? (months.count == 1 ? months.first : nil),
      onlyYear: sample.table.scope.year ?? (years.count == 1 ? years.first : nil))
    parts.areTexts = sample.rows.contains { $0.cells[day]?.value.text != nil }
    var names = LogMonthNames()
    for row in sample.rows {
      guard let month = parts.month, let text = row.cells[month]?.value.text?.trimmed, Int(text) == nil
      else { continue }
      names.add(text, row.transaction.date.month)
    }
    if !names.isEmpty { parts.names = names }
    return parts
  }

  /// Returns the cells for a date.
  ///
  /// - Throws: `LogFormError` for a date that the log cannot express.
  func cells(_ date: CalendarDate) throws(LogFormError) -> [LogForm.NewCell] {
    if let parts { return try Self.cells(date, parts) }
    guard let column else { return [] }
    return [LogForm.NewCell(column: column, value: try value(date))]
  }

  private func value(_ date: CalendarDate) throws(LogFormError) -> CellValue {
    switch writing {
    case .serial:
      guard let serial = system.serial(date) else { throw .dateUnsayable("\(date)") }
      return .number(Decimal(serial))
    case .packed(let isText):
      let number = date.year * 10_000 + date.month * 100 + date.day
      guard CellReader.packedDate(Decimal(number)) == date else { throw .dateUnsayable("\(date)") }
      return isText ? .text(String(number)) : .number(Decimal(number))
    case .text(let template):
      guard let text = template.text(date) else { throw .dateUnsayable("\(date)") }
      return .text(text)
    }
  }

  private static func cells(_ date: CalendarDate, _ parts: Parts) throws(LogFormError) -> [LogForm.NewCell] {
    func number(_ number: Int) -> CellValue {
      parts.areTexts ? .text(String(number)) : .number(Decimal(number))
    }
    var cells = [LogForm.NewCell(column: parts.day, value: number(date.day))]
    if let month = parts.month {
      if let names = parts.names {
        guard let name = names.name(date.month) else { throw .dateUnsayable("\(date)") }
        cells.append(LogForm.NewCell(column: month, value: .text(name)))
      } else {
        cells.append(LogForm.NewCell(column: month, value: number(date.month)))
      }
    } else if parts.onlyMonth != date.month {
      throw .dateUnsayable("\(date)")
    }
    if let year = parts.year {
      cells.append(LogForm.NewCell(column: year, value: number(date.year)))
    } else if parts.onlyYear != date.year {
      throw .dateUnsayable("\(date)")
    }
    return cells
  }
}
