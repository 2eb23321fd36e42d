import ArgumentParser
import BudgetBackups
import BudgetModel
import BudgetStores
import CalendarDates
import ExactJSON
import Foundation

/// Shows and changes settings by their keys in the backup.
struct SettingsCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings",
    abstract: "Show the settings, or change one.",
    discussion: """
      The names are those of the backup (Docs/backup.md). Separate the values of a list with commas; `none` removes \
      a value.

      EXAMPLES
        budget settings
        budget settings monthStartDay 25
        budget settings defaultReminderDays 7,2,0
        budget settings payday none
      """)

  @Argument(help: "The name of the setting.", completion: .list(SettingsText.keys))
  var key: String?
  @Argument(help: "The new value.")
  var value: String?
  @OptionGroup var store: StoreOptions

  func run(on console: Console) throws -> ExitStatus {
    let session = try StoreSession(store, on: console)
    guard let key, let value else { return try list(session) }
    // No transactions are needed: if the start day of months changes, the store assigns the log to months again.
    return try session.make(seeing: .none) { budget, desk in
      let before = try SettingsText.shown(key, budget.settings)
      budget.settings = try SettingsText.set(key, to: value, in: budget.settings)
      let after = try SettingsText.shown(key, budget.settings)
      guard before != after else { return ["\(key) is already \(after)"] }
      budget.settings.updated = desk.now
      return ["\(key): \(before) → \(after)"]
    }
  }

  private func list(_ session: StoreSession) throws -> ExitStatus {
    let settings = try session.reading { try $0.budget(.none) }.settings
    var listing = Listing(name: "settings", columns: [.words("key", "Setting"), .words("value", "Value")])
    for name in key.map({ [$0] }) ?? SettingsText.keys {
      listing.rows.append([.text(name), .text(try SettingsText.shown(name, settings))])
    }
    if session.isJSON {
      session.desk.console.writeOutput(listing.json())
    } else {
      for line in listing.lines(session.desk.console.lineWidth) { session.desk.console.print(line) }
    }
    return .done
  }
}

/// Settings as texts, converted through their format in the backup.
enum SettingsText {
  /// The keys that a user can set.
  static let keys = [
    "currency", "dateFormat", "numberFormat", "monthStartDay", "firstWeekday", "timeZone",
    "allowNegativeCategoryAmounts", "rollover", "appearance", "accentColorHex", "notificationsEnabled",
    "notificationSound", "defaultReminderEnabled", "defaultReminderDays", "payday", "paydayFrequency",
  ]

  /// Returns the value of a setting.
  ///
  /// - Throws: `CommandError` for an unknown key.
  static func shown(_ key: String, _ settings: Settings) throws -> String {
    try check(key)
    switch members(settings)[key] {
    case nil, .null: return "none"
    case .string(let text), .number(let text): return text
    case .bool(let flag): return flag ? "true" : "false"
    case .array(let elements):
      return elements.map { if case .number(let text) = $0 { text } else { "" } }.joined(separator: ",")
    case .object: return "…"
    }
  }

  /// Returns the settings with another value.
  ///
  /// - Throws: `CommandError` for an unknown key, and for a value that is invalid for the setting.
  static func set(_ key: String, to value: String, in settings: Settings) throws -> Settings {
    try check(key)
    var members = members(settings)
    members.removeAll { $0.name == key }
    if value != "none" {
      let forms: [JSONValue] = [
        .string(value), .string(value.uppercased()), .number(value),
        .bool(["true", "yes", "on"].contains(value.lowercased())),
        .array(value.split(separator: ",").map { .number($0.trimmingCharacters(in: .whitespaces)) }),
      ]
      let isFlag = ["true", "false", "yes", "no", "on", "off"].contains(value.lowercased())
      for (index, form) in forms.enumerated() where index != 3 || isFlag {
        let candidate = JSONValue.object(members + [JSONMember(key, form)])
        guard let text = try? JSONParser.parse(JSONWriter.compactText(candidate)) else { continue }
        if let result = RecordForm.settings.value(text) { return result }
      }
    } else if let result = RecordForm.settings.value(.object(members)) {
      return result
    }
    throw CommandError(.usage, "\"\(value)\" is not a value of \(key)\(Self.choices(key))")
  }

  private static func check(_ key: String) throws {
    guard !keys.contains(key) else { return }
    let remedy = Suggestion.question(for: key, among: keys) ?? "budget settings lists all"
    throw CommandError(.usage, "there is no setting \"\(key)\"; \(remedy)")
  }

  private static func members(_ settings: Settings) -> [JSONMember] {
    (try? JSONParser.parse(RecordForm.settings.json(settings)))?.members ?? []
  }

  private static func choices(_ key: String) -> String {
    let words: [String]
    switch key {
    case "currency": return "; it takes a code such as EUR"
    case "monthStartDay": return "; it takes 1 to 31"
    case "payday": return "; it takes a day such as 2026-01-15"
    case "defaultReminderDays": return "; it takes numbers of days such as 7,2,0"
    case "accentColorHex": return "; it takes a colour such as #4D96FF"
    case "dateFormat": words = DateFormat.allCases.map(\.rawValue)
    case "numberFormat": words = AmountFormat.allCases.map(\.rawValue)
    case "firstWeekday": words = Weekday.allCases.map { "\($0)" }
    case "appearance": words = Appearance.allCases.map(\.rawValue)
    case "paydayFrequency": words = PaydayFrequency.allCases.map(\.rawValue)
    case "timeZone", "notificationSound": return ""
    default: words = ["true", "false"]
    }
    return "; it takes \(words.joined(separator: ", "))"
  }
}
