/// Searches texts for a pattern in one pass.
///
/// All steps that are possible at a position together form a state.
///
/// States are cached up to a limit. Each search is used by one thread only.
final class PatternSearch {
  private struct State {
    /// The steps from which the search continues.
    let steps: [Int32]
    /// The next state for each symbol.
    ///
    /// A next state is unknown if its number is -1 or if the array ends before it.
    var next: [Int32] = []
  }

  private static let unknown: Int32 = -1
  /// The number that stands for the state after the pattern was found.
  private static let found: Int32 = -2
  /// The maximum count of numbers in all cached states together.
  private static let memoryLimit = 500_000

  private let program: PatternProgram
  private var alphabet: PatternAlphabet
  private var boundaries = WordBoundaries()
  private var states: [State] = []
  private var stateOfSteps: [[Int32]: Int32] = [:]
  private var memory = 0
  /// The symbol of each pair of a character class and a kind of position; -1 if the pair has not occurred yet.
  private var symbols: [Int] = []
  /// The character class and the kind of position of each symbol.
  ///
  /// The class is -1 at the end of the text.
  private var meanings: [(characters: Int, place: PlaceInText)] = []
  private var marks: [Bool]
  private var pending: [Int] = []
  /// The number of steps that were followed so far.
  private(set) var work = 0

  /// Creates a search for a pattern.
  init(_ pattern: TextPattern) {
    program = pattern.program
    alphabet = PatternAlphabet(program.atoms)
    marks = Array(repeating: false, count: program.steps.count)
    forget()
  }

  /// Returns whether the pattern matches somewhere in a text.
  func matches(_ text: String) -> Bool {
    let inASCII = text.utf8.withContiguousStorageIfAvailable { matchesASCII($0) }
    if let answer = inASCII ?? nil { return answer }
    return matchesCharacters(Array(text))
  }

  // MARK: Texts

