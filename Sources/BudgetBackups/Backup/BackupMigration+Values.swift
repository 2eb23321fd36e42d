internal import BudgetModel
internal import CalendarDates
internal import ExactJSON
internal import FieldReading

// Changes that the older versions have in common.
extension [JSONMember] {
  /// Converts an instant to a day and, if `timeKey` is given, to a time of day; no time is stored for midnight.
  mutating func localize(_ key: String, time timeKey: String? = nil, _ log: inout MigrationLog) {
    guard let text = self[key]?.text, let (date, time) = log.local(text) else { return }
    self[key] = .string(date.description)
    if let timeKey, let time, self[timeKey] == nil { self[timeKey] = .string(time.description) }
  }

  /// Adds a missing `#` to a colour.
  mutating func completeColor() {
    guard let text = self["colorHex"]?.text else { return }
    if text.isEmpty {
      self["colorHex"] = nil
    } else if !text.hasPrefix("#") {
      self["colorHex"] = .string("#" + text)
    }
  }

  /// Replaces a word by the known word that differs from it only in case.
  mutating func matchCase<Word: RawRepresentable<String> & CaseIterable>(of key: String, to type: Word.Type) {
    guard let text = self[key]?.text?.trimmed.lowercased() else { return }
    guard let word = Word.allCases.first(where: { $0.rawValue.lowercased() == text }) else { return }
    self[key] = .string(word.rawValue)
  }

  /// Makes a negative amount positive and reverses its direction: negative expenses are refunds (SPEC §2).
  mutating func turnNegativeAmount(_ index: Int, _ log: inout MigrationLog) {
    guard case .number(let text) = self["amount"], text.hasPrefix("-"), let kind = self["type"]?.text else {
      return
    }
    self["amount"] = .number(String(text.dropFirst()))
    if kind == TransactionKind.expense.rawValue {
      self["type"] = .string(TransactionKind.income.rawValue)
      log.remark(.row(.reversed(to: .income, isNamed: true)), "transactions", index)
    } else if kind == TransactionKind.income.rawValue {
      self["type"] = .string(TransactionKind.expense.rawValue)
      log.remark(.row(.reversed(to: .expense, isNamed: true)), "transactions", index)
    }
  }

  /// Replaces a missing or blank description by the payee or, if that is blank, by the first of these texts
  /// that is not blank (SPEC §1).
  mutating func completeDescription(_ others: String?...) {
    if let text = self["description"]?.text, !text.trimmed.isEmpty { return }
    if let value = self["description"], value != .null, value.text == nil { return }
    let text = ([self["payee"]?.text] + others).lazy.compactMap { $0 }.first { !$0.trimmed.isEmpty }
    self["description"] = .string(text ?? "Uncategorized")
  }
}
