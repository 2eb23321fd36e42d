internal import BudgetModel
internal import CalendarDates
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore
internal import WorkbookForm

/// Reads a table of settings, each with a name and a value.
struct SettingsReader {
  private let table: FoundTable
  private let sheet: Sheet
  private let row: PlanRowReader

  init(_ table: FoundTable, _ sheet: Sheet, _ cells: CellReader) {
    self.table = table
    self.sheet = sheet
    row = PlanRowReader(sheetName: sheet.name, columns: table.columnByMeaning, cells: cells)
  }

  /// Applies each setting.
  ///
  /// A setting with an unknown name or value is reported and changes nothing.
  func read(into builder: inout BudgetBuilder) {
    for number in table.dataRows {
      guard let cells = sheet[row: number], let name = row.text(.setting, cells),
        let value = row.text(.settingValue, cells)
      else { continue }
      let entry = SettingEntry.allCases.first {
        HeaderText.normalized($0.label) == HeaderText.normalized(name)
      }
      let isSet = entry?.set(value, in: &builder.budget.settings) == true
      if isSet, entry == .currency { builder.currencies.whole = builder.budget.settings.currency }
      if !isSet {
        builder.note(
          .plan(.settingUnknown(name: name, value: value)), at: row.location(.settingValue, cells))
      }
    }
  }
}
