package import WorkProgress

/// Reads JSON strictly according to RFC 8259, in one pass over the bytes and without recursion.
///
/// It is stricter than the RFC in two respects that the RFC leaves open: names must be unique in their
/// object, and escapes of lone surrogates are rejected. A leading byte order mark is skipped.
package struct JSONParser {
  /// The maximum nesting depth of arrays and objects.
  package static let maximumDepth = 512
  /// The number of bytes after which the meter is updated.
  private static let countedStep = 1 << 18

  /// An array or object that is not closed yet.
  private struct Open {
    let isObject: Bool
    /// The index in `values` of its first element.
    let firstValue: Int
    /// The index in `names` of its first name.
    let firstName: Int
  }

  /// A name in an open object, and its position.
  private struct Name {
    let id: Int
    let offset: Int
  }

  private var scanner: JSONScanner
  private var interner = JSONNames()
  private var open: [Open] = []
  private var values: [JSONValue] = []
  private var names: [Name] = []
  private let meter: WorkMeter?
  /// The number of bytes already reported to the meter.
  private var counted = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ meter: WorkMeter?) {
    scanner = JSONScanner(bytes)
    self.meter = meter
  }

  /// Parses a whole document; a meter counts the bytes.
  package static func parse(_ bytes: [UInt8], meter: WorkMeter? = nil) throws(JSONError) -> JSONValue {
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<JSONValue, JSONError> in
      var parser = JSONParser(buffer, meter)
      do throws(JSONScanner.Failure) {
        return .success(try parser.document())
      } catch {
        return .failure(JSONError(error.reason, path: parser.path, offset: error.offset, in: bytes))
      }
    }
    return try result.get()
  }

  /// Parses a whole document.
  package static func parse(_ text: String) throws(JSONError) -> JSONValue {
    try parse(Array(text.utf8))
  }

  private mutating func document() throws(JSONScanner.Failure) -> JSONValue {
    scanner.skipByteOrderMark()
    while true {
      guard var value = try openOrScalar() else { continue }
      // A completed value may complete the arrays and objects around it.
      while let container = open.last {
        values.append(value)
        guard let finished = try next(in: container) else { break }
        value = finished
      }
      guard open.isEmpty else { continue }
      try scanner.expectEnd()
      return value
    }
  }

  /// Reads a scalar or an empty container; reads only the beginning of any other container and returns nil.
  private mutating func openOrScalar() throws(JSONScanner.Failure) -> JSONValue? {
    switch try scanner.peek() {
    case UInt8(ascii: "{"):
      try descend(isObject: true)
      if try scanner.take(UInt8(ascii: "}")) { return ascend(with: .object([])) }
      try name()
      return nil
    case UInt8(ascii: "["):
      try descend(isObject: false)
      return try scanner.take(UInt8(ascii: "]")) ? ascend(with: .array([])) : nil
    case UInt8(ascii: "\""): return .string(try scanner.string())
    case UInt8(ascii: "t"): return try scanner.literal("true", .bool(true))
    case UInt8(ascii: "f"): return try scanner.literal("false", .bool(false))
    case UInt8(ascii: "n"): return try scanner.literal("null", .null)
    default: return .number(try scanner.number())
    }
  }

  /// Goes on after an element: returns nil if another element follows, or the whole container if it ends here.
  private mutating func next(in container: Open) throws(JSONScanner.Failure) -> JSONValue? {
    let byte = try scanner.peek()
    if byte == UInt8(ascii: ",") {
      scanner.position += 1
      if container.isObject { try name() }
      return nil
    }
    guard byte == (container.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
      throw scanner.unexpected()
    }
    scanner.position += 1
    return container.isObject ? try object(container) : array(container)
  }

  private mutating func name() throws(JSONScanner.Failure) {
    guard try scanner.peek() == UInt8(ascii: "\"") else { throw scanner.unexpected() }
    let offset = scanner.position
    let raw = try scanner.rawString()
    let previous = names.last?.id
    if let id = interner.expected(after: previous, raw) {
      names.append(Name(id: id, offset: offset))
    } else {
      names.append(Name(id: interner.id(of: try scanner.text(raw), after: previous), offset: offset))
    }
    guard try scanner.take(UInt8(ascii: ":")) else { throw scanner.unexpected() }
  }

  private mutating func object(_ container: Open) throws(JSONScanner.Failure) -> JSONValue {
    if scanner.position - counted >= Self.countedStep {
      meter?.advance(scanner.position - counted)
      counted = scanner.position
    }
    interner.beginObject()
    for index in names.indices[container.firstName...] where !interner.insert(names[index].id) {
      let duplicate = names[index]
      names.removeSubrange((index + 1)...)
      throw JSONScanner.Failure(.duplicateName(interner.text(duplicate.id)), at: duplicate.offset)
    }
    let first = container.firstName - container.firstValue
    let members = values.indices[container.firstValue...].map {
      JSONMember(interner.text(names[$0 + first].id), values[$0])
    }
    return ascend(with: .object(members))
  }

  private mutating func array(_ container: Open) -> JSONValue {
    ascend(with: .array(Array(values[container.firstValue...])))
  }

  private mutating func descend(isObject: Bool) throws(JSONScanner.Failure) {
    guard open.count < Self.maximumDepth else {
      throw JSONScanner.Failure(.tooDeep(limit: Self.maximumDepth), at: scanner.position)
    }
    scanner.position += 1
    open.append(Open(isObject: isObject, firstValue: values.count, firstName: names.count))
  }

  private mutating func ascend(with value: JSONValue) -> JSONValue {
    guard let container = open.popLast() else { return value }
    values.removeSubrange(container.firstValue...)
    names.removeSubrange(container.firstName...)
    return value
  }

  /// The path of the value that is being read.
  private var path: JSONPath {
    var ends = open.dropFirst().map { ($0.firstValue, $0.firstName) }
    ends.append((values.count, names.count))
    return JSONPath(
      zip(open, ends).compactMap { container, end in
        if !container.isObject { return .index(end.0 - container.firstValue) }
        return end.1 > container.firstName ? .name(interner.text(names[end.1 - 1].id)) : nil
      })
  }
}
