package import CalendarDates
internal import ExactDecimals
internal import Foundation
package import SpreadsheetValues

/// Writes values of the model as cells.
package enum ExportCell {
  /// Returns a day as a serial number; a day before 1900, which Excel does not support, as ISO 8601 text.
  package static func date(_ date: CalendarDate, _ styles: ExportStyles) -> SheetDraft.Entry {
    guard let serial = DateSystem.from1900.serial(date) else { return .text(date.description, styles.date) }
    return .number(Decimal(serial), styles.date)
  }

  /// Returns a month as the serial number of its first day; a month before 1900 as ISO 8601 text.
  package static func month(_ month: CalendarMonth, _ style: StyleID) -> SheetDraft.Entry {
    guard let serial = DateSystem.from1900.serial(month.firstDay) else {
      return .text(month.description, style)
    }
    return .number(Decimal(serial), style)
  }

  /// Returns a time of day as a fraction of a day, with the 15 digits of a cell.
  package static func time(_ time: TimeOfDay?, _ styles: ExportStyles) -> SheetDraft.Entry {
    guard let time, let fraction = Decimal(time.secondOfDay).divided(by: 86_400) else { return .nothing }
    return .number(fraction.rounded(toSignificantDigits: 15), styles.time)
  }
}
