/// The source of a value: a file, and a position in it.
public struct Provenance: Hashable, Sendable {
  /// A position in a file.
  public enum Location: Hashable, Sendable {
    /// The file as a whole.
    case whole
    /// A sheet as a whole.
    case sheet(String)
    /// A cell or range of a sheet, such as `B7`.
    case cell(sheet: String, reference: String)
    /// A line of a text file, from 1, and optionally the field in it.
    case line(Int, field: String?)
    /// A value of a JSON document, such as `$.transactions[3].amount`.
    case jsonPath(String)
  }

  /// The file's name as the user knows it; nil if the value is not from a file.
  public var file: String?
  /// The position in the file.
  public var location: Location

  /// Creates a position in a file.
  public init(file: String?, _ location: Location = .whole) {
    self.file = file
    self.location = location
  }
}

extension Provenance: CustomStringConvertible {
  /// The position in words: `budget.xlsx, sheet Log, cell B7`.
  public var description: String {
    let place: String? =
      switch location {
      case .whole: nil
      case .sheet(let name): "sheet \(name)"
      case .cell(let sheet, let reference): "sheet \(sheet), cell \(reference)"
      case .line(let line, nil): "line \(line)"
      case .line(let line, .some(let field)): "line \(line), \(field)"
      case .jsonPath(let path): path
      }
    return [file, place].compactMap { $0 }.joined(separator: ", ")
  }
}
