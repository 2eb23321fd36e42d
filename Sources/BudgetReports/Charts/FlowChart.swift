internal import ExactDecimals
public import Foundation

/// A Sankey diagram of money: bands, as wide as their amounts, from sources to groups to categories.
///
/// Small parts of a group are combined under one name; the chart's table lists all of them.
public struct FlowChart: Chart {
  /// A part of the money.
  public struct Part: Hashable, Sendable {
    /// Its name.
    public var label: String
    /// Its amount, above 0.
    public var amount: Decimal
    /// The key of its transactions in the log.
    public var key: String?

    /// Creates a part with its amount.
    public init(label: String, amount: Decimal, key: String? = nil) {
      self.label = label
      self.key = key
      self.amount = amount
    }
  }

  /// A group and the parts into which it divides; there are no parts if the flow ends at the group.
  public struct Group: Hashable, Sendable {
    /// The group as a whole.
    public var whole: Part
    /// Its parts.
    public var parts: [Part]
    /// Whether it is the unspent money, which has the colour of positive amounts.
    public var isKept: Bool

    /// Creates a group of these parts.
    public init(_ whole: Part, parts: [Part], isKept: Bool = false) {
      self.whole = whole
      self.parts = parts
      self.isKept = isKept
    }
  }

  /// The approximate maximum number of parts drawn.
  public static let maximumParts = 14

  public let name = "flow"
  public let title: String
  public let summary: String
  let sources: [Part]
  let groups: [Group]
  private let total: Decimal
  private let format: MoneyFormat
  private let wording: Wording

  /// Creates the flow from these sources to these groups; both must have the same total.
  public init(
    sources: [Part], groups: [Group], summary: String, format: MoneyFormat, wording: Wording = .english
  ) {
    let sizes = groups.flatMap(\.parts).map(\.amount).sorted(by: >)
    let smallest = sizes.dropFirst(Self.maximumParts - 1).first ?? 0
    self.sources = sources
    self.groups = groups.map { Self.gathered($0, below: smallest, wording) }
    self.summary = summary
    self.format = format
    self.wording = wording
    total = sources.map(\.amount).exactSum()
    title = wording.text.flowChartTitle
  }

  /// Returns the group; if two or more of its parts are below an amount, they are combined.
  private static func gathered(_ group: Group, below smallest: Decimal, _ wording: Wording) -> Group {
    let small = group.parts.filter { $0.amount < smallest }
    guard small.count > 1 else { return group }
    let rest = Part(label: wording.other(small.count), amount: small.map(\.amount).exactSum())
    return Group(group.whole, parts: group.parts.filter { $0.amount >= smallest } + [rest])
  }

  public func height(_ canvas: ChartCanvas) -> Double {
    total > 0 ? FlowLayout(sources, groups, total: total, canvas).height : 20
  }

  public func draw(_ drawing: inout ChartDrawing) {
    guard total > 0 else { return }
    let layout = FlowLayout(sources, groups, total: total, drawing.canvas)
    for band in layout.bands { draw(band, &drawing) }
    for name in Set(layout.nodes.map(\.cssClass)).sorted() {
      drawing.svg.bars(layout.nodes.filter { $0.cssClass == name }.map(\.bar), Mark(cssClass: name))
    }
    let others = layout.nodes.filter { !drawing.leads(to: $0.part?.key) }
    drawing.svg.labels(others.compactMap(label), class: "flownames")
  }

  /// Draws a band that shows its figures; a band that ends at a category links to its transactions.
  private func draw(_ band: FlowLayout.Band, _ drawing: inout ChartDrawing) {
    guard let part = band.node.part else { return }
    let share = format.percent(part.amount.divided(by: total) ?? 0)
    // The name at the end of the flow is a link too, because it is easier to hit than a thin band.
    let end = drawing.leads(to: part.key) ? label(band.node) : nil
    drawing.part(
      part.label, "\(format.money(part.amount)) · \(share)", key: part.key, isNamed: end != nil
    ) { svg in
      svg.path(band.outline, Mark(cssClass: band.node.bandClass))
      if let end {
        svg.path(band.node.slot)
        svg.label(end)
      }
    }
  }

  /// Returns the name and the amount beside a node, or only the name if there is not enough space.
  private func label(_ node: FlowLayout.Node) -> (text: String, x: Double, y: Double)? {
    guard let part = node.part else { return nil }
    let amount = " · " + format.amount(part.amount)
    let room = node.room - TextMeasure.width(amount, size: 12)
    let text =
      room > 40
      ? TextMeasure.fit(part.label, size: 12, limit: room) + amount
      : TextMeasure.fit(part.label, size: 12, limit: node.room)
    return (text, node.x + FlowLayout.nodeWidth + 5, (node.top + node.bottom) / 2 + 4)
  }
}

/// The positions of the nodes and bands of a flow.
struct FlowLayout {
  struct Node {
    /// The part; nil for the node that combines all sources.
    let part: FlowChart.Part?
    let x, top, bottom: Double
    /// The width available for its text.
    let room: Double
    let cssClass: String

