extension Workbook.Picture {
  /// What a file does to a picture before it shows it; kept as it was.
  package struct Look: Hashable, Sendable {
    /// Clockwise, in 60,000ths of a degree (ECMA-376 20.1.10.3, ST_Angle).
    package var rotation = 0
    /// Whether left and right change places.
    package var isMirrored = false
    /// Whether top and bottom change places.
    package var isUpsideDown = false
    /// What is cut off at each side, in 1,000ths of a per cent (ECMA-376 20.1.8.55, srcRect).
    package var crop = Crop()
    /// The size of a picture between two corners if it differs from that of its bytes; programs take it
    /// from the corners.
    package var extent: Extent?

    /// The look of a picture as it is.
    package init() {}
  }

  /// What is cut off at each side.
  package struct Crop: Hashable, Sendable {
    package var left = 0
    package var top = 0
    package var right = 0
    package var bottom = 0

    /// Nothing is cut off.
    package init() {}
  }
}
