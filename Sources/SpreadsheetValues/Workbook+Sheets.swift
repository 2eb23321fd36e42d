extension Workbook {
  /// The sheet with this name, for reading and changing; names are case-insensitive, as in Excel.
  ///
  ///     workbook["Log"]?["B2"] = 12.50
  ///     workbook["Plan"] = Sheet("Plan")
  ///
  /// Setting a sheet replaces the sheet with this name and keeps the new sheet's own name, unless another sheet has
  /// that name. If no sheet has this name, the new sheet gets this name and is appended. Setting nil removes the
  /// sheet; formulas stay as they are.
  public subscript(name: String) -> Sheet? {
    get { self[sheet: name] }
    set { replace(index(ofSheet: name), with: newValue, name: name) }
    _modify {
      let index = index(ofSheet: name)
      var sheet = index.map { take($0) }
      // The sheet is put back even if the change throws.
      defer { replace(index, with: sheet, name: name) }
      yield &sheet
    }
  }

  /// The index of the sheet with this name.
  private func index(ofSheet name: String) -> Int? {
    let folded = name.lowercased()
    return sheets.firstIndex { $0.name == name || $0.name.lowercased() == folded }
  }

  /// Takes a sheet out of the list, so that changing it does not copy its rows.
  private mutating func take(_ index: Int) -> Sheet {
    var sheet = Sheet("")
    swap(&sheet, &sheets[index])
    return sheet
  }

  private mutating func replace(_ index: Int?, with sheet: Sheet?, name: String) {
    switch (index, sheet) {
    case (let index?, var sheet?):
      let folded = sheet.name.lowercased()
      let isTaken = sheets.indices.contains { $0 != index && sheets[$0].name.lowercased() == folded }
      if isTaken { sheet.name = name }
      sheets[index] = sheet
    case (let index?, nil): sheets.remove(at: index)
    case (nil, var sheet?):
      sheet.name = name
      sheets.append(sheet)
    case (nil, nil): break
    }
  }
}
