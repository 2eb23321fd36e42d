import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads XML with the system's own parser: the names of its elements in order, with their attributes.
final class WellFormed: NSObject, XMLParserDelegate {
  private(set) var elements: [(name: String, attributes: [String: String])] = []
  private(set) var texts: [String] = []
  let isWellFormed: Bool

  init(_ text: String) {
    let parser = XMLParser(data: Data(text.utf8))
    let reader = Reader()
    parser.delegate = reader
    isWellFormed = parser.parse()
    elements = reader.elements
    texts = reader.texts
  }

  /// The attributes of the elements with this name.
  func all(_ name: String) -> [[String: String]] { elements.filter { $0.name == name }.map(\.attributes) }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []
    var texts: [String] = []
    private var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      elements.append((name, attributes))
      text = ""
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      if !text.isEmpty { texts.append(text) }
      text = ""
    }
  }
}
