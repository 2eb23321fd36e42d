import Foundation

/// Writes SVG elements in sequence; texts are escaped, coordinates have at most one decimal place.
struct SVG {
  private(set) var text = ""

  /// An attribute of an element.
  enum Attribute {
    case number(String, Double)
    case word(String, String)
  }

  /// An element without content.
  mutating func element(_ name: String, _ attributes: Attribute...) {
    open(name, attributes)
    text += "/>\n"
  }

  /// An element with text in it.
  mutating func element(_ name: String, _ attributes: Attribute..., content: String) {
    open(name, attributes)
    text += ">\(content.escapedForXML)</\(name)>\n"
  }

  /// A line of text at a position.
  mutating func label(_ content: String, x: Double, y: Double, class name: String) {
    element(
      "text", .word("class", name), .number("x", x.rounded()), .number("y", y.rounded()), content: content)
  }

  /// Lines of text of one kind, which is said once for all.
  mutating func labels(_ labels: [(text: String, x: Double, y: Double)], class name: String) {
    guard !labels.isEmpty else { return }
    openGroup(name)
    for label in labels { self.label(label) }
    closeGroup()
  }

  /// Begins a group of this kind.
  mutating func openGroup(_ name: String) { text += "<g class=\"\(name)\">" }

  /// Ends the group.
  mutating func closeGroup() { text += "</g>\n" }

  /// A line of text with the same style as its surrounding element.
  mutating func label(_ label: (text: String, x: Double, y: Double), class name: String? = nil) {
    let kind = name.map { [Attribute.word("class", $0)] } ?? []
    open("text", kind + [.number("x", label.x.rounded()), .number("y", label.y.rounded())])
    text += ">\(label.text.escapedForXML)</text>"
  }

  /// A straight line.
  mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, class name: String) {
    element(
      "line", .word("class", name), .number("x1", x1), .number("y1", y1), .number("x2", x2), .number("y2", y2)
    )
  }

  /// A rectangle between two positions on each axis, in any order.
  mutating func bar(x: (Double, Double), y: (Double, Double), class name: String) {
    bar(x: x, y: y, Mark(cssClass: name))
  }

  /// A rectangle between two positions on each axis, in any order.
  mutating func bar(x: (Double, Double), y: (Double, Double), _ mark: Mark) {
    open(
      "rect",
      mark.attributes + [
        .number("x", min(x.0, x.1)), .number("y", min(y.0, y.1)), .number("width", abs(x.1 - x.0)),
        .number("height", abs(y.1 - y.0)),
      ])
    text += "/>\n"
  }

  /// An outline; without a mark, an area that can be pointed at.
  mutating func path(_ outline: String, _ mark: Mark? = nil) {
    open("path", (mark?.attributes ?? []) + [.word("d", outline)])
    text += "/>"
  }

  /// Rectangles as one path, which is shorter than one element for each.
  mutating func bars(_ bars: [(x: Double, y: Double, width: Double, height: Double)], _ mark: Mark) {
    guard !bars.isEmpty else { return }
    path(bars.map { Self.outline(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }.joined(), mark)
  }

  /// The outline of a rectangle.
  static func outline(x: Double, y: Double, width: Double, height: Double) -> String {
    let left = coordinate(x)
    return "M\(left) \(coordinate(y))h\(coordinate(width))v\(coordinate(height))H\(left)z"
  }

  /// Wraps the drawing in an element with this label, already escaped.
  mutating func enclose(_ name: String, _ attributes: String, title: String?, draw: (inout SVG) -> Void) {
    text += "<\(name) \(attributes)>"
    if let title { text += "<title>\(title)</title>" }
    draw(&self)
    text += "</\(name)>"
  }

  /// A line through points, its corners rounded.
  mutating func polyline(_ points: [(Double, Double)], class name: String) {
    let points = points.map { "\(coordinate($0.0)),\(coordinate($0.1))" }.joined(separator: " ")
    element("polyline", .word("class", name), .word("points", points))
  }

  /// A line through points that goes along and then up or down, as what holds until the next change.
  mutating func steps(_ points: [(Double, Double)], class name: String) {
    guard let first = points.first else { return }
    let steps = zip(points, points.dropFirst()).map { before, point in
      "H\(coordinate(point.0))"
        + (coordinate(point.1) == coordinate(before.1) ? "" : "V\(coordinate(point.1))")
    }
    path("M\(coordinate(first.0)) \(coordinate(first.1))" + steps.joined(), Mark(cssClass: name))
    text += "\n"
  }

  /// A dot.
  mutating func dot(_ x: Double, _ y: Double) {
    element("circle", .word("class", "dot"), .number("cx", x), .number("cy", y), .number("r", 3.5))
  }

  private static let positions: Set<String> = ["x", "y", "x1", "y1", "x2", "y2"]

  private mutating func open(_ name: String, _ attributes: [Attribute]) {
    text += "<\(name)"
    for attribute in attributes {
      switch attribute {
      case .number(let name, let value):
        let number = coordinate(value)
        // A position that is not given is 0 (SVG 2, 7.2).
        if number != "0" || !Self.positions.contains(name) { text += " \(name)=\"\(number)\"" }
      case .word(let name, let value): text += " \(name)=\"\(value.escapedForXML)\""
      }
    }
  }
}

/// A coordinate with at most one digit after the point, the same on every system.
func coordinate(_ value: Double) -> String {
  let tenths = Int((max(-1e6, min(1e6, value)) * 10).rounded())
  let fraction = tenths.magnitude % 10
  return (tenths < 0 ? "-" : "") + "\(tenths.magnitude / 10)" + (fraction == 0 ? "" : ".\(fraction)")
}

extension String {
  /// The text with the five characters of XML's markup as references, and without those that XML 1.0 forbids.
  var escapedForXML: String {
    var result = ""
    result.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r": result += " "
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
