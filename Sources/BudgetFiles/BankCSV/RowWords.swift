/// Words by which rows are known that are no transactions.
enum RowWords {
  /// Whether a status, or what stands in a date's place, says that nothing is final.
  static func isPending(_ text: String) -> Bool {
    let folded = HeaderText.normalized(text)
    return pending.contains { folded == $0 || folded.hasPrefix($0 + " ") }
  }

  /// Whether a status says that all is done.
  static func isFinal(_ text: String) -> Bool {
    ["posted", "complete", "completed", "cleared", "settled", "gebucht", "ok"].contains(
      HeaderText.normalized(text))
  }

  /// Whether a status says that nothing moved.
  static func isVoid(_ text: String) -> Bool { void.contains(HeaderText.normalized(text)) }

  /// Why a row with this status is no transaction; nil where it may be one.
  static func reason(status: String) -> SkipReason? {
    isPending(status) ? .pending : isVoid(status) ? .void : nil
  }

  /// Why a row with this text is no transaction: it begins as the rows of opening and closing balances do, or is the
  /// label of a total; nil where it may be one.
  static func reason(text: String) -> SkipReason? {
    guard beginnings.mayBegin(text) else { return nil }
    let folded = HeaderText.normalized(text)
    if balances.contains(where: { folded.hasPrefix($0) }) { return .balances }
    return turnovers.contains(folded) ? .totals : nil
  }

  /// Whether a text begins as the rows do that say what there was before.
  static func isOpening(_ text: String) -> Bool {
    guard reason(text: text) == .balances else { return false }
    let folded = HeaderText.normalized(text)
    return !closings.contains { folded.hasPrefix($0) }
  }

  /// Whether a text is the label of a total.
  static func isTotal(_ text: String) -> Bool {
    HeaderText.isTotal(text)
      || ["合计", "总计", "小计", "turnover", "apyvarta", "kaive"].contains { text.lowercased().contains($0) }
  }

  /// Labels of totals beyond doubt, in rows that have a date as well.
  private static let turnovers: Set<String> = [
    "turnover", "apyvarta", "kaive", "total", "totals", "grand total",
  ]
  private static let beginnings = WordBeginnings(balances + turnovers)
  private static let pending = [
    "pending", "vorgemerkt", "umsatz vorgemerkt", "reserverat", "reserverad", "ausstehend", "en attente",
    "pendiente",
    "pendente", "in attesa", "in behandeling", "w toku", "fuggoben", "processing", "authorized", "authorised",
    "uncleared", "ממתין",
  ]
  private static let void: Set<String> = [
    "cancelled", "canceled", "declined", "failed", "reverted", "reversed", "rejected", "voided", "void",
    "expired",
    "denied", "storniert", "abgelehnt", "annule", "refuse", "cancelado", "cancelada", "rechazado",
    "annullato",
    "geannuleerd", "avbruten",
  ]
  /// Those of the balances that say what there is in the end.
  private static let closings = [
    "closing", "ending", "balance carried forward", "saldo final", "endsaldo", "solde final", "nouveau solde",
    "eindsaldo", "utgaende", "saldo koncowe", "zaro", "期末余额", "galutinis", "loppsaldo",
  ]
  private static let balances = [
    "opening balance", "closing balance", "beginning balance", "starting balance", "ending balance",
    "balance forward",
    "balance brought forward", "balance carried forward", "brought forward", "previous balance",
    "saldo anterior",
    "saldo inicial", "saldo final", "saldo iniziale", "saldo finale", "anfangssaldo", "endsaldo",
    "alter kontostand",
    "solde initial", "solde final", "ancien solde", "nouveau solde", "beginsaldo", "eindsaldo",
    "ingaende saldo",
    "utgaende saldo", "saldo poczatkowe", "saldo koncowe", "nyito egyenleg", "zaro egyenleg", "上期余额", "期初余额",
    "期末余额",
    "likutis", "pradinis likutis", "galutinis likutis", "algsaldo", "loppsaldo",
  ]
}
