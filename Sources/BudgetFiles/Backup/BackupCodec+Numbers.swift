internal import BudgetModel
internal import CalendarDates
internal import Decimals
internal import Foundation
internal import ExactJSON

extension BackupCodec where Value == Bool {
  /// `true` or `false`.
  static var flag: BackupCodec {
    BackupCodec { value, encoder in
      encoder.json.token(value ? "true" : "false")
    } read: { value, decoder in
      if case .bool(let flag) = value { return flag }
      decoder.expected("true or false", not: value)
      return nil
    }
  }
}

extension BackupCodec where Value == Int {
  /// A whole number in a range.
  static func integer(in range: ClosedRange<Int>) -> BackupCodec {
    BackupCodec { number, encoder in
      if !range.contains(number) { encoder.trail.note(.valueOutOfRange, outside(range, "\(number)")) }
      encoder.json.token(String(number))
    } read: { value, decoder in
      guard case .number(let text) = value else {
        decoder.expected("a whole number", not: value)
        return nil
      }
      if let number = Int(text), range.contains(number) { return number }
      decoder.trail.note(.valueOutOfRange, outside(range, text))
      return nil
    }
  }

  private static func outside(_ range: ClosedRange<Int>, _ text: String) -> String {
    range.upperBound == .max
      ? "\(text.prefix(40)) is not a whole number of at least \(range.lowerBound)"
      : "\(text.prefix(40)) is not a whole number from \(range.lowerBound) to \(range.upperBound)"
  }
}

extension BackupCodec where Value == Decimal {
  /// An amount: a JSON number with at most 15 digits before and 4 after the decimal point (SPEC §1).
  static var amount: BackupCodec { amount(isPositive: false) }

  /// An amount above 0.
  static var positiveAmount: BackupCodec { amount(isPositive: true) }

  private static func amount(isPositive: Bool) -> BackupCodec {
    BackupCodec { amount, encoder in
      check(amount, isPositive, &encoder.trail)
      encoder.json.token(amount.plainText)
    } read: { value, decoder in
      guard case .number(let text) = value else {
        decoder.expected("a number", not: value)
        return nil
      }
      guard let amount = try? Decimal(strict: text) else {
        noteTooPrecise(text, &decoder.trail)
        return nil
      }
      check(amount, isPositive, &decoder.trail)
      return amount
    }
  }

  private static func check(_ amount: Decimal, _ isPositive: Bool, _ trail: inout BackupTrail) {
    if amount.isNaN || amount.integerDigits > 15 || amount.fractionDigits > 4 {
      noteTooPrecise(amount.plainText, &trail)
    } else if isPositive, amount <= 0 {
      trail.note(.amountNotPositive, "the amount \(amount.plainText) is not above 0")
    }
  }

  private static func noteTooPrecise(_ text: String, _ trail: inout BackupTrail) {
    trail.note(
      .amountTooPrecise,
      "the amount \(text.prefix(60)) has more than 15 digits before or 4 after the decimal point")
  }
}

extension BackupCodec where Value == DueDate {
  /// A date, the number of a day of the month, or `last`.
  static var dueDate: BackupCodec {
    let day = BackupCodec<Int>.integer(in: 1...31)
    let text = BackupCodec.text(
      "a date of the form YYYY-MM-DD or \"last\"", write: \.word,
      read: { $0 == "last" ? .lastDayOfMonth : CalendarDate($0).map(DueDate.date) })
    return BackupCodec { due, encoder in
      if case .dayOfMonth(let number) = due { day.write(number, &encoder) } else { text.write(due, &encoder) }
    } read: { value, decoder in
      if case .number = value { return day.read(value, &decoder).map(DueDate.dayOfMonth) }
      return text.read(value, &decoder)
    }
  }
}

extension BackupCodec where Value == [Assignment] {
  /// An object with a category's identity as name and its amount as value.
  static var assignments: BackupCodec {
    BackupCodec { assignments, encoder in
      encoder.json.beginObject()
      var categories: Set<Identifier<BudgetModel.Category>> = []
      for assignment in assignments {
        encoder.member(assignment.categoryID.description) { encoder in
          if !categories.insert(assignment.categoryID).inserted {
            encoder.trail.note(.identifierDuplicate, "the category has two amounts in the month")
          }
          encoder.trail.refer(to: assignment.categoryID)
          BackupCodec<Decimal>.amount.write(assignment.amount, &encoder)
        }
      }
      encoder.json.endObject()
    } read: { value, decoder in
      guard case .object(let members) = value else {
        decoder.expected("an object", not: value)
        return nil
      }
      return members.compactMap { member in
        decoder.descend(.name(member.name)) { assignment(member, &$0) }
      }
    }
  }

  private static func assignment(_ member: JSONMember, _ decoder: inout BackupDecoder) -> Assignment? {
    let id = BackupCodec<Identifier<BudgetModel.Category>>.reference().read(.string(member.name), &decoder)
    let amount = BackupCodec<Decimal>.amount.read(member.value, &decoder)
    guard let id, let amount else { return nil }
    return Assignment(categoryID: id, amount: amount)
  }
}

extension DueDate {
  /// The text of a due date that is no number.
  fileprivate var word: String {
    if case .date(let date) = self { return date.description }
    return "last"
  }
}
