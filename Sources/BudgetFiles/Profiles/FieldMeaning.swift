/// What a column of a bank's or an app's CSV holds; the names are those of profiles (`Docs/profiles.md`).
public enum FieldMeaning: String, CaseIterable, Hashable, Sendable {
  case date, valueDate, time
  case payee, description, memo, note
  case category, subcategory, group
  case amount, outflow, inflow, indicator, fee, tax, balance, currency
  case account, toAccount, iban, member, tags
  case id, reference, checkNumber, type, rowType, status, cleared
  case month, budgeted, actual

  /// Those that a profile may name; the others are found by looking at a file, or said in another way.
  static let ofProfiles: Set<FieldMeaning> = Set(allCases).subtracting([
    .outflow, .inflow, .indicator, .tax, .rowType, .subcategory,
  ])

  /// The place in tables by meaning.
  var index: Int { Self.places[self] ?? 0 }

  private static let places = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($0.element, $0.offset) })
}
