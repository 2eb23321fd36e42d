/// A whole workbook: sheets, styles, defined names and properties.
public struct Workbook: Hashable, Sendable {
  /// The sheets in the order of their tabs.
  public var sheets: [Sheet]
  /// The styles that cells refer to.
  public var styles: StyleTable
  /// Names for cells, ranges and formulas.
  public var definedNames: [DefinedName]
  /// The date system, which assigns serial numbers to days.
  public var dateSystem: DateSystem
  /// The index of the sheet shown when the workbook is opened (ECMA-376 18.2.30, `activeTab`).
  ///
  /// If that sheet is hidden, the first visible one is shown.
  public var activeSheet = 0
  /// Whether circular references are intended and computed iteratively (ECMA-376 18.2.2, `iterate`).
  public var isIterative = false
  /// The protection of the workbook's structure; nil if it is not protected.
  public var protection: Protection?
  /// Title, author and times of the document.
  public var properties: DocumentProperties
  /// The problems of the file that did not prevent reading it.
  public var notes: [ReadingNote] = []
  /// The parts of the file that this model does not support; they are not written.
  public var foreignParts: [String] = []

  /// Creates a workbook with this content; empty by default.
  public init(
    sheets: [Sheet] = [], styles: StyleTable = StyleTable(), definedNames: [DefinedName] = [],
    dateSystem: DateSystem = .from1900, properties: DocumentProperties = DocumentProperties()
  ) {
    self.sheets = sheets
    self.styles = styles
    self.definedNames = definedNames
    self.dateSystem = dateSystem
    self.properties = properties
  }

  /// The sheet with this name; case is ignored, as in Excel.
  public subscript(sheet name: String) -> Sheet? {
    sheets.first { $0.name.lowercased() == name.lowercased() }
  }
}

/// A name for a cell, a range or a formula (ECMA-376 18.2.5, definedName).
public struct DefinedName: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The formula that the name stands for, without the equals sign.
  public var formula: String
  /// The sheet in which the name is valid; nil for the whole workbook.
  public var sheetName: String?
  /// Whether programs omit the name from lists for users.
  public var isHidden: Bool

  /// Creates a name for a formula.
  public init(_ name: String, formula: String, sheetName: String? = nil, isHidden: Bool = false) {
    self.name = name
    self.formula = formula
    self.sheetName = sheetName
    self.isHidden = isHidden
  }
}
