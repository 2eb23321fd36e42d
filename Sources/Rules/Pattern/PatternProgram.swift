/// A regular expression as a program.
///
/// A search follows all possible steps in parallel (Thompson, 1968).
struct PatternProgram: Sendable {
  enum Step: Sendable {
    /// Consumes a character that passes the test with this number.
    case take(Int)
    /// Continues if a condition holds.
    case check(PatternAssertion)
    /// Continues at both steps.
    case split(Int, Int)
    case jump(Int)
    case found
    /// Never continues.
    case fail
  }

  /// The maximum number of steps.
  ///
  /// It also limits the cost of each character of a text.
  static let stepLimit = 4_000

  private(set) var steps: [Step] = []
  /// The tests of characters.
  ///
  /// Equal tests are stored once.
  private(set) var atoms: [PatternAtom] = []
  /// The properties of positions that the conditions depend on.
  private(set) var needs: PlaceInText = []
  private var numbers: [PatternAtom: Int] = [:]
  private var work = 0

  /// Creates the steps of a parsed expression.
  ///
  /// - Throws: `TextPatternError` if counted repetitions make the program too long.
  init(_ node: PatternNode) throws(TextPatternError) {
    try add(node)
    steps.append(.found)
    numbers = [:]
  }

  private mutating func add(_ node: PatternNode) throws(TextPatternError) {
    work += 1
    guard steps.count < Self.stepLimit, work < 4 * Self.stepLimit else {
      throw TextPatternError(
        "the pattern has more than \(Self.stepLimit) characters and signs, each repetition such as {5} written out"
      )
    }
    switch node {
    case .atom(let atom): steps.append(.take(number(of: atom)))
    case .assertion(let assertion):
      needs.formUnion(assertion.needs)
      steps.append(.check(assertion))
    case .sequence(let parts): for part in parts { try add(part) }
    case .choice(let branches): try add(oneOf: branches)
    case .repeated(let part, let least, let most): try add(part, least, most)
    }
  }

  private mutating func number(of atom: PatternAtom) -> Int {
    if let number = numbers[atom] { return number }
    numbers[atom] = atoms.count
    atoms.append(atom)
    return atoms.count - 1
  }

  private mutating func add(oneOf branches: [PatternNode]) throws(TextPatternError) {
    if branches.isEmpty { steps.append(.fail) }
    var jumps: [Int] = []
    for (index, branch) in branches.enumerated() {
      let split = steps.count
      if index < branches.count - 1 { steps.append(.fail) }
      try add(branch)
      guard index < branches.count - 1 else { break }
      jumps.append(steps.count)
      steps.append(.fail)
      steps[split] = .split(split + 1, steps.count)
    }
    for jump in jumps { steps[jump] = .jump(steps.count) }
  }

  private mutating func add(_ part: PatternNode, _ least: Int, _ most: Int?) throws(TextPatternError) {
    for _ in 0..<least { try add(part) }
    guard let most else {
      let loop = steps.count
      steps.append(.fail)
      try add(part)
      steps.append(.jump(loop))
      steps[loop] = .split(loop + 1, steps.count)
      return
    }
    var exits: [Int] = []
    for _ in 0..<max(0, most - least) {
      exits.append(steps.count)
      steps.append(.fail)
      try add(part)
    }
    for exit in exits { steps[exit] = .split(exit + 1, steps.count) }
  }
}
