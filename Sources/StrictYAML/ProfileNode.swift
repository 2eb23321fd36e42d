package import Yams
internal import TextSafety

#if !Budgets
  #error("Add the trait Budgets to the package: traits: [\"Budgets\"]")
#endif

/// A value in the YAML of a profile, with its position; reading the value as a wrong type throws an error.
package struct ProfileNode {
  package let node: Node
  package let file: String
  /// The path of the value's key, such as `columns.date`.
  package let path: String

  /// Parses a document and creates the value of its top level.
  ///
  /// - Throws: `ProfileError` if the text is not valid YAML.
  package init(yaml: String, file: String) throws(ProfileError) {
    do {
      guard let node = try Yams.compose(yaml: yaml.streamSafe) else {
        throw ProfileError(file: file, line: 1, key: nil, reason: "the file is empty")
      }
      self.init(node, file: file, path: "")
    } catch let error as ProfileError {
      throw error
    } catch let error as YamlError {
      throw Self.fault(error, file)
    } catch {
      throw ProfileError(file: file, line: nil, key: nil, reason: "the file is not valid YAML")
    }
  }

  private init(_ node: Node, file: String, path: String) {
    (self.node, self.file, self.path) = (node, file, path)
  }

  private static func fault(_ error: YamlError, _ file: String) -> ProfileError {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      ProfileError(file: file, line: mark.line, key: nil, reason: "this is not valid YAML (\(problem))")
    case .duplicatedKeysInMapping(let keys, let context):
      ProfileError(
        file: file, line: context.mark.line, key: keys.first, reason: "the key occurs twice")
    default: ProfileError(file: file, line: nil, key: nil, reason: "the file is not valid YAML")
    }
  }

  /// Returns an error about this value.
  package func fault(_ reason: String) -> ProfileError {
    ProfileError(file: file, line: node.mark?.line, key: path.isEmpty ? nil : path, reason: reason)
  }

  private func child(_ node: Node, _ name: String) -> ProfileNode {
    ProfileNode(node, file: file, path: path.isEmpty ? name : "\(path).\(name)")
  }

  /// Returns the keys and values of a mapping, in their order.
  package func members() throws(ProfileError) -> [(key: String, value: ProfileNode)] {
    guard case .mapping(let mapping) = node else { throw fault("keys with values are needed here") }
    var members: [(String, ProfileNode)] = []
    for (key, value) in mapping {
      guard case .scalar(let scalar) = key else { throw fault("a key is a text") }
      members.append((scalar.string, child(value, scalar.string)))
    }
    return members
  }

  /// Returns the value as a text.
  package func text() throws(ProfileError) -> String {
    guard case .scalar(let scalar) = node else { throw fault("one text is needed here") }
    return scalar.string.streamSafe
  }

  /// Returns the value as `true` or `false`.
  package func flag() throws(ProfileError) -> Bool {
    switch try text() {
    case "true": return true
    case "false": return false
    default: throw fault("true or false is needed here")
    }
  }

  /// The elements of a list; nil if the value is not a list.
  package var elements: [ProfileNode]? {
    guard case .sequence(let sequence) = node else { return nil }
    return sequence.map { ProfileNode($0, file: file, path: path) }
  }

  /// Returns the texts of a list.
  package func texts() throws(ProfileError) -> [String] {
    guard let elements else { throw fault("a list of texts is needed here") }
    var texts: [String] = []
    for element in elements { texts.append(try element.text()) }
    return texts
  }

  /// Whether the value is a text without quotation marks.
  package var isPlain: Bool {
    guard case .scalar(let scalar) = node else { return false }
    return scalar.style == .plain
  }

  /// Whether the value is a mapping of keys to values.
  package var isMapping: Bool {
    if case .mapping = node { true } else { false }
  }
}
