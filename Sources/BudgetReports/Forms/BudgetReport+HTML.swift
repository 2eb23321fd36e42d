public import BudgetCalculation
import BudgetModel
import Foundation
import Mustache

extension BudgetReport {
  /// The most months of one page, so that it stays a file that can be sent.
  public static let maximumMonths = 36

  /// The most transactions of the other months of a page together.
  private static let maximumRowsOfOthers = 6_000

  /// The report as one HTML file that needs nothing else: no picture, no request (SPEC §3).
  ///
  /// Every text is escaped by the templates. Light or dark follows the reader's system unless the settings say. The
  /// page is whole without its script, which adds a search of the log, sorting and a choice of the theme; the policy
  /// of the page allows that script alone.
  ///
  /// - Parameters:
  ///   - templates: The templates and styles.
  ///   - months: Months to switch to, in order; the last 36 of them are written. What is about the whole book stays
  ///     as this report has it.
  /// - Returns: The page.
  public func html(templates: ReportTemplates, months: [BudgetMonth] = []) -> String {
    let wording = context.wording
    let appearance = context.budget.settings.appearance
    let listed = months.suffix(Self.maximumMonths).filter { $0 != context.month }
    let others = listed.map { other($0, logLimit: max(100, Self.maximumRowsOfOthers / listed.count)) }
    let all = (others + [self]).sorted { $0.context.month < $1.context.month }
    // A page is read with line feeds alone, and so is what the hash is of (HTML, 13.2.3.5).
    let script = (templates.files["page.js"] ?? "").replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    let accent = context.budget.settings.accentColor
    let shared = sections.filter { !type(of: $0).isOfMonth }
    return templates.render(
      "page",
      [
        "language": wording.language, "theme": appearance == .system ? false : appearance.rawValue,
        "colorScheme": appearance == .system ? "light dark" : appearance.rawValue,
        "decimalMark": context.money.decimalMark, "title": title, "kicker": wording.text.report,
        "skip": wording.text.skip, "contents": wording.text.contents, "provenance": provenance,
        "months": all.map { $0.view(isShown: $0.context.month == context.month, templates) },
        "hasMonths": all.count > 1, "monthLegend": wording.text.month,
        "shared": shared.map {
          templates.entry($0, prefix: "", LogTargets(sections, prefix: LogSection.name), wording)
        },
        "picks": Set(all.flatMap(\.sections).flatMap(\.picks).map(\.key)).sorted(),
        "chartStyle": templates.files["chart.css"] ?? "", "pageStyle": templates.files["page.css"] ?? "",
        "script": script,
        "scriptHash": Data(SHA256.digest(script.utf8)).base64EncodedString(),
        "themeSystem": wording.text.themeSystem, "themeLight": wording.text.themeLight,
        "themeDark": wording.text.themeDark, "searchLog": wording.text.searchLog,
        "allTransactions": wording.text.allTransactions,
        "shownRows": wording.text.shownRows, "hasAccent": accent != nil,
        "lightLink": Self.value(accent?.asText(in: .light)),
        "lightFocus": Self.value(accent?.asMark(in: .light)),
        "darkLink": Self.value(accent?.asText(in: .dark)), "darkFocus": Self.value(accent?.asMark(in: .dark)),
      ])
  }

  /// A colour as the styles name it; the page's own where there is none.
  private static func value(_ color: HexColor?) -> String { color?.text ?? "initial" }

  /// The values of the page's part about this month.
  private func view(isShown: Bool, _ templates: ReportTemplates) -> [String: Any] {
    // The month that is shown has the plain names, so that addresses into the page stay the same.
    let prefix = isShown ? "" : "m\(context.month)-"
    let targets = LogTargets(
      sections, prefix: isShown ? LogSection.name : context.month.description)
    return [
      "key": context.month.description, "title": title, "span": span, "isShown": isShown,
      "omissions": omissions,
      "short": context.wording.shortMonthAndYear(context.month.month),
      "sections": sections.filter { type(of: $0).isOfMonth }.map {
        templates.entry($0, prefix: prefix, targets, context.wording)
      },
    ]
  }
}

extension LogTargets {
  /// The names that a log has; nil where the report has none.
  ///
  /// - Parameters:
  ///   - sections: The sections of a month.
  ///   - prefix: What tells the names of its categories from those of other months; a day has its date.
  init?(_ sections: [any ReportSection], prefix: String) {
    guard let log = sections.lazy.compactMap({ $0 as? LogSection }).first else { return nil }
    let days = log.tables.flatMap(\.groups).compactMap(\.key).map { ($0, $0) }
    self.init(
      Dictionary(log.picks.map { ($0.key, "\(prefix)-\($0.key)") } + days) { first, _ in first })
  }
}

extension ReportTemplates {
  /// The text of a template with these values.
  fileprivate func render(_ name: String, _ view: [String: Any]) -> String {
    library.render(view, withTemplate: name) ?? ""
  }

