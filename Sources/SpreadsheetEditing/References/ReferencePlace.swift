/// A place in a part that refers to cells: an entry of the lists that control how parts are edited.
struct ReferencePlace: Sendable {
  /// The content of the place.
  enum Content: Sendable {
    /// A formula, or a range with the name of its sheet.
    case formula
    /// The address of a link, which refers to cells after a `#`.
    case link
    /// One range; `grows` says whether it grows with a block.
    case range(grows: Bool)
    /// A range that is removed if it has only one cell.
    case mergedRange
    /// Several ranges, separated by spaces.
    case ranges
    /// The cell in the top left corner of a window.
    case shownCell
    /// The cells of a selection, or the active cell among them.
    case selected, active
    /// The row above a page break, from 1.
    case rowBreak
    /// The name of a sheet.
    case sheetName
  }

  /// What happens if all cells are deleted.
  enum Loss: Sendable {
    case stays
    /// The element is removed.
    case element
    /// The parent element is removed.
    case parent
  }

  /// The element's name without its prefix.
  let element: String
  /// The name of the required parent element, if any.
  let parent: String?
  /// The attribute's name; nil for the element's text.
  let attribute: String?
  let content: Content
  let loss: Loss
  /// The attribute that names the sheet of the cells; nil for the sheet to which the part belongs.
  let sheetAttribute: String?

  /// Creates a place in an attribute of an element.
  init(
    _ element: String, in parent: String? = nil, _ attribute: String, _ content: Content,
    loss: Loss = .stays, sheetAttribute: String? = nil
  ) {
    (self.element, self.parent, self.attribute) = (element, parent, attribute)
    (self.content, self.loss, self.sheetAttribute) = (content, loss, sheetAttribute)
  }

  /// Creates a place in the text of an element.
  init(text element: String, _ content: Content, loss: Loss = .stays) {
    (self.element, parent, attribute) = (element, nil, nil)
    (self.content, self.loss, sheetAttribute) = (content, loss, nil)
  }

  /// The container of each element; it may count these elements, and it is removed together with the last of them.
  static let containers: [String: String] = [
    "mergeCell": "mergeCells", "dataValidation": "dataValidations", "hyperlink": "hyperlinks",
    "protectedRange": "protectedRanges", "cellWatch": "cellWatches", "ignoredError": "ignoredErrors",
    "brk": "rowBreaks", "inputCells": "scenario", "scenario": "scenarios", "sortCondition": "sortState",
    "conditionalFormatting": "conditionalFormattings", "sparkline": "sparklines",
    "sparklines": "sparklineGroup", "sparklineGroup": "sparklineGroups", "dataValidations": "ext",
    "conditionalFormattings": "ext", "sparklineGroups": "ext", "ignoredErrors": "ext",
    "protectedRanges": "ext", "ext": "extLst",
  ]

  /// Elements whose formulas are relative to the first cell of their `sqref`, which is an attribute or a child element.
  static let relativeFormulas: Set<String> = ["conditionalFormatting", "dataValidation"]
}
