import SpreadsheetValues

extension Sheet.Chart {
  /// Reads a chart part (ECMA-376 21.2.2.27, chartSpace); nil for a chart that this type cannot represent.
  init?(_ root: XMLNode, anchor: CellRange) {
    guard let chart = root.first("chart"), let plot = chart.first("plotArea"), plot.plots.count == 1,
      let picture = plot.plots.first, let kind = Kind(picture)
    else { return nil }
    var series: [Sheet.Chart.Series] = []
    for node in picture.all("ser") {
      guard let one = Sheet.Chart.Series(node) else { return nil }
      series.append(one)
    }
    guard !series.isEmpty else { return nil }
    let values = plot.first("valAx")
    self.init(
      kind, title: chart.first("title")?.titleText, series: series, anchor: anchor,
      valueFormat: values?.first("numFmt")?["formatCode"].map { EscapedText.decode($0.utf8) } ?? "General",
      categoryTitle: (plot.first("catAx") ?? plot.first("dateAx"))?.first("title")?.titleText,
      valueTitle: values?.first("title")?.titleText)
  }
}

extension ForeignChart {
  /// Describes the kind of a chart part.
  init(_ root: XMLNode, anchor: CellRange?) {
    let chart = root.first("chart")
    let kinds = chart?.first("plotArea")?.plots.map(\.name) ?? []
    self.init(
      kind: kinds.isEmpty ? "chart" : kinds.joined(separator: "+"),
      title: chart?.first("title")?.titleText, anchor: anchor)
  }
}

extension Sheet.Chart.Kind {
  /// The kind of chart that an element draws; nil for an unsupported chart.
  fileprivate init?(_ node: XMLNode) {
    let grouping = node.first("grouping")?["val"] ?? (node.name == "barChart" ? "clustered" : "standard")
    switch (node.name, node.first("barDir")?["val"] ?? "col", grouping) {
    case ("barChart", "col", "clustered"): self = .clusteredColumn
    case ("barChart", "col", "stacked"): self = .stackedColumn
    case ("barChart", "bar", "clustered"): self = .clusteredBar
    case ("barChart", "bar", "stacked"): self = .stackedBar
    case ("lineChart", _, "standard"): self = .line
    case ("areaChart", _, "standard"): self = .area
    case ("pieChart", _, _): self = .pie
    case ("doughnutChart", _, _): self = .doughnut
    default: return nil
    }
  }
}

extension Sheet.Chart.Series {
  /// Reads a series (ECMA-376 21.2.2.170, ser); nil unless each of its references is one range of cells.
  fileprivate init?(_ node: XMLNode) {
    guard let values = node.first("val")?.reference else { return nil }
    var categories: SheetRange?
    if let cells = node.first("cat") {
      guard let range = cells.reference else { return nil }
      categories = range
    }
    var name: Name?
    if let text = node.first("tx") {
      if let literal = text.first("v") {
        name = .text(EscapedText.decode(literal.text.utf8))
      } else if let range = text.reference {
        name = .cell(range)
      } else {
        return nil
      }
    }
    let look = node.first("spPr")
    let fill = look?.first("solidFill") ?? look?.first("ln")?.first("solidFill")
    self.init(
      name, categories: categories, values: values,
      color: fill?.first("srgbClr")?["val"].flatMap { CellStyle.Color(hex: $0) })
  }
}

extension XMLNode {
  /// The elements of a plot area that draw something.
  fileprivate var plots: [XMLNode] { children.filter { $0.name.hasSuffix("Chart") } }

  /// The range to which the child element `numRef` or `strRef` refers.
  fileprivate var reference: SheetRange? {
    (first("numRef") ?? first("strRef"))?.first("f").flatMap {
      SheetRange($0.text.trimmingPrefix { $0.isWhitespace })
    }
  }

  /// The text of a title, one paragraph per line, or of the cell to which the title refers; nil for an automatic title.
  fileprivate var titleText: String? {
    guard let text = first("tx") else { return nil }
    if let rich = text.first("rich") {
      return rich.all("p").map { paragraph in
        paragraph.all("r").map { $0.first("t")?.text ?? "" }.joined()
      }
      .joined(separator: "\n")
    }
    return text.first("strRef")?.first("strCache")?.first("pt")?.first("v")
      .map { EscapedText.decode($0.text.utf8) }
  }
}
