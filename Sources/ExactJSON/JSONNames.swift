/// The names of a document's members, each kept once.
///
/// Records repeat the same few names in the same order, so a name is mostly followed by the same name
/// as the last time: one comparison then saves creating and hashing a string.
struct JSONNames {
  /// A name by its bytes: Swift's own string equality would treat two encodings of `é` as one name.
  private struct Key: Hashable {
    let bytes: [UInt8]
  }

  private var keys: [Key] = []
  private var texts: [String] = []
  private var ids: [Key: Int] = [:]
  /// The name that last followed each name: at 0 the document's first name, at id + 1 that after `id`.
  private var followers: [Int] = [-1]
  /// The object in which a name was last inserted.
  private var lastObject: [Int] = []
  private var object = 0

  /// The name's text.
  func text(_ id: Int) -> String { texts[id] }

  /// The name that came after `previous` the last time, if these are its bytes.
  func expected(after previous: Int?, _ raw: JSONScanner.RawString) -> Int? {
    let id = followers[previous.map { $0 + 1 } ?? 0]
    guard id >= 0, !raw.hasEscapes, keys[id].bytes.count == raw.bytes.count,
      keys[id].bytes.elementsEqual(raw.bytes)
    else { return nil }
    return id
  }

  /// The number of a name; a new number if the name is new.
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

  /// Inserts a name into the object; false if it is there already.
  mutating func insert(_ id: Int) -> Bool {
    guard lastObject[id] != object else { return false }
    lastObject[id] = object
    return true
  }
}
