internal import Foundation

extension ConditionalFormat {
  /// Icons that distinguish ranges of values (ECMA-376 18.3.1.49, iconSet).
  ///
  ///     var lights = ConditionalFormat.IconSet(.threeTrafficLights)
  ///     lights.thresholds = [.init(.percent(0)), .init(.number(100)), .init(.number(1000))]
  public struct IconSet: Hashable, Sendable {
    /// The available icons (ECMA-376 18.18.42, ST_IconSetType; [MS-XLSX] 2.6.60).
    public struct Icons: RawRepresentable, Hashable, Sendable {
      /// The name in the file, which begins with the number of icons.
      public let rawValue: String

      /// The icons with this name, such as `3Arrows`; nil for a name that does not begin with 3, 4 or 5.
      public init?(rawValue: String) {
        guard let count = rawValue.utf8.first, (0x33...0x35).contains(count) else { return nil }
        self.rawValue = rawValue
      }

      private init(_ rawValue: String) { self.rawValue = rawValue }

      /// The number of icons: 3, 4 or 5.
      public var count: Int { Int(rawValue.utf8.first ?? 0x33) - 0x30 }

      /// Arrows up, sideways and down in green, yellow and red.
      public static let threeArrows = Icons("3Arrows")
      /// Grey arrows up, sideways and down.
      public static let threeArrowsGray = Icons("3ArrowsGray")
      /// Flags in green, yellow and red.
      public static let threeFlags = Icons("3Flags")
      /// Discs in green, yellow and red.
      public static let threeTrafficLights = Icons("3TrafficLights1")
      /// Lights in green, yellow and red within black squares.
      public static let threeTrafficLightsRimmed = Icons("3TrafficLights2")
      /// A green disc, a yellow triangle and a red diamond.
      public static let threeSigns = Icons("3Signs")
      /// A tick, an exclamation mark and a cross on discs.
      public static let threeSymbols = Icons("3Symbols")
      /// A tick, an exclamation mark and a cross.
      public static let threeSymbolsUncircled = Icons("3Symbols2")
      /// A full, a half and an empty star.
      public static let threeStars = Icons("3Stars")
      /// A green triangle up, a yellow bar and a red triangle down.
      public static let threeTriangles = Icons("3Triangles")
      /// Coloured arrows in four directions from up to down.
      public static let fourArrows = Icons("4Arrows")
      /// Grey arrows in four directions from up to down.
      public static let fourArrowsGray = Icons("4ArrowsGray")
      /// Discs in red, pink, grey and black.
      public static let fourRedToBlack = Icons("4RedToBlack")
      /// One to four bars of a rising chart.
      public static let fourRatings = Icons("4Rating")
      /// Discs in green, yellow, red and black.
      public static let fourTrafficLights = Icons("4TrafficLights")
      /// Coloured arrows in five directions from up to down.
      public static let fiveArrows = Icons("5Arrows")
      /// Grey arrows in five directions from up to down.
      public static let fiveArrowsGray = Icons("5ArrowsGray")
      /// None to four bars of a rising chart.
      public static let fiveRatings = Icons("5Rating")
      /// Discs with none to four quarters filled.
      public static let fiveQuarters = Icons("5Quarters")
      /// Squares with none to four quarters filled.
      public static let fiveBoxes = Icons("5Boxes")

      /// Whether the icons need Excel 2010 or later.
      package var needsExtension: Bool { [.threeStars, .threeTriangles, .fiveBoxes].contains(self) }
    }

    /// The smallest value that gets an icon.
    public struct Start: Hashable, Sendable {
      /// The value.
      public var threshold: Threshold
      /// Whether cells with exactly this value have the icon.
      public var isInclusive: Bool

      /// Creates the start of an icon at a value.
      public init(_ threshold: Threshold, isInclusive: Bool = true) {
        self.threshold = threshold
        self.isInclusive = isInclusive
      }
    }

    /// The icons.
    public var icons: Icons
    /// The start of each icon, from the lowest; if the list is empty, the icons divide the values evenly.
    public var thresholds: [Start]
    /// Whether the icons are in reverse order.
    public var isReversed: Bool
    /// Whether the cells show their values too.
    public var showsValue: Bool

    /// Creates icons that start at these values, by default evenly spread.
    public init(_ icons: Icons, thresholds: [Start] = [], isReversed: Bool = false, showsValue: Bool = true) {
      self.icons = icons
      self.thresholds = thresholds
      self.isReversed = isReversed
      self.showsValue = showsValue
    }

    /// The starts in `thresholds`, completed with evenly spread starts so that each icon has one.
    package var starts: [Start] {
      (0..<icons.count).map { index in
        thresholds.indices.contains(index)
          ? thresholds[index] : Start(.percent(.init((100 * index + icons.count / 2) / icons.count)))
      }
    }
  }
}
