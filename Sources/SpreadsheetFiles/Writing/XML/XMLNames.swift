/// Names that XML parts share.
enum XMLNames {
  /// The namespace of workbooks and their sheets.
  static let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
  /// The namespace of links to other parts.
  static let relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
}

/// The namespaces of drawings.
enum ChartNames {
  static let drawing = "http://schemas.openxmlformats.org/drawingml/2006/main"
  static let chart = "http://schemas.openxmlformats.org/drawingml/2006/chart"
}
