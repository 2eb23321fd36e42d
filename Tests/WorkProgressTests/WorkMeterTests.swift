import Testing

@testable import WorkProgress

/// Tests the progress of work.
@Suite struct WorkMeterTests {
  private typealias Reading = WorkMeter.Reading

  @Test func nothingIsKnownBeforeTheWorkBegins() {
    let meter = WorkMeter()
    #expect(meter.reading == Reading(rows: 0, percent: nil))
    meter.advance(10, rows: 3)
    #expect(meter.reading == Reading(rows: 3, percent: nil))
  }

  @Test func aStageIsMeasuredByItsUnits() {
    let meter = WorkMeter()
    meter.begin(400)
    #expect(meter.reading == Reading(rows: 0, percent: 0))
    meter.advance(3, rows: 1)
    #expect(meter.reading == Reading(rows: 1, percent: 0))
    meter.advance(161, rows: 6)
    #expect(meter.reading == Reading(rows: 7, percent: 41))
    meter.advance(235)
    #expect(meter.reading.percent == 99)
    meter.advance(1)
    #expect(meter.reading.percent == 100)
    meter.advance(1_000)
    #expect(meter.reading == Reading(rows: 7, percent: 100))
  }

  @Test func theNextStageGoesOnWhereTheLastOneCame() {
    let meter = WorkMeter()
    meter.begin(1_000, upTo: 30)
    meter.advance(500)
    #expect(meter.reading.percent == 15)
    meter.advance(400)
    meter.begin(10)
    #expect(meter.reading.percent == 27)
    meter.advance(5)
    // 27 plus half of the remaining 73.
    #expect(meter.reading.percent == 63)
    meter.begin(8, upTo: 20)
    #expect(meter.reading.percent == 63)
    meter.advance(8)
    #expect(meter.reading.percent == 63)
  }

  @Test(arguments: [0, -5]) func aStageWithoutUnitsIsNoProgress(units: Int) {
    let meter = WorkMeter()
    meter.begin(units, upTo: 500)
    meter.advance(7)
    #expect(meter.reading.percent == 0)
  }

  @Test func theLargestNumbersAreNoTrap() {
    let meter = WorkMeter()
    meter.begin(.max)
    meter.advance(.max / 2 + 1)
    #expect(meter.reading.percent == 50)
  }
}
