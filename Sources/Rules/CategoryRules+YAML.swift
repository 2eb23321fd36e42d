internal import BudgetModel
internal import ExactDecimals
internal import Foundation
internal import FieldReading
public import StrictYAML
internal import Yams

extension CategoryRules {
  /// Returns the text of an included file.
  ///
  /// - Throws: Any error if the file cannot be read.
  public typealias Reading = (_ path: String) throws -> String

  /// Reads a file of rules, and the files that it includes.
  ///
  /// - Parameters:
  ///   - yaml: The text of the file.
  ///   - path: The path of the file. The paths of included files are relative to its folder.
  ///   - read: Reads an included file.
  /// - Throws: `ProfileError` with the file, the line and the reason.
  public init(yaml: String, path: String, reading read: @escaping Reading) throws(ProfileError) {
    var reader = RuleReader(read: read)
    let name = URL(filePath: path).lastPathComponent
    rules = try reader.rules(of: try ProfileNode(yaml: yaml, file: name), path: path)
  }
}

/// Reads rules and the files that they include.
package struct RuleReader {
  /// The maximum number of files that a file may include, directly or indirectly.
  private static let fileLimit = 100
  /// The maximum size of the texts of all rules together, in bytes.
  ///
  /// The size of the search structure depends on the size of these texts.
  private static let textLimit = 200_000

  private let read: CategoryRules.Reading
  /// The files that are being read, outermost first.
  private var open: [String] = []
  private var files = 0
  private var textBytes = 0

  package init(read: @escaping CategoryRules.Reading) {
    self.read = read
  }

  /// Returns the rules in a file of rules, or in a value of another file such as a mapping.
  ///
  /// `node` is a list of rules, or has the keys `include` and `rules`. Included rules come last, so the rules of the
  /// file itself take precedence.
  package mutating func rules(of node: ProfileNode, path: String) throws(ProfileError) -> [CategoryRule] {
    open.append(path.standardPath)
    defer { open.removeLast() }
    if node.elements != nil { return try list(node) }
    var own: [CategoryRule] = []
    var included: [CategoryRule] = []
    for (key, value) in try node.members() {
      switch key {
      case "rules": own = try list(value)
      case "include":
        for element in value.elements ?? [value] { included += try include(element, from: path) }
      default: throw value.fault("this key is not known; rules and include are")
      }
    }
    return own + included
  }

  private mutating func include(
    _ node: ProfileNode, from path: String
  ) throws(ProfileError) -> [CategoryRule] {
    let name = try node.text()
    guard !name.isEmpty else { throw node.fault("the name of a file is needed here") }
    let target = name.beside(path)
    guard !open.contains(target.standardPath) else {
      throw node.fault("\(name) includes itself, by way of this file")
    }
    try countFile(at: node)
    let text: String
    do { text = try read(target) } catch { throw node.fault("\(name) cannot be read") }
    return try rules(of: try ProfileNode(yaml: text, file: name), path: target)
  }

  /// Counts an included file.
  ///
  /// Throws an error if there are too many.
  package mutating func countFile(at node: ProfileNode) throws(ProfileError) {
    files += 1
    guard files <= Self.fileLimit else { throw node.fault("more than \(Self.fileLimit) files are included") }
  }

  private mutating func list(_ node: ProfileNode) throws(ProfileError) -> [CategoryRule] {
    guard let elements = node.elements else { throw node.fault("a list of rules is needed here") }
    var rules: [CategoryRule] = []
    for element in elements { rules.append(try rule(element, number: rules.count + 1)) }
    return rules
  }

  private mutating func rule(_ node: ProfileNode, number: Int) throws(ProfileError) -> CategoryRule {
    var (name, overwrites) = ("", false)
    var (conditions, values) = (CategoryRule.Conditions(), CategoryRule.Values())
    for (key, value) in try node.members() {
      switch key {
      case "name": name = try value.text()
      case "text": conditions.texts = try texts(value)
      case "regex": conditions.regex = try value.regex()
      case "amount": conditions.amounts = try value.amounts()
      case "account": conditions.accounts = try value.oneOrMore()
      case "direction": conditions.direction = try value.direction()
      case "set": values = try value.values()
      case "overwrite": overwrites = try value.flag()
      default: throw value.fault("this key is not known")
      }
    }
    do throws(CategoryRuleError) {
      return try CategoryRule(
        name: name.isEmpty ? values.category ?? "rule \(number)" : name,
        place: Provenance(file: node.file, .line(node.line ?? 1, field: nil)), conditions: conditions,
        values: values, overwrites: overwrites)
    } catch {
      switch error {
      case .noCondition:
        throw node.fault("the rule has no condition: text, regex, amount, account or direction is needed")
      case .blankText: throw node.fault("a text that is not blank is needed here")
      case .nothingSet: throw node.fault("the rule sets nothing; the key set is needed")
      }
    }
  }

  private mutating func texts(_ node: ProfileNode) throws(ProfileError) -> [String] {
    let texts = try node.oneOrMore()
    textBytes += texts.reduce(0) { $0 + $1.utf8.count }
    guard textBytes <= Self.textLimit else {
      throw node.fault("the texts of all rules have more than \(Self.textLimit) bytes")
    }
    return texts
  }
}

