import SpreadsheetValues

extension HeadersAndFooters {
  /// Reads a `headerFooter` element (ECMA-376 18.3.1.46).
  init(_ node: XMLNode) {
    func sections(_ name: String) -> Sections {
      node.first(name).map { Sections(code: EscapedText.decode($0.text.utf8)) } ?? Sections()
    }
    self.init()
    odd = Page(header: sections("oddHeader"), footer: sections("oddFooter"))
    even = Page(header: sections("evenHeader"), footer: sections("evenFooter"))
    first = Page(header: sections("firstHeader"), footer: sections("firstFooter"))
    differsOnEvenPages = node.flag("differentOddEven") ?? false
    differsOnFirstPage = node.flag("differentFirst") ?? false
    scalesWithDocument = node.flag("scaleWithDoc") ?? true
    alignsWithMargins = node.flag("alignWithMargins") ?? true
  }
}
