internal import ExactJSON
internal import BudgetModel
internal import FieldReading

/// An older version of backups, described as changes to the records of the current version.
struct OlderForm: Sendable {
  /// One collection of the version.
  struct Collection: Sendable {
    /// The key of the collection, which is the same in both versions.
    let key: String
    /// The keys of a record in the current version and in the older version, in the order of the older
    /// version.
    let keys: KeyValuePairs<String, String>
    /// The default values of keys that the older version lacks; omitting these values is not reported.
    let defaults: [String: JSONValue]
    /// Changes the values of a record; returns false to omit the record.
    let change: @Sendable (inout [JSONMember], inout OlderRecord) -> Bool
  }

  /// The collections in the order of the version.
  let collections: [Collection]
  /// Keys of settings that are omitted without a finding, because the records contain the same facts or nothing is
  /// lost.
  let settingsWithAPlace: Set<String>
}

/// The context and the log for changing a record.
struct OlderRecord {
  /// The facts about the whole document in the current version.
  let context: OlderContext
  let collection: String
  let index: Int
  var log: LeftOutLog

  /// Notes that the value of a key of the record was changed.
  mutating func note(_ key: String, _ loss: Finding.ExportFact.Loss) {
    log.note(collection, key, index, loss)
  }

  /// Converts a day to an instant, using the time of day under `timeKey` if there is one.
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

/// Facts about the whole document for the conversion to an older version.
struct OlderContext {
  let clock: LocalClock
  /// The budget's currency code.
  let currency: String
  /// The names of the categories by identifier.
  let categoryNames: [String: String]
  /// The identifiers of categories with the same name as an earlier category.
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