extension String {
  /// The normalised form of the path.
  package var standardPath: String { URL(filePath: self).standardizedFileURL.path }

  /// Returns this path resolved against the folder of the file at another path.
  package func beside(_ path: String) -> String {
    hasPrefix("/")
      ? self : ((path as NSString).deletingLastPathComponent as NSString).appendingPathComponent(self)
  }
}

extension ProfileNode {
  /// Returns one text or a list of texts.
  ///
  /// Throws an error if a text is blank.
  fileprivate func oneOrMore() throws(ProfileError) -> [String] {
    let texts = elements == nil ? [try text()] : try self.texts()
    guard !texts.isEmpty, texts.allSatisfy({ !FoldedText.bytes($0).isEmpty }) else {
      throw fault("a text that is not blank is needed here")
    }
    return texts
  }

  fileprivate func regex() throws(ProfileError) -> TextPattern {
    let text = try text()
    do throws(TextPatternError) { return try TextPattern(text) } catch { throw fault(error.description) }
  }

  /// Returns a range of amounts.
  ///
  /// The node is a single amount, or it has `min`, `max` or both.
  fileprivate func amounts() throws(ProfileError) -> ClosedRange<Decimal> {
    guard isMapping else {
      let amount = try amount()
      return amount...amount
    }
    var (least, most) = (Decimal(0), Decimal(1_000_000_000_000_000))
    for (key, value) in try members() {
      switch key {
      case "min": least = try value.amount()
      case "max": most = try value.amount()
      default: throw value.fault("min and max are needed here")
      }
    }
    guard least <= most else { throw fault("min is greater than max") }
    return least...most
  }

  private func amount() throws(ProfileError) -> Decimal {
    let text = try text()
    guard let amount = try? Decimal(strict: text), amount >= 0 else {
      throw fault("\"\(text.prefix(40))\" is no amount; amounts are written such as 12.50, without a sign")
    }
    return amount
  }

  fileprivate func direction() throws(ProfileError) -> TransactionKind {
    switch try text() {
    case "expense": return .expense
    case "income": return .income
    default: throw fault("expense or income is needed here")
    }
  }

  fileprivate func values() throws(ProfileError) -> CategoryRule.Values {
    var values = CategoryRule.Values()
    for (key, value) in try members() {
      switch key {
      case "category": values.category = try value.visibleText()
      case "payee": values.payee = try value.visibleText()
      case "member": values.member = try value.visibleText()
      case "tags": values.tags = try value.oneOrMore()
      default: throw value.fault("category, payee, member and tags can be set")
      }
    }
    return values
  }

  private func visibleText() throws(ProfileError) -> String {
    let text = try text().trimmed
    guard !text.isEmpty else { throw fault("a text that is not blank is needed here") }
    return text
  }

  /// The line where the value begins, from 1.
  fileprivate var line: Int? { node.mark?.line }
}
