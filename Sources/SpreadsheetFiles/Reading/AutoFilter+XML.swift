internal import ExactDecimals
import Foundation
import SpreadsheetValues

extension AutoFilter {
  /// Reads an `autoFilter` element (ECMA-376 18.3.1.2); nil if it has no range.
  init?(_ node: XMLNode) {
    guard let range = node["ref"].flatMap({ CellRange($0) }) else { return nil }
    self.init(range, columns: Self.columns(node, of: range).kept)
  }

  /// The filters of an element: the supported filters, at most one for each column, and the unsupported filters.
  static func columns(_ node: XMLNode, of range: CellRange) -> (kept: [Column], foreign: [ForeignFeature]) {
    var columns: [Column] = []
    var foreign: [ForeignFeature] = []
    let width = range.last.column - range.first.column + 1
    for child in node.all("filterColumn") {
      guard let offset = child.integer("colId"), (0..<width).contains(offset),
        offset > columns.last?.offset ?? -1, let criterion = Criterion(child)
      else {
        if let kind = foreignKind(child) { foreign.append(ForeignFeature(kind: kind, range: range)) }
        continue
      }
      var column = Column(offset, criterion)
      column.showsButton = (child.flag("showButton") ?? true) && !(child.flag("hiddenButton") ?? false)
      columns.append(column)
    }
    return (columns, foreign)
  }

  /// The kind of an unsupported filter; nil if the column has no filter.
  private static func foreignKind(_ column: XMLNode) -> String? {
    guard let node = column.children.first(where: { $0.name != "extLst" }) else {
      return column.first("extLst") == nil ? nil : "extLst"
    }
    return node.first("dateGroupItem") == nil ? node.name : "dateGroupItem"
  }
}

extension AutoFilter.Criterion {
  /// Reads a `filterColumn` element; nil for a filter by colour, icon or group of dates.
  fileprivate init?(_ column: XMLNode) {
    guard let node = column.children.first(where: { $0.name != "extLst" }) else { return nil }
    switch node.name {
    case "filters":
      guard node.first("dateGroupItem") == nil else { return nil }
      self = .values(
        node.all("filter").map { $0.decoded("val") }, includesBlanks: node.flag("blank") ?? false)
    case "customFilters":
      let conditions = node.all("customFilter").compactMap { node in
        ConditionalFormat.Comparison(rawValue: node["operator"] ?? "equal").map {
          AutoFilter.Condition($0, node.decoded("val"))
        }
      }
      guard (1...2).contains(conditions.count) else { return nil }
      self = .conditions(conditions, matchesAll: node.flag("and") ?? false)
    case "top10":
      guard let count = node["val"].flatMap({ try? Decimal(strict: $0) }) else { return nil }
      self = .top(
        count, isPercent: node.flag("percent") ?? false, isBottom: node.flag("top") == false)
    case "dynamicFilter":
      guard let type = node["type"] else { return nil }
      self = .dynamic(type)
    default: return nil
    }
  }
}

extension XMLNode {
  /// An attribute with the escapes of control characters decoded; empty if it is absent.
  fileprivate func decoded(_ attribute: String) -> String { EscapedText.decode((self[attribute] ?? "").utf8) }
}