  /// A section as it stands in the page and in its contents.
  fileprivate func entry(
    _ section: any ReportSection, prefix: String, _ targets: LogTargets?, _ wording: Wording
  ) -> [String: Any] {
    let name = type(of: section).name
    return [
      "id": prefix + name, "title": section.title,
      "html": render(name, section.view(prefix: prefix, targets, wording)),
    ]
  }
}

// A value that is missing is written as false: a name without a value would be looked up further out.

extension ReportSection {
  /// The values that a section's template can use.
  fileprivate func view(prefix: String, _ targets: LogTargets?, _ wording: Wording) -> [String: Any] {
    [
      "id": prefix + Self.name, "title": title, "lead": lead, "notes": notes,
      "facts": facts.map { $0.view(wording) },
      "hero": hero?.view(wording) ?? false, "charts": charts.map { $0.view(prefix: prefix, targets) },
      "tables": tables.map { $0.view(targets, wording) },
      "picks": picks.map { ["key": $0.key, "target": targets?.name($0.key) ?? "", "text": $0.text] },
      "hasPicks": !picks.isEmpty,
      "allTransactions": wording.text.allTransactions,
      "isLong": (facts + [hero].compactMap { $0 }).contains { $0.value.count > 12 },
    ]
  }
}

extension ReportFact {
  fileprivate func view(_ wording: Wording) -> [String: Any] {
    [
      "label": label, "value": value, "remark": remark ?? false, "tone": tone.rawValue,
      "origin": origin.map(wording.place) ?? false,
    ]
  }
}

extension Chart {
  fileprivate func view(prefix: String, _ targets: LogTargets?) -> [String: Any] {
    [
      "title": title, "wide": svg(.wide, prefix: prefix, targets: targets),
      "narrow": svg(.narrow, prefix: prefix, targets: targets, isRepeated: true),
    ]
  }
}

extension ReportTable {
  /// The values that the template of a table can use.
  fileprivate func view(_ targets: LogTargets?, _ wording: Wording) -> [String: Any] {
    [
      "caption": caption, "isBare": isBare, "source": source ?? false,
      "showOrigins": sourceOffer ?? wording.text.showOrigins,
      "layout": layout, "isFolded": isFolded, "labels": layout == "rows" ? false : labels,
      "columns": columns.map { ["heading": $0.heading, "isFigure": $0.alignment == .figures] },
      "groups": groups.filter { !$0.rows.isEmpty }.map { view($0, targets) },
      "totals": totals.map { view($0, targets) }, "hasTotals": !totals.isEmpty,
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
    if longest > 17, isLog || !isPlan { return isLog ? "stacks huge log" : "stacks huge" }
    if isLog { return "stacks ledger log" }
    // One amount stands beside its name, and so does a short verdict.
    if isPlan || figures == 1 && columns.last?.alignment == .figures { return "stacks single" }
    return (longest > 9 ? "stacks roomy" : "stacks") + (hasVerdict ? " judged" : "")
  }

  /// Whether the last column is a few words about the figures before it.
  private var hasVerdict: Bool {
    columns.last?.alignment == .words && columns.contains { $0.alignment == .figures }
      && (groups.lazy.flatMap(\.rows) + totals).allSatisfy {
        (1...16).contains($0.cells.last?.text.count ?? 0)
      }
  }

  /// The headings as variables of the styles, to stand beside cells that are stacked: once, not in every cell.
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
      [
        "class": cell.cssClass(column.alignment, isLog: isLog) ?? false,
        "text": cell.text, "lang": cell.language ?? false,
      ]
    }
    let link: Any = targets?.name(row.cells.first?.key) ?? false
    return [
      "head": row.cells.first?.text ?? "", "link": link, "cells": cells,
      "class": (row.isTotal ? "sum" : row.key) ?? false, "origin": row.origin ?? false,
    ]
  }
}

extension String {
  /// The text within a quoted string of CSS: what could end it is written by its number (CSS Syntax 3, 4.3.7).
  fileprivate var escapedForCSS: String {
    unicodeScalars.map { scalar in
      scalar.value < 0x20 || "'\"\\<>".unicodeScalars.contains(scalar)
        ? "\\\(String(scalar.value, radix: 16)) " : String(scalar)
    }.joined()
  }
}

extension ReportTable.Cell {
  /// `w` for words, the tone where there is one, and `none` for an empty cell; nil for figures without a tone.
  ///
  /// In a log, whose rows are many, the styles know the words by their place and make them quiet.
  fileprivate func cssClass(_ alignment: ReportTable.Alignment, isLog: Bool) -> String? {
    let isWords = alignment == .words
    let isPlain = tone == .plain || (isLog && isWords && tone == .quiet)
    let names =
      (isWords && !isLog ? ["w"] : []) + (isPlain ? [] : [tone.rawValue]) + (text.isEmpty ? ["none"] : [])
    return names.isEmpty ? nil : names.joined(separator: " ")
  }
}
