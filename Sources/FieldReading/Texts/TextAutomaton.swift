/// Searches a text for many texts at once, in one pass over its bytes (Aho and Corasick, 1975).
///
/// Texts are compared in the form of `FoldedText`. ASCII is folded during the search, so most texts need no
/// copy.
package struct TextAutomaton {
  /// The class of each byte.
  ///
  /// Bytes that occur in none of the searched texts have class 0.
  private var classes = [UInt8](repeating: 0, count: 256)
  private var classCount = 1
  /// The next state for each state and class, times two; plus one if a text ends in that next state.
  private var next: [Int32] = []
  /// `outputs` lists the texts that end in each state.
  ///
  /// `shorter` is the state of the next shorter text that also ends there; 0 if there is none.
  private var outputs: [[Int]] = [[]]
  private var shorter: [Int32] = [0]
  private let space: UInt8

  /// Whether there are no texts to search for.
  package let isEmpty: Bool

  /// Creates a search for these texts, which must be folded.
  ///
  /// A text that is found is reported by its index in this list.
  package init(_ texts: [[UInt8]]) {
    isEmpty = texts.isEmpty
    for byte in texts.joined() where classes[Int(byte)] == 0 {
      classes[Int(byte)] = UInt8(classCount)
      classCount += 1
    }
    for capital in UInt8(ascii: "A")...UInt8(ascii: "Z") {
      classes[Int(capital)] = classes[Int(capital | 0x20)]
    }
    space = classes[0x20]
    next = Array(repeating: 0, count: classCount)
    for (index, text) in texts.enumerated() { insert(text, index) }
    link()
  }

  private mutating func insert(_ text: [UInt8], _ index: Int) {
    var state = 0
    for byte in text {
      let place = state * classCount + Int(classes[Int(byte)])
      if next[place] == 0 {
        next[place] = Int32(outputs.count)
        outputs.append([])
        next.append(contentsOf: repeatElement(0, count: classCount))
      }
      state = Int(next[place])
    }
    outputs[state].append(index)
  }

  /// Completes the table so that each byte takes one step.
  ///
  /// It goes from the shortest prefixes to the longest.
  private mutating func link() {
    var failure = [Int32](repeating: 0, count: outputs.count)
    shorter = failure
    var queue: [Int] = []
    for place in 0..<classCount where next[place] != 0 { queue.append(Int(next[place])) }
    var head = 0
    while head < queue.count {
      let state = queue[head]
      head += 1
      let back = Int(failure[state])
      shorter[state] = outputs[back].isEmpty ? shorter[back] : Int32(back)
      for letter in 0..<classCount {
        let place = state * classCount + letter
        let target = Int(next[place])
        if target != 0 {
          failure[target] = next[back * classCount + letter]
          queue.append(target)
        } else {
          next[place] = next[back * classCount + letter]
        }
      }
    }
    let ends = outputs.indices.map { !outputs[$0].isEmpty || shorter[$0] != 0 }
    for place in next.indices { next[place] = next[place] * 2 + (ends[Int(next[place])] ? 1 : 0) }
  }

  /// Calls `found` with the index of each text that occurs in `text`.
  ///
  /// It may report an index more than once.
  package func search(_ text: String, _ buffer: inout [UInt8], _ found: (Int) -> Void) {
    if isEmpty { return }
    let isDone = text.utf8.withContiguousStorageIfAvailable { search($0, isFolded: false, found) } ?? false
    guard !isDone else { return }
    buffer.removeAll(keepingCapacity: true)
    FoldedText.append(text, to: &buffer)
    buffer.withUnsafeBufferPointer { _ = search($0, isFolded: true, found) }
  }

  /// Searches these bytes.
  ///
  /// Returns false if they must be folded first.
  private func search(_ bytes: UnsafeBufferPointer<UInt8>, isFolded: Bool, _ found: (Int) -> Void) -> Bool {
    next.withUnsafeBufferPointer { next in
      classes.withUnsafeBufferPointer { classes in
        var state = 0
        var isAfterSpace = true
        for byte in bytes {
          var letter = classes[Int(byte)]
          if byte <= 0x20 {
            if isAfterSpace { continue }
            (letter, isAfterSpace) = (space, true)
          } else {
            if byte >= 0x80, !isFolded { return false }
            isAfterSpace = false
          }
          let value = Int(next[state * classCount + Int(letter)])
          state = value >> 1
          if value & 1 != 0 { report(state, found) }
        }
        return true
      }
    }
  }

  private func report(_ state: Int, _ found: (Int) -> Void) {
    var state = state
    while state != 0 {
      for index in outputs[state] { found(index) }
      state = Int(shorter[state])
    }
  }
}
