internal import BudgetModel
internal import CalendarDates
internal import ExactJSON

/// Writes a document of the current version in an older version.
struct OlderWriting {
  private let document: [JSONMember]
  private let version: BudgetBackup.OlderVersion
  private let form: OlderForm
  private let context: OlderContext
  private let exportDate: UTCTimestamp
  /// The log of omissions.
  private(set) var log: LeftOutLog
  /// The number of records in each collection.
  private(set) var counts: [String: Int] = [:]

  init(
    _ document: [JSONMember], _ version: BudgetBackup.OlderVersion, _ clock: LocalClock,
    _ exportDate: UTCTimestamp
  ) {
    self.document = document
    self.version = version
    self.exportDate = exportDate
    form = version == .monthlyBudgets ? .monthlyBudgets : .periods
    context = OlderContext(document, clock)
    log = LeftOutLog(version.rawValue)
  }

  mutating func written() -> [UInt8] {
    noteSettings()
    var result = [
      JSONMember("version", .string(version.rawValue)),
      JSONMember("exportDate", .string(exportDate.description)),
    ]
    for collection in form.collections {
      let records = records(of: collection)
      counts[collection.key] = records.count
      result.append(JSONMember(collection.key, .array(records)))
    }
    let known = Set(BackupRecords.document.fields.map(\.key))
    for member in document where !known.contains(member.name) {
      if result[member.name] == nil { result.append(member) }
    }
    noteCollections(result)
    var writer = JSONWriter()
    writer.write(.object(result))
    return writer.finished()
  }

  private mutating func noteSettings() {
    let defaults = (try? JSONParser.parse(BackupRecords.settings.json(Settings())))?.members ?? []
    for setting in document["settings"]?.members ?? []
    where setting.value != defaults[setting.name] && !form.settingsWithAPlace.contains(setting.name) {
      log.noteSetting(setting.name)
    }
  }

  private mutating func noteCollections(_ result: [JSONMember]) {
    for member in document {
      guard let elements = member.value.elements, result[member.name] == nil else { continue }
      for index in elements.indices { log.noteRecord(member.name, index, .noPlace) }
    }
  }

  private mutating func records(of collection: OlderForm.Collection) -> [JSONValue] {
    let known = Self.keys[collection.key] ?? []
    let oldKeys = Set(collection.keys.map(\.value))
    var result: [JSONValue] = []
    for (index, element) in (document[collection.key]?.elements ?? []).enumerated() {
      guard var record = element.members else { continue }
      var change = OlderRecord(context: context, collection: collection.key, index: index, log: log)
      let isKept = collection.change(&record, &change)
      log = change.log
      if isKept { result.append(.object(renamed(record, collection, index, known, oldKeys))) }
    }
    return result
  }

  /// Renames the keys of a record; keys without an older name are omitted, and unknown keys are kept.
  private mutating func renamed(
    _ record: [JSONMember], _ collection: OlderForm.Collection, _ index: Int, _ known: Set<String>,
    _ oldKeys: Set<String>
  ) -> [JSONMember] {
    var result: [JSONMember] = []
    for (new, old) in collection.keys {
      if let value = record[new] { result.append(JSONMember(old, value)) }
    }
    let placed = Set(collection.keys.map(\.key))
    for member in record where !placed.contains(member.name) {
      if !known.contains(member.name), !oldKeys.contains(member.name) {
        result.append(member)
      } else if member.value != collection.defaults[member.name] {
        log.note(collection.key, member.name, index, .noPlace)
      }
    }
    return result
  }

  /// The keys of the current version, by collection.
  private static let keys: [String: Set<String>] = [
    "categories": Set(BackupRecords.category.fields.map(\.key)),
    "transactions": Set(BackupRecords.transaction.fields.map(\.key)),
    "monthlyBudgets": Set(BackupRecords.monthlyBudget.fields.map(\.key)),
    "periods": Set(BackupRecords.period.fields.map(\.key)),
  ]
}
