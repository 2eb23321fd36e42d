extension Workbook.Picture {
  /// The changes that a file applies to a picture when it is shown; they are kept as read.
  package struct Look: Hashable, Sendable {
    /// The clockwise rotation, in 60,000ths of a degree (ECMA-376 20.1.10.3, ST_Angle).
    package var rotation = 0
    /// Whether the picture is flipped horizontally.
    package var isMirrored = false
    /// Whether the picture is flipped vertically.
    package var isUpsideDown = false
    /// The cropping at each side, in thousandths of a percent (ECMA-376 20.1.8.55, srcRect).
    package var crop = Crop()
    /// The size of a picture between two corners as stored in the file, if it differs from the natural size; programs
    /// compute it from the corners.
    package var extent: Extent?

    /// Creates the look of an unchanged picture.
    package init() {}
  }

  /// The cropping at each side.
  package struct Crop: Hashable, Sendable {
    package var left = 0
    package var top = 0
    package var right = 0
    package var bottom = 0

    /// Creates an empty cropping.
    package init() {}
  }
}
