/// Rules for the names of tables, cells and formulas (ECMA-376 18.2.5, definedName).
package enum NameRules {
  /// Whether a name is valid for a table or a defined name.
  ///
  /// A valid name starts with a letter, `_` or `\`, continues with letters, digits, `_`, `.`, `\` and `?`, has at most
  /// 255 characters, and is not a cell reference.
  package static func isValid(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter || first == "_" || first == "\\", name.utf16.count <= 255
    else {
      return false
    }
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "_.\\?".contains($0) }
    return isPlain && CellReference(name) == nil && !SheetName.looksLikeR1C1(name)
  }
}
