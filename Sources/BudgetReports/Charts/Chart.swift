/// A chart that is drawn as SVG, in a page or as a separate file.
///
/// A chart never replaces its figures: a table contains them too, and the description of the chart states in
/// numbers what it shows.
public protocol Chart: Sendable {
  /// A short name that is unique in a page; the chart's HTML identifiers begin with it.
  var name: String { get }
  /// The title of the chart.
  var title: String { get }
  /// The description of the chart, in numbers.
  var summary: String { get }
  /// Returns the height of the chart on a canvas.
  func height(_ canvas: ChartCanvas) -> Double
  /// Draws the chart.
  func draw(_ svg: inout ChartDrawing)
}

/// The space in which a chart is drawn: wide for pages and paper, narrow for phones.
public enum ChartCanvas: String, CaseIterable, Sendable {
  case wide, narrow

  /// The width in pixels at which texts have their nominal size.
  public var width: Double { self == .wide ? 720 : 344 }
}

/// The drawing of a chart: its canvas and the elements drawn so far.
public struct ChartDrawing {
  /// The canvas.
  public let canvas: ChartCanvas
  var svg = SVG()
  /// The anchors of transactions in the page, to which parts of the chart link.
  let targets: LogTargets?
  /// Whether there is an interactive part.
  private(set) var hasParts = false

  init(canvas: ChartCanvas, targets: LogTargets? = nil) {
    self.canvas = canvas
    self.targets = targets
  }

  /// Returns whether the page contains transactions with this key.
  func leads(to key: String?) -> Bool { targets?.name(key) != nil }

  /// Draws a part that shows its figures on hover or focus, and links to its transactions.
  ///
  /// Phones have no pointer: on the narrow canvas, a part links to its transactions or is not interactive.
  ///
  /// - Parameters:
  ///   - label: The name of the part.
  ///   - figures: The figures of the part.
  ///   - key: The key of its transactions in the log.
  ///   - isNamed: Whether the drawing contains its name as text.
  ///   - draw: Draws the part; an outline without a mark is the area that reacts to the pointer.
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

  /// Draws a part that reacts to the pointer anywhere in a rectangle; later parts are drawn on top of it.
  mutating func area(
    x: Double, y: Double, width: Double, height: Double, _ label: String, _ figures: String
  ) {
    guard canvas == .wide, width > 0, height > 0 else { return }
    part(label, figures) { $0.path(SVG.outline(x: x, y: y, width: width, height: height)) }
  }

  /// A row of a chart.
  struct Row {
    /// The name and the figures of the row.
    let label, figures: String
    /// The key of its transactions in the log.
    var key: String?
    /// The name as it is drawn, and its position.
    let text: (text: String, x: Double, y: Double)
  }

  /// Draws rows with their names, each an interactive part of full width; later parts are drawn
  /// on top of them.
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
  ///   - standsAlone: Whether the chart is a separate file.
  ///   - heading: The heading of a separate chart: its subject, period and currency.
  ///   - targets: The anchors of transactions in the page, to which parts of the chart link.
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
    // In a page, a title element would appear wherever the pointer is over the chart.
    let says = "\(title): \(summary)".escapedForXML
    let label =
      standsAlone
      ? "labelledby=\"\(name)-chart \(name)-says\"" : "label=\"\(says)\" data-chart=\"\(name)\""
    // To a screen reader, an image has no parts; a chart with interactive parts is therefore a group.
    let role = drawing.hasParts ? "group" : "img"
    return """
      <svg\(standsAlone ? namespace : "") class="chart \(canvas.rawValue)" viewBox="0 \(coordinate(-top)) \(size.0) \(size.1)" role="\(role)" \
      aria-\(label)>
      \(standsAlone ? words + style : "")\(head ?? "")\(drawing.svg.text)</svg>

      """
  }
}
