public import BudgetModel
internal import ExactDecimals
public import Foundation

/// A ring chart of shares, each slice with its name and amount beside it (SPEC §3, Reports).
///
/// It shows the six largest parts and combines the others in one slice. Amounts of 0 or less have no slice.
public struct DonutChart: Chart {
  /// One part of the whole.
  public struct Slice: Hashable, Sendable {
    /// Its name.
    public var label: String
    /// Its amount.
    public var amount: Decimal
    /// Its own colour, used if it is visible on light and dark backgrounds.
    public var color: HexColor?
    /// The key of its transactions in the log.
    public var key: String?

    /// Creates a part with its amount.
    public init(label: String, amount: Decimal, color: HexColor? = nil, key: String? = nil) {
      self.label = label
      self.key = key
      self.amount = amount
      self.color = color
    }
  }

  /// The maximum number of slices, not counting the combined one.
  public static let maximumSlices = 6

  public let name: String
  public let title: String
  public let summary: String
  /// The slices that are drawn, the largest first and the combined one last.
  let slices: [Slice]
  let total: Decimal
  private let hasRest: Bool
  private let format: MoneyFormat
  private let wording: Wording

  /// Creates the ring of these parts.
  public init(_ parts: [Slice], name: String = "spending", format: MoneyFormat, wording: Wording = .english) {
    let sorted = parts.enumerated().filter { $0.element.amount > 0 }
      .sorted { (-$0.element.amount, $0.offset) < (-$1.element.amount, $1.offset) }.map(\.element)
    // If only one part is left over, it keeps its own slice.
    let kept = sorted.count == Self.maximumSlices + 1 ? sorted.count : Self.maximumSlices
    let rest = sorted.dropFirst(kept)
    hasRest = !rest.isEmpty
    slices =
      sorted.prefix(kept)
      + (rest.isEmpty ? [] : [Slice(label: wording.other(rest.count), amount: rest.map(\.amount).exactSum())])
    let total = sorted.map(\.amount).exactSum()
    let largest = slices.first
    self.total = total
    self.name = name
    self.format = format
    self.wording = wording
    title = wording.text.donutTitle
    summary = wording.donutSummary(
      total: format.money(total),
      largest: largest.map { ($0.label, Self.share($0, of: total, format)) }, count: sorted.count)
  }

  public func height(_ canvas: ChartCanvas) -> Double {
    guard !slices.isEmpty else { return 24 }
    return canvas == .wide ? 320 : 248 + 26 * Double(slices.count)
  }

  public func draw(_ drawing: inout ChartDrawing) {
    guard !slices.isEmpty else {
      drawing.svg.label(wording.text.noSpending, x: 0, y: 16, class: "name")
      return
    }
    let ring = Ring(centerX: drawing.canvas.width / 2, centerY: drawing.canvas == .wide ? 160 : 118)
    let arcs = ring.arcs(slices.map { $0.amount.divided(by: total) ?? 0 })
    for (index, (slice, mark)) in zip(slices, marks).enumerated() {
      // On a phone, a slice also includes its line in the list below the ring.
      let hasLine = drawing.canvas == .narrow && drawing.leads(to: slice.key)
      drawing.part(slice.label, figures(slice), key: slice.key, isNamed: hasLine) {
        $0.path(ring.path(arcs[index]), mark)
        if hasLine {
          $0.path(Self.line(index))
          $0.label(entry(index))
        }
      }
    }
    drawTotal(ring, &drawing.svg)
    if drawing.canvas == .wide {
      drawLeaders(ring, arcs, &drawing.svg)
    } else {
      drawList(ring, arcs, &drawing.svg)
      let others = slices.indices.filter { !drawing.leads(to: slices[$0].key) }
      drawing.svg.labels(others.map(entry), class: "name")
    }
  }

  /// Returns the area of an entry in the list below the ring.
  private static func line(_ index: Int) -> String {
    SVG.outline(x: 0, y: 244 + 26 * Double(index), width: ChartCanvas.narrow.width, height: 26)
  }

