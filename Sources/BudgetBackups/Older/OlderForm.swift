internal import ExactJSON
internal import BudgetModel
internal import FieldReading

/// An older form of backups, as changes of the records of the current one.
struct OlderForm: Sendable {
  /// One collection of the form.
  struct Collection: Sendable {
    /// The key of the collection, the same in both forms.
    let key: String
    /// The keys of a record in the current form and in the older one, in the order of the older one.
    let keys: KeyValuePairs<String, String>
    /// Default values of keys that the older form lacks; omitting them is not reported.
    let defaults: [String: JSONValue]
    /// Changes the values of a record; false omits the record.
    let change: @Sendable (inout [JSONMember], inout OlderRecord) -> Bool
  }

  /// The collections in the order of the form.
  let collections: [Collection]
  /// Keys of settings that are not stored: the records contain them, or nothing is lost by omitting them.
  let settingsWithAPlace: Set<String>
}

/// The context and the log for the change of a record.
struct OlderRecord {
  /// The whole document in the current form.
  let context: OlderContext
  let collection: String
  let index: Int
  var log: LeftOutLog

  /// Notes that the record's value of a key was changed.
  mutating func note(_ key: String, _ loss: Finding.ExportFact.Loss) {
    log.note(collection, key, index, loss)
  }

  /// Converts a day, plus the time of day under another key if there is one, to an instant.
  mutating func turnIntoInstant(_ key: String, time timeKey: String? = nil, in record: inout [JSONMember]) {
    guard let day = record[key]?.text else { return }
    let time = timeKey.flatMap { record[$0]?.text }
    let instant = context.clock.instant(day, time)
    record[key] = .string(instant.text)
    if !instant.isExact || time == "00:00:00" {
      note(timeKey ?? key, .unclearTime)
    }
    if let timeKey { record[timeKey] = nil }
  }
}

/// Facts about the whole document during the conversion to an older form.
struct OlderContext {
  let clock: LocalClock
  /// The budget's currency code.
  let currency: String
  /// The categories' names by identity.
  let categoryNames: [String: String]
  /// Identities of categories with the same name as an earlier one.
  let ambiguous: Set<String>

  init(_ document: [JSONMember], _ clock: LocalClock) {
    self.clock = clock
    currency = document["settings"]?.members?["currency"]?.text ?? "USD"
    var names: [String: String] = [:]
    var keys: Set<String> = []
    var ambiguous: Set<String> = []
    for category in document["categories"]?.elements ?? [] {
      guard let members = category.members, let id = members["id"]?.text, let name = members["name"]?.text
      else { continue }
      names[id] = name
      if !keys.insert(NameKey.exact(name)).inserted { ambiguous.insert(id) }
    }
    categoryNames = names
    self.ambiguous = ambiguous
  }
}
