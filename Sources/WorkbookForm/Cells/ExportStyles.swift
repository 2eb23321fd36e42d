package import BudgetModel
internal import Foundation
package import SpreadsheetValues

/// The styles of a written workbook, each of which is registered once.
package struct ExportStyles {
  /// The table of all styles, for the workbook.
  package private(set) var table = StyleTable()
  /// The heading of a sheet.
  package let title: StyleID
  /// The heading of a section.
  package let section: StyleID
  /// The heading of a column.
  package let header: StyleID
  /// The heading of a column of numbers.
  package let numberHeader: StyleID
  /// The heading of a text column next to a column of numbers.
  package let indentedHeader: StyleID
  /// Text next to a number.
  package let indented: StyleID
  /// A remark in grey.
  package let note: StyleID
  /// Money of the budget's currency.
  package let amount: StyleID
  /// Money in a row of totals.
  package let totalAmount: StyleID
  /// The label of a row of totals.
  package let totalLabel: StyleID
  /// A percentage.
  package let percent: StyleID
  /// A percentage in a row of totals.
  package let totalPercent: StyleID
  /// A day.
  package let date: StyleID
  /// A time of day.
  package let time: StyleID
  /// A month, stored as its first day.
  package let month: StyleID
  /// A month that the user chooses.
  package let monthInput: StyleID
  /// Wrapped text.
  package let wrapped: StyleID
  private let amountFormat: AmountFormat

  /// Creates the styles for a budget's settings; `dates` replaces the number format of days.
  package init(_ settings: Settings, dates: NumberFormat? = nil) {
    amountFormat = settings.numberFormat
    let money = CurrencyFormat.numberFormat(settings.currency, settings.numberFormat)
    let rule = CellStyle.Border(top: .thin, color: Palette.line)
    title = table.register(CellStyle(font: CellStyle.Font(size: 18, isBold: true, color: Palette.ink)))
    section = table.register(
      CellStyle(
        font: CellStyle.Font(size: 13, isBold: true, color: Palette.accent),
        border: CellStyle.Border(bottom: .medium, color: Palette.accent)))
    let heading = CellStyle(
      font: CellStyle.Font(isBold: true, color: Palette.ink), fillColor: Palette.headerFill,
      border: CellStyle.Border(bottom: .thin, color: Palette.line))
    header = table.register(heading)
    var numberHeading = heading
    numberHeading.alignment = CellStyle.Alignment(.right)
    numberHeader = table.register(numberHeading)
    var indentedHeading = heading
    indentedHeading.alignment = CellStyle.Alignment(.left, indent: 1)
    indentedHeader = table.register(indentedHeading)
    indented = table.register(CellStyle(alignment: CellStyle.Alignment(.left, indent: 1)))
    note = table.register(CellStyle(font: CellStyle.Font(isItalic: true, color: Palette.grey)))
    amount = table.register(CellStyle(numberFormat: money))
    totalAmount = table.register(
      CellStyle(numberFormat: money, font: CellStyle.Font(isBold: true), border: rule))
    totalLabel = table.register(CellStyle(font: CellStyle.Font(isBold: true), border: rule))
    percent = table.register(CellStyle(numberFormat: .percent))
    totalPercent = table.register(
      CellStyle(numberFormat: .percent, font: CellStyle.Font(isBold: true), border: rule))
    date = table.register(
      CellStyle(
        numberFormat: dates ?? Self.dateFormat(settings.dateFormat), alignment: CellStyle.Alignment(.left)))
    time = table.register(CellStyle(numberFormat: NumberFormat("hh:mm:ss")))
    month = table.register(
      CellStyle(numberFormat: NumberFormat("mmmm yyyy"), alignment: CellStyle.Alignment(.left)))
    monthInput = table.register(
      CellStyle(
        numberFormat: NumberFormat("mmmm yyyy"), font: CellStyle.Font(isBold: true),
        fillColor: Palette.inputFill,
        border: CellStyle.Border(top: .thin, bottom: .thin, left: .thin, right: .thin, color: Palette.line),
        alignment: CellStyle.Alignment(.left)))
    wrapped = table.register(CellStyle(alignment: CellStyle.Alignment(wrapsText: true)))
  }

  /// Returns a style that fills the cell with a colour and hides its text.
  package mutating func swatch(_ color: HexColor) -> StyleID {
    guard let fill = CellStyle.Color(hex: color.text) else { return .general }
    return table.register(CellStyle(numberFormat: NumberFormat(";;;"), fillColor: fill))
  }

  /// Returns the style for money in another currency.
  package mutating func amount(in currency: Currency) -> StyleID {
    table.register(CellStyle(numberFormat: CurrencyFormat.numberFormat(currency, amountFormat)))
  }

  private static func dateFormat(_ format: DateFormat) -> NumberFormat {
    switch format {
    case .monthDayYear: NumberFormat("mm/dd/yyyy")
    case .dayMonthYear: NumberFormat("dd/mm/yyyy")
    case .yearMonthDay: .isoDate
    }
  }
}

/// The colours of a written workbook; each text colour has a contrast of at least 4.5:1 on white.
package enum Palette {
  static let ink = CellStyle.Color(red: 0x1F, green: 0x29, blue: 0x37)
  package static let grey = CellStyle.Color(red: 0x6B, green: 0x72, blue: 0x80)
  static let line = CellStyle.Color(red: 0xD1, green: 0xD5, blue: 0xDB)
  static let accent = CellStyle.Color(red: 0x1D, green: 0x4E, blue: 0xD8)
  static let headerFill = CellStyle.Color(red: 0xEF, green: 0xF3, blue: 0xFA)
  static let inputFill = CellStyle.Color(red: 0xFF, green: 0xF7, blue: 0xDB)
  package static let budgeted = CellStyle.Color(red: 0x4D, green: 0x7F, blue: 0xD9)
  package static let actual = CellStyle.Color(red: 0x2E, green: 0x9B, blue: 0x6B)
  package static let good = DifferentialStyle(
    textColor: CellStyle.Color(red: 0x04, green: 0x6C, blue: 0x4E),
    fillColor: CellStyle.Color(red: 0xDE, green: 0xF7, blue: 0xEC)
  )
  package static let caution = DifferentialStyle(
    textColor: CellStyle.Color(red: 0x8A, green: 0x4B, blue: 0x00),
    fillColor: CellStyle.Color(red: 0xFE, green: 0xEC, blue: 0xDC)
  )
  package static let bad = DifferentialStyle(
    textColor: CellStyle.Color(red: 0xB4, green: 0x1C, blue: 0x1C),
    fillColor: CellStyle.Color(red: 0xFD, green: 0xE8, blue: 0xE8)
  )
}
