internal import BudgetModel
internal import ExactJSON
internal import ImportCore

/// Reads the values of a parsed backup.
struct BackupDecoder {
  /// The description of the file and the time at which it is read.
  let context: ImportContext
  /// Creates identifiers for records that have none.
  let identifiers: ContentIdentifier
  /// The current position and the problems found so far.
  var state = BackupState()

  init(context: ImportContext) {
    self.context = context
    identifiers = ContentIdentifier(fileName: context.fileName)
  }

  /// Runs the body one level deeper in the document.
  mutating func descend<Result>(_ step: JSONPath.Step, _ body: (inout BackupDecoder) -> Result) -> Result {
    state.path.steps.append(step)
    defer { state.path.steps.removeLast() }
    return body(&self)
  }

  /// Notes that a value is not of the expected kind.
  mutating func expected(_ kind: Finding.BackupFact.ValueKind, not value: JSONValue) {
    state.note(.valueOfWrongKind(expected: kind, found: value.kind))
  }
}

extension JSONValue {
  /// The kind of value.
  var kind: Finding.BackupFact.ValueKind {
    switch self {
    case .null: .null
    case .bool: .flag
    case .number: .number
    case .string: .text
    case .array: .array
    case .object: .object
    }
  }
}

extension JSONError.Reason {
  /// The reason as a fact.
  var fault: Finding.BackupFact.JSONFault {
    switch self {
    case .unexpectedEnd: .unexpectedEnd
    case .unexpectedByte(let byte): .unexpectedByte(byte)
    case .trailingContent: .trailingContent
    case .invalidUTF8: .invalidUTF8
    case .unescapedControlCharacter(let byte): .unescapedControlCharacter(byte)
    case .invalidEscape: .invalidEscape
    case .loneSurrogate: .loneSurrogate
    case .duplicateName(let name): .duplicateName(name)
    case .tooDeep(let limit): .tooDeep(limit: limit)
    }
  }
}

/// Writes the values of a budget.
struct BackupEncoder {
  /// The text written so far.
  var json = JSONWriter()
  /// The current position and the problems found so far.
  var state = BackupState()

  /// Writes a member of the open object.
  mutating func member(_ name: String, _ body: (inout BackupEncoder) -> Void) {
    json.name(name)
    descend(.name(name), body)
  }

  /// Runs the body one level deeper in the document.
  mutating func descend(_ step: JSONPath.Step, _ body: (inout BackupEncoder) -> Void) {
    state.path.steps.append(step)
    body(&self)
    state.path.steps.removeLast()
  }
}
