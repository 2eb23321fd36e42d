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
  var targets: LogTargets?
  /// Whether parts can be pointed at.
  let hasSpots: Bool
  private(set) var spots = ""

  init(canvas: ChartCanvas, targets: LogTargets? = nil, hasSpots: Bool = true) {
    self.canvas = canvas
    self.targets = targets
    self.hasSpots = hasSpots && canvas == .wide
  }

  /// A part of the chart that says its figures when it is pointed at or has the focus, and leads to its transactions.
  ///
  /// A phone does not point, and its tables lead to the same transactions; in a page of many months only those of the
  /// month that is shown first have parts, so that the page stays small.
  mutating func spot(x: Double, y: Double, width: Double, height: Double, key: String? = nil, _ tip: String) {
    guard hasSpots, width > 0, height > 0 else { return }
    spot(
      outline:
        "M\(coordinate(x)) \(coordinate(y))h\(coordinate(width))v\(coordinate(height))h-\(coordinate(width))z",
      key: key, tip)
  }

  /// A part with an outline of its own.
  mutating func spot(outline: String, key: String? = nil, _ tip: String) {
    guard hasSpots else { return }
    let words = "<title>\(tip.escapedForXML)</title><path d=\"\(outline)\"/>"
    if let name = targets?.name(key) {
      spots += "<a href=\"#\(name.escapedForXML)\">\(words)</a>\n"
    } else {
      spots += "<g tabindex=\"0\" role=\"img\" aria-label=\"\(tip.escapedForXML)\">\(words)</g>\n"
    }
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
  ///   - prefix: What its identifiers begin with, where a page has several charts of a name.
  ///   - targets: The transactions of the page to lead to.
  ///   - isRepeated: Whether the page has the chart's title and description already, from its other canvas.
  /// - Returns: The element with a line break at its end.
  public func svg(
    _ canvas: ChartCanvas = .wide, standsAlone: Bool = false, prefix: String = "", targets: LogTargets? = nil,
    isRepeated: Bool = false
  ) -> String {
    var drawing = ChartDrawing(canvas: canvas, targets: targets, hasSpots: prefix.isEmpty)
    draw(&drawing)
    let id = "\(prefix)\(name)-chart"
    let size = (coordinate(canvas.width), coordinate(height(canvas)))
    let namespace = #" xmlns="http://www.w3.org/2000/svg" width="\#(size.0)" height="\#(size.1)""#
    let style = "<style>\n\(ReportTemplates.embedded["chart.css"] ?? "")</style>\n"
    let words = """
      <title id="\(id)-title">\(title.escapedForXML)</title>
      <desc id="\(id)-desc">\(summary.escapedForXML)</desc>

      """
    // An image has no parts for a reader; a chart with parts is a group of them.
    let role = drawing.spots.isEmpty ? "img" : "group"
    let spots = drawing.spots.isEmpty ? "" : "<g class=\"spots\">\n\(drawing.spots)</g>\n"
    return """
      <svg\(standsAlone ? namespace : "") class="chart \(canvas.rawValue)" viewBox="0 0 \(size.0) \(size.1)" role="\(role)" \
      aria-labelledby="\(id)-title \(id)-desc">
      \(isRepeated ? "" : words)\(standsAlone ? style : "")\(drawing.svg.text)\(spots)</svg>

      """
  }
}
