internal import BudgetModel
internal import CalendarDates
internal import Foundation
internal import ExactJSON

extension BackupCodec where Value == String {
  /// Stores any text.
  static var text: BackupCodec { .text(.text, write: { $0 }, read: { $0 }) }

  /// Stores the last digits of an account number, at most four characters.
  static var lastFourDigits: BackupCodec {
    BackupCodec { text, encoder in
      check(text, &encoder.state)
      encoder.json.string(text)
    } read: { value, decoder in
      guard let text = BackupCodec.text.read(value, &decoder) else { return nil }
      check(text, &decoder.state)
      return text
    }
  }

  /// Checks the length; the problem does not repeat the text, which could be a whole account number.
  private static func check(_ text: String, _ state: inout BackupState) {
    guard text.count > 4 else { return }
    state.note(.lastDigitsTooMany)
  }

  /// Stores the identifier of a deleted record of any kind.
  static var anyIdentifier: BackupCodec {
    .text(.uuid, write: { $0 }, read: { UUID(uuidString: $0)?.uuidString.lowercased() })
  }
}

extension BackupCodec where Value == CalendarDate {
  /// Stores a day as `YYYY-MM-DD`.
  static var date: BackupCodec {
    .text(.date, write: \.description, read: { CalendarDate($0) })
  }
}

extension BackupCodec where Value == CalendarMonth {
  /// Stores a month as its first day, `YYYY-MM-01` (SPEC §1).
  static var month: BackupCodec {
    .text(
      .month, write: \.firstDay.description,
      read: { text in
        guard let date = CalendarDate(text), date.day == 1 else { return nil }
        return date.calendarMonth
      })
  }
}

extension BackupCodec where Value == TimeOfDay {
  /// Stores a time of day as `HH:MM:SS`.
  static var time: BackupCodec {
    .text(.time, write: \.description, read: { TimeOfDay($0) })
  }
}

extension BackupCodec where Value == UTCTimestamp {
  /// Stores an instant in UTC as `YYYY-MM-DDTHH:MM:SSZ`, with milliseconds if it has any.
  static var timestamp: BackupCodec {
    .text(.timestamp, write: \.description, read: { UTCTimestamp($0) })
  }
}

extension BackupCodec where Value == Currency {
  /// Stores a currency as its ISO 4217 code.
  static var currency: BackupCodec {
    .text(.currency, write: \.code, read: { Currency($0) })
  }
}

extension BackupCodec where Value == HexColor {
  /// Stores a colour as `#RRGGBB`.
  static var color: BackupCodec {
    .text(.color, write: \.text, read: { HexColor($0) })
  }
}

extension BackupCodec where Value == Data {
  /// Stores bytes in base64 (RFC 4648 §4).
  static var base64: BackupCodec {
    .text(.base64, write: { $0.base64EncodedString() }, read: { Data(base64Encoded: $0) })
  }
}

extension BackupCodec where Value: CaseIterable & RawRepresentable<String> & SendableMetatype {
  /// Stores one of a few words.
  static var word: BackupCodec {
    .text(.oneOf(Value.allCases.map(\.rawValue)), write: \.rawValue, read: { Value(rawValue: $0) })
  }
}

extension BackupCodec {
  /// Stores the identifier of the record itself, which is unique among the records of its kind.
  static func identity<Entity>() -> BackupCodec where Value == Identifier<Entity> {
    identifier { $0.declare($1) }
  }

  /// Stores the identifier of another record of the same budget.
  static func reference<Entity>() -> BackupCodec where Value == Identifier<Entity> {
    identifier { $0.refer(to: $1) }
  }

  private static func identifier<Entity>(
    _ meet: @escaping @Sendable (inout BackupState, Identifier<Entity>) -> Void
  ) -> BackupCodec where Value == Identifier<Entity> {
    let codec = text(.uuid, write: \.description, read: { Identifier($0) })
    return BackupCodec { id, encoder in
      meet(&encoder.state, id)
      codec.write(id, &encoder)
    } read: { value, decoder in
      let id = codec.read(value, &decoder)
      if let id { meet(&decoder.state, id) }
      return id
    }
  }
}
