internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// Functions for the depreciation of an asset.
enum DepreciationFunctions {
  static let all = [
    FunctionDeclaration("SLN", 3, [.number, .number, .number], straightLine),
    FunctionDeclaration("SYD", 4, [.number, .number, .number, .number], sumOfYears),
    FunctionDeclaration("DB", 4, [.number, .number, .number, .number, .number], fixedDeclining),
    FunctionDeclaration("DDB", 4, [.number, .number, .number, .number, .number], doubleDeclining),
  ]

  /// Computes `SLN`: the same depreciation in every period.
  static func straightLine(_ arguments: Arguments) throws(Stop) -> Operand {
    let loss = try arguments.number(0).minus(try arguments.number(1))
    return .number(try loss.over(try arguments.number(2)))
  }

  /// Computes `SYD`: the whole loss, times the number of remaining periods, divided by the sum of all period numbers.
  static func sumOfYears(_ arguments: Arguments) throws(Stop) -> Operand {
    let loss = try arguments.number(0).minus(try arguments.number(1))
    let (life, period) = (try arguments.number(2), try arguments.number(3))
    guard life > 0, period > 0, period <= life else { throw .error(.number) }
    let left = try life.minus(period).plus(1)
    return .number(try loss.times(left).times(2).over(try life.times(try life.plus(1))))
  }

  /// Computes `DB`: a rate rounded to three decimal places, applied to the book value; the first and last
  /// year may be shorter.
  static func fixedDeclining(_ arguments: Arguments) throws(Stop) -> Operand {
    let (cost, salvage) = (try arguments.number(0), try arguments.number(1))
    let (life, period) = (try arguments.number(2), try arguments.integer(3))
    let months = try arguments.integer(4, default: 12)
    guard cost >= 0, salvage >= 0, life > 0, life <= 10_000, period >= 1, (1...12).contains(months),
      Decimal(period) <= (months == 12 ? life : try life.plus(1))
    else { throw .error(.number) }
    guard cost > 0 else { return .number(0) }
    let share = try salvage.over(cost)
    let root = share == 0 ? 0 : try share.raised(to: try Decimal(1).over(life))
    let rate = try Decimal(1).minus(root).rounded(toPlaces: 3)
    var loss = try cost.times(rate).times(Decimal(months)).over(12)
    var total = loss
    try arguments.calculation.spend(20 * period)
    if period > 1 {
      for year in 2...period {
        loss = try cost.minus(total).times(rate)
        if Decimal(year) > life { loss = try loss.times(Decimal(12 - months)).over(12) }
        total = try total.plus(loss)
      }
    }
    return .number(loss)
  }

  /// Computes `DDB`: a multiple of the straight-line rate, applied to the book value, which never falls below
  /// the salvage value.
  static func doubleDeclining(_ arguments: Arguments) throws(Stop) -> Operand {
    let (cost, salvage) = (try arguments.number(0), try arguments.number(1))
    let (life, period) = (try arguments.number(2), try arguments.integer(3))
    let factor = try arguments.number(4, default: 2)
    guard cost >= 0, salvage >= 0, life > 0, life <= 10_000, period >= 1, Decimal(period) <= life, factor > 0
    else { throw .error(.number) }
    let rate = min(try factor.over(life), 1)
    var value = cost
    var loss: Decimal = 0
    try arguments.calculation.spend(20 * period)
    for _ in 1...period {
      loss = max(min(try value.times(rate), try value.minus(salvage)), 0)
      value = try value.minus(loss)
    }
    return .number(loss)
  }
}
