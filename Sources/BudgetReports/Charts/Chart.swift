/// A chart of figures, drawn as SVG, in a page or separately.
///
/// A chart never replaces its figures: each one has a table with them, and its description states in
/// numbers what it shows.
public protocol Chart: Sendable {
  /// A short name, unique in a page, from which identifiers are made.
  var name: String { get }
  /// What is shown.
  var title: String { get }
  /// Its description, in numbers.
  var summary: String { get }
  /// Returns the height on a canvas.
  func height(_ canvas: ChartCanvas) -> Double
  /// Draws the chart.
  func draw(_ svg: inout ChartDrawing)
}

/// The space in which a chart is drawn: wide for pages and paper, narrow for phones.
public enum ChartCanvas: String, CaseIterable, Sendable {
  case wide, narrow

  /// The width in pixels at which texts have their actual size.
  public var width: Double { self == .wide ? 720 : 344 }
}

/// A chart's drawing in progress: its canvas and the elements drawn so far.
public struct ChartDrawing {
  /// The canvas.
  public let canvas: ChartCanvas
  var svg = SVG()
  /// The transactions of the page to which parts link.
  let targets: LogTargets?
  /// Whether there is an interactive part.
  private(set) var hasParts = false

  init(canvas: ChartCanvas, targets: LogTargets? = nil) {
    self.canvas = canvas
    self.targets = targets
  }

  /// Whether the page contains transactions with this key.
  func leads(to key: String?) -> Bool { targets?.name(key) != nil }

  /// Draws a part that shows its figures on hover or focus, and links to its transactions.
  ///
  /// Phones have no pointer: there a part links to its transactions, or is only drawn.
  ///
  /// - Parameters:
  ///   - label: Its name.
  ///   - figures: Its figures.
  ///   - key: The key for finding its transactions.
  ///   - isNamed: Whether the drawing contains its name as text.
  ///   - draw: Draws it; an outline without a mark is the area that reacts to the pointer.
  mutating func part(
    _ label: String, _ figures: String, key: String? = nil, isNamed: Bool = false, draw: (inout SVG) -> Void
  ) {
    let isWide = canvas == .wide
    let title = isWide ? "\(label): \(figures)".escapedForXML : nil
    if let name = targets?.name(key) {
      hasParts = true
      let words = isWide || isNamed ? "" : " aria-label=\"\(label.escapedForXML)\""
      svg.enclose("a", "href=\"#\(name.escapedForXML)\"\(words)", title: title, draw: draw)
    } else if isWide {
      hasParts = true
      svg.enclose("g", "tabindex=\"0\" role=\"img\"", title: title, draw: draw)
    } else {
      draw(&svg)
    }
  }

  /// Draws a part that reacts to the pointer anywhere in a rectangle; later drawings lie above it.
  mutating func area(
    x: Double, y: Double, width: Double, height: Double, _ label: String, _ figures: String
  ) {
    guard canvas == .wide, width > 0, height > 0 else { return }
    part(label, figures) { $0.path(SVG.outline(x: x, y: y, width: width, height: height)) }
  }

  /// A row of a chart.
  struct Row {
    /// Its name and its figures.
    let label, figures: String
    /// The key for finding its transactions.
    var key: String?
    /// The text of its name as drawn, and its position.
    let text: (text: String, x: Double, y: Double)
  }

  /// Draws rows with their names, each a part of full width; later drawings lie above them.
  mutating func rows(_ rows: [Row], top: Double = 0, pitch: Double, class name: String) {
    guard !rows.isEmpty else { return }
    svg.openGroup(name)
    for (index, row) in rows.enumerated() {
      let hasArea = canvas == .wide || leads(to: row.key)
      let area = SVG.outline(x: 0, y: top + pitch * Double(index), width: canvas.width, height: pitch)
      part(row.label, row.figures, key: row.key, isNamed: true) { svg in
        if hasArea { svg.path(area) }
        svg.label(row.text)
      }
    }
    svg.closeGroup()
  }
}

extension Chart {
  /// Returns the chart as one SVG element with a title, a description and the image role.
  ///
  /// A standalone chart includes its namespace and its styles.
  ///
  /// - Parameters:
  ///   - canvas: The canvas to draw in.
  ///   - standsAlone: Whether it is a separate file.
  ///   - heading: The heading of a chart that is sent separately: its subject, time and currency.
  ///   - targets: The transactions of the page to which parts link.
  /// - Returns: The element with a line break at its end.
  public func svg(
    _ canvas: ChartCanvas = .wide, standsAlone: Bool = false, heading: String? = nil,
    targets: LogTargets? = nil
  ) -> String {
    var drawing = ChartDrawing(canvas: canvas, targets: targets)
    draw(&drawing)
    let top = heading == nil ? 0.0 : 34
    let size = (coordinate(canvas.width), coordinate(height(canvas) + top))
    let head = heading.map {
      "<text class=\"heading\" y=\"-14\">\($0.escapedForXML)</text>\n"
    }
    let namespace = #" xmlns="http://www.w3.org/2000/svg" width="\#(size.0)" height="\#(size.1)""#
    let style = "<style>\n\(ReportTemplates.embedded["chart.css"] ?? "")</style>\n"
    let words = """
      <title id="\(name)-chart">\(title.escapedForXML)</title>
      <desc id="\(name)-says">\(summary.escapedForXML)</desc>

      """
    // In a page the title would appear wherever the pointer is over the chart.
    let says = "\(title): \(summary)".escapedForXML
    let label =
      standsAlone
      ? "labelledby=\"\(name)-chart \(name)-says\"" : "label=\"\(says)\" data-chart=\"\(name)\""
    // An image has no parts for a screen reader; a chart with parts is a group of them.
    let role = drawing.hasParts ? "group" : "img"
    return """
      <svg\(standsAlone ? namespace : "") class="chart \(canvas.rawValue)" viewBox="0 \(coordinate(-top)) \(size.0) \(size.1)" role="\(role)" \
      aria-\(label)>
      \(standsAlone ? words + style : "")\(head ?? "")\(drawing.svg.text)</svg>

      """
  }
}
