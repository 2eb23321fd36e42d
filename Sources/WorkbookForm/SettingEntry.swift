package import BudgetModel
internal import CalendarDates
internal import FieldReading

/// The settings that are stored in a workbook, with their labels in the settings sheet.
package enum SettingEntry: CaseIterable {
  case currency, dateFormat, numberFormat, monthStartDay, firstWeekday, timeZone, negativeCategories, rollover
  case appearance, accentColor, notifications, notificationSound, reminders, reminderDays, payday
  case paydayFrequency

  /// The label in the sheet.
  package var label: String {
    switch self {
    case .currency: "Currency"
    case .dateFormat: "Date format"
    case .numberFormat: "Number format"
    case .monthStartDay: "Month starts on day"
    case .firstWeekday: "Week starts on"
    case .timeZone: "Time zone"
    case .negativeCategories: "Categories may go below zero"
    case .rollover: "Money left goes on to the next month"
    case .appearance: "Appearance"
    case .accentColor: "Accent color"
    case .notifications: "Notifications"
    case .notificationSound: "Notification sound"
    case .reminders: "Reminders for new due dates"
    case .reminderDays: "Reminder days before"
    case .payday: "Payday"
    case .paydayFrequency: "Payday frequency"
    }
  }

  /// Returns the value as shown in the sheet; nil if there is none.
  package func value(_ settings: Settings) -> String? {
    switch self {
    case .currency: settings.currency.code
    case .dateFormat: settings.dateFormat.rawValue
    case .numberFormat: settings.numberFormat.rawValue
    case .monthStartDay: String(settings.monthStartDay)
    case .firstWeekday: settings.firstWeekday.rawValue
    case .timeZone: settings.timeZone
    case .negativeCategories: Self.word(settings.allowsNegativeCategories)
    case .rollover: Self.word(settings.rollsOver)
    case .appearance: settings.appearance.rawValue
    case .accentColor: settings.accentColor?.text
    case .notifications: Self.word(settings.notificationsEnabled)
    case .notificationSound: settings.notificationSound
    case .reminders: Self.word(settings.defaultReminders.isEnabled)
    case .reminderDays: Self.words(settings.defaultReminders.daysBefore)
    case .payday: settings.payday?.description
    case .paydayFrequency: settings.paydayFrequency?.rawValue
    }
  }

  /// Sets the value from the text in the sheet; returns false if the text is invalid.
  package func set(_ text: String, in settings: inout Settings) -> Bool {
    switch self {
    case .currency: assign(Currency(text), to: &settings.currency)
    case .dateFormat: assign(DateFormat(rawValue: text), to: &settings.dateFormat)
    case .numberFormat: assign(AmountFormat(rawValue: text), to: &settings.numberFormat)
    case .monthStartDay:
      assign(Int(text).flatMap { (1...31).contains($0) ? $0 : nil }, to: &settings.monthStartDay)
    case .firstWeekday: assign(Weekday(rawValue: text.lowercased()), to: &settings.firstWeekday)
    case .timeZone: assign(text, to: &settings.timeZone)
    case .negativeCategories: assign(Self.truth(text), to: &settings.allowsNegativeCategories)
    case .rollover: assign(Self.truth(text), to: &settings.rollsOver)
    case .appearance: assign(Appearance(rawValue: text.lowercased()), to: &settings.appearance)
    case .accentColor: assign(HexColor(text), to: &settings.accentColor)
    case .notifications: assign(Self.truth(text), to: &settings.notificationsEnabled)
    case .notificationSound: assign(text, to: &settings.notificationSound)
    case .reminders: assign(Self.truth(text), to: &settings.defaultReminders.isEnabled)
    case .reminderDays: assign(Self.days(text), to: &settings.defaultReminders.daysBefore)
    case .payday: assign(CalendarDate(text), to: &settings.payday)
    case .paydayFrequency: assign(PaydayFrequency(rawValue: text), to: &settings.paydayFrequency)
    }
  }

  @Sendable package static func word(_ isTrue: Bool) -> String { isTrue ? "yes" : "no" }

  @Sendable static func truth(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "yes", "true", "on": true
    case "no", "false", "off": false
    default: nil
    }
  }

  @Sendable package static func words(_ days: [Int]) -> String {
    days.isEmpty ? "none" : days.map(String.init).joined(separator: ", ")
  }

  @Sendable package static func days(_ text: String) -> [Int]? {
    if text.lowercased() == "none" { return [] }
    let days = text.split(separator: ",").map { Int(String($0).trimmed) }
    return days.contains(nil) ? nil : days.compactMap(\.self)
  }

  private func assign<Value>(_ value: Value?, to target: inout Value) -> Bool {
    guard let value else { return false }
    target = value
    return true
  }

  private func assign<Value>(_ value: Value?, to target: inout Value?) -> Bool {
    guard let value else { return false }
    target = value
    return true
  }
}
