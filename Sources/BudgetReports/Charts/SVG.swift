import Foundation

/// Writes SVG elements in sequence; texts are escaped, coordinates have at most one decimal place.
struct SVG {
  private(set) var text = ""

  /// An attribute of an element.
  enum Attribute {
    case number(String, Double)
    case word(String, String)
  }

  /// Adds an element without content.
  mutating func element(_ name: String, _ attributes: Attribute...) {
    open(name, attributes)
    text += "/>\n"
  }

  /// Adds an element that contains text.
  mutating func element(_ name: String, _ attributes: Attribute..., content: String) {
    open(name, attributes)
    text += ">\(content.escapedForXML)</\(name)>\n"
  }

  /// Adds a line of text at a position.
  mutating func label(_ content: String, x: Double, y: Double, class name: String) {
    element(
      "text", .word("class", name), .number("x", x.rounded()), .number("y", y.rounded()), content: content)
  }

  /// Adds lines of text of one class, in a group so that the class is written only once.
  mutating func labels(_ labels: [(text: String, x: Double, y: Double)], class name: String) {
    guard !labels.isEmpty else { return }
    openGroup(name)
    for label in labels { self.label(label) }
    closeGroup()
  }

  /// Begins a group with this class.
  mutating func openGroup(_ name: String) { text += "<g class=\"\(name)\">" }

  /// Ends the group.
  mutating func closeGroup() { text += "</g>\n" }

  /// Adds a line of text with the style of its surrounding element.
  mutating func label(_ label: (text: String, x: Double, y: Double), class name: String? = nil) {
    let kind = name.map { [Attribute.word("class", $0)] } ?? []
    open("text", kind + [.number("x", label.x.rounded()), .number("y", label.y.rounded())])
    text += ">\(label.text.escapedForXML)</text>"
  }

  /// Adds a straight line.
  mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, class name: String) {
    element(
      "line", .word("class", name), .number("x1", x1), .number("y1", y1), .number("x2", x2), .number("y2", y2)
    )
  }

  /// Adds a rectangle between two positions on each axis, in any order.
  mutating func bar(x: (Double, Double), y: (Double, Double), class name: String) {
    bar(x: x, y: y, Mark(cssClass: name))
  }

  /// Adds a rectangle between two positions on each axis, in any order.
  mutating func bar(x: (Double, Double), y: (Double, Double), _ mark: Mark) {
    open(
      "rect",
      mark.attributes + [
        .number("x", min(x.0, x.1)), .number("y", min(y.0, y.1)), .number("width", abs(x.1 - x.0)),
        .number("height", abs(y.1 - y.0)),
      ])
    text += "/>\n"
  }

  /// Adds an outline; without a mark, it is an invisible area that reacts to the pointer.
  mutating func path(_ outline: String, _ mark: Mark? = nil) {
    open("path", (mark?.attributes ?? []) + [.word("d", outline)])
    text += "/>"
  }

  /// Adds rectangles as one path, which is shorter than one element for each.
  mutating func bars(_ bars: [(x: Double, y: Double, width: Double, height: Double)], _ mark: Mark) {
    guard !bars.isEmpty else { return }
    path(bars.map { Self.outline(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }.joined(), mark)
  }

  /// Returns the outline of a rectangle.
  static func outline(x: Double, y: Double, width: Double, height: Double) -> String {
    let left = coordinate(x)
    return "M\(left) \(coordinate(y))h\(coordinate(width))v\(coordinate(height))H\(left)z"
  }

  /// Wraps the drawing in an element with these attributes, which are already escaped, and this title.
  mutating func enclose(_ name: String, _ attributes: String, title: String?, draw: (inout SVG) -> Void) {
    text += "<\(name) \(attributes)>"
    if let title { text += "<title>\(title)</title>" }
    draw(&self)
    text += "</\(name)>"
  }

  /// Adds a line through points, with rounded corners.
  mutating func polyline(_ points: [(Double, Double)], class name: String) {
    let points = points.map { "\(coordinate($0.0)),\(coordinate($0.1))" }.joined(separator: " ")
    element("polyline", .word("class", name), .word("points", points))
  }

  /// Adds a line of steps through points: horizontal up to the next point, then vertical.
  mutating func steps(_ points: [(Double, Double)], class name: String) {
    guard let first = points.first else { return }
    let steps = zip(points, points.dropFirst()).map { before, point in
      "H\(coordinate(point.0))"
        + (coordinate(point.1) == coordinate(before.1) ? "" : "V\(coordinate(point.1))")
    }
    path("M\(coordinate(first.0)) \(coordinate(first.1))" + steps.joined(), Mark(cssClass: name))
    text += "\n"
  }

  /// Adds a dot.
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
        // A position that is left out is 0 (SVG 2, 7.2).
        if number != "0" || !Self.positions.contains(name) { text += " \(name)=\"\(number)\"" }
      case .word(let name, let value): text += " \(name)=\"\(value.escapedForXML)\""
      }
    }
  }
}

/// Returns a coordinate with at most one decimal place, the same on every system.
func coordinate(_ value: Double) -> String {
  let tenths = Int((max(-1e6, min(1e6, value)) * 10).rounded())
  let fraction = tenths.magnitude % 10
  return (tenths < 0 ? "-" : "") + "\(tenths.magnitude / 10)" + (fraction == 0 ? "" : ".\(fraction)")
}

extension String {
  /// The text with XML's five special characters as references, and without the characters that
  /// XML 1.0 forbids.
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
