internal import SpreadsheetValues

extension PartReferences {
  /// Moves drawings together with the cells that they cover.
  func anchors(_ place: Int, _ tree: MarkupTree, _ changes: inout MarkupChanges) {
    guard isOwn, edit.firstMovedRow != nil else { return }
    switch tree.elements[place].name {
    case "twoCellAnchor", "oneCellAnchor", "anchor": anchor(place, tree, &changes)
    case "ClientData": clientData(place, tree, &changes)
    default: break
    }
  }

  /// How a drawing moves with the cells that it covers (ECMA-376 20.5.3.2, ST_EditAs).
  enum Movement {
    case movesAndSizes, moves, stays
  }

  private func anchor(_ place: Int, _ tree: MarkupTree, _ changes: inout MarkupChanges) {
    guard let from = corner("from", in: place, tree) else { return }
    let to = corner("to", in: place, tree)
    let moved = moved(from.row, to?.row, endsAtTop: to?.isAtTop ?? false, movement(place, tree))
    set(from, moved.from, &changes)
    if let to, let row = moved.to { set(to, row, &changes) }
  }

  private func set(_ corner: Corner, _ row: MovedRow, _ changes: inout MarkupChanges) {
    if row.row != corner.row { changes.replace(corner.text, with: String(row.row - 1).utf8) }
    if row.isAtTop, let offset = corner.offset { changes.replace(offset, with: "0".utf8) }
  }

  private func movement(_ place: Int, _ tree: MarkupTree) -> Movement {
    switch tree.elements[place].name {
    case "oneCellAnchor": return .moves
    case "twoCellAnchor":
      switch tree.value("editAs", place) {
      case "oneCell": return .moves
      case "absolute": return .stays
      default: return .movesAndSizes
      }
    default:
      // Anchors of controls and objects have two flags instead of `editAs` (ECMA-376 18.3.1.3, anchor).
      func flag(_ name: String) -> Bool { ["1", "true"].contains(tree.value(name, place)) }
      return flag("moveWithCells") ? flag("sizeWithCells") ? .movesAndSizes : .moves : .stays
    }
  }

  /// A corner of an anchor: its row, from 1, and the positions in the part of the row number and the vertical offset.
  private struct Corner {
    let row: Int
    let text: Range<Int>
    let offset: Range<Int>?
    let isAtTop: Bool
  }

  private func corner(_ name: String, in place: Int, _ tree: MarkupTree) -> Corner? {
    guard let corner = tree.first(name, in: place), let row = tree.first("row", in: corner),
      let number = Int(tree.text(row)), (0..<CellReference.maximumRow).contains(number)
    else { return nil }
    let offset = tree.first("rowOff", in: corner)
    return Corner(
      row: number + 1, text: tree.elements[row].content, offset: offset.map { tree.elements[$0].content },
      isAtTop: offset.map { Int(tree.text($0)) == 0 } ?? true)
  }
}

extension PartReferences {
  /// A row after the edit, and whether the vertical offset is reset to 0 because the old row was deleted.
  struct MovedRow {
    var row: Int
    var isAtTop = false
  }

  /// The first and last row of a drawing after the edit.
  func moved(
    _ from: Int, _ to: Int?, endsAtTop: Bool, _ movement: Movement
  ) -> (from: MovedRow, to: MovedRow?) {
    func moved(_ row: Int) -> MovedRow {
      if case .deleteRows(let rows) = edit.change, rows.contains(row) {
        return MovedRow(row: rows.lowerBound, isAtTop: true)
      }
      return MovedRow(row: edit.row(row) ?? CellReference.maximumRow)
    }
    switch movement {
    case .stays: return (MovedRow(row: from), to.map { MovedRow(row: $0) })
    case .moves:
      // The drawing keeps its size, and the vertical offsets in its rows.
      let start = moved(from).row
      let end = to.map { min(max($0 + start - from, 1), CellReference.maximumRow) }
      return (MovedRow(row: start), end.map { MovedRow(row: $0) })
    case .movesAndSizes:
      guard let to else { return (moved(from), nil) }
      // A drawing that ends at the top of a row does not cover that row.
      if case .insertRows(let at, _) = edit.change, at == to, at > from, endsAtTop {
        return (moved(from), MovedRow(row: to))
      }
      return (moved(from), moved(to))
    }
  }
}

extension PartReferences {
  /// Whether an element belongs to a note whose cell is deleted.
  func isLostNote(_ place: Int, _ tree: MarkupTree) -> Bool {
    guard isOwn, tree.elements[place].name == "ClientData", let row = row(ofNote: place, tree) else {
      return false
    }
    return edit.row(row.number) == nil
  }

  /// The row of a note's cell, from 1, and its position in the part.
  private func row(ofNote place: Int, _ tree: MarkupTree) -> (number: Int, text: Range<Int>)? {
    guard let row = tree.first("Row", in: place), let number = Int(tree.text(row)),
      (0..<CellReference.maximumRow).contains(number)
    else { return nil }
    return (number + 1, tree.elements[row].content)
  }

  /// Updates the cell of a note or a control, and the box that it occupies (ECMA-376 part 4, 19.4.2.12).
  private func clientData(_ place: Int, _ tree: MarkupTree, _ changes: inout MarkupChanges) {
    let note = row(ofNote: place, tree)
    if let note, let row = edit.row(note.number), row != note.number {
      changes.replace(note.text, with: String(row - 1).utf8)
    }
    guard let anchor = tree.first("Anchor", in: place) else { return }
    var parts = tree.text(anchor).split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let numbers = parts.map { Int($0.filter { !$0.isWhitespace }) ?? -1 }
    guard numbers.count == 8, [2, 6].allSatisfy({ (0..<CellReference.maximumRow).contains(numbers[$0]) })
    else {
      return
    }
    var rows = moved(
      numbers[2] + 1, numbers[6] + 1, endsAtTop: numbers[7] == 0, movement(ofData: place, tree))
    if let note, let row = edit.row(note.number) {
      // The box of a note moves with the cell of the note, not with the cells that the box covers.
      let distance = row - note.number
      rows.from = MovedRow(row: max(numbers[2] + 1 + distance, 1))
      rows.to = MovedRow(row: max(numbers[6] + 1 + distance, 1))
    }
    guard let to = rows.to, rows.from.row != numbers[2] + 1 || to.row != numbers[6] + 1 else { return }
    for (index, row) in [(2, rows.from), (6, to)] {
      parts[index] = parts[index].prefix { $0.isWhitespace } + String(row.row - 1)
      if row.isAtTop { parts[index + 1] = parts[index + 1].prefix { $0.isWhitespace } + "0" }
    }
    changes.replace(
      tree.elements[anchor].content, with: MarkupText.escapedContent(parts.joined(separator: ",")))
  }

  /// How an object moves; the element `MoveWithCells` means that it does not move, and `SizeWithCells` that its size
  /// does not change (ECMA-376 part 4, 19.4.2.38).
  private func movement(ofData place: Int, _ tree: MarkupTree) -> Movement {
    func isFixed(_ name: String) -> Bool {
      tree.first(name, in: place).map { !["false", "f"].contains(tree.text($0).lowercased()) } ?? false
    }
    return isFixed("MoveWithCells") ? .stays : isFixed("SizeWithCells") ? .moves : .movesAndSizes
  }
}
