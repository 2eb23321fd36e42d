import Foundation

/// Writes one SVG element after the other; texts are escaped, coordinates have at most one digit after the point.
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

  /// Lines of text of one kind, which is said once for all: `.chart .name text` styles them.
  mutating func labels(_ labels: [(text: String, x: Double, y: Double)], class name: String) {
    guard !labels.isEmpty else { return }
    text += "<g class=\"\(name)\">\n"
    for label in labels {
      element(
        "text", .number("x", label.x.rounded()), .number("y", label.y.rounded()), content: label.text)
    }
    text += "</g>\n"
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

  /// An outline.
  mutating func path(_ outline: String, _ mark: Mark) {
    open("path", mark.attributes + [.word("d", outline)])
    text += "/>\n"
  }

  /// Rectangles as one outline, shorter than one element for each.
  mutating func bars(_ bars: [(x: Double, y: Double, width: Double, height: Double)], _ mark: Mark) {
    guard !bars.isEmpty else { return }
    let outlines = bars.map { bar in
      let (width, height) = (coordinate(bar.width), coordinate(bar.height))
      return "M\(coordinate(bar.x)) \(coordinate(bar.y))h\(width)v\(height)h-\(width)z"
    }
    path(outlines.joined(), mark)
  }

  /// A line through points, its corners rounded.
  mutating func polyline(_ points: [(Double, Double)], class name: String) {
    let points = points.map { "\(coordinate($0.0)),\(coordinate($0.1))" }.joined(separator: " ")
    element("polyline", .word("class", name), .word("points", points))
  }

  /// A dot.
  mutating func dot(_ x: Double, _ y: Double) {
    element("circle", .word("class", "dot"), .number("cx", x), .number("cy", y), .number("r", 3.5))
  }

  private mutating func open(_ name: String, _ attributes: [Attribute]) {
    text += "<\(name)"
    for attribute in attributes {
      switch attribute {
      case .number(let name, let value): text += " \(name)=\"\(coordinate(value))\""
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
