internal import BudgetModel

/// The letters that stand beside amounts for a currency: codes, and what shops and banks write.
enum CurrencyWords {
  /// Whether a text beside an amount names a currency; other letters, as in `12abc`, make it no amount.
  static func contains(_ text: String) -> Bool {
    if text.isEmpty
      || text.unicodeScalars.contains(where: { $0.properties.generalCategory == .currencySymbol })
    {
      return true
    }
    return words.contains(text.lowercased().filter { $0 != "." })
  }

  /// Whether a text is the code or the name of a currency.
  static func isCode(_ text: String) -> Bool {
    guard let stated = StatedCurrency(text) else { return false }
    let isCode = text.utf8.count == 3 && Currency(text) == stated.currency
    // Short words stand for other things too, as `R` and `Fr`.
    return isCode
      ? stated.currency.standing != .unknown : text.utf8.count > 3 || text.utf8.contains { $0 > 0x7F }
  }

  /// ISO 4217 list one, and written forms without their points.
  private static let words = Set(
    """
    aed afn all amd ang aoa ars aud awg azn bam bbd bdt bgn bhd bif bmd bnd bob bov brl bsd btn bwp byn bzd
    cad cdf che chf chw clf clp cny cop cou crc cup cve czk djf dkk dop dzd egp ern etb eur fjd fkp gbp gel
    ghs gip gmd gnf gtq gyd hkd hnl htg huf idr ils inr iqd irr isk jmd jod jpy kes kgs khr kmf kpw krw kwd
    kyd kzt lak lbp lkr lrd lsl lyd mad mdl mga mkd mmk mnt mop mru mur mvr mwk mxn mxv myr mzn nad ngn nio
    nok npr nzd omr pab pen pgk php pkr pln pyg qar ron rsd rub rwf sar sbd scr sdg sek sgd shp sle sos srd
    ssp stn svc syp szl thb tjs tmt tnd top try ttd twd tzs uah ugx usd usn uyi uyu uyw uzs ved ves vnd vuv
    wst xaf xag xau xcd xcg xdr xof xpd xpf xpt yer zar zmw zwg hrk
    b bs c d din дин ден den dh dhs euro euros fr francs frs ft грн hrn k kc kčs kč km kn kr kuna l lei leu
    lev лв лева ls lt m mk n nfr р r rm rmb rp rs руб r s sfr sh so soʻm sr st t тг tk tl tsh ush yen yuan z
    zl zł zk дин ج د دا إ ريال درهم 元 円 圓 圆 원
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
