/// A place in a part that names cells: a row of the tables by which parts are edited.
struct ReferencePlace: Sendable {
  /// What stands there.
  enum Content: Sendable {
    /// A formula, or cells with the name of their sheet.
    case formula
    /// The address of a link, which names cells behind a `#`.
    case link
    /// One rectangle; only some grow with a block.
    case range(grows: Bool)
    /// A rectangle that is nothing when it has one cell.
    case mergedRange
    /// Several rectangles with spaces between.
    case ranges
    /// The cell at the corner of what a window shows.
    case shownCell
    /// The cells of a selection, or the one among them that takes input.
    case selected, active
    /// The row above a page break, from 1.
    case rowBreak
    /// The name of a sheet.
    case sheetName
  }

  /// What becomes of it when its cells are gone.
  enum Loss: Sendable {
    case stays
    /// The element goes.
    case element
    /// The element goes in which this one stands.
    case parent
  }

  /// The element's name without its prefix.
  let element: String
  /// The name of the element in which it stands, where that matters.
  let parent: String?
  /// The attribute; nil for the element's text.
  let attribute: String?
  let content: Content
  let loss: Loss
  /// The attribute that names the sheet of the cells; nil for that of the part.
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

  /// Elements that go with the last of these inside, and which may count them.
  static let containers: [String: String] = [
    "mergeCell": "mergeCells", "dataValidation": "dataValidations", "hyperlink": "hyperlinks",
    "protectedRange": "protectedRanges", "cellWatch": "cellWatches", "ignoredError": "ignoredErrors",
    "brk": "rowBreaks", "inputCells": "scenario", "scenario": "scenarios", "sortCondition": "sortState",
    "conditionalFormatting": "conditionalFormattings", "sparkline": "sparklines",
    "sparklines": "sparklineGroup", "sparklineGroup": "sparklineGroups", "dataValidations": "ext",
    "conditionalFormattings": "ext", "sparklineGroups": "ext", "ignoredErrors": "ext",
    "protectedRanges": "ext", "ext": "extLst",
  ]

  /// Elements whose formulas are written for the first of their cells, which stand in `sqref`.
  static let relativeFormulas: Set<String> = ["conditionalFormatting", "dataValidation"]
}
