import Foundation

extension ReportTable {
  /// Returns the values that the template of a table can use.
  func view(_ targets: LogTargets?, _ wording: Wording) -> [String: Any] {
    [
      "caption": caption, "isBare": isBare, "source": source ?? false, "legend": legend ?? false,
      "showOrigins": sourceOffer ?? wording.text.showOrigins,
      "layout": layout, "isFolded": isFolded, "labels": layout == "rows" ? false : labels,
      "columns": columns.map { ["heading": $0.heading, "isFigure": $0.alignment == .figures] },
      "groups": groups.filter { !$0.rows.isEmpty }.map { view($0, targets) },
      "totals": totals.map { view($0, targets) }, "hasTotals": !totals.isEmpty,
    ]
  }

  /// The CSS classes for stacking cells on a narrow screen; if amounts are long, a line has fewer cells.
  private var layout: String {
    let longest =
      (groups.lazy.flatMap(\.rows) + totals).lazy.flatMap { zip($0.cells, columns).dropFirst() }
      .filter { $1.alignment == .figures }.map(\.0.text.count).max() ?? 0
    let words = columns.count { $0.alignment == .words }
    let figures = columns.count - words
    guard words > 1 || figures > 3 || figures * longest > 27 else { return "rows" }
    if longest > 17, isLog || !isPlan { return isLog ? "stacks huge log" : "stacks huge" }
    if isLog { return "stacks ledger log" }
    // A single amount is shown beside its name, and so is a short verdict.
    if isPlan || figures == 1 && columns.last?.alignment == .figures { return "stacks single" }
    return (longest > 9 ? "stacks roomy" : "stacks") + (hasVerdict ? " judged" : "")
  }

  /// Whether the last column contains a few words about the figures before it.
  private var hasVerdict: Bool {
    columns.last?.alignment == .words && columns.contains { $0.alignment == .figures }
      && (groups.lazy.flatMap(\.rows) + totals).allSatisfy {
        (1...16).contains($0.cells.last?.text.count ?? 0)
      }
  }

  /// The headings as CSS variables, so that headings beside stacked cells are written once, not in every cell.
  private var labels: String {
    columns.enumerated().dropFirst().map { "--c\($0.offset):'\($0.element.heading.escapedForCSS)'" }
      .joined(separator: ";")
  }

  private func view(_ group: Group, _ targets: LogTargets?) -> [String: Any] {
    let heading: Any =
      group.heading.map { text in
        let anchor: Any = targets?.name(group.key) ?? false
        return ["text": text, "span": columns.count, "anchor": anchor] as [String: Any]
      } ?? false
    return ["heading": heading, "rows": group.rows.map { view($0, targets) }]
  }

  private func view(_ row: Row, _ targets: LogTargets?) -> [String: Any] {
    let cells = zip(row.cells, columns).dropFirst().map { cell, column -> [String: Any] in
      ["class": cell.cssClass(column.alignment, isLog: isLog) ?? false, "text": cell.text]
    }
    let link: Any = targets?.name(row.cells.first?.key) ?? false
    let view: [String: Any] = [
      "head": row.cells.first?.text ?? "", "link": link, "cells": cells,
      "class": (row.isTotal ? "sum" : row.key) ?? false, "origin": row.origin ?? false,
      "bar": row.bar?.view ?? false,
    ]
    guard let remark = row.remark else { return view }
    return view.merging(remark.view(zip(columns, row.cells).dropFirst())) { first, _ in first }
  }
}

extension ReportTable.Bar {
  /// The lengths of a bar as CSS variables.
  fileprivate var view: [String: Any] {
    let lengths = [("v", share), ("m", mark), ("s", shade)].compactMap { name, length in
      length.map { "--\(name):\(Self.ratio($0))" }
    }
    let style = (lengths + (history.isEmpty ? [] : ["--y:'\(outline)'"])).joined(separator: ";")
    return ["tone": tone == .plain ? false : tone.rawValue, "style": style]
  }

  /// The columns as one path, each 6 pixels wide and up to 18 high; the styles cut the gaps between them.
  private var outline: String {
    let heights = history.map { max($0 > 0 ? 1 : 0, Int((18 * geometry($0)).rounded())) }
    let steps = heights.reduce(into: (path: "", last: 0)) { steps, height in
      steps.path += (height == steps.last ? "" : "V\(18 - height)") + "h6"
      steps.last = height
    }
    return "M\(6 * (12 - history.count)) 18\(steps.path)V18z"
  }

  private static func ratio(_ share: Decimal) -> String {
    let thousandths = Int((1000 * max(0, min(1, geometry(share)))).rounded())
    return thousandths == 1000 ? "1" : "." + String(1000 + thousandths).dropFirst()
  }
}

extension ReportTable.Remark {
  /// Returns the values that the template of a card can use.
  fileprivate func view(
    _ cells: some Sequence<(ReportTable.Column, ReportTable.Cell)>
  ) -> [String: Any] {
    [
      "title": title, "tone": tone.rawValue,
      "lines": lines.map { ["label": $0.label ?? false, "text": $0.text, "isFormula": $0.isFormula] },
      "facts": cells.map { ["label": $0.heading, "value": $1.text] },
    ]
  }
}

extension String {
  /// The text for a quoted string of CSS, with special characters escaped by their numbers (CSS
  /// Syntax 3, 4.3.7).
  fileprivate var escapedForCSS: String {
    unicodeScalars.map { scalar in
      scalar.value < 0x20 || "'\"\\<>&".unicodeScalars.contains(scalar)
        ? "\\\(String(scalar.value, radix: 16)) " : String(scalar)
    }.joined()
  }
}

extension ReportTable.Cell {
  /// Returns `w` for words, the tone if there is one, and `none` for empty cells; nil for figures
  /// without a tone.
  ///
  /// In a log, which has many rows, the styles recognise words by their position instead.
  fileprivate func cssClass(_ alignment: ReportTable.Alignment, isLog: Bool) -> String? {
    let isWords = alignment == .words
    let isPlain = tone == .plain || (isLog && isWords && tone == .quiet)
    let names =
      (isWords && !isLog ? ["w"] : []) + (isPlain ? [] : [tone.rawValue]) + (text.isEmpty ? ["none"] : [])
    return names.isEmpty ? nil : names.joined(separator: " ")
  }
}
