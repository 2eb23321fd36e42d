/// Finds the lines and columns of values in the text of a document.
///
/// The parser does not record positions, because this would make it slower for every document; this second pass is only
/// for documents with errors.
package struct JSONLocator {
  /// A position in a text.
  package struct Position: Hashable, Sendable {
    /// The line, from 1.
    package let line: Int
    /// The column in the line, from 1, counted in Unicode scalars.
    package let column: Int
  }

  /// A value whose position is wanted, or that contains such a value.
  private struct Node {
    var children: [JSONPath.Step: Int] = [:]
    var offset: Int?
  }

  /// An array or object that is not closed yet.
  private struct Open {
    let isObject: Bool
    let node: Int?
    var index = 0
  }

  private var nodes = [Node()]
  private var open: [Open] = []

  /// The positions of the values at these paths; a missing value has the position of the value that
  /// should contain it.
  package static func positions(of paths: [JSONPath], in bytes: [UInt8]) -> [JSONPath: Position] {
    var locator = JSONLocator()
    for path in paths { locator.add(path) }
    bytes.withUnsafeBufferPointer { buffer in
      var scanner = JSONScanner(buffer)
      scanner.skipByteOrderMark()
      // Everything found before a syntax error remains valid.
      try? locator.walk(&scanner)
    }
    let positions = positions(at: locator.nodes.compactMap(\.offset), in: bytes)
    return paths.reduce(into: [:]) { $0[$1] = locator.offset(of: $1).flatMap { positions[$0] } }
  }

  private mutating func add(_ path: JSONPath) {
    var node = 0
    for step in path.steps {
      if let child = nodes[node].children[step] {
        node = child
      } else {
        nodes.append(Node())
        nodes[node].children[step] = nodes.count - 1
        node = nodes.count - 1
      }
    }
  }

  private func offset(of path: JSONPath) -> Int? {
    var (node, offset) = (0, nodes[0].offset)
    for step in path.steps {
      guard let child = nodes[node].children[step] else { break }
      node = child
      offset = nodes[child].offset ?? offset
    }
    return offset
  }

  private mutating func walk(_ scanner: inout JSONScanner) throws(JSONScanner.Failure) {
    var node: Int? = 0
    repeat {
      let byte = try scanner.peek()
      if let node { nodes[node].offset = scanner.position }
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        scanner.position += 1
        open.append(Open(isObject: byte == UInt8(ascii: "{"), node: node))
        let end = byte == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]")
        if try !scanner.take(end) {
          node = try nextNode(&scanner)
          continue
        }
        open.removeLast()
      } else {
        try skipScalar(byte, &scanner)
      }
      while let container = open.last {
        if try scanner.take(UInt8(ascii: ",")) {
          node = try nextNode(&scanner)
          break
        }
        guard try scanner.take(container.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
          throw scanner.unexpected()
        }
        open.removeLast()
      }
    } while !open.isEmpty
  }

  /// Advances to the next element of the innermost container; returns the element's node if one of the paths
  /// leads to or through the element.
  private mutating func nextNode(_ scanner: inout JSONScanner) throws(JSONScanner.Failure) -> Int? {
    guard let container = open.last else { return nil }
    open[open.count - 1].index += 1
    guard container.isObject else {
      return container.node.flatMap { nodes[$0].children[.index(container.index)] }
    }
    guard try scanner.peek() == UInt8(ascii: "\"") else { throw scanner.unexpected() }
    let name = try scanner.string()
    guard try scanner.take(UInt8(ascii: ":")) else { throw scanner.unexpected() }
    return container.node.flatMap { nodes[$0].children[.name(name)] }
  }

  private func skipScalar(_ byte: UInt8, _ scanner: inout JSONScanner) throws(JSONScanner.Failure) {
    switch byte {
    case UInt8(ascii: "\""): _ = try scanner.rawString()
    case UInt8(ascii: "t"): _ = try scanner.literal("true", .null)
    case UInt8(ascii: "f"): _ = try scanner.literal("false", .null)
    case UInt8(ascii: "n"): _ = try scanner.literal("null", .null)
    default: _ = try scanner.number()
    }
  }

  /// Converts offsets to lines and columns, in one pass.
  private static func positions(at offsets: [Int], in bytes: [UInt8]) -> [Int: Position] {
    var result: [Int: Position] = [:]
    var (line, column, done) = (1, 1, 0)
    for offset in offsets.sorted() {
      for byte in bytes[done..<offset] {
        if byte == UInt8(ascii: "\n") {
          (line, column) = (line + 1, 1)
        } else if byte & 0xC0 != 0x80 {
          column += 1
        }
      }
      done = offset
      result[offset] = Position(line: line, column: column)
    }
    return result
  }
}
