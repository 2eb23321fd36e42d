internal import BudgetModel
internal import ExactJSON
internal import ImportCore

/// Reads a parsed backup of any version: detects the version, migrates the data and reads the records.
struct BackupReading {
  private(set) var context: ImportContext
  /// Whether the backup has the version that this library writes.
  private(set) var isCurrent = false
  /// Whether the settings of the backup name a currency.
  private(set) var statesCurrency = false
  private var migration: MigrationLog
  private var problems: [BackupProblem] = []

  init(context: ImportContext) {
    self.context = context
    migration = MigrationLog(context: context)
  }

  /// Reads the document; returns nil if there are problems.
  mutating func read(_ value: JSONValue) -> BackupDocument? {
    switch BackupVersion.detect(value) {
    case .failure(let problem):
      problems = [problem.problem]
      return nil
    case .success(var version):
      guard var members = value.members else { return nil }
      isCurrent = version == .current
      statesCurrency = members["settings"]?.members?["currency"]?.text != nil
      if version != .current { chooseTimeZone(members, version) }
      while let step = BackupMigration.all.first(where: { $0.from == version }) {
        step.apply(&members, &migration)
        version = step.to
      }
      return decode(.object(members))
    }
  }

  /// Chooses the time zone: the requested zone, the zone of the settings, or a zone in which every instant of the
  /// backup is the start of a day.
  private mutating func chooseTimeZone(_ members: [JSONMember], _ version: BackupVersion) {
    if let named = context.timeZone {
      context.settings.timeZone = named
      migration = MigrationLog(context: context)
      return
    }
    guard context.settings.timeZone == Settings().timeZone else { return }
    let midnights = MidnightZone(members, version)
    guard let zone = midnights.identifier else { return }
    context.settings.timeZone = zone
    migration = MigrationLog(context: context)
    migration.remark(.backup(.timeZoneAssumed(zone, times: midnights.count)), JSONPath())
  }

  private mutating func decode(_ value: JSONValue) -> BackupDocument? {
    var decoder = BackupDecoder(context: context)
    let document = BackupRecords.document.codec.read(value, &decoder)
    decoder.state.settleReferences()
    problems = migration.problems + decoder.state.problems
    return problems.isEmpty ? document : nil
  }

  /// The findings of a backup that was read.
  var findings: [Finding] {
    migration.remarks.map { fact, path in
      context.finding(fact, at: .jsonPath(migration.sourcePath(path).description))
    }
  }

  /// Returns the problems as an error, with their lines and columns in the text.
  func error(locatedIn bytes: [UInt8]) -> ImportError {
    let paths = problems.map { migration.sourcePath($0.path) }
    let positions = JSONLocator.positions(of: paths, in: bytes)
    return ImportError(
      zip(problems, paths).map { problem, path in
        let position = positions[path].map { Finding.TextPosition(line: $0.line, column: $0.column) }
        return context.finding(.backup(problem.fact, at: position), at: .jsonPath(path.description))
      })
  }
}
