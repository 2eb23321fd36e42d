/// The texts above and below the printed pages (ECMA-376 18.3.1.46, headerFooter).
///
///     properties.printSetup.headersAndFooters.odd.header.left = "&D"
///     properties.printSetup.headersAndFooters.odd.footer.center = "&P of &N"
///
/// The texts contain Excel's codes exactly as in the file, such as `&P` for the page number and `&&` for an
/// ampersand. Excel allows 255 characters for a header or footer, including codes.
public struct HeadersAndFooters: Hashable, Sendable {
  /// A text above or below a page, in three parts.
  public struct Sections: Hashable, Sendable {
    /// The text at the left; nil for no text.
    public var left: String?
    /// The text in the middle; nil for no text.
    public var center: String?
    /// The text at the right; nil for no text.
    public var right: String?

    /// Creates a text of these parts.
    public init(left: String? = nil, center: String? = nil, right: String? = nil) {
      (self.left, self.center, self.right) = (left, center, right)
    }
  }

  /// The texts of one page.
  public struct Page: Hashable, Sendable {
    /// The text above the page.
    public var header = Sections()
    /// The text below the page.
    public var footer = Sections()

    /// Creates a page with these texts.
    public init(header: Sections = Sections(), footer: Sections = Sections()) {
      (self.header, self.footer) = (header, footer)
    }
  }

  /// The texts of odd pages, and of all other pages without their own texts.
  public var odd = Page()
  /// The texts of even pages, used if `differsOnEvenPages` is true.
  public var even = Page()
  /// The texts of the first page, used if `differsOnFirstPage` is true.
  public var first = Page()
  /// Whether even pages have their own texts.
  public var differsOnEvenPages = false
  /// Whether the first page has its own texts.
  public var differsOnFirstPage = false
  /// Whether the texts are scaled with the sheet.
  public var scalesWithDocument = true
  /// Whether the texts are aligned with the margins of the sheet.
  public var alignsWithMargins = true

  /// Creates headers and footers without texts.
  public init() {}
}

extension HeadersAndFooters.Sections {
  /// Splits a text at the codes `&L`, `&C` and `&R`; text before the first code is in the middle.
  package init(code: String) {
    var parts: [UInt8: String] = [:]
    var side = UInt8(ascii: "C")
    var part: [UInt8] = []
    var isName = false
    let bytes = Array(code.utf8)
    func end(_ parts: inout [UInt8: String]) {
      parts[side, default: ""] += String(decoding: part, as: UTF8.self)
    }
    var index = 0
    var isFirst = true
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if !isName, byte == UInt8(ascii: "&"), next != 0 {
        if [UInt8(ascii: "L"), UInt8(ascii: "C"), UInt8(ascii: "R")].contains(next) {
          if !isFirst || !part.isEmpty { end(&parts) }
          (side, part, isFirst) = (next, [], false)
        } else {
          // A font name is in quotes and may contain any character.
          isName = next == UInt8(ascii: "\"")
          part += [byte, next]
        }
        index += 2
        continue
      }
      if isName, byte == UInt8(ascii: "\"") { isName = false }
      part.append(byte)
      index += 1
    }
    if !isFirst || !part.isEmpty { end(&parts) }
    self.init(
      left: parts[UInt8(ascii: "L")], center: parts[UInt8(ascii: "C")], right: parts[UInt8(ascii: "R")])
  }

  /// The text with its codes; empty if there are no parts.
  package var code: String {
    (left.map { "&L\($0)" } ?? "") + (center.map { "&C\($0)" } ?? "") + (right.map { "&R\($0)" } ?? "")
  }
}
