internal import SpreadsheetValues

extension XMLWriter {
  /// Appends page headers and footers (ECMA-376 18.3.1.46, headerFooter); nothing if there are none.
  mutating func append(_ texts: HeadersAndFooters) throws(SpreadsheetWritingError) {
    guard texts != HeadersAndFooters() else { return }
    try open(
      "headerFooter",
      [
        "differentOddEven": texts.differsOnEvenPages ? "1" : nil,
        "differentFirst": texts.differsOnFirstPage ? "1" : nil,
        "scaleWithDoc": texts.scalesWithDocument ? nil : "0",
        "alignWithMargins": texts.alignsWithMargins ? nil : "0",
      ])
    try append("oddHeader", texts.odd.header)
    try append("oddFooter", texts.odd.footer)
    try append("evenHeader", texts.even.header)
    try append("evenFooter", texts.even.footer)
    try append("firstHeader", texts.first.header)
    try append("firstFooter", texts.first.footer)
    close("headerFooter")
  }

  private mutating func append(
    _ name: StaticString, _ sections: HeadersAndFooters.Sections
  ) throws(SpreadsheetWritingError) {
    let code = sections.code
    guard !code.isEmpty else { return }
    try code.checkLength(255)
    try element(name, text: code, escapes: .xstring)
  }
}
