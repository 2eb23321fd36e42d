/// A place in a part that names cells: a row of the tables that control how parts are edited.
struct ReferencePlace: Sendable {
  /// The content of the place.
  enum Content: Sendable {
    /// A formula, or cells with the name of their sheet.
    case formula
    /// The address of a link, which names cells after a `#`.
    case link
    /// One rectangle; only some grow with a block.
    case range(grows: Bool)
    /// A rectangle that is removed if it has only one cell.
    case mergedRange
    /// Several rectangles separated by spaces.
    case ranges
    /// The cell in the corner of a window.
    case shownCell
    /// The cells of a selection, or the active cell among them.
    case selected, active
    /// The row above a page break, from 1.
    case rowBreak
    /// The name of a sheet.
    case sheetName
  }

  /// What happens if its cells are deleted.
  enum Loss: Sendable {
    case stays
    /// The element is removed.
    case element
    /// The parent element is removed.
    case parent
  }

  /// The element's name without its prefix.
  let element: String
  /// The name of the parent element, if it matters.
  let parent: String?
  /// The attribute; nil for the element's text.
  let attribute: String?
  let content: Content
  let loss: Loss
  /// The attribute that names the sheet of the cells; nil for the sheet of the part.
  let sheetAttribute: String?

  /// An attribute of an element.
  init(
    _ element: String, in parent: String? = nil, _ attribute: String, _ content: Content,
    loss: Loss = .stays, sheetAttribute: String? = nil
  ) {
    (self.element, self.parent, self.attribute) = (element, parent, attribute)
    (self.content, self.loss, self.sheetAttribute) = (content, loss, sheetAttribute)
  }

  /// The text of an element.
  init(text element: String, _ content: Content, loss: Loss = .stays) {
    (self.element, parent, attribute) = (element, nil, nil)
    (self.content, self.loss, sheetAttribute) = (content, loss, nil)
  }

  /// Elements that are removed with the last of these children, and that may count them.
  static let containers: [String: String] = [
    "mergeCell": "mergeCells", "dataValidation": "dataValidations", "hyperlink": "hyperlinks",
    "protectedRange": "protectedRanges", "cellWatch": "cellWatches", "ignoredError": "ignoredErrors",
    "brk": "rowBreaks", "inputCells": "scenario", "scenario": "scenarios", "sortCondition": "sortState",
    "conditionalFormatting": "conditionalFormattings", "sparkline": "sparklines",
    "sparklines": "sparklineGroup", "sparklineGroup": "sparklineGroups", "dataValidations": "ext",
    "conditionalFormattings": "ext", "sparklineGroups": "ext", "ignoredErrors": "ext",
    "protectedRanges": "ext", "ext": "extLst",
  ]

  /// Elements whose formulas are relative to the first of their cells, which are in `sqref`.
  static let relativeFormulas: Set<String> = ["conditionalFormatting", "dataValidation"]
}
