internal import Foundation
internal import SpreadsheetFormulas
internal import SpreadsheetValues

/// Reports conditions that miss entries with a slightly different spelling.
///
/// A category without entries is not an error: there must be similar entries that no other condition on the
/// same list matches.
enum UnmatchedCriterionRule: AuditRule {
  static func findings(in workbook: AuditedWorkbook) -> [AuditFinding] {
    var lists: [TextList.Line: TextList] = [:]
    for asked in conditions(of: workbook) {
      lists[asked.line, default: TextList(workbook.sheets[asked.sheet], asked.line)].ask(asked)
    }
    let known = lists.values.reduce(into: Set<String>()) { $0.formUnion($1.met) }
    return lists.values.sorted { $0.line < $1.line }.flatMap { $0.findings(workbook, known: known) }
  }

  /// The conditions that look for a text.
  ///
  /// If several conditions look for the same text in the same list, only the first is returned.
  private static func conditions(of workbook: AuditedWorkbook) -> [AskedText] {
    var seen: Set<AskedText> = []
    var result: [AskedText] = []
    for sheet in workbook.sheets {
      for cell in sheet.cells {
        guard let form = cell.form else { continue }
        for condition in workbook.forms[form].conditions {
          guard let asked = AskedText(condition, workbook, sheet, cell), seen.insert(asked).inserted else {
            continue
          }
          result.append(asked)
        }
      }
    }
    return result
  }
}

/// A text that a condition looks for, with its location and the cells that are searched.
struct AskedText: Hashable {
  let text: String
  /// The cell with the text, or the cell with the formula if the formula contains the text.
  let source: CellLocation
  let sheet: Int
  let range: CellRange

  /// Creates the text of a condition; nil unless the condition looks for one text.
  init?(
    _ condition: FormulaCondition, _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ cell: AuditedCell
  ) {
    guard let list = workbook.reading(condition.list, sheet, cell), list.range.count > 1,
      min(list.range.rows.count, list.range.columns.count) == 1
    else { return nil }
    (self.sheet, range) = (list.sheet, list.range)
    switch condition.wanted {
    case .text(let text):
      self.text = text.hasPrefix("=") ? String(text.dropFirst()) : text
      source = CellLocation(sheet: sheet.name, reference: cell.reference)
    case .cell(let target):
      guard let place = workbook.reading(target, sheet, cell), place.range.count == 1,
        let found = workbook.sheets[place.sheet].cell(place.range.first), found.content == .constant,
        let text = found.value.text, !(place.sheet == list.sheet && list.range.contains(found.reference))
      else { return nil }
      self.text = text
      source = CellLocation(sheet: workbook.sheets[place.sheet].name, reference: found.reference)
    }
    guard text.contains(where: \.isLetter), !text.contains(where: "<>=*?~".contains) else { return nil }
  }

  /// The column or row that is searched.
  var line: TextList.Line {
    let axis: Axis = range.columns.count == 1 ? .column : .row
    return TextList.Line(sheet: sheet, axis: axis, number: axis.line(range.first))
  }
}

/// A list: the texts of a column or row that conditions search.
struct TextList {
  struct Line: Hashable, Comparable {
    let sheet: Int
    let axis: Axis
    let number: Int

    static func < (left: Line, right: Line) -> Bool {
      (left.sheet, left.axis == .column ? 0 : 1, left.number)
        < (right.sheet, right.axis == .column ? 0 : 1, right.number)
    }
  }

  /// The maximum number of spellings in a list of categories; a list with more contains descriptions.
  private static let mostSpellings = 2_000
  /// If conditions find at least this many other texts in a list, it counts as a list of categories.
  private static let minimumSeries = 2

  let line: Line
  /// The cells with each spelling, in order, without the heading of the list.
  private var entries: [Spelling: [CellReference]] = [:]
  /// The same cells, by their texts in the form in which spreadsheet programs compare texts.
  private var places: [String: [CellReference]] = [:]
  private var asked: [AskedText] = []

  init(_ sheet: AuditedSheet, _ line: Line) {
    self.line = line
    for (place, index) in sheet.line(line.axis, line.number).enumerated() {
      let cell = sheet.cells[Int(index)]
      guard let text = cell.value.text, place > 0 || !Self.isHeading(cell, sheet, line.axis) else { continue }
      let spelling = Spelling(text)
      entries[spelling, default: []].append(cell.reference)
      places[spelling.key, default: []].append(cell.reference)
    }
  }

