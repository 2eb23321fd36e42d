import SpreadsheetValues

/// Builds the text and fonts of an `si` or `is` element during parsing (ECMA-376 18.4.8, 18.3.1.53).
struct RichTextBuilder {
  /// The maximum number of font elements, which is more than any font needs.
  private static let mostFontElements = 32

  /// The text so far.
  private(set) var bytes: [UInt8] = []
  private let palette: ColorPalette
  private var depth = 0
  /// The depth of the `t` element that is open.
  private var textDepth: Int?
  /// The depth of the open phonetic run.
  private var phoneticDepth: Int?

  /// The parts so far: the end of their bytes, and their fonts.
  private var parts: [(end: Int, font: Cell.RichText.Font?)] = []
  private var isInPart = false
  /// The font elements of the open part; nil if it has no font.
  private var fontElements: [XMLNode]?
  private var isInFont = false

  /// Creates a builder of texts whose font colours come from this palette.
  init(palette: ColorPalette) {
    self.palette = palette
  }

  /// Begins the next text.
  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    (depth, textDepth, phoneticDepth) = (0, nil, nil)
    parts.removeAll(keepingCapacity: true)
    (isInPart, fontElements, isInFont) = (false, nil, false)
  }

  /// Handles the start of an inner element.
  mutating func start(_ element: XMLElement) {
    let name = element.name
    depth += 1
    if phoneticDepth == nil, name.isSpreadsheet("rPh") { phoneticDepth = depth }
    if phoneticDepth == nil, textDepth == nil, name.isSpreadsheet("t") { textDepth = depth }
    switch depth {
    case 1 where name.isSpreadsheet("r"):
      endPart()
      isInPart = true
    case 2 where isInPart && name.isSpreadsheet("rPr"): (fontElements, isInFont) = ([], true)
    case 3 where isInFont && fontElements?.count ?? 0 < Self.mostFontElements:
      fontElements?.append(XMLNode(empty: element))
    default: break
    }
  }

  /// Handles the end of an inner element.
  mutating func end() {
    if textDepth == depth { textDepth = nil }
    if phoneticDepth == depth { phoneticDepth = nil }
    if depth == 2 { isInFont = false }
    if depth == 1, isInPart {
      endPart()
      isInPart = false
    }
    depth -= 1
  }

  /// Handles text, which is ignored outside `t`.
  mutating func append(
    _ piece: UnsafeBufferPointer<UInt8>, limits: ReadingLimits
  ) throws(SpreadsheetFileError) {
    guard textDepth != nil else { return }
    guard bytes.count + piece.count <= limits.stringBytes else {
      throw limits.passed(.stringBytes, "a text has over \(limits.stringBytes) bytes")
    }
    bytes.append(contentsOf: piece)
  }

  /// Adds the text since the last part as a new part, unless it is empty.
  private mutating func endPart() {
    if bytes.count > parts.last?.end ?? 0 {
      parts.append((bytes.count, fontElements.map { Cell.RichText.Font($0, palette) }))
    }
    fontElements = nil
  }

  /// The text with the fonts of its parts; nil if no part has a font.
  ///
  /// An escape that spans two parts would change the text: in that case the result is nil too.
  func richText(of text: String) -> Cell.RichText? {
    guard parts.contains(where: { $0.font != nil }) else { return nil }
    var runs: [Cell.RichText.Run] = []
    var start = 0
    for part in parts + [(bytes.count, nil)] where part.end > start {
      runs.append(Cell.RichText.Run(EscapedText.decode(bytes[start..<part.end]), font: part.font))
      start = part.end
    }
    let richText = Cell.RichText(runs)
    return richText.text.utf8.elementsEqual(text.utf8) ? richText : nil
  }
}

extension Cell.RichText.Font {
  /// Reads a font from the child elements of an `rPr` element (ECMA-376 18.4.7).
  fileprivate init(_ elements: [XMLNode], _ palette: ColorPalette) {
    self.init(name: nil, size: nil)
    for node in elements {
      let isOn = node.flag("val") ?? true
      switch node.name {
      case "rFont": name = node["val"].map { EscapedText.decode($0.utf8) }
      case "sz": size = node["val"].flatMap { measure($0) }
      case "b": isBold = isOn
      case "i": isItalic = isOn
      case "strike": isStruckThrough = isOn
      case "u": underline = Underline(rawValue: node["val"] ?? "single")
      case "vertAlign": verticalAlignment = node["val"].flatMap { VerticalAlignment(rawValue: $0) }
      case "color": color = palette.color(node)
      default: break
      }
    }
  }
}

extension XMLNode {
  /// Copies an element with its attributes but without its content.
  fileprivate init(empty element: XMLElement) {
    var attributes: [String: String] = [:]
    element.forEachAttribute { name, uri, value in
      if uri == nil { attributes[String(cString: name)] = attributeText(value) }
    }
    self.init(
      name: String(cString: element.name.local), namespace: element.name.namespace, attributes: attributes,
      relationshipID: nil)
  }
}
