internal import BudgetModel
internal import Foundation
internal import SpreadsheetFiles
internal import FieldReading

/// Reads the amount columns of rows.
struct MoneyReader {
  let resolved: ResolvedProfile
  let mark: DecimalMark
  /// Whether the amounts are in cents.
  private let areCents: Bool
  private let memo = TextCache<AmountField?>()

  init(resolved: ResolvedProfile, mark: DecimalMark, areCents: Bool = false) {
    (self.resolved, self.mark, self.areCents) = (resolved, mark, areCents)
  }

  private func field(_ text: String) -> AmountField? {
    let field = AmountField(text, mark: mark)
    return areCents ? field?.ofCents : field
  }

  /// What the amount columns of a row contain.
  enum Money {
    case blank
    case single(AmountField)
    case pair(outflow: AmountField?, inflow: AmountField?)
    case unreadable(text: String, column: Int?)
  }

  /// Reads the amount columns of a row.
  func read(_ fields: RowFields, _ kind: TransactionKind?) -> Money {
    switch resolved.amounts {
    case nil: return .blank
    case .single(.column(let column)):
      guard let amount = memo.value(column, fields, field) else {
        return .blank
      }
      guard let amount else { return .unreadable(text: fields.field(column) ?? "", column: column) }
      return .single(amount)
    case .single(let source):
      guard let text = resolved.text(source, fields, kind) else { return .blank }
      guard let amount = field(text) else {
        return .unreadable(text: text, column: source.columns.first)
      }
      return .single(amount)
    case .pair(let outSource, let inSource):
      let (outText, inText) = (resolved.text(outSource, fields, kind), resolved.text(inSource, fields, kind))
      if outText == nil, inText == nil { return .blank }
      let (outflow, inflow) = (
        outText.map(field), inText.map(field)
      )
      if case .some(.none) = outflow {
        return .unreadable(text: outText ?? "", column: outSource?.columns.first)
      }
      if case .some(.none) = inflow {
        return .unreadable(text: inText ?? "", column: inSource?.columns.first)
      }
      return .pair(outflow: outflow.flatMap(\.self), inflow: inflow.flatMap(\.self))
    }
  }
}

extension MoneyReader.Money {
  /// Inflow minus outflow; nil if the row has no readable amount.
  var moved: Decimal? {
    switch self {
    case .single(let amount): amount.value
    case .pair(let outflow, let inflow): (inflow?.value ?? 0) - (outflow.map { abs($0.value) } ?? 0)
    case .blank, .unreadable: nil
    }
  }

  /// The amount as written in the file, for row accounting.
  package var asWritten: Decimal? {
    switch self {
    case .single(let amount): amount.value
    case .pair(let outflow, let inflow): (outflow?.value ?? 0) + (inflow?.value ?? 0)
    case .blank, .unreadable: nil
    }
  }
}
