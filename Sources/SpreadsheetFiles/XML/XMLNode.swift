internal import TextSafety

/// An element of a small part, with all its content.
struct XMLNode {
  /// The local name.
  let name: String
  let namespace: XMLNamespace
  /// The attributes without a namespace, by name.
  let attributes: [String: String]
  /// The value of `r:id`, or of `r:embed` for a picture.
  let relationshipID: String?
  /// The child elements in order.
  var children: [XMLNode] = []
  /// The text directly in the element, in order, without the text of child elements.
  var text = ""

  /// The value of an attribute without a namespace.
  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The child elements with this local name.
  func all(_ name: String) -> some Sequence<XMLNode> { children.lazy.filter { $0.name == name } }

  /// The first child element with this local name.
  func first(_ name: String) -> XMLNode? { children.first { $0.name == name } }

  /// The value of a Boolean attribute (xsd:boolean); nil if it is absent or invalid.
  func flag(_ attribute: String) -> Bool? {
    switch attributes[attribute] {
    case "1", "true", "on": true
    case "0", "false", "off": false
    default: nil
    }
  }

  /// The value of an integer attribute; nil if it is absent or invalid.
  func integer(_ attribute: String) -> Int? { attributes[attribute].flatMap { Int($0) } }
}

/// Builds the tree of a small part, or of a branch of a large one.
final class XMLTreeBuilder: XMLHandler {
  /// The outermost element, once it has ended.
  private(set) var root: XMLNode?
  private var open: [XMLNode] = []
  private var elements = 0
  private let limits: ReadingLimits

  init(limits: ReadingLimits) {
    self.limits = limits
  }

  func start(_ element: XMLElement) throws(SpreadsheetFileError) {
    elements += 1
    guard elements <= limits.elements else {
      throw limits.passed(.elements, "the part has \(elements) elements")
    }
    var attributes: [String: String] = [:]
    var relationshipID: String?
    element.forEachAttribute { name, uri, value in
      if let uri {
        guard isRelationshipID(name) else { return }
        if XMLNamespace(uri: String(cString: uri)) == .officeRelationships {
          relationshipID = attributeText(value)
        }
      } else {
        attributes[String(cString: name).streamSafe] = attributeText(value)
      }
    }
    open.append(
      XMLNode(
        name: String(cString: element.name.local), namespace: element.name.namespace, attributes: attributes,
        relationshipID: relationshipID))
  }

  func end(_ name: XMLName) {
    guard var node = open.popLast() else { return }
    node.text = node.text.streamSafe
    if open.isEmpty { root = node } else { open[open.count - 1].children.append(node) }
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) throws(SpreadsheetFileError) {
    guard let last = open.indices.last else { return }
    open[last].text += String(decoding: bytes, as: UTF8.self)
  }

  /// Whether an attribute's local name is `id` or `embed`.
  private func isRelationshipID(_ name: UnsafePointer<UInt8>) -> Bool {
    if name[0] == UInt8(ascii: "i") { return name[1] == UInt8(ascii: "d") && name[2] == 0 }
    return name[0] == UInt8(ascii: "e") && String(cString: name) == "embed"
  }

  /// Returns the finished tree and removes it, so that another branch can be built.
  func take() -> XMLNode? {
    defer { root = nil }
    return root
  }

  /// Whether any element is open.
  var isOpen: Bool { !open.isEmpty }
}