  /// Whether the first cell of a list is its heading.
  ///
  /// In a row, the first cell is always a heading. In a column, it is a heading if its row has only texts.
  private static func isHeading(_ cell: AuditedCell, _ sheet: AuditedSheet, _ axis: Axis) -> Bool {
    axis == .row || sheet.cells(inRow: cell.reference.row).allSatisfy { $0.value.text != nil }
  }

  mutating func ask(_ text: AskedText) { asked.append(text) }

  /// The texts that conditions look for and find.
  var met: Set<String> { Set(asked.filter(isMet).map { Spelling($0.text).key }) }

  /// Findings for conditions that miss entries; `known` are the texts that conditions find in any list.
  func findings(_ workbook: AuditedWorkbook, known: Set<String>) -> [AuditFinding] {
    guard entries.count <= Self.mostSpellings else { return [] }
    let claimed = Set(asked.map { Spelling($0.text).key })
    let variants = Variants(entries.keys.filter { !claimed.contains($0.key) })
    guard !variants.isEmpty else { return [] }
    let met = met
    let isSeries = isCovered(claimed)
    var seen: Set<CellLocation> = []
    return asked.compactMap { asked in
      let spelling = Spelling(asked.text)
      let isMet = met.contains(spelling.key)
      let isPlain = isSeries || !isMet && met.subtracting([spelling.key]).count >= Self.minimumSeries
      let found = variants.of(spelling) { isPlain || !isMet && known.contains($0.key) }
        .compactMap { entries[$0]?.within(asked.range) }
      guard let first = found.compactMap(\.first).min() else { return nil }
      return finding(
        workbook, asked, first, isMet: isMet, count: found.reduce(0) { $0 + $1.count }, &seen)
    }
  }

  private func finding(
    _ workbook: AuditedWorkbook, _ asked: AskedText, _ first: CellReference, isMet: Bool, count: Int,
    _ seen: inout Set<CellLocation>
  ) -> AuditFinding? {
    let list = workbook.sheets[line.sheet]
    let place = CellLocation(sheet: list.name, reference: first)
    guard let shown = list.cell(first)?.value.text, let sheet = workbook.sheetNumber(asked.source.sheet),
      seen.insert(isMet ? place : asked.source).inserted
    else { return nil }
    if isMet {
      return workbook.finding(.entryMissed(shown, like: asked.text, by: asked.source), list, first)
    }
    return workbook.finding(
      .criterionMissesAll(asked.text, like: shown, first: place, count: count), workbook.sheets[sheet],
      asked.source.reference)
  }

  private func isMet(_ text: AskedText) -> Bool {
    places[Spelling(text.text).key]?.within(text.range).isEmpty == false
  }

  /// Whether the conditions look for nearly all entries of the list.
  private func isCovered(_ claimed: Set<String>) -> Bool {
    let all = places.values.reduce(0) { $0 + $1.count }
    let met = claimed.reduce(0) { $0 + (places[$1]?.count ?? 0) }
    return claimed.count >= Self.minimumSeries && Evidence.isMajority(met, among: all)
  }
}

extension [CellReference] {
  /// The cells of a line, in order, that are in a range of that line.
  fileprivate func within(_ range: CellRange) -> ArraySlice<CellReference> {
    let start = partitioningIndex { $0 >= range.first }
    return self[start..<Swift.max(start, partitioningIndex { $0 > range.last })]
  }
}

/// Texts of a list that no condition looks for, by their `Spelling.traces`.
///
/// Texts that share a trace may be similar.
private struct Variants {
  private var traces: [String: [Spelling]] = [:]

  init(_ spellings: [Spelling]) {
    for spelling in spellings { for trace in spelling.traces { traces[trace, default: []].append(spelling) } }
  }

  var isEmpty: Bool { traces.isEmpty }

  /// The texts that look the same as a spelling, and the texts with one typo for which `isPlain` is true.
  func of(_ spelling: Spelling, isPlain: (Spelling) -> Bool) -> Set<Spelling> {
    Set(
      spelling.traces.flatMap { traces[$0] ?? [] }.filter {
        $0.isSame(as: spelling) || isPlain($0) && $0.isClose(to: spelling)
      })
  }
}
