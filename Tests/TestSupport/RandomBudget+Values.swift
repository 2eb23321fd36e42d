internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation

extension RandomBudget {
  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  mutating func bool() -> Bool { int(0...1) == 0 }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[int(0...elements.count - 1)] }

  mutating func maybe<Value>(_ make: (inout RandomBudget) -> Value) -> Value? { bool() ? make(&self) : nil }

  mutating func array<Element>(
    _ count: ClosedRange<Int>, _ make: (inout RandomBudget) -> Element
  ) -> [Element] {
    (0..<int(count)).map { _ in make(&self) }
  }

  mutating func id<Entity>() -> Identifier<Entity> {
    let bytes = (0..<16).map { _ in UInt8(int(0...255)) }
    return bytes.withUnsafeBytes { Identifier(UUID(uuid: $0.loadUnaligned(as: uuid_t.self))) }
  }

  mutating func pickID<Entity: Record>(_ records: [Entity]) -> Identifier<Entity>? {
    records.isEmpty || int(0...3) == 0 ? nil : pick(records).id
  }

  mutating func info() -> RecordInfo {
    let created = timestamp()
    return RecordInfo(created: created, updated: maybe { $0.timestamp() }, unknown: unknown())
  }

  mutating func date() -> CalendarDate {
    CalendarDate(dayNumber: 20_000 + int(0...1_000)) ?? .earliest
  }

  mutating func time() -> TimeOfDay { TimeOfDay(secondOfDay: int(0...86_399)) ?? .midnight }

  mutating func timestamp() -> UTCTimestamp {
    UTCTimestamp(milliseconds: 1_700_000_000_000 + int(0...99_999_999) * (bool() ? 1 : 1_000)) ?? .epoch
  }

  /// Returns an amount above 0, with up to 15 digits before and 4 after the decimal point.
  mutating func amount() -> Decimal {
    let digits = pick([2, 4, 8, 19])
    let limit = (0..<digits).reduce(1) { value, _ in value < 1_000_000_000_000_000_000 ? value * 10 : value }
    let scaled = Decimal(int(1...limit - 1))
    return Decimal(sign: .plus, exponent: -4 + (digits < 8 ? 2 : 0), significand: scaled)
  }

  mutating func signedAmount() -> Decimal { bool() ? amount() : pick([0, -amount()]) }

  /// Returns a colour, or nil half of the time.
  mutating func color() -> HexColor? {
    let digits = (0..<6).map { _ in pick(Array("0123456789ABCDEF").map(String.init)) }
    return bool() ? nil : HexColor("#" + digits.joined())
  }

  mutating func reminders() -> ReminderSchedule {
    ReminderSchedule(isEnabled: bool(), daysBefore: pick([[7, 2, 0], [0], [], [30, 14, 3]]))
  }

  /// Returns one to four words, some of which need escaping or other care in every text format.
  mutating func text() -> String {
    let words = [
      "Rent", "Groceries", "Café", "家計", "a, b", "say \"hi\"", "semi;colon", "line\nbreak", "tab\tstop",
      "=1+1",
      "+49 30", "-5", "@home", "'quoted", "100 %", "😀", "back\\slash", "<b>&amp;</b>", "2026-01-31",
      "1,234.50",
    ]
    return (0..<int(1...4)).map { _ in pick(words) }.joined(separator: " ")
  }
}
