import SpreadsheetValues

extension Package {
  /// Adds a picture of a drawing (ECMA-376 20.5.2.25, pic), or only records a picture that is not supported.
  func addPicture(
    _ node: XMLNode, _ anchor: Workbook.Picture.Anchor?, _ targets: Relationships,
    to properties: inout SheetProperties
  ) throws(SpreadsheetFileError) {
    let facts = node.first("nvPicPr")?.first("cNvPr")
    let (name, description) = (facts?.filled("name"), facts?.filled("descr"))
    let part = node.first("blipFill")?.first("blip")?.relationshipID.flatMap { targets[$0]?.part }
    if let anchor, let part, let image = try image(part) {
      var picture = Workbook.Picture(image, anchor: anchor, description: description, name: name)
      picture.isDecorative = facts?.isDecorative ?? false
      picture.look = Workbook.Picture.Look(node, of: picture)
      properties.pictures.append(picture)
    } else {
      properties.foreignPictures.append(
        Workbook.ForeignPicture(
          kind: part.map { Self.ending(of: $0) } ?? "link", name: name, description: description,
          anchor: anchor))
    }
  }

  private static func ending(of part: String) -> String {
    let file = part.split(separator: "/").last ?? ""
    return file.split(separator: ".").dropFirst().last?.lowercased() ?? ""
  }

  /// The picture in a part; nil if its format is not supported or it is damaged.
  private func image(_ part: String) throws(SpreadsheetFileError) -> Workbook.Picture.Image? {
    let key = PartName.key(part)
    if let known = images.images[key] { return known }
    let image: Workbook.Picture.Image?
    do {
      image = try imageBytes(part).flatMap { try? Workbook.Picture.Image($0) }
    } catch {
      // A damaged picture does not stop the reading, because no data depends on it. An exceeded limit stops the
      // reading, unless it is the limit on the inflation ratio.
      guard error.limit == nil || error.limit == .inflationRatio else { throw error }
      image = nil
    }
    images.images.updateValue(image, forKey: key)
    return image
  }

  /// The bytes of a part that starts like a picture; nil for any other part.
  private func imageBytes(_ part: String) throws(SpreadsheetFileError) -> [UInt8]? {
    guard archive.entry(part) != nil else { return nil }
    let reader = try bytes(of: part)
    var bytes: [UInt8] = []
    while let piece = try reader.next() {
      if bytes.isEmpty, !Workbook.Picture.Image.isKnown(piece.bytes) { return nil }
      images.byteCount += piece.bytes.count
      guard images.byteCount <= limits.pictureBytes else {
        throw limits.passed(.pictureBytes, "the pictures have at least \(images.byteCount) bytes")
          .located(file: archive.fileName, part: part)
      }
      bytes.append(contentsOf: piece.bytes)
    }
    return bytes
  }
}

extension Workbook.Picture.Anchor {
  /// Reads an anchor of a drawing (ECMA-376 20.5.2); nil if its corners or its size are missing.
  init?(_ node: XMLNode) {
    switch node.name {
    case "oneCellAnchor":
      guard let corner = Workbook.Picture.Corner(node.first("from")), let extent = node.extent else {
        return nil
      }
      self = .cell(corner, extent)
    case "twoCellAnchor":
      guard let first = Workbook.Picture.Corner(node.first("from")),
        let last = Workbook.Picture.Corner(node.first("to"))
      else { return nil }
      let resizing = node["editAs"].flatMap { Workbook.Picture.Resizing(rawValue: $0) }
      self = .cells(first, last, resizing ?? .movesAndSizes)
    case "absoluteAnchor":
      guard let place = node.first("pos"), let extent = node.extent else { return nil }
      self = .sheet(x: place.integer("x") ?? 0, y: place.integer("y") ?? 0, extent)
    default: return nil
    }
  }
}

extension Workbook.Picture.Corner {
  fileprivate init?(_ node: XMLNode?) {
    guard let corner = node?.corner else { return nil }
    self.init(
      CellReference(clampingRow: corner.row + 1, column: corner.column + 1), x: corner.columnOffset,
      y: corner.rowOffset)
  }
}

extension Workbook.Picture.Look {
  /// Reads the cropping, rotation and flips of a picture element.
  fileprivate init(_ node: XMLNode, of picture: Workbook.Picture) {
    self.init()
    if let rectangle = node.first("blipFill")?.first("srcRect") {
      crop.left = rectangle.bounded("l")
      crop.top = rectangle.bounded("t")
      crop.right = rectangle.bounded("r")
      crop.bottom = rectangle.bounded("b")
    }
    guard let transform = node.first("spPr")?.first("xfrm") else { return }
    rotation = transform.bounded("rot")
    isMirrored = transform.flag("flipH") ?? false
    isUpsideDown = transform.flag("flipV") ?? false
    if case .cells = picture.anchor, let size = transform.extent, size != picture.naturalExtent {
      extent = size
    }
  }
}

extension XMLNode {
  /// Whether the extension of Office 2019 marks a drawing as decorative ([MS-ODRAWXML] 2.31.1.1).
  fileprivate var isDecorative: Bool {
    first("extLst")?.all("ext").contains { $0.first("decorative")?.flag("val") == true } ?? false
  }

  /// An attribute as a 32-bit number, the type of angles and fractions; 0 if it is absent or invalid.
  fileprivate func bounded(_ attribute: String) -> Int { Int(Int32(clamping: integer(attribute) ?? 0)) }

  /// The size of an anchor or a transform.
  fileprivate var extent: Workbook.Picture.Extent? {
    guard let size = first("ext"), let width = size.integer("cx"), let height = size.integer("cy") else {
      return nil
    }
    return Workbook.Picture.Extent(width: width, height: height)
  }

  /// The value of an attribute; nil if it is absent or empty.
  fileprivate func filled(_ attribute: String) -> String? {
    self[attribute].flatMap { $0.isEmpty ? nil : $0 }
  }
}
