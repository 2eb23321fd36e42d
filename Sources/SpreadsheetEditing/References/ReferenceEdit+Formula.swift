internal import SpreadsheetValues

extension ReferenceEdit {
  /// The formula after the edit.
  ///
  /// Everything except references to the edited sheet stays the same, byte for byte. A reference to deleted
  /// cells becomes `#REF!`, which keeps any sheet name before it.
  ///
  /// - Parameters:
  ///   - text: The formula without its equals sign.
  ///   - sheet: The sheet to which references without a sheet name refer.
  ///   - cell: The cell of the formula; if it is in the block that grows, other rules decide which ranges grow.
  /// - Returns: The new formula; nil if it does not change.
  func formula(_ text: String, on sheet: String, at cell: CellReference?) -> String? {
    let isOwn = concerns(sheet)
    guard mayChange(text.utf8, isOwn: isOwn) else { return nil }
    let formula = SheetReferences(text)
    if case .renameSheet(let name) = change { return renamed(formula, to: name) }
    return edited(formula, isOwn: isOwn, row: cell?.row)
  }

  /// Whether a formula may change and therefore has to be parsed; the formula may be escaped.
  func mayChange(_ bytes: some Collection<UInt8>, isOwn: Bool) -> Bool {
    let lowest: Int
    switch change {
    case .renameSheet: return bytes.contains { $0 == UInt8(ascii: "!") || $0 == UInt8(ascii: "#") }
    case .insertRows(let at, _): lowest = at
    case .deleteRows(let rows): lowest = rows.lowerBound
    case .extendBlock(let block, _): lowest = block.last.row
    case .extendBlockUpwards(let block, _): lowest = block.first.row
    }
    var (hasSheet, hasRow, number) = (isOwn, false, 0)
    var before: UInt8 = 0
    for byte in bytes {
      switch byte {
      case 0x30...0x39:
        number = min(number * 10 + Int(byte - 0x30), CellReference.maximumRow)
        if number >= lowest { hasRow = true }
      case UInt8(ascii: "!"): (hasSheet, number) = (true, 0)
      // A numeric character reference may stand for any character.
      case UInt8(ascii: "#") where before == UInt8(ascii: "&"): return true
      default: number = 0
      }
      before = byte
    }
    return hasSheet && hasRow
  }

  /// The rows of a reference's corners after an edit of rows.
  enum Rows: Equatable {
    case at(Int?, Int?)
    case gone
  }

  /// The rows of a reference after the edit.
  ///
  /// - Parameters:
  ///   - reference: The reference.
  ///   - isOwn: Whether the formula is on the edited sheet.
  ///   - formulaRow: The row of the formula.
  /// - Returns: The rows of the corners; nil rows for corners of whole columns.
  func rows(of reference: SheetReferences.Reference, isOwn: Bool, row formulaRow: Int?) -> Rows {
    let same = Rows.at(reference.first.row, reference.last?.row)
    switch reference.target {
    case .own: guard isOwn else { return same }
    case .sheet(let name): guard concerns(name) else { return same }
    case .sheets, .foreign: return same
    }
    guard let first = reference.first.row else { return same }
    guard let last = reference.last?.row else { return change.row(first).map { .at($0, nil) } ?? .gone }
    let lowest = min(first, last)...max(first, last)
    let grown = extended(reference, lowest, isOwn ? formulaRow : nil)
    guard let rows = grown ?? change.rows(lowest) else { return .gone }
    return first <= last ? .at(rows.lowerBound, rows.upperBound) : .at(rows.upperBound, rows.lowerBound)
  }

  /// The rows of a reference that grows with a block.
  ///
  /// In the rows of the block itself, only an end with a dollar sign grows: `$C$2:C50` in row 50 is a running sum.
  private func extended(
    _ reference: SheetReferences.Reference, _ rows: ClosedRange<Int>, _ formulaRow: Int?
  ) -> ClosedRange<Int>? {
    guard let last = reference.last else { return nil }
    let isUpper = (last.row ?? 0) >= (reference.first.row ?? 0)
    let (upper, lower) = isUpper ? (reference.first, last) : (last, reference.first)
    switch change {
    case .extendBlock(let block, _):
      if let formulaRow, block.rows.contains(formulaRow), !lower.isRowAbsolute { return nil }
    case .extendBlockUpwards(let block, _):
      if let formulaRow, block.rows.contains(formulaRow), !upper.isRowAbsolute { return nil }
    case .insertRows, .deleteRows, .renameSheet: return nil
    }
    let columns = [reference.first.column ?? 1, last.column ?? CellReference.maximumColumn].sorted()
    return change.extended(rows, columns: columns[0]...columns[1])
  }

  private func edited(_ formula: SheetReferences, isOwn: Bool, row: Int?) -> String? {
    var texts: [Int: String] = [:]
    for reference in formula.references {
      switch rows(of: reference, isOwn: isOwn, row: row) {
      case .gone:
        texts[reference.firstPlace] = "#REF!"
        for place in reference.firstPlace..<(reference.lastPlace ?? reference.firstPlace) {
          texts[place + 1] = ""
        }
      case .at(let first, let last):
        if let first, first != reference.first.row {
          texts[reference.firstPlace] = formula.text.tokens[reference.firstPlace].withRow(first)
        }
        if let last, last != reference.last?.row, let place = reference.lastPlace {
          texts[place] = formula.text.tokens[place].withRow(last)
        }
      }
    }
    return texts.isEmpty ? nil : formula.text.replacing { texts[$0] }
  }
}

extension ReferenceEdit {
  private func renamed(_ formula: SheetReferences, to name: String) -> String? {
    var texts: [Int: String] = [:]
    for prefix in formula.prefixes {
      let place = prefix.tokens.lowerBound
      switch prefix.target {
      case .sheet(let old) where concerns(old): texts[place] = SheetName.quoted(name)
      case .sheets(let first, let last) where concerns(first) || concerns(last):
        let names = [first, last].map { concerns($0) ? name : $0 }
        if prefix.isQuoted || names.contains(where: { SheetName.quoted($0) != $0 }) {
          texts[place] = "'" + Self.doubled(names.joined(separator: ":")) + "'"
        } else {
          texts[place] = names.joined(separator: ":")
        }
        if !prefix.isQuoted { (texts[place + 1], texts[place + 2]) = ("", "") }
      case .own, .sheet, .sheets, .foreign: break
      }
    }
    return texts.isEmpty ? nil : formula.text.replacing { texts[$0] }
  }

  /// A name with its apostrophes doubled, processed scalar by scalar.
  private static func doubled(_ name: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      if scalar == "'" { result.append(scalar) }
      result.append(scalar)
    }
    return String(result)
  }
}

extension FormulaToken {
  /// The corner as written, with another row.
  fileprivate func withRow(_ row: Int) -> String {
    let word = Array((word ?? "").utf8)
    let digits = word.reversed().prefix { $0 &- 0x30 <= 9 }.count
    return String(decoding: word.dropLast(digits), as: UTF8.self) + String(row)
  }
}