  /// Draws the total in the middle, as large as its digits allow.
  private func drawTotal(_ ring: Ring, _ svg: inout SVG) {
    let text = format.money(total)
    guard
      let style = [("total", 19.0), ("name strong", 13), ("tick strong", 11)].first(where: {
        TextMeasure.width(text, size: $0.1) < ring.inner * 2 - 4
      })
    else { return }
    svg.label(text, x: ring.centerX, y: ring.centerY + 2, class: style.0 + " middle")
    svg.label(wording.text.spent, x: ring.centerX, y: ring.centerY + 20, class: "tick middle")
  }

  /// The fill of each slice.
  private var marks: [Mark] {
    let own = Mark.marks(slices.dropLast(hasRest ? 1 : 0).map(\.color), class: "slice")
    return own + (hasRest ? [Mark(cssClass: "slice rest")] : [])
  }

  func figures(_ slice: Slice) -> String {
    "\(format.money(slice.amount)) · \(Self.share(slice, of: total, format))"
  }

  private static func share(_ slice: Slice, of total: Decimal, _ format: MoneyFormat) -> String {
    format.percent(slice.amount.divided(by: total) ?? 0)
  }

  /// Draws names beside the ring, each with a line to its slice.
  private func drawLeaders(_ ring: Ring, _ arcs: [Ring.Arc], _ svg: inout SVG) {
    for isRight in [true, false] {
      let side = arcs.indices.filter { (ring.point(arcs[$0].middle, 1).x >= ring.centerX) == isRight }
        .sorted { ring.point(arcs[$0].middle, 1).y < ring.point(arcs[$1].middle, 1).y }
      let heights = Ring.spread(
        side.map { ring.point(arcs[$0].middle, ring.outer + 16).y }, gap: 38, within: 22...298)
      for (index, y) in zip(side, heights) {
        let edge = ring.point(arcs[index].middle, ring.outer + 3)
        let bend = ring.point(arcs[index].middle, ring.outer + 12)
        let x = isRight ? ring.centerX + ring.outer + 34 : ring.centerX - ring.outer - 34
        let elbow = isRight ? x - 8 : x + 8
        svg.polyline([(edge.x, edge.y), (bend.x, bend.y), (elbow, y - 4), (x, y - 4)], class: "leader")
        let anchor = isRight ? "" : " end"
        let textX = isRight ? x + 5 : x - 5
        let name = TextMeasure.fit(slices[index].label, size: 13, limit: 190)
        svg.label(name, x: textX, y: y, class: "name strong" + anchor)
        svg.label(figures(slices[index]), x: textX, y: y + 16, class: "value" + anchor)
      }
    }
  }

  /// Returns the text and the position of an entry in the list below the ring.
  private func entry(_ index: Int) -> (text: String, x: Double, y: Double) {
    let room = ChartCanvas.narrow.width - TextMeasure.width(figures(slices[index]), size: 12) - 30
    let name = TextMeasure.fit("\(index + 1). \(slices[index].label)", size: 13, limit: room)
    return (name, 20, 262 + 26 * Double(index))
  }

  /// Draws the list of figures below the ring; the numbers of its entries are also next to the slices.
  private func drawList(_ ring: Ring, _ arcs: [Ring.Arc], _ svg: inout SVG) {
    let marks = marks
    for (index, arc) in arcs.enumerated() {
      if arc.end - arc.start > 0.025 {
        let spot = ring.point(arc.middle, ring.outer + 11)
        svg.label(String(index + 1), x: spot.x, y: spot.y + 4, class: "tick middle")
      }
      let y = 262 + 26 * Double(index)
      svg.bar(x: (0, 12), y: (y - 11, y + 1), marks[index])
    }
    svg.labels(
      slices.enumerated().map { (figures($1), ChartCanvas.narrow.width, 262 + 26 * Double($0)) },
      class: "value end")
  }
}
