/// An audit as one page: no script, nothing from elsewhere, light and dark.
struct AuditPage {
  private let report: AuditReport

  init(_ report: AuditReport) {
    self.report = report
  }

  /// The whole document.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Audit of \(escaped(report.fileName))</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <main>
    <h1>Audit of <span class="file">\(escaped(report.fileName))</span></h1>
    <p class="count">\(escaped(report.count)) in \(escaped(report.scope)).</p>
    \(summary)\(sheets.joined())</main>
    <footer><p>Cached is the value in the file, double what spreadsheets compute (IEEE 754, 15 digits), decimal the exact value.</p></footer>
    </body>
    </html>

    """
  }

  /// How often each kind was found.
  private var summary: String {
    guard !report.rows.isEmpty else { return "" }
    var counts: [(title: String, count: Int)] = []
    for row in report.rows {
      if let index = counts.firstIndex(where: { $0.title == row.title }) {
        counts[index].count += 1
      } else {
        counts.append((row.title, 1))
      }
    }
    let items = counts.map { "<li>\(escaped($0.title)): \($0.count)</li>\n" }
    return "<ul class=\"kinds\">\n\(items.joined())</ul>\n"
  }

  /// A section for each sheet with findings.
  private var sheets: [String] {
    var names: [String] = []
    for row in report.rows where names.last != row.sheet { names.append(row.sheet) }
    let rows = Dictionary(grouping: report.rows, by: \.sheet)
    return names.enumerated().map { number, name in
      let findings = (rows[name] ?? []).map(finding)
      return """
        <section aria-labelledby="sheet-\(number)">
        <h2 id="sheet-\(number)">\(escaped(name))</h2>
        \(findings.joined())</section>

        """
    }
  }

  private func finding(_ row: AuditReport.Row) -> String {
    var facts: [(String, String, isCode: Bool)] = []
    if let formula = row.formula { facts.append(("Formula", formula, true)) }
    if let cached = row.cached { facts.append(("Cached", cached, false)) }
    facts += [("Double", row.double, false), ("Decimal", row.decimal, false)]
    if let suggestion = row.suggestion { facts.append(("Perhaps", suggestion, true)) }
    let list = facts.map { name, value, isCode in
      let text = isCode ? "<code>\(escaped(value))</code>" : escaped(value)
      return "<div><dt>\(name)</dt><dd>\(text)</dd></div>\n"
    }
    return """
      <article class="\(row.severity)">
      <h3><span class="cell">\(escaped(row.cell))</span> \(escaped(row.title)) <span class="severity">\(row.severity)</span></h3>
      <p>\(escaped(row.sentence))</p>
      <dl>
      \(list.joined())</dl>
      </article>

      """
  }

  /// Text as HTML shows it; characters that turn writing around or act on a terminal become `�`.
  private func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "'": result.append(contentsOf: "&#39;".unicodeScalars)
      case "\t", "\n", "\r": result.append(" ")
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  private static let style = """
    :root { color-scheme: light; --paper: #ffffff; --raised: #f6f6f4; --ink: #1b1b1d; --quiet: #5d5d63; --rule: #dcdcd8; --error: #b3261e; --warning: #9a5200; --note: #2a6cb0; }
    @media (prefers-color-scheme: dark) {
      :root { color-scheme: dark; --paper: #1c1c1e; --raised: #262629; --ink: #f2f2f4; --quiet: #adadb4; --rule: #3d3d41; --error: #ff8a80; --warning: #f2a74f; --note: #6cabec; }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; overflow-wrap: anywhere; }
    main, footer { max-width: 60rem; margin: 0 auto; padding: 1rem; }
    h1 { font-size: 1.6rem; line-height: 1.25; margin: 1rem 0 .25rem; }
    h2 { font-size: 1.25rem; margin: 2rem 0 .5rem; padding-bottom: .25rem; border-bottom: 1px solid var(--rule); }
    h3 { font-size: 1rem; margin: 0; }
    .count, footer { color: var(--quiet); margin-top: 0; }
    .kinds { padding-left: 1.25rem; }
    article { margin: 1rem 0; padding: .75rem 1rem; background: var(--raised); border-left: 4px solid var(--note); }
    article.warning { border-left-color: var(--warning); }
    article.error { border-left-color: var(--error); }
    article p { margin: .25rem 0 .5rem; }
    .cell { font-variant-numeric: tabular-nums; margin-right: .35rem; }
    .severity { font-weight: 600; font-size: .85rem; color: var(--note); margin-left: .35rem; }
    .warning .severity { color: var(--warning); }
    .error .severity { color: var(--error); }
    dl { margin: 0; display: grid; gap: .15rem; }
    dl div { display: grid; grid-template-columns: 5.5rem 1fr; gap: .5rem; }
    dt { color: var(--quiet); }
    dd { margin: 0; font-variant-numeric: tabular-nums; }
    code { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: .9em; }
    @media print { article { break-inside: avoid; } }
    @media (forced-colors: active) { article { border: 1px solid; } }
    """
}