  /// Returns whether the pattern matches an ASCII text without carriage returns; nil for any other text.
  private func matchesASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    guard bytes.allSatisfy({ $0 < 0x80 && $0 != 0x0d }) else { return nil }
    var state: Int32 = 0
    let needs = program.needs
    for index in bytes.indices {
      var place: PlaceInText = []
      if !needs.isEmpty {
        let before = index > 0 ? bytes[index - 1] : nil
        let isLast = index + 1 == bytes.count
        if needs.contains(.wordBoundary) {
          let isBoundary = before.map { left in
            WordBoundaries.isBetween(
              index > 1 ? bytes[index - 2] : nil, left, bytes[index], isLast ? nil : bytes[index + 1])
          }
          if isBoundary ?? true { place.insert(.wordBoundary) }
        }
        place.formUnion(
          Self.place(
            isFirst: index == 0, isLast: isLast, isAfterNewline: before.map(Self.isNewline) ?? false,
            isBeforeNewline: Self.isNewline(bytes[index])))
      }
      state = next(state, alphabet.number(ofASCII: bytes[index]), place.intersection(needs))
      if state == Self.found { return true }
    }
    return isFoundAtEnd(
      state, isEmpty: bytes.isEmpty, isAfterNewline: bytes.last.map(Self.isNewline) ?? false)
  }

  private func matchesCharacters(_ text: [Character]) -> Bool {
    var state: Int32 = 0
    let needs = program.needs
    for (index, character) in text.enumerated() {
      var place: PlaceInText = []
      if !needs.isEmpty {
        if needs.contains(.wordBoundary), boundaries.isBefore(index, in: text) { place.insert(.wordBoundary) }
        place.formUnion(
          Self.place(
            isFirst: index == 0, isLast: index + 1 == text.count,
            isAfterNewline: index > 0 && text[index - 1].isNewline, isBeforeNewline: character.isNewline))
      }
      state = next(state, alphabet.number(of: character), place.intersection(needs))
      if state == Self.found { return true }
    }
    return isFoundAtEnd(state, isEmpty: text.isEmpty, isAfterNewline: text.last?.isNewline ?? false)
  }

  private static func isNewline(_ byte: UInt8) -> Bool { (0x0a...0x0d).contains(byte) }

  private static func place(
    isFirst: Bool, isLast: Bool, isAfterNewline: Bool, isBeforeNewline: Bool
  ) -> PlaceInText {
    var place: PlaceInText = isFirst ? .textStart : []
    if isAfterNewline { place.insert(.afterNewline) }
    if isBeforeNewline { place.insert(isLast ? [.beforeNewline, .beforeLastLineEnd] : .beforeNewline) }
    return place
  }

  private func isFoundAtEnd(_ state: Int32, isEmpty: Bool, isAfterNewline: Bool) -> Bool {
    var place: PlaceInText = [.textEnd, .wordBoundary]
    if isEmpty { place.insert(.textStart) }
    if isAfterNewline { place.insert(.afterNewline) }
    return next(state, -1, place.intersection(program.needs)) == Self.found
  }

  // MARK: States

  /// Returns the state after a character of this class, or after the end of the text.
  ///
  /// The state is `found` if the pattern already matches before that character or end.
  private func next(_ state: Int32, _ characters: Int, _ place: PlaceInText) -> Int32 {
    let symbol = symbol(characters, place)
    if symbol < states[Int(state)].next.count {
      let known = states[Int(state)].next[symbol]
      if known != Self.unknown { return known }
    }
    return computed(state, symbol)
  }

  private func symbol(_ characters: Int, _ place: PlaceInText) -> Int {
    let key = (characters + 1) << 6 | Int(place.rawValue)
    if key < symbols.count, symbols[key] >= 0 { return symbols[key] }
    if key >= symbols.count { symbols += repeatElement(-1, count: key + 1 - symbols.count) }
    symbols[key] = meanings.count
    meanings.append((characters, place))
    return meanings.count - 1
  }

  private func computed(_ state: Int32, _ symbol: Int) -> Int32 {
    let (characters, place) = meanings[symbol]
    let (reached, isFound) = reach(states[Int(state)].steps, at: place)
    var target = Self.found
    if !isFound {
      let passed = characters >= 0 ? alphabet.tests[characters] : []
      // Until the pattern is found, a match may begin at each character.
      var steps: [Int32] = [0]
      for step in reached {
        if case .take(let atom) = program.steps[step], characters >= 0, passed[atom] {
          steps.append(Int32(step + 1))
        }
      }
      if memory > Self.memoryLimit {
        forget()
        return number(of: steps)
      }
      target = number(of: steps)
    }
    remember(target, after: state, symbol)
    return target
  }

  /// Follows the steps that take no character, and returns the steps that take the next character.
  ///
  /// `isFound` says whether the end of the pattern is reached too.
  private func reach(_ steps: [Int32], at place: PlaceInText) -> (steps: [Int], isFound: Bool) {
    var visited: [Int] = []
    var taking: [Int] = []
    var isFound = false
    pending.removeAll(keepingCapacity: true)
    pending.append(contentsOf: steps.map(Int.init))
    while let step = pending.popLast() {
      if marks[step] { continue }
      marks[step] = true
      visited.append(step)
      switch program.steps[step] {
      case .take: taking.append(step)
      case .check(let assertion): if assertion.holds(at: place) { pending.append(step + 1) }
      case .split(let first, let second):
        pending.append(first)
        pending.append(second)
      case .jump(let target): pending.append(target)
      case .found: isFound = true
      case .fail: break
      }
    }
    for step in visited { marks[step] = false }
    work += visited.count
    return (taking, isFound)
  }

  private func remember(_ target: Int32, after state: Int32, _ symbol: Int) {
    let missing = symbol + 1 - states[Int(state)].next.count
    if missing > 0 {
      states[Int(state)].next.append(contentsOf: repeatElement(Self.unknown, count: missing))
      memory += missing
    }
    states[Int(state)].next[symbol] = target
  }

  private func number(of steps: [Int32]) -> Int32 {
    if let known = stateOfSteps[steps] { return known }
    let number = Int32(states.count)
    states.append(State(steps: steps))
    stateOfSteps[steps] = number
    memory += 2 * steps.count + 8
    return number
  }

  /// Clears the cache.
  ///
  /// Then it contains only the state before the first character.
  private func forget() {
    states = []
    stateOfSteps = [:]
    memory = 0
    _ = number(of: [0])
  }
}
