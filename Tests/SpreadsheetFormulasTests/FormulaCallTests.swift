import TestSupport
import Testing

@Suite struct FormulaCallTests {
  @Test func `calls of every shape end with a value`() {
    for number in 0..<1_500 as Range<UInt64> {
      var calls = FormulaCalls(SeededGenerator(seed: number))
      CallRun.compute(calls.formula(), number: number)
    }
  }
}
