import BudgetModel
import Foundation

/// The two colour schemes of a page: light and dark.
enum Theme: CaseIterable {
  case light, dark

  /// The background colours of the page and of raised surfaces, as in the styles.
  var backgrounds: [HexColor] {
    let texts = self == .light ? ["#FFFFFF", "#F6F6F4"] : ["#1C1C1E", "#262629"]
    return texts.compactMap { HexColor($0) }
  }
}

extension HexColor {
  /// Whether the contrast with the page background is at least 3:1 in both themes (WCAG 2.2, 1.4.11).
  var isVisible: Bool {
    Theme.allCases.compactMap(\.backgrounds.first).allSatisfy { contrast(to: $0) >= 3 }
  }

  /// Returns the colour if it is readable on the theme's backgrounds, 4.5:1 (WCAG 2.2, 1.4.3); otherwise nil.
  func asText(in theme: Theme) -> HexColor? { isApart(from: theme, 4.5) ? self : nil }

  /// Returns the colour if it is visible on the theme's backgrounds, 3:1 (WCAG 2.2, 1.4.11); otherwise nil.
  func asMark(in theme: Theme) -> HexColor? { isApart(from: theme, 3) ? self : nil }

  private func isApart(from theme: Theme, _ ratio: Double) -> Bool {
    theme.backgrounds.allSatisfy { contrast(to: $0) >= ratio }
  }

  /// Returns the contrast ratio of two colours, 1 to 21 (WCAG 2.2).
  func contrast(to other: HexColor) -> Double {
    let (darker, lighter) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (lighter + 0.05) / (darker + 0.05)
  }

  /// The relative luminance, 0 for black to 1 for white (WCAG 2.2).
  private var luminance: Double {
    let digits = text.dropFirst()
    return zip([0, 2, 4], [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
      let channel = Double(Int(digits.dropFirst(part.0).prefix(2), radix: 16) ?? 0) / 255
      let linear = channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
      return sum + part.1 * linear
    }
  }
}
