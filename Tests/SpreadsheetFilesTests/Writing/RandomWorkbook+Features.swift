import Foundation
import SpreadsheetValues

extension RandomWorkbook {
  /// Adds rules, filters, sparklines, protection, and headers and footers.
  mutating func addFeatures(to properties: inout SheetProperties, below row: Int) {
    for index in 0..<int(0...3) {
      let cells = area(row + 80 + index, 1, 3)
      properties.conditionalFormats.append(ConditionalFormat([cells], rule: rule()))
    }
    if chance(3) { addFilter(to: &properties, area(row + 90, 5, 4)) }
    properties.sparklineGroups = (0..<int(0...2)).map { sparklines(area(row + 100 + $0).first) }
    if chance(4) {
      properties.protection = Sheet.Protection(
        allowing: Sheet.Protection.Actions(rawValue: int(0...0x7FFF)),
        password: pick([nil, .legacy(of: "secret")]))
    }
    (properties.summaryIsBelow, properties.summaryIsRight) = (chance(2), chance(2))
    for index in properties.columns.indices where chance(3) {
      properties.columns[index].outlineLevel = int(1...7)
      properties.columns[index].isCollapsed = chance(3)
    }
    guard chance(3) else { return }
    properties.printSetup.headersAndFooters.odd.header = .init(
      left: maybe { _ in "&D" }, center: maybe { _ in "Tom && Co" }, right: maybe { _ in "&A" })
    if chance(2) {
      properties.printSetup.headersAndFooters.even.footer.right = "&P"
      properties.printSetup.headersAndFooters.differsOnEvenPages = true
    }
  }

  private mutating func threshold() -> ConditionalFormat.Threshold {
    pick([
      .number(Decimal(int(-99...99)) / 4), .percent(Decimal(int(0...100))),
      .percentile(Decimal(int(0...100))),
      .formula("$A$1*2"),
    ])
  }

  private mutating func rule() -> ConditionalFormat.Rule {
    switch int(0...2) {
    case 0: .dataBar(dataBar())
    case 1: .colorScale(colorScale())
    default: .iconSet(iconSet())
    }
  }

  private mutating func dataBar() -> ConditionalFormat.DataBar {
    var bar = ConditionalFormat.DataBar(color: color(), isExcel2007: chance(3))
    (bar.minimum, bar.maximum) = (threshold(), threshold())
    bar.showsValue = chance(2)
    bar.lengths = maybe { 5...$0.int(6...99) }
    guard !bar.isExcel2007 else { return bar }
    bar.minimum = pick([bar.minimum, .automaticMinimum, .minimum])
    bar.isGradient = chance(2)
    bar.negativeColor = maybe { $0.color() }
    bar.borderColor = maybe { $0.color() }
    if bar.borderColor != nil { bar.negativeBorderColor = maybe { $0.color() } }
    bar.axis = pick([.automatic, .middle, .none])
    bar.axisColor = maybe { $0.color() }
    bar.direction = pick([.context, .leftToRight, .rightToLeft])
    return bar
  }

  private mutating func colorScale() -> ConditionalFormat.ColorScale {
    let first = ConditionalFormat.ColorScale.Stop(pick([.minimum, threshold()]), color())
    let last = ConditionalFormat.ColorScale.Stop(pick([.maximum, threshold()]), color())
    guard chance(2) else { return ConditionalFormat.ColorScale(first, last) }
    return ConditionalFormat.ColorScale(first, .init(threshold(), color()), last)
  }

  private mutating func iconSet() -> ConditionalFormat.IconSet {
    let icons: ConditionalFormat.IconSet.Icons = pick([
      .threeFlags, .threeStars, .fourRatings, .fiveQuarters, .fiveBoxes, .threeTrafficLights,
    ])
    let starts = (0..<icons.count).map { index in
      ConditionalFormat.IconSet.Start(.percent(Decimal(index * 15)), isInclusive: index == 0 || chance(2))
    }
    return ConditionalFormat.IconSet(
      icons, thresholds: starts, isReversed: chance(2), showsValue: chance(2))
  }

  private mutating func addFilter(to properties: inout SheetProperties, _ cells: CellRange) {
    var filter = AutoFilter(cells)
    for offset in 0..<4 where chance(2) {
      filter.columns.append(
        AutoFilter.Column(
          offset,
          pick([
            .values([word(), word()], includesBlanks: chance(2)), .dynamic("aboveAverage"),
            .conditions([.init(.greaterThan, "2"), .init(.equal, word())], matchesAll: chance(2)),
            .top(Decimal(int(1...100)), isPercent: chance(2), isBottom: chance(2)),
          ])))
    }
    properties.autoFilter = filter
    properties.filteredCells = filter.columns.isEmpty ? nil : cells
  }

  private mutating func sparklines(_ cell: CellReference) -> Sheet.SparklineGroup {
    var group = Sheet.SparklineGroup(
      pick([.line, .column, .winLoss]), color: color(), sparklines: [.init(cell, showing: "Plan!A1:F1")])
    group.marks = Sheet.SparklineGroup.Marks(rawValue: int(0...63))
    (group.negativeColor, group.lowColor) = (maybe { $0.color() }, maybe { $0.color() })
    group.dateAxis = maybe { _ in "Plan!A2:F2" }
    group.minimum = pick([.individual, .group, .value(Decimal(-5) / 2)])
    group.maximum = pick([.individual, .group, .value(100)])
    group.emptyCells = pick([.gap, .zero, .span])
    (group.showsAxis, group.showsHiddenCells, group.isRightToLeft) = (chance(2), chance(3), chance(3))
    return group
  }
}
