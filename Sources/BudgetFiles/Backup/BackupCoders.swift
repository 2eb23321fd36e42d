internal import BudgetModel
internal import ExactJSON

/// Reads the values of a parsed backup.
struct BackupDecoder {
  /// What the file is and when it is read.
  let context: ImportContext
  /// Makes the identities of records that bring none.
  let identifiers: ContentIdentifier
  /// Where the reading is and what is wrong.
  var trail = BackupTrail()

  init(context: ImportContext) {
    self.context = context
    identifiers = ContentIdentifier(fileName: context.fileName)
  }

  /// Reads something one step down.
  mutating func descend<Result>(_ step: JSONPath.Step, _ body: (inout BackupDecoder) -> Result) -> Result {
    trail.path.steps.append(step)
    defer { trail.path.steps.removeLast() }
    return body(&self)
  }

  /// Notes that the value is of another kind than the one expected.
  mutating func expected(_ kind: String, not value: JSONValue) {
    trail.note(.valueOfWrongKind, "\(kind) was expected, not \(value.kind)")
  }
}

/// Writes the values of a budget.
struct BackupEncoder {
  /// The text so far.
  var json = JSONWriter()
  /// Where the writing is and what is wrong.
  var trail = BackupTrail()

  /// Writes a member of the open object.
  mutating func member(_ name: String, _ body: (inout BackupEncoder) -> Void) {
    json.name(name)
    descend(.name(name), body)
  }

  /// Writes something one step down.
  mutating func descend(_ step: JSONPath.Step, _ body: (inout BackupEncoder) -> Void) {
    trail.path.steps.append(step)
    body(&self)
    trail.path.steps.removeLast()
  }
}
