import SpreadsheetValues

extension Package {
  /// The comments in a sheet's comments part (ECMA-376 18.7); empty if the sheet has no such part.
  func comments(_ relationships: Relationships) throws(SpreadsheetFileError) -> [CellComment] {
    guard let part = relationships.part(ofType: "comments"), archive.entry(part) != nil else { return [] }
    let root = try tree(part, root: "comments")
    let authors = (root.first("authors")?.children ?? []).map { EscapedText.decode($0.text.utf8) }
    return (root.first("commentList")?.children ?? []).compactMap { node in
      guard let cell = node["ref"].flatMap({ CellReference($0) }) else { return nil }
      let author = node.integer("authorId").flatMap { authors.indices.contains($0) ? authors[$0] : nil }
      return CellComment(cell, node.first("text")?.richText ?? "", author: author ?? "")
    }
  }
}

extension XMLNode {
  /// The text of an element with plain text or runs, without phonetic hints (ECMA-376 18.4.8).
  fileprivate var richText: String {
    var text = ""
    for child in children {
      if child.name == "t" { text += child.text }
      if child.name == "r" { text += child.first("t")?.text ?? "" }
    }
    return EscapedText.decode(text.utf8)
  }
}
