extension Workbook.Picture {
  /// The changes that a file applies to a picture when it is shown; they are kept as read.
  package struct Look: Hashable, Sendable {
    /// Clockwise, in 60,000ths of a degree (ECMA-376 20.1.10.3, ST_Angle).
    package var rotation = 0
    /// Whether the picture is flipped horizontally.
    package var isMirrored = false
    /// Whether the picture is flipped vertically.
    package var isUpsideDown = false
    /// The cropping at each side, in 1,000ths of a per cent (ECMA-376 20.1.8.55, srcRect).
    package var crop = Crop()
    /// The size of a picture between two corners if it differs from that of its bytes; programs take it
    /// from the corners.
    package var extent: Extent?

    /// The look of a picture as it is.
    package init() {}
  }

  /// The cropping at each side.
  package struct Crop: Hashable, Sendable {
    package var left = 0
    package var top = 0
    package var right = 0
    package var bottom = 0

    /// Nothing is cut off.
    package init() {}
  }
}
