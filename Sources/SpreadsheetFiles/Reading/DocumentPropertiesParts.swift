internal import CalendarDates
import SpreadsheetValues

extension DocumentProperties {
  /// Reads the core and extended properties of a package, if any (ECMA-376 part 2, 8; part 1, 22.2).
  init(_ package: Package) throws(SpreadsheetFileError) {
    self.init()
    let relationships = try package.relationships(of: "")
    if let part = relationships.part(ofType: "core-properties"), package.archive.entry(part) != nil {
      let root = try package.tree(part)
      title = root.text(of: "title")
      subject = root.text(of: "subject")
      creator = root.text(of: "creator")
      created = root.text(of: "created").flatMap { UTCTimestamp($0) }
      modified = root.text(of: "modified").flatMap { UTCTimestamp($0) }
    }
    if let part = relationships.part(ofType: "extended-properties"), package.archive.entry(part) != nil {
      application = try package.tree(part).text(of: "Application")
    }
  }
}

extension XMLNode {
  /// The text of the first child element with this name; nil if it is absent or empty.
  fileprivate func text(of name: String) -> String? {
    first(name).flatMap { $0.text.isEmpty ? nil : $0.text }
  }
}
