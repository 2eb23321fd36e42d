import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads XML with the system's parser, and lists the elements in order with their attributes.
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

  /// Reads a page as XML: without doctype, styles and script, and with the end tags that XML needs.
  convenience init(html: String) {
    var text = html.replacing("<!DOCTYPE html>\n", with: "")
    text.replace(/<(style|script)>.*?<\/(style|script)>/.dotMatchesNewlines(), with: "")
    text.replace(/<meta [^>]*>/) { "\($0.output.dropLast())/>" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Self.closed)
    self.init(
      lines.joined(separator: "\n").replacing(
        /(<(tbody|tfoot)>.*?)(?=<tbody>|<tfoot>|<\/table>)/.dotMatchesNewlines()
      ) {
        "\($0.output.1)</\($0.output.2)>"
      })
  }

  /// Adds the end tags and quotation marks that HTML makes optional to a line of a table; other lines stay unchanged.
  private static func closed(_ line: Substring) -> String {
    guard line.hasPrefix("<tr") || line.hasPrefix("<thead") else { return String(line) }
    let quoted = line.replacing(/\ (class|scope|colspan)=(\w+)/) { " \($0.output.1)=\"\($0.output.2)\"" }
    let cells = quoted.replacing(/(<(t[dh])\b[^>]*>.*?)(?=<t[dh]\b|$)/) { "\($0.output.1)</\($0.output.2)>" }
    return cells + (line.hasPrefix("<thead") ? "</tr></thead>" : "</tr>")
  }

  /// Returns the attributes of the elements with this name.
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
