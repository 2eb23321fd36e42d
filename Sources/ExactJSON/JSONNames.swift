/// The names of a document's members, each stored once.
///
/// Records repeat the same few names in the same order, so a name is usually followed by the same name as last time.
/// One comparison with the expected name then avoids creating and hashing a string.
struct JSONNames {
  /// A name, compared by its bytes; Swift's string equality would treat two encodings of `é` as the same name.
  private struct Key: Hashable {
    let bytes: [UInt8]
  }

  private var keys: [Key] = []
  private var texts: [String] = []
  private var ids: [Key: Int] = [:]
  /// The name that last followed the name `id`, at index id + 1; the document's first name is at index 0.
  private var followers: [Int] = [-1]
  /// The object to which each name was last added.
  private var lastObject: [Int] = []
  private var object = 0

  /// The text of a name.
  func text(_ id: Int) -> String { texts[id] }

  /// The name that followed `previous` last time, if it has these bytes; otherwise nil.
  func expected(after previous: Int?, _ raw: JSONScanner.RawString) -> Int? {
    let id = followers[previous.map { $0 + 1 } ?? 0]
    guard id >= 0, !raw.hasEscapes, keys[id].bytes.count == raw.bytes.count,
      keys[id].bytes.elementsEqual(raw.bytes)
    else { return nil }
    return id
  }

  /// The number of a name; a new name gets a new number.
  mutating func id(of text: String, after previous: Int?) -> Int {
    let key = Key(bytes: Array(text.utf8))
    let id = ids[key] ?? add(key, text)
    followers[previous.map { $0 + 1 } ?? 0] = id
    return id
  }

  private mutating func add(_ key: Key, _ text: String) -> Int {
    let id = keys.count
    keys.append(key)
    texts.append(text)
    ids[key] = id
    followers.append(-1)
    lastObject.append(0)
    return id
  }

  /// Begins an object without names.
  mutating func beginObject() {
    object += 1
  }

  /// Adds the name to the object; returns false if the object already has it.
  mutating func insert(_ id: Int) -> Bool {
    guard lastObject[id] != object else { return false }
    lastObject[id] = object
    return true
  }
}
