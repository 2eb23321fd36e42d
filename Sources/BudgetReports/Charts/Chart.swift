/// A picture of figures, drawn as SVG, in a page or alone.
///
/// A chart never stands for its figures: every one has a table behind it, and its description says in numbers
/// what it shows.
public protocol Chart: Sendable {
  /// A short name, unique in a page, from which identifiers are made.
  var name: String { get }
  /// What is shown.
  var title: String { get }
  /// What it says, in numbers.
  var summary: String { get }
  /// The height at a width.
  func height(_ canvas: ChartCanvas) -> Double
  /// Draws into a canvas.
  func draw(_ svg: inout ChartDrawing)
}

/// The room that a chart is drawn in: wide for pages and paper, narrow for phones.
public enum ChartCanvas: String, CaseIterable, Sendable {
  case wide, narrow

  /// The width in pixels at which texts have their true size.
  public var width: Double { self == .wide ? 720 : 344 }
}

/// A chart's drawing in progress: its canvas and what was drawn.
public struct ChartDrawing {
  /// The room.
  public let canvas: ChartCanvas
  var svg = SVG()
  /// The transactions of the page to lead to.
  let targets: LogTargets?
  /// Whether there is a part that can be pointed at.
  private(set) var hasParts = false

  init(canvas: ChartCanvas, targets: LogTargets? = nil) {
    self.canvas = canvas
    self.targets = targets
  }

  /// Whether transactions of this name are in the page.
  func leads(to key: String?) -> Bool { targets?.name(key) != nil }

  /// Draws a part that says its figures when it is pointed at or has the focus, and leads to its transactions.
  ///
  /// A phone does not point: there a part leads to its transactions, or is only drawn.
  ///
  /// - Parameters:
  ///   - label: What it is.
  ///   - figures: Its figures.
  ///   - key: The name under which its transactions are found.
  ///   - isNamed: Whether what is drawn has its name as a text.
  ///   - draw: Draws it; an outline without a mark is where it can be pointed at.
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

  /// A part that can be pointed at anywhere in a rectangle; below what is drawn after it.
  mutating func area(
    x: Double, y: Double, width: Double, height: Double, _ label: String, _ figures: String
  ) {
    guard canvas == .wide, width > 0, height > 0 else { return }
    part(label, figures) { $0.path(SVG.outline(x: x, y: y, width: width, height: height)) }
  }

  /// A row of a chart.
  struct Row {
    /// What it is, and its figures.
    let label, figures: String
    /// The name under which its transactions are found.
    var key: String?
    /// What is written of its name, and where.
    let text: (text: String, x: Double, y: Double)
  }

  /// Rows with their names, each a part from the left to the right; below what is drawn after them.
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
  /// The chart as one SVG element with a title, a description and the role of an image.
  ///
  /// A chart that stands alone brings its namespace and its styles with it.
  ///
  /// - Parameters:
  ///   - canvas: The room to draw in.
  ///   - standsAlone: Whether it is a file of its own.
  ///   - heading: What stands above a chart that is sent on its own: what it shows, when, and in which currency.
  ///   - targets: The transactions of the page to lead to.
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
    // In a page the title would show wherever the chart is pointed at.
    let says = "\(title): \(summary)".escapedForXML
    let label =
      standsAlone
      ? "labelledby=\"\(name)-chart \(name)-says\"" : "label=\"\(says)\" data-chart=\"\(name)\""
    // An image has no parts for a reader; a chart with parts is a group of them.
    let role = drawing.hasParts ? "group" : "img"
    return """
      <svg\(standsAlone ? namespace : "") class="chart \(canvas.rawValue)" viewBox="0 \(coordinate(-top)) \(size.0) \(size.1)" role="\(role)" \
      aria-\(label)>
      \(standsAlone ? words + style : "")\(head ?? "")\(drawing.svg.text)</svg>

      """
  }
}
