extension Workbook.Picture {
  /// The reason why bytes are not a picture that a workbook can contain.
  public struct FormatError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The error: one sentence without its period.
    public let reason: String
    /// The reason.
    public var description: String { reason }

    init(_ reason: String) {
      self.reason = reason
    }
  }

  /// The bytes of a picture, and the data in its header; several pictures may share them.
  package struct Image: Hashable, Sendable {
    package let bytes: [UInt8]
    package let format: Format
    package let pixelWidth: Int
    package let pixelHeight: Int
    package let naturalExtent: Extent

    /// Reads the header of a PNG or JPEG.
    package init(_ bytes: [UInt8]) throws(FormatError) {
      let header = try ImageHeader(bytes)
      self.bytes = bytes
      format = header.format
      pixelWidth = header.width
      pixelHeight = header.height
      naturalExtent = Extent(
        width: header.horizontal.units(of: header.width), height: header.vertical.units(of: header.height))
    }

    package static func == (left: Image, right: Image) -> Bool { left.bytes == right.bytes }

    package func hash(into hasher: inout Hasher) {
      unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    }

    /// Whether the first bytes are those of a supported format.
    package static func isKnown(_ first: some Collection<UInt8>) -> Bool {
      first.starts(with: ImageHeader.pngSignature) || first.starts(with: ImageHeader.jpegSignature)
    }
  }
}
