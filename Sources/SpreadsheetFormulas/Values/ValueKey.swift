internal import ExactDecimals
internal import SpreadsheetValues

/// The key of a value in an index; texts are case-insensitive.
enum ValueKey: Hashable {
  case number(DecimalParts)
  case text(String)
  case boolean(Bool)
  case error(CellError)

  /// The key of a value; nil for an empty value.
  init?(_ value: CellValue) {
    switch value {
    case .empty: return nil
    case .number(let number):
      guard let parts = DecimalParts(number.withoutNoise) else { return nil }
      self = .number(parts.normalized)
    case .text(let text):
      self = .text(text.lowercased())
    case .boolean(let flag): self = .boolean(flag)
    case .error(let error): self = .error(error)
    }
  }
}
