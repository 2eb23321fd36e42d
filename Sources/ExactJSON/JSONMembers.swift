extension [JSONMember] {
  /// The value of the member with this name; setting nil removes the member, and setting a value for a new name
  /// appends a member.
  package subscript(name: String) -> JSONValue? {
    get { first { $0.name == name }?.value }
    set {
      guard let index = firstIndex(where: { $0.name == name }) else {
        if let newValue { append(JSONMember(name, newValue)) }
        return
      }
      if let newValue {
        self[index].value = newValue
      } else {
        remove(at: index)
      }
    }
  }

  /// Renames a member; does nothing if a member already has the new name.
  package mutating func rename(_ old: String, to new: String) {
    guard self[new] == nil, let index = firstIndex(where: { $0.name == old }) else { return }
    self[index].name = new
  }
}

extension JSONValue {
  /// The text of a string; nil for any other value.
  package var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The members of an object; nil for any other value.
  package var members: [JSONMember]? {
    guard case .object(let members) = self else { return nil }
    return members
  }

  /// The elements of an array; nil for any other value.
  package var elements: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }
}
