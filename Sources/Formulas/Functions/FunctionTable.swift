/// Every function by its name.
enum FunctionTable {
  static let functions: [String: FunctionDeclaration] = Dictionary(
    families.flatMap { $0 }.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  private static let families = [
    MathFunctions.all, RoundingFunctions.all, ConditionalFunctions.all.map(\.sharing),
    StatisticalFunctions.all.map(\.sharing),
    LogicalFunctions.all, LookupFunctions.all, ReferenceFunctions.all, TextFunctions.all, DateFunctions.all,
    InformationFunctions.all, FinancialFunctions.all, DepreciationFunctions.all, LambdaFunctions.all,
    WorkdayFunctions.all, DistributionFunctions.all,
    DynamicArrayFunctions.all,
  ]
}
