internal import BudgetModel
internal import Foundation
internal import SpreadsheetValues
internal import WorkbookForm

/// Writes the sheet of settings: their names and values.
enum SettingsSheet {
  static let sheetName = "Settings"

  /// Returns the sheet; settings without a value are left out.
  static func write(_ settings: Settings, _ styles: ExportStyles) -> SheetDraft {
    var draft = SheetDraft(sheetName)
    draft.append([.text("Setting", styles.header), .text("Value", styles.header)])
    for entry in SettingEntry.allCases {
      guard let value = entry.value(settings) else { continue }
      draft.append([.text(entry.label), .text(value)])
    }
    draft.setWidths([38, 24])
    return draft
  }
}
