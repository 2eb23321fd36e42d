import ExactDecimals
import Foundation
import Testing

@testable import BudgetReports

@Suite struct LinearScaleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let amounts: [String]
    let ticks: [String]
    var testDescription: String { name }
  }

  static let rows = [
    Row(name: "nothing", amounts: [], ticks: ["0", "1"]),
    Row(name: "only zero", amounts: ["0"], ticks: ["0", "1"]),
    Row(name: "thousands", amounts: ["2843.17"], ticks: ["0", "1000", "2000", "3000"]),
    Row(name: "a round end", amounts: ["400"], ticks: ["0", "100", "200", "300", "400"]),
    Row(name: "negative only", amounts: ["-70"], ticks: ["-80", "-60", "-40", "-20", "0"]),
    Row(name: "both sides", amounts: ["-120", "310"], ticks: ["-200", "0", "200", "400"]),
    Row(name: "a little below 0", amounts: ["-1305", "7134"], ticks: ["0", "5000", "10000"]),
    Row(name: "below 1", amounts: ["0.07"], ticks: ["0", "0.02", "0.04", "0.06", "0.08"]),
    Row(name: "cents", amounts: ["0.0003"], ticks: ["0", "0.0001", "0.0002", "0.0003"]),
    Row(
      name: "fifteen digits", amounts: ["999999999999999.9999"],
      ticks: ["0", "500000000000000", "1000000000000000"]),
  ]

  @Test(arguments: rows) func ticksAreRound(_ row: Row) throws {
    let scale = LinearScale(row.amounts.map(Sample.amount), from: 0, to: 100)
    #expect(scale.ticks.map(\.plainText) == row.ticks)
  }

  @Test func positionsFollowAmounts() {
    let scale = LinearScale([400], from: 10, to: 210)
    #expect(scale.position(0) == 10)
    #expect(scale.position(100) == 60)
    #expect(scale.position(Sample.amount("399.5")) == 209.75)
    #expect(scale.position(400) == 210)
  }

  @Test func aBandThatWouldBeEmptyEndsAtTheLowestAmount() {
    let scale = LinearScale([-500, 7_000], from: 0, to: 85)
    #expect(scale.lower == -500 && scale.position(-500) == 0)
    #expect(abs(scale.position(0) - 5) < 0.001)
  }

  @Test func verticalAxesRunUpwards() {
    let scale = LinearScale([-100, 100], from: 200, to: 0)
    #expect(scale.position(0) == 100)
    #expect(scale.position(100) == 0)
  }
}
