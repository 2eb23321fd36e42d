internal import BudgetModel
internal import ExactDecimals
internal import Foundation
internal import StrictYAML

extension CategoryRules {
  /// The rules as lines of YAML under the key `rules`; empty if there are no rules.
  package var yamlLines: [String] { rules.isEmpty ? [] : ["rules:"] + rules.flatMap(\.yamlLines) }
}

extension CategoryRule {
  fileprivate var yamlLines: [String] {
    let set = [
      ("category", values.category?.yamlQuoted), ("payee", values.payee?.yamlQuoted),
      ("member", values.member?.yamlQuoted), ("tags", values.tags.yamlList),
    ]
    let members = [
      ("text", conditions.texts.yamlList), ("regex", conditions.regex?.text.yamlQuoted),
      ("amount", conditions.amounts.map(Self.yaml)), ("account", conditions.accounts.yamlList),
      ("direction", conditions.direction?.rawValue),
      ("set", "{\(Self.pairs(set).joined(separator: ", "))}"),
      ("overwrite", overwrites ? "true" : nil),
    ]
    return ["  - name: \(name.yamlQuoted)"] + Self.pairs(members).map { "    \($0)" }
  }

  private static func pairs(_ members: [(String, String?)]) -> [String] {
    members.compactMap { key, value in value.map { "\(key): \($0)" } }
  }

  private static func yaml(_ amounts: ClosedRange<Decimal>) -> String {
    let (least, most) = (amounts.lowerBound.plainText, amounts.upperBound.plainText)
    return least == most ? least : "{min: \(least), max: \(most)}"
  }
}

extension [String] {
  /// The texts as a YAML list; nil if there are none.
  fileprivate var yamlList: String? {
    isEmpty ? nil : "[\(map(\.yamlQuoted).joined(separator: ", "))]"
  }
}
