extension Workbook {
  /// A picture on a sheet: the bytes of a PNG or JPEG, and its position (ECMA-376 20.5.2.25, pic).
  ///
  ///     let logo = try Workbook.Picture(bytes, at: .cell("B2"), description: "A house with a red roof")
  ///     workbook["Log"]?.properties.pictures.append(logo)
  ///
  /// The bytes are stored unchanged, and their format and size are read from them. A file stores equal bytes
  /// once, however many pictures use them. Cropping and rotation that were read from a file are kept.
  public struct Picture: Hashable, Sendable {
    /// The pixel format of the bytes.
    public enum Format: String, Hashable, Sendable, CaseIterable {
      /// Portable Network Graphics (ISO/IEC 15948).
      case png
      /// JPEG (ISO/IEC 10918), usual for photographs.
      case jpeg
    }

    /// The bytes and the data of their header.
    package let image: Image
    /// The position and size.
    public var anchor: Anchor
    /// The name in lists of the sheet's objects; nil for a numbered name.
    public var name: String?
    /// A description of the picture, for people who do not see it.
    public var description: String?
    /// Whether the picture is only decoration, which screen readers skip.
    public var isDecorative = false
    /// The rotation and cropping in the file.
    package var look = Look()

    /// Creates a picture at the upper left corner of a cell; if `extent` is nil, the picture has its natural size.
    ///
    /// - Throws: `FormatError` for bytes that are not a PNG or JPEG, or that end before their size is known.
    public init(
      _ bytes: some Collection<UInt8>, at cell: CellReference, extent: Extent? = nil,
      description: String? = nil, name: String? = nil
    ) throws(FormatError) {
      let image = try Image(Array(bytes))
      self.init(
        image, anchor: .cell(Corner(cell), extent ?? image.naturalExtent), description: description,
        name: name)
    }

    /// Creates a picture at any position.
    ///
    /// - Throws: `FormatError` for bytes that are not a PNG or JPEG, or that end before their size is known.
    public init(
      _ bytes: some Collection<UInt8>, anchor: Anchor, description: String? = nil, name: String? = nil
    ) throws(FormatError) {
      self.init(try Image(Array(bytes)), anchor: anchor, description: description, name: name)
    }

    /// Creates a picture whose header has already been read.
    package init(_ image: Image, anchor: Anchor, description: String?, name: String?) {
      self.image = image
      self.anchor = anchor
      self.description = description
      self.name = name
    }

    /// The bytes of the PNG or JPEG.
    public var bytes: [UInt8] { image.bytes }
    /// The format of the bytes.
    public var format: Format { image.format }
    /// The number of pixels in a row.
    public var pixelWidth: Int { image.pixelWidth }
    /// The number of rows of pixels.
    public var pixelHeight: Int { image.pixelHeight }
    /// The natural size: the pixels at the density in the header, otherwise at 96 pixels per inch.
    public var naturalExtent: Extent { image.naturalExtent }
  }

  /// A picture of a file that `Picture` does not support.
  ///
  /// Such a picture is read for information only and is not written:
  ///
  ///     for picture in workbook.sheets[0].properties.foreignPictures { print(picture.kind) }
  public struct ForeignPicture: Hashable, Sendable {
    /// The file extension of the part with the picture, such as `emf`; `link` for a picture outside the workbook.
    public var kind: String
    /// The name in lists of the sheet's objects.
    public var name: String?
    /// A description of the picture.
    public var description: String?
    /// The position; nil if the file does not state it.
    public var anchor: Picture.Anchor?

    /// Creates the description of an unsupported picture.
    public init(
      kind: String, name: String? = nil, description: String? = nil, anchor: Picture.Anchor? = nil
    ) {
      self.kind = kind
      self.name = name
      self.description = description
      self.anchor = anchor
    }
  }
}
