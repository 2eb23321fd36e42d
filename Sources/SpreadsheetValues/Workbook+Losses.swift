extension Workbook {
  /// Content of a file that this model does not support, so that writing the file again would lose it.
  ///
  ///     let workbook = try Workbook(xlsxAt: "household.xlsx")
  ///     for loss in workbook.losses { print(loss) }  // 2 × slicer on Summary
  ///
  /// `WorkbookEditor` changes a file in place and loses nothing.
  public struct Loss: Hashable, Sendable, CustomStringConvertible {
    /// The kind, as the format names it: `vbaProject`, `slicer`, `pivotTable`, `scatterChart`, `colorFilter`.
    public var kind: String
    /// The sheet; nil if the content belongs to the workbook.
    public var sheetName: String?
    /// The number of such features.
    public var count: Int

    /// Creates a loss of a kind.
    public init(_ kind: String, sheetName: String? = nil, count: Int = 1) {
      (self.kind, self.sheetName, self.count) = (kind, sheetName, count)
    }

    /// The loss in words, such as `2 × slicer on Summary`.
    public var description: String {
      "\(count) × \(kind)" + (sheetName.map { " on \($0)" } ?? "")
    }
  }

  /// The content that would be lost if this workbook were written as a new file; empty if it was not
  /// read from a file.
  ///
  /// Losses of appearance are not listed: patterns and gradients of fills, named styles, and details of
  /// charts and pictures.
  public var losses: [Loss] {
    var losses = Self.counted(foreignParts, on: nil)
    for sheet in sheets {
      let properties = sheet.properties
      let kinds =
        properties.pivotTables.map { _ in "pivotTable" } + properties.foreignCharts.map(\.kind)
        + properties.foreignPictures.map { _ in "picture" } + properties.foreignFeatures.map(\.kind)
      losses += Self.counted(kinds, on: sheet.name)
    }
    return losses
  }

  private static func counted(_ kinds: [String], on sheet: String?) -> [Loss] {
    let counts = Dictionary(kinds.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.sorted { $0.key < $1.key }.map { Loss($0.key, sheetName: sheet, count: $0.value) }
  }
}
