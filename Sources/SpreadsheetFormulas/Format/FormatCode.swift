internal import Foundation

/// A number format code (ECMA-376 18.8.31), with up to three sections for numbers and one for texts.
struct FormatCode {
  private let numbers: [FormatSection]
  /// The section for texts, if the code has one.
  let texts: FormatSection?

  /// Parses a code; nil if Excel rejects it.
  init?(_ code: String) {
    var sections = FormatSection.sections(of: code)
    guard sections.count <= 4, sections.allSatisfy(\.isValid),
      sections.count(where: \.showsText) <= 1, sections.count(where: { $0.condition != nil }) <= 2
    else { return nil }
    if sections.count == 4 {
      guard !sections[3].showsNumber else { return nil }
      texts = sections.removeLast()
    } else {
      texts = sections.firstIndex(where: \.showsText).map { sections.remove(at: $0) }
    }
    numbers = sections
  }

  /// The section for a number, and whether the number's sign is shown; nil if no section applies.
  func section(for number: Decimal) -> (FormatSection, showsSign: Bool)? {
    guard let first = numbers.first else { return (.general, true) }
    if numbers.contains(where: { $0.condition != nil }) { return conditional(number, first) }
    if number < 0, numbers.count > 1 { return (numbers[1], false) }
    if number == 0, numbers.count > 2 { return (numbers[2], false) }
    return (first, true)
  }

  /// The first section whose condition holds, otherwise the first section without a condition.
  private func conditional(
    _ number: Decimal, _ first: FormatSection
  ) -> (FormatSection, showsSign: Bool)? {
    let condition = first.condition ?? FormatCondition(.greater, 0)
    if condition.holds(for: number) { return (first, !condition.isBelowZero) }
    let second = numbers.count > 1 ? numbers[1] : .general
    guard let other = second.condition else {
      return (second, numbers.count > 2 || !condition.hidesSignOfOthers)
    }
    if other.holds(for: number) { return (second, !other.isBelowZero) }
    return numbers.count > 2 ? (numbers[2], true) : nil
  }
}
