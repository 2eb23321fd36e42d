internal import SpreadsheetValues

extension ReferenceEdit {
  /// The result of an edit for a text that refers to cells.
  enum Result: Hashable, Sendable {
    case same
    case changed(String)
    case gone
  }

  /// Updates a range of the edited sheet, given as text such as `A1:B2`.
  func range(_ text: String, grows: Bool = true) -> Result {
    guard let old = CellRange(text) else { return wholeRows(text) }
    guard let new = grows ? range(old) : moved(old) else { return .gone }
    return new == old ? .same : .changed("\(new)")
  }

  /// Updates a list of ranges, such as `A1:B2 D4` (ECMA-376 18.18.76, ST_Sqref), and removes deleted cells.
  func ranges(_ text: String, grows: Bool = true) -> Result {
    let old = text.split(separator: " ").map(String.init)
    let new = old.compactMap { part in
      switch range(part, grows: grows) {
      case .same: part
      case .changed(let text): text
      case .gone: nil
      }
    }
    if new == old { return .same }
    return new.isEmpty ? .gone : .changed(new.joined(separator: " "))
  }

  /// Updates a range of whole rows or columns, such as `2:5`; such ranges are rare here.
  private func wholeRows(_ text: String) -> Result {
    guard let new = formula(text, on: sheet, at: nil) else { return .same }
    return new == "#REF!" ? .gone : .changed(new)
  }
}
