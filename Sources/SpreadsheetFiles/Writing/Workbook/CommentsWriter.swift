internal import SpreadsheetValues

/// Writes the part with a sheet's comments (ECMA-376 18.7.6, comments).
enum CommentsWriter {
  static func part(_ comments: [CellComment], name: String) throws(SpreadsheetWritingError) -> PackagePart {
    var xml = try XMLWriter(root: "comments", ["xmlns": XMLNames.main])
    var authors: [String: Int] = [:]
    xml.raw("<authors>")
    for comment in comments where authors[comment.author] == nil {
      authors[comment.author] = authors.count
      do {
        try comment.author.checkLength(54)
        try xml.element("author", text: comment.author, escapes: .xstring)
      } catch {
        throw error.located(cell: comment.cell)
      }
    }
    xml.raw("</authors><commentList>")
    var cells: Set<CellReference> = []
    for comment in comments {
      do throws(SpreadsheetWritingError) {
        guard cells.insert(comment.cell).inserted else { throw SpreadsheetWritingError(.duplicateComment) }
        try append(comment, author: authors[comment.author] ?? 0, to: &xml)
      } catch {
        throw error.located(cell: comment.cell)
      }
    }
    xml.raw("</commentList>")
    xml.close("comments")
    return PackagePart(name, xml)
  }

  private static func append(
    _ comment: CellComment, author: Int, to xml: inout XMLWriter
  ) throws(SpreadsheetWritingError) {
    try comment.text.checkLength(CellText.limit)
    try xml.open("comment", ["ref": "\(comment.cell)", "authorId": "\(author)"])
    xml.raw("<text>")
    try xml.textElement(comment.text)
    xml.raw("</text></comment>")
  }
}

/// Writes the drawing of the boxes that show comments (ECMA-376 part 4, 19: VML).
///
/// Excel requires it in addition to the comments themselves.
enum CommentBoxWriter {
  /// The number of shapes in a numbering block.
  private static let blockSize = 1_024

  /// The number of numbering blocks that the boxes of a sheet need.
  static func blocks(_ count: Int) -> Int { count / blockSize + 1 }

  /// The part; the numbers of its shapes begin in the numbering block `firstBlock`.
  static func part(_ comments: [CellComment], firstBlock: Int, name: String) -> PackagePart {
    var xml = XMLWriter()
    xml.raw(
      "<xml xmlns:v=\"urn:schemas-microsoft-com:vml\" xmlns:o=\"urn:schemas-microsoft-com:office:office\"")
    xml.raw(" xmlns:x=\"urn:schemas-microsoft-com:office:excel\"><o:shapelayout v:ext=\"edit\">")
    xml.raw("<o:idmap v:ext=\"edit\" data=\"")
    let blocks = firstBlock..<firstBlock + blocks(comments.count)
    xml.plain(blocks.map(String.init).joined(separator: ","))
    xml.raw("\"/></o:shapelayout><v:shapetype id=\"_x0000_t202\" coordsize=\"21600,21600\" o:spt=\"202\"")
    xml.raw(" path=\"m,l,21600r21600,l21600,xe\"><v:stroke joinstyle=\"miter\"/>")
    xml.raw("<v:path gradientshapeok=\"t\" o:connecttype=\"rect\"/></v:shapetype>")
    for (index, comment) in comments.enumerated() {
      append(comment.cell, number: firstBlock * blockSize + index + 1, order: index + 1, to: &xml)
    }
    xml.close("xml")
    return PackagePart(name, xml)
  }

  private static func append(_ cell: CellReference, number: Int, order: Int, to xml: inout XMLWriter) {
    xml.raw("<v:shape id=\"_x0000_s")
    xml.plain(number)
    xml.raw("\" type=\"#_x0000_t202\" style=\"position:absolute;z-index:")
    xml.plain(order)
    xml.raw(";visibility:hidden\" fillcolor=\"#ffffe1\" o:insetmode=\"auto\"><v:fill color2=\"#ffffe1\"/>")
    xml.raw("<v:shadow on=\"t\" color=\"black\" obscured=\"t\"/><v:path o:connecttype=\"none\"/>")
    xml.raw("<v:textbox style=\"mso-direction-alt:auto\"><div style=\"text-align:left\"></div></v:textbox>")
    xml.raw("<x:ClientData ObjectType=\"Note\"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>")
    xml.plain(anchor(of: cell))
    xml.raw("</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>")
    xml.plain(cell.row - 1)
    xml.raw("</x:Row><x:Column>")
    xml.plain(cell.column - 1)
    xml.raw("</x:Column></x:ClientData></v:shape>")
  }

  /// The two corners of a box, with pixel offsets: two columns by four rows to the right of the cell,
  /// within the sheet.
  private static func anchor(of cell: CellReference) -> String {
    let left = min(cell.column, CellReference.maximumColumn - 3)
    let top = min(max(cell.row - 2, 0), CellReference.maximumRow - 5)
    return "\(left), 15, \(top), 10, \(left + 2), 15, \(top + 4), 4"
  }
}
