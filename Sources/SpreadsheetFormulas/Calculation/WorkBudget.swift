internal import SpreadsheetValues

/// The maximum work of a workbook's formulas in one recalculation.
///
/// If formulas need more work, their cells become `#NUM!` and are reported as problems. Each limit has a
/// fixed part and a part that grows with the number of cells.
public struct WorkLimits: Hashable, Sendable {
  /// The number of evaluated parts of formulas and of values read, in all formulas together.
  public var steps: Int
  /// The number of bytes of the texts that formulas return, in all formulas together.
  public var textBytes: Int
  /// The number of values in the intermediate arrays of one formula.
  public var arrayValues: Int
  /// The number of cells that dynamic array formulas fill if their results need other ranges than those in the file.
  public var filledCells: Int
  /// The number of values in cached indexes; if there are more, all of them are dropped and computed again when
  /// needed.
  var keptValues: Int

  /// Creates the limits of a workbook with this number of formulas among its cells.
  public init(formulas: Int, cells: Int) {
    steps = 40_000_000 + 1_000 * formulas + 20 * cells
    textBytes = (32 << 20) + 1_024 * formulas
    arrayValues = 4_194_304 + 8 * cells
    filledCells = 2_097_152 + 4 * cells
    keptValues = 1_048_576 + 4 * cells
  }

  /// No limits, for trusted workbooks.
  public static let none = WorkLimits(all: .max)

  private init(all limit: Int) {
    (steps, textBytes, arrayValues, filledCells, keptValues) = (limit, limit, limit, limit, limit)
  }
}

/// The work that formulas may still do.
struct WorkBudget {
  let limits: WorkLimits
  /// The steps so far, in all formulas together.
  private(set) var steps = 0
  private var textBytes = 0
  /// The steps before the formula being evaluated.
  private var stepsBefore = 0
  private var arrayValues = 0

  init(_ limits: WorkLimits) {
    self.limits = limits
  }

  /// Starts the next formula, which may use half of all steps.
  mutating func startFormula() { (stepsBefore, arrayValues) = (steps, 0) }

  mutating func spend(_ count: Int) throws(Stop) {
    // One formula may use at most half of all steps, so that the others can still be computed.
    let end = min(limits.steps, stepsBefore + limits.steps / 2)
    guard count <= end - steps else {
      steps = max(steps, end)
      throw .exhausted
    }
    steps += count
  }

  mutating func spend(textBytes count: Int) throws(Stop) {
    textBytes += count
    guard textBytes <= limits.textBytes else { throw .exhausted }
  }

  mutating func spend(arrayValues count: Int) throws(Stop) {
    arrayValues += count
    guard arrayValues <= limits.arrayValues else { throw .exhausted }
    try spend(count)
  }
}

extension Calculation {
  /// Counts steps before they are taken.
  func spend(_ count: Int) throws(Stop) { try work.spend(count) }

  /// Counts the values of an array before it is created.
  func spend(arrayValues count: Int) throws(Stop) { try work.spend(arrayValues: count) }

  /// Counts the bytes of a text or the values of an array that a formula returns.
  func spend(on result: Operand) throws(Stop) {
    switch result {
    case .scalar(let value): try spend(on: value)
    case .array(let array): try work.spend(arrayValues: array.values.count)
    case .reference, .function, .missing: break
    }
  }

  func spend(on value: CellValue) throws(Stop) {
    if case .text(let text) = value { try work.spend(textBytes: text.utf8.count) }
  }

  /// Counts the reading of values; long texts count more.
  func spend(reading values: [CellValue]) throws(Stop) {
    var steps = values.count
    for case .text(let text) in values { steps += text.readingSteps }
    try work.spend(steps)
  }
}

extension String {
  /// The steps for reading the whole text.
  var readingSteps: Int { utf8.count >> 5 }
}