    /// The area of its text and of the free space around it, as an outline.
    var slot: String {
      let height = max(bottom - top, 15) + 4
      return SVG.outline(
        x: x, y: (top + bottom - height) / 2, width: room + FlowLayout.nodeWidth + 5, height: height)
    }

    /// The CSS class of its band.
    var bandClass: String {
      switch cssClass {
      case "source": "f0"
      case "kept": "fkept"
      default: cssClass.replacing("s", with: "f")
      }
    }

    var bar: (x: Double, y: Double, width: Double, height: Double) {
      (x, top, FlowLayout.nodeWidth, bottom - top)
    }
  }

  struct Band {
    /// The node to which the band belongs: a source, a group or a category.
    let node: Node
    let outline: String
  }

  static let nodeWidth = 8.0
  private(set) var nodes: [Node] = []
  private(set) var bands: [Band] = []
  let height: Double
  private let total: Decimal
  private let scale: Double

  init(
    _ sources: [FlowChart.Part], _ groups: [FlowChart.Group], total: Decimal, _ canvas: ChartCanvas
  ) {
    let isWide = canvas == .wide
    self.total = total
    scale = isWide ? 260 : 220
    let columns = isWide ? [0.0, 208, 356, 528] : [0, 0, 44, 190]
    let scale = scale
    let size = { (amount: Decimal) in scale * geometry(amount.divided(by: total) ?? 0) }
    let slot = { (amount: Decimal) in max(size(amount), 15) + 4 }
    let sourcesHeight = isWide ? sources.reduce(0) { $0 + slot($1.amount) } : 0
    let leaves = groups.map { $0.parts.isEmpty ? [$0.whole] : $0.parts }
    let leavesHeight = leaves.joined().reduce(12 * Double(max(0, groups.count - 1))) { $0 + slot($1.amount) }
    height = max(sourcesHeight, leavesHeight, scale) + 4
    let hubTop = (height - scale) / 2

    if isWide {
      var (y, end) = ((height - sourcesHeight) / 2, hubTop)
      for source in sources {
        let (extent, room) = (size(source.amount), slot(source.amount))
        let top = y + (room - extent) / 2
        add(source, x: columns[0], top, extent, room: columns[1] - columns[0] - 15, "source")
        join(columns[0], top, columns[1], end, extent)
        y += room
        end += extent
      }
    }
    nodes.append(
      Node(
        part: nil, x: columns[1], top: hubTop, bottom: hubTop + scale, room: 0, cssClass: "source"))

    var (y, start) = ((height - leavesHeight) / 2, hubTop)
    for (index, (group, parts)) in zip(groups, leaves).enumerated() {
      let name = group.isKept ? "kept" : "s\(index % Mark.paletteCount + 1)"
      let room = parts.reduce(0) { $0 + slot($1.amount) }
      let extent = size(group.whole.amount)
      let top = y + (room - extent) / 2
      let textRoom = (group.parts.isEmpty ? canvas.width : columns[3]) - columns[2] - 18
      add(group.whole, x: columns[2], top, extent, room: textRoom, name)
      join(columns[1], start, columns[2], top, extent)
      start += extent
      var from = top
      for part in group.parts {
        let (extent, room) = (size(part.amount), slot(part.amount))
        let top = y + (room - extent) / 2
        add(part, x: columns[3], top, extent, room: canvas.width - columns[3] - 14, name)
        join(columns[2], from, columns[3], top, extent)
        from += extent
        y += room
      }
      y += (group.parts.isEmpty ? room : 0) + 12
    }
  }

  private mutating func add(
    _ part: FlowChart.Part, x: Double, _ top: Double, _ extent: Double, room: Double, _ name: String
  ) {
    // A small amount is still drawn as a visible line.
    nodes.append(
      Node(part: part, x: x, top: top, bottom: top + max(extent, 1), room: room, cssClass: name))
  }

  /// Adds a band from the right edge of one column to the left edge of another; the band belongs to the node
  /// added last.
  private mutating func join(
    _ from: Double, _ start: Double, _ to: Double, _ end: Double, _ extent: Double
  ) {
    guard let node = nodes.last else { return }
    let (half, width) = (coordinate((to - from - Self.nodeWidth) / 2), coordinate(to - from - Self.nodeWidth))
    let (fall, rise) = (coordinate(end - start), coordinate(start - end))
    // In a path, a minus sign separates two numbers as well as a space does (SVG 2, 9.3.9).
    let outline =
      ("M\(coordinate(from + Self.nodeWidth)) \(coordinate(start))c\(half) 0 \(half) \(fall) \(width) \(fall)"
      + "v\(coordinate(extent))c-\(half) 0 -\(half) \(rise) -\(width) \(rise)z").replacing(" -", with: "-")
    bands.append(Band(node: node, outline: outline))
  }
}
