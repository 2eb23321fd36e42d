internal import SpreadsheetValues

extension SpreadsheetWritingError: CustomStringConvertible {
  /// One sentence with sheet, cell and reason: `sheet Log, cell B7: the amount is no number`.
  public var description: String {
    let place = [sheet.map { "sheet \($0)" }, cell.map { "cell \($0)" }].compactMap(\.self)
    return place.isEmpty ? words : "\(place.joined(separator: ", ")): \(words)"
  }

  private var words: String {
    switch reason {
    case .invalidSheetName(let why): "a sheet cannot have this name (\(why))"
    case .duplicateSheetName: "two sheets have this name"
    case .noVisibleSheet: "no sheet is shown"
    case .outOfSequence: "the sheets' rows were not written in order"
    case .rowOutOfRange(let row):
      "row \(row) lies outside a sheet, which ends at row \(CellReference.maximumRow)"
    case .rowOutOfOrder(let row, let previous): "row \(row) comes after row \(previous)"
    case .cellOutsideRow(let row): "the cell does not stand in its row \(row)"
    case .cellOutOfOrder(let previous): "the cell comes after \(previous)"
    case .invalidColumns(let columns): "columns \(columns.lowerBound) to \(columns.upperBound) overlap others"
    case .notANumber: "the amount is no number"
    case .textTooLong(let count, let limit): "the text has \(count) characters; a cell holds \(limit)"
    case .formulaTooLong(let count): "the formula has \(count) characters; a cell holds 8,192"
    case .illegalCharacter(let scalar):
      "the text holds the character U+\(String(scalar.value, radix: 16, uppercase: true)), which no workbook can"
    case .invalidMerge(let range): "the cells \(range) cannot be merged"
    case .invalidName(let name): "\"\(name)\" cannot be a name"
    case .invalidTable(let name): "the table \(name) does not fit its cells"
    case .invalidTableColumn(let name): "the column \"\(name)\" needs a name of its own"
    case .tableHeaderMismatch(let column): "the header of the column \"\(column)\" is another"
    case .listItemWithComma(let item): "the choice \"\(item)\" has a comma"
    case .duplicateComment: "the cell has two comments"
    case .unknownSheet(let name): "there is no sheet \"\(name)\""
    case .dateOutOfRange(let date): "\(date) is before the first day of the workbook"
    case .tooManyStyles(let limit): "there are more than \(limit) cell styles"
    case .losses(let losses):
      "a new file would lose \(losses.map(\.description).joined(separator: ", ")); change the file in place instead"
    case .invalidValue(let text): "\(text) is outside of what the file can say"
    case .archive(let message): "the archive cannot be made (\(message))"
    case .output(let error): "the file cannot be written (\(error.cause.message))"
    }
  }
}
