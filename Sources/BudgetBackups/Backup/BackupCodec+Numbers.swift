internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import ExactJSON

extension BackupCodec where Value == Bool {
  /// Stores `true` or `false`.
  static var flag: BackupCodec {
    BackupCodec { value, encoder in
      encoder.json.token(value ? "true" : "false")
    } read: { value, decoder in
      if case .bool(let flag) = value { return flag }
      decoder.expected(.flag, not: value)
      return nil
    }
  }
}

extension BackupCodec where Value == Int {
  /// Stores a whole number in a range.
  static func integer(in range: ClosedRange<Int>) -> BackupCodec {
    BackupCodec { number, encoder in
      if !range.contains(number) { encoder.state.note(outside(range, "\(number)")) }
      encoder.json.token(String(number))
    } read: { value, decoder in
      guard case .number(let text) = value else {
        decoder.expected(.wholeNumber, not: value)
        return nil
      }
      if let number = Int(text), range.contains(number) { return number }
      decoder.state.note(outside(range, text))
      return nil
    }
  }

  private static func outside(_ range: ClosedRange<Int>, _ text: String) -> Finding.BackupFact {
    .valueOutOfRange(
      String(text.prefix(40)), from: range.lowerBound, to: range.upperBound == .max ? nil : range.upperBound)
  }
}

extension BackupCodec where Value == Decimal {
  /// Stores an amount: a JSON number with at most 15 digits before and 4 after the decimal point (SPEC §1).
  static var amount: BackupCodec { amount(isPositive: false) }

  /// Stores an amount above 0.
  static var positiveAmount: BackupCodec { amount(isPositive: true) }

  /// Stores a number that a file states, with all of its digits.
  static var exactNumber: BackupCodec {
    BackupCodec { number, encoder in
      if number.isNaN { noteTooPrecise(number.plainText, &encoder.state) }
      encoder.json.token(number.plainText)
    } read: { value, decoder in
      guard case .number(let text) = value else {
        decoder.expected(.number, not: value)
        return nil
      }
      if let number = try? Decimal(strict: text) { return number }
      noteTooPrecise(text, &decoder.state)
      return nil
    }
  }

  private static func amount(isPositive: Bool) -> BackupCodec {
    BackupCodec { amount, encoder in
      check(amount, isPositive, &encoder.state)
      encoder.json.token(amount.plainText)
    } read: { value, decoder in
      guard case .number(let text) = value else {
        decoder.expected(.number, not: value)
        return nil
      }
      guard let amount = try? Decimal(strict: text) else {
        noteTooPrecise(text, &decoder.state)
        return nil
      }
      check(amount, isPositive, &decoder.state)
      return amount
    }
  }

  private static func check(_ amount: Decimal, _ isPositive: Bool, _ state: inout BackupState) {
    if amount.isNaN || amount.integerDigits > 15 || amount.fractionDigits > 4 {
      noteTooPrecise(amount.plainText, &state)
    } else if isPositive, amount <= 0 {
      state.note(.amountNotPositive(amount))
    }
  }

  private static func noteTooPrecise(_ text: String, _ state: inout BackupState) {
    state.note(.amountTooPrecise(String(text.prefix(60))))
  }
}

extension BackupCodec where Value == DueDate {
  /// Stores a date, the number of a day of the month, or `last`.
  static var dueDate: BackupCodec {
    let day = BackupCodec<Int>.integer(in: 1...31)
    let text = BackupCodec.text(
      .dueDate, write: \.word,
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
  /// Stores an object whose names are category identifiers and whose values are amounts.
  static var assignments: BackupCodec {
    BackupCodec { assignments, encoder in
      encoder.json.beginObject()
      var categories: Set<Identifier<BudgetModel.Category>> = []
      for assignment in assignments {
        encoder.member(assignment.categoryID.description) { encoder in
          if !categories.insert(assignment.categoryID).inserted {
            encoder.state.note(.assignedTwice)
          }
          encoder.state.refer(to: assignment.categoryID)
          BackupCodec<Decimal>.amount.write(assignment.amount, &encoder)
        }
      }
      encoder.json.endObject()
    } read: { value, decoder in
      guard case .object(let members) = value else {
        decoder.expected(.object, not: value)
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
  /// The text of a due date that is not stored as a number.
  fileprivate var word: String {
    if case .date(let date) = self { return date.description }
    return "last"
  }
}
