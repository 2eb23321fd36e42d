import BudgetModel
internal import Digests
import Foundation

extension ReportDocument {
  /// Returns the document as one self-contained HTML file without a script; its rows are shown as cards.
  ///
  /// - Throws: `ReportTemplateError` if a template is missing.
  public func page(templates: ReportTemplates) throws -> String {
    try templates.page(
      self,
      parts: [
        templates.part(
          self, "all", title, isShown: true,
          sections.map { try templates.entry($0, prefix: "", nil, wording) })
      ], shared: [], picks: [], PageLook(styles: ["cards.css"]))
  }
}

/// The styles and features of a page.
struct PageLook {
  var appearance = Appearance.system
  var accent: HexColor?
  var decimalMark = "."
  /// Whether the page has a script, which searches, sorts and switches between light and dark.
  var hasScript = false
  /// The names of style files that the page has in addition to `page.css`.
  var styles: [String] = []

  /// Returns the values that the template of a page can use.
  func view(_ templates: ReportTemplates) throws -> [String: Any] {
    // HTML parsers change all line breaks to line feeds, so the hash is computed with line feeds (HTML, 13.2.3.5).
    let script = try templates.file("page.js").replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    return [
      "theme": appearance == .system ? false : appearance.rawValue,
      "colorScheme": appearance == .system ? "light dark" : appearance.rawValue,
      "decimalMark": decimalMark, "chartStyle": Self.dense(try templates.file("chart.css")),
      "pageStyle": try (["page.css"] + styles).map { Self.dense(try templates.file($0)) }.joined(),
      "hasScript": hasScript, "script": script,
      "scriptHash": Data(SHA256.digest(script.utf8)).base64EncodedString(),
      "hasAccent": accent != nil,
      "lightLink": Self.value(accent?.asText(in: .light)),
      "lightFocus": Self.value(accent?.asMark(in: .light)),
      "darkLink": Self.value(accent?.asText(in: .dark)), "darkFocus": Self.value(accent?.asMark(in: .dark)),
    ]
  }

  /// Returns the styles without line breaks and indentation.
  private static func dense(_ styles: String) -> String {
    var page: [UInt8] = []
    for line in styles.utf8.split(separator: UInt8(ascii: "\n")) {
      let line = line.drop { $0 == 0x20 }
      let isJoined = page.last.map { "{;".utf8.contains($0) } ?? true || line.first == UInt8(ascii: "}")
      if !isJoined { page.append(UInt8(ascii: "\n")) }
      for byte in line {
        page.append(byte)
        for (loose, tight) in [(" { ", "{"), ("; }", "}")] where page.suffix(3).elementsEqual(loose.utf8) {
          page.removeLast(3)
          page += tight.utf8
        }
      }
    }
    return String(decoding: page, as: UTF8.self)
  }

  /// Returns a colour as a CSS value; `initial` for nil, so that the page's own colour applies.
  private static func value(_ color: HexColor?) -> String { color?.text ?? "initial" }
}

extension ReportTemplates {
  /// Returns a page with a part for each month, and with the shared sections.
  func page(
    _ document: some ReportDocument, parts: [[String: Any]], shared: [[String: Any]], picks: [String],
    _ look: PageLook
  ) throws -> String {
    let words = document.wording.text
    let view: [String: Any] = [
      "language": document.wording.language, "title": document.title, "kicker": document.kicker,
      "skip": words.skip, "contents": words.contents, "provenance": document.provenance, "months": parts,
      "hasMonths": parts.count > 1, "monthLegend": words.month, "shared": shared, "picks": picks,
      "themeSystem": words.themeSystem, "themeLight": words.themeLight, "themeDark": words.themeDark,
      "searchLog": words.searchLog, "allTransactions": words.allTransactions,
      "shownRows": words.shownRows, "showAll": words.showAll, "backToTop": words.backToTop,
      "foldAll": words.foldAll,
    ]
    return try render("page", view.merging(look.view(self)) { first, _ in first })
  }

  /// Returns the values for a part of a page: one month, or the whole document.
  func part(
    _ document: some ReportDocument, _ key: String, _ short: String, isShown: Bool,
    _ sections: [[String: Any]]
  ) -> [String: Any] {
    [
      "key": key, "title": document.title, "span": document.span, "isShown": isShown,
      "omissions": document.omissions, "short": short, "sections": sections,
    ]
  }

  /// Returns the values for a section in a page: its ID, its title and its HTML.
  func entry(
    _ section: any ReportSection, prefix: String, _ targets: LogTargets?, _ wording: Wording
  ) throws -> [String: Any] {
    let type = type(of: section)
    return [
      "id": prefix + type.name, "title": section.title,
      "html": try render(type.template, section.view(prefix: prefix, targets, wording)),
    ]
  }
}

extension ReportSection {
  /// Whether the section is about a month, and not about the whole book.
  var isOfMonth: Bool { (Self.self as? any BudgetSection.Type)?.isOfMonth ?? true }
}

// Missing values are written as false, because the template engine would otherwise look for them in outer contexts.

extension ReportSection {
  /// Returns the values that a section's template can use.
  fileprivate func view(prefix: String, _ targets: LogTargets?, _ wording: Wording) -> [String: Any] {
    [
      "id": prefix + Self.name, "title": title, "lead": lead, "notes": notes,
      "facts": facts.map { $0.view(wording) },
      "answers": answers.map { $0.view(targets) },
      "hero": hero?.view(wording) ?? false,
      "charts": tables.contains(where: \.hasBars) ? [] : charts.map { $0.view(targets) },
      "tables": pageTables.map { $0.view(targets, wording) },
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

extension ReportAnswer {
  fileprivate func view(_ targets: LogTargets?) -> [String: Any] {
    [
      "question": question, "sentence": sentence, "tone": tone.rawValue,
      "chart": chart.map { $0.svg(.narrow, targets: targets) } ?? "",
    ]
  }
}

extension Chart {
  fileprivate func view(_ targets: LogTargets?) -> [String: Any] {
    if let page = self as? any PageChart {
      return ["title": title, "wide": page.html(targets), "narrow": ""]
    }
    return [
      "title": title, "wide": svg(.wide, targets: targets), "narrow": svg(.narrow, targets: targets),
    ]
  }
}
