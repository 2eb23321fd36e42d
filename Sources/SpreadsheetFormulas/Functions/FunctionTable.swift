internal import CalendarDates
internal import SpreadsheetValues

/// All functions by name.
enum FunctionTable {
  static let functions: [String: FunctionDeclaration] = Dictionary(
    families.flatMap { $0 }.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  private static let families = [
    MathFunctions.all, RoundingFunctions.all, ConditionalFunctions.all.map(\.sharing),
    StatisticalFunctions.all.map(\.sharing),
    LogicalFunctions.all, LookupFunctions.all, ReferenceFunctions.all, TextFunctions.all, DateFunctions.all,
    TextPartFunctions.all, NumberTextFunctions.all,
    InformationFunctions.all, FinancialFunctions.all, DepreciationFunctions.all, LambdaFunctions.all,
    WorkdayFunctions.all, DistributionFunctions.all,
    DynamicArrayFunctions.all,
  ]
}

extension Calculation {
  /// Creates a calculation with all functions.
  convenience init(
    _ workbook: Workbook, now moment: (date: CalendarDate, time: TimeOfDay),
    arithmetic: Arithmetic = .decimal, limits: WorkLimits? = nil, isPending: @escaping (Cell) -> Bool
  ) {
    self.init(
      workbook, now: moment, arithmetic: arithmetic, limits: limits, functions: FunctionTable.functions,
      isPending: isPending)
  }
}
