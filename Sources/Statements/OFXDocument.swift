internal import BudgetModel
internal import Foundation
internal import ImportCore

/// The elements of an OFX file in SGML or XML: groups in file order, each with its values.
///
/// OFX 1 omits the end tags of values, and a value may be empty. So an element is a group if no text follows its tag
/// and the file contains an end tag with its name. The time is proportional to the size of the file. Declarations
/// such as a document type are refused, as they could declare entities.
struct OFXDocument {
  /// A group of values, for example a transaction.
  struct Group {
    let name: String
    let line: Int
    var values: [(name: String, text: String)] = []
    var groups: [Int] = []

    /// Returns the first value with this name; nil if it is blank or missing.
    subscript(name: String) -> String? {
      values.first { $0.name == name && !$0.text.isEmpty }?.text
    }
  }

  /// All groups.
  ///
  /// The first group represents the whole file.
  private(set) var groups: [Group] = [Group(name: "", line: 1)]

  private static let depthLimit = 64
  private static let nameLimit = 64
  private static let valueLimit = 20_000

  /// Parses the elements of a text.
  ///
  /// - Throws: `ImportError` with the line of text that is not valid OFX.
  init(_ text: StatementText, _ context: ImportContext) throws(ImportError) {
    var scanner = OFXScanner(text.bytes)
    do throws(OFXScanner.Fault) {
      let ended = try Self.endedNames(text.bytes)
      try read(&scanner, ended)
    } catch {
      throw ImportError([
        context.finding(.statement(.notOFX(error.fault)), at: .line(error.line, field: nil))
      ])
    }
    guard groups.contains(where: { $0.name == "OFX" }) else {
      throw ImportError([
        context.finding(.statement(.rootMissing), at: .whole)
      ])
    }
  }

  private static func endedNames(_ bytes: [UInt8]) throws(OFXScanner.Fault) -> Set<String> {
    var scanner = OFXScanner(bytes)
    var names: Set<String> = []
    while let tag = try scanner.nextTag(nameLimit: nameLimit) {
      if tag.isEnd { names.insert(tag.name) }
    }
    return names
  }

  private mutating func read(_ scanner: inout OFXScanner, _ ended: Set<String>) throws(OFXScanner.Fault) {
    var open = [0]
    while let tag = try scanner.nextTag(nameLimit: Self.nameLimit) {
      if tag.isEnd {
        // The end tag of a value closes no group. The end tag of a group also closes all groups that are open inside
        // it.
        if let place = open.lastIndex(where: { groups[$0].name == tag.name }), place > 0 {
          open.removeSubrange(place...)
        }
        continue
      }
      let text = try scanner.value(limit: Self.valueLimit)
      if text.isEmpty, ended.contains(tag.name), !tag.isEmpty {
        guard open.count < Self.depthLimit else {
          throw OFXScanner.Fault(line: tag.line, fault: .tooDeep(limit: Self.depthLimit))
        }
        groups.append(Group(name: tag.name, line: tag.line))
        if let parent = open.last { groups[parent].groups.append(groups.count - 1) }
        open.append(groups.count - 1)
      } else if let parent = open.last {
        groups[parent].values.append((tag.name, text))
      }
    }
  }

  /// Returns the groups with this name within a group, at any depth and in file order.
  ///
  /// Groups inside another group of the same kind as `group` are left out.
  func descendants(_ name: String, of group: Group) -> [Group] {
    var found: [Group] = []
    var waiting = Array(group.groups.reversed())
    while let place = waiting.popLast() {
      if groups[place].name == name {
        found.append(groups[place])
      } else if groups[place].name != group.name {
        waiting += groups[place].groups.reversed()
      }
    }
    return found
  }

  /// Returns the groups with one of these names anywhere in the file.
  func all(_ names: Set<String>) -> [Group] { groups.filter { names.contains($0.name) } }
}
