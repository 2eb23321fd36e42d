/// XML namespaces that several parts use.
enum XMLNames {
  /// The namespace of workbooks and their sheets.
  static let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
  /// The namespace of relationship ids in parts.
  static let relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
  /// The namespace of the elements that Excel 2010 added to sheets ([MS-XLSX] 2.1).
  static let excel2010 = "http://schemas.microsoft.com/office/spreadsheetml/2009/9/main"
  /// The namespace of formulas and cells inside the elements that Excel added.
  static let excel = "http://schemas.microsoft.com/office/excel/2006/main"
}

/// The namespaces of drawings.
enum ChartNames {
  static let drawing = "http://schemas.openxmlformats.org/drawingml/2006/main"
  static let chart = "http://schemas.openxmlformats.org/drawingml/2006/chart"
}
