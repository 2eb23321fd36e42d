internal import Foundation

/// Finds names that may be spellings of the same name: they differ in case, accents, spaces, a plural, or one
/// typo.
struct NameVariants {
  typealias Difference = Finding.RecordFact.NameDifference

  /// The minimum length of a word to check for typos: a typo in a shorter word often makes another word.
  private static let typoLength = 5
  /// The maximum length of names to check for typos, so that the time grows linearly with the number of names.
  private static let searchedLength = 64

  /// The maximum length in bytes of names to compare at all; longer names are never reported as similar.
  private static let comparedLength = 4_000

  /// The index of the first name by its folded form (without case and accents).
  private var folded: [String: Int] = [:]
  private var joined: [String: Int] = [:]
  private var singular: [String: Int] = [:]
  private var shortened: [String: [Int]] = [:]
  /// The words of each name's folded form, both as they are and without plural endings.
  private var names: [Int: [[[Character]]]] = [:]

  /// Returns the earlier name of which `name` may be another spelling; if there is no such name, stores `name` and
  /// returns nil.
  mutating func match(_ name: String, at index: Int, allowsTypos: Bool) -> (index: Int, Difference)? {
    guard name.utf8.count <= Self.comparedLength else { return nil }
    let fold = name.foldedName
    if let first = folded[fold] { return (first, .caseOrAccents) }
    let words = fold.split { !$0.isLetter && !$0.isNumber }.map(Array.init)
    let join = String(words.joined())
    let single = words.map(Self.singular)
    let key = String(single.joined(separator: " "))
    if !words.isEmpty, allowsTypos {
      if let first = joined[join] { return (first, .spacing) }
      if let first = singular[key] { return (first, .plural) }
      if let first = typo([words, single]) { return (first, .typo) }
    }
    remember(index, fold, join, [words, single], key)
    return nil
  }

  private mutating func remember(
    _ index: Int, _ fold: String, _ join: String, _ forms: [[[Character]]], _ key: String
  ) {
    folded[fold] = index
    if joined[join] == nil { joined[join] = index }
    if singular[key] == nil { singular[key] = index }
    names[index] = forms
    for short in Self.shortened(forms) { shortened[short, default: []].append(index) }
  }

  // MARK: Plurals

  /// Returns a word without its plural ending: grocery for groceries, tax for taxes, gift for gifts.
  ///
  /// The words house and houses both become hous, because a plural in -es (boxes, houses) does not show
  /// whether the singular ends in e.
  private static func singular(_ word: [Character]) -> [Character] {
    if word.count >= 4, word.last == "e", "xsz".contains(word[word.count - 2]) { return word.dropLast() }
    guard word.count >= 4, word.last == "s", word[word.count - 2] != "s" else { return word }
    if word.count >= 5, word.suffix(3) == ["i", "e", "s"] { return word.dropLast(3) + ["y"] }
    let stem = word.dropLast(2)
    if word.suffix(2) == ["e", "s"], let last = stem.last,
      "xsz".contains(last) || stem.suffix(2) == ["c", "h"] || stem.suffix(2) == ["s", "h"]
    {
      return Array(stem)
    }
    return word.dropLast()
  }

  // MARK: Typos

  /// Returns the texts and all their variants with one character left out; two texts that are one typo apart
  /// have a variant in common.
  private static func shortened(_ forms: [[[Character]]]) -> Set<String> {
    var texts: Set<String> = []
    for form in forms {
      let characters = Array(form.joined(separator: " "))
      guard characters.count <= searchedLength else { continue }
      texts.insert(String(characters))
      for skipped in characters.indices {
        texts.insert(String(characters[..<skipped] + characters[(skipped + 1)...]))
      }
    }
    return texts
  }

  private func typo(_ forms: [[[Character]]]) -> Int? {
    var candidates: Set<Int> = []
    for short in Self.shortened(forms) {
      // Few names share a variant; if many do, the first ones are enough.
      candidates.formUnion((shortened[short] ?? []).prefix(8))
    }
    return candidates.sorted().first { index in
      zip(forms, names[index] ?? []).contains { Self.areOneSlipApart($0, $1) }
    }
  }

  /// Whether the texts differ in exactly one word, and only by a typo.
  private static func areOneSlipApart(_ left: [[Character]], _ right: [[Character]]) -> Bool {
    guard left.count == right.count else { return false }
    let differing = zip(left, right).filter { $0 != $1 }
    guard differing.count == 1, let (first, second) = differing.first else { return false }
    return isSlip(first, second)
  }

  /// Whether the words differ only by a letter that is omitted, doubled, swapped or wrong.
  ///
  /// Differences that usually make another word are not typos: a different first letter is never a typo. In words of
  /// fewer than 8 letters, an added last letter or a replaced letter is no typo either, so `house` and `horse` are two
  /// words. But a vowel that replaces another vowel is a typo.
  private static func isSlip(_ first: [Character], _ second: [Character]) -> Bool {
    let (short, long) = first.count <= second.count ? (first, second) : (second, first)
    guard short.count >= typoLength, short[0] == long[0], long.count - short.count <= 1,
      (short + long).allSatisfy(\.isLetter)
    else { return false }
    let start = zip(short, long).prefix { $0 == $1 }.count
    if short.count < long.count {
      let isRest = short[start...].elementsEqual(long[(start + 1)...])
      return isRest && (start < short.count || short.count >= 8)
    }
    guard start < short.count else { return false }
    if short[(start + 1)...].elementsEqual(long[(start + 1)...]) {
      let areVowels = "aeiou".contains(short[start]) && "aeiou".contains(long[start])
      return areVowels || short.count >= 8
    }
    return start + 1 < short.count && short[start] == long[start + 1] && short[start + 1] == long[start]
      && short[(start + 2)...].elementsEqual(long[(start + 2)...])
  }
}
