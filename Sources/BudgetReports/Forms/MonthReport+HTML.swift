import BudgetModel
import Mustache

extension MonthReport {
  /// The report as one HTML file that needs nothing else: no script, no picture, no request (SPEC §3).
  ///
  /// Every text is escaped by the templates. Light or dark follows the reader's system unless the settings say.
  public func html(templates: ReportTemplates) -> String {
    let wording = context.wording
    let appearance = context.budget.settings.appearance
    let rendered = sections.map { section in
      [
        "id": type(of: section).name, "title": section.title,
        "html": templates.render(type(of: section).name, section.view),
      ]
    }
    return templates.render(
      "page",
      [
        "language": wording.language, "theme": appearance == .system ? false : appearance.rawValue,
        "colorScheme": appearance == .system ? "light dark" : appearance.rawValue,
        "title": title, "kicker": wording.report, "span": span, "skip": wording.skip,
        "contents": wording.contents, "provenance": provenance, "sections": rendered,
        "chartStyle": templates.files["chart.css"] ?? "", "pageStyle": templates.files["page.css"] ?? "",
      ])
  }
}

extension ReportTemplates {
  /// The text of a template with these values.
  fileprivate func render(_ name: String, _ view: [String: Any]) -> String {
    library.render(view, withTemplate: name) ?? ""
  }
}

// A value that is missing is written as false: a name without a value would be looked up further out.

extension ReportSection {
  /// The values that a section's template can use.
  fileprivate var view: [String: Any] {
    [
      "id": Self.name, "title": title, "lead": lead, "notes": notes, "facts": facts.map(\.view),
      "hero": hero?.view ?? false, "charts": charts.map(\.view), "tables": tables.map(\.view),
      "isLong": (facts + [hero].compactMap { $0 }).contains { $0.value.count > 16 },
    ]
  }
}

extension ReportFact {
  fileprivate var view: [String: Any] {
    ["label": label, "value": value, "remark": remark ?? false, "tone": tone.rawValue]
  }
}

extension Chart {
  fileprivate var view: [String: Any] { ["title": title, "wide": svg(.wide), "narrow": svg(.narrow)] }
}

extension ReportTable {
  /// The values that the template of a table can use.
  fileprivate var view: [String: Any] {
    [
      "caption": caption, "layout": layout, "isFolded": isFolded,
      "columns": columns.map { ["heading": $0.heading, "class": $0.alignment.cssClass] },
      "groups": groups.filter { !$0.rows.isEmpty }.map(view),
      "totals": totals.map(view), "hasTotals": !totals.isEmpty,
    ]
  }

  /// Whether cells stack on a narrow screen, and fewer side by side where amounts are long.
  private var layout: String {
    let longest =
      (groups.lazy.flatMap(\.rows) + totals).lazy.flatMap { zip($0.cells, columns).dropFirst() }
      .filter { $1.alignment == .figures }.map(\.0.text.count).max() ?? 0
    let words = columns.count { $0.alignment == .words }
    let figures = columns.count - words
    guard words > 1 || figures > 3 || figures * longest > 27 else { return "rows" }
    return longest > 17 ? "stacks huge" : longest > 9 ? "stacks roomy" : "stacks"
  }

  private func view(_ group: Group) -> [String: Any] {
    let heading: Any = group.heading.map { ["text": $0, "span": columns.count] as [String: Any] } ?? false
    return ["heading": heading, "rows": group.rows.map(view)]
  }

  private func view(_ row: Row) -> [String: Any] {
    let cells = zip(row.cells, columns).dropFirst().map { cell, column in
      [
        "class": "\(column.alignment.cssClass) \(cell.tone.rawValue)", "label": column.heading,
        "text": cell.text,
      ]
    }
    return ["head": row.cells.first?.text ?? "", "cells": cells, "isTotal": row.isTotal]
  }
}

extension ReportTable.Alignment {
  fileprivate var cssClass: String { self == .words ? "words" : "n" }
}
