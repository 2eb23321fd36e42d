import Synchronization
import Testing

@testable import ParallelWork

@Suite struct OrderedWorkTests {
  struct Refused: Error, Equatable {
    let value: Int
  }

  @Test func resultsComeInTheOrderOfTheValues() {
    let work = OrderedWork<Int, Int, Never>(onAllCores: { { $0 * $0 } })
    var squares: [Int] = []
    work.forEachResult(of: 0..<1_000) { squares.append($0) }
    #expect(squares == (0..<1_000).map { $0 * $0 })
    #expect(work.count == 0)
    #expect(work.take() == nil)
  }

  @Test func whatOneThreadDoesInTurnIsDoneInOrder() {
    var sum = 0
    let work = OrderedWork<Int, Int, Never>(inTurn: {
      sum += $0
      return sum
    })
    var sums: [Int] = []
    work.forEachResult(of: 1...100) { sums.append($0) }
    #expect(sums == (1...100).map { $0 * ($0 + 1) / 2 })
  }

  @Test func aFailureStandsInTheOrder() {
    let work = OrderedWork<Int, Int, Refused>(onAllCores: {
      { value throws(Refused) in
        guard value != 3 else { throw Refused(value: value) }
        return value
      }
    })
    var values: [Int] = []
    #expect(throws: Refused(value: 3)) {
      try work.forEachResult(of: 0..<10) { values.append($0) }
    }
    #expect(values == [0, 1, 2])
  }

  @Test func itEndsWithItsOwnerAndHoldsNothing() {
    final class Held: Sendable {}
    weak var held: Held?
    let begun = Mutex(0)
    do {
      let object = Held()
      held = object
      let work = OrderedWork<Int, Bool, Never>(onAllCores: {
        { _ in withExtendedLifetime(object) { true } }
      })
      for value in 0..<100 { work.put(value) }
      #expect(work.take() == true)
      begun.withLock { $0 = work.count }
    }
    #expect(begun.withLock { $0 } == 99)
    #expect(held == nil)
  }

  @Test func valuesAreMadeAFewAhead() {
    let made = Mutex(0)
    let values = ReadAhead<Int, Never> {
      made.withLock {
        $0 += 1
        return $0 <= 20 ? $0 : nil
      }
    }
    var taken: [Int] = []
    while let value = values.next() {
      #expect(made.withLock { $0 } <= taken.count + 1 + ReadAhead<Int, Never>.capacity)
      taken.append(value)
    }
    #expect(taken == Array(1...20))
    #expect(values.next() == nil)
    #expect(made.withLock { $0 } == 21)
  }

  @Test func afterAFailureNoValueIsMade() throws {
    let made = Mutex(0)
    let values = ReadAhead<Int, Refused> { () throws(Refused) in
      let number = made.withLock {
        $0 += 1
        return $0
      }
      if number == 2 { throw Refused(value: number) }
      return number
    }
    #expect(try values.next() == 1)
    #expect(throws: Refused(value: 2)) { try values.next() }
    #expect(try values.next() == nil)
    #expect(made.withLock { $0 } == 2)
  }
}
