internal import CalendarDates

// Rules among the records of one collection.
extension Validation {
  /// Reports duplicate names, and names that may be spellings of the same name (SPEC §1).
  ///
  /// - Parameters:
  ///   - records: The records of a collection.
  ///   - name: Returns the name of a record.
  ///   - count: Returns the number of transactions of a record; if given, spaces, plurals and typos are
  ///     checked too.
  mutating func checkNames<Entity: Ruled>(
    _ records: [Entity], _ name: (Entity) -> String, counting count: ((Entity) -> Int)? = nil
  ) {
    var exact: [String: Int] = [:]
    var variants = NameVariants()
    for (index, record) in records.enumerated() {
      let key = name(record).nameKey
      guard !key.isEmpty else { continue }
      if let first = exact[key] {
        add(.nameDuplicate(name: key, Entity.collection, first: first), "name", in: Entity.collection, index)
        continue
      }
      exact[key] = index
      guard let (first, difference) = variants.match(key, at: index, allowsTypos: count != nil) else {
        continue
      }
      let uses = count.map { [$0(record), $0(records[first])] } ?? []
      let other = name(records[first])
      add(
        .nameSimilar(name: key, other: other, difference, uses: uses, Entity.collection, first: first),
        "name",
        in: Entity.collection, index)
    }
  }

  /// Reports months with two budgets.
  mutating func checkMonths() {
    var seen: [CalendarMonth: Int] = [:]
    for (index, budget) in budget.monthlyBudgets.enumerated() {
      guard let first = seen[budget.month] else {
        seen[budget.month] = index
        continue
      }
      add(.monthDuplicate(budget.month, first: first), "month", in: MonthlyBudget.collection, index)
    }
  }

  /// Reports primary accounts after the first.
  mutating func checkPrimaryAccounts() {
    let primary = budget.accounts.indices.filter { budget.accounts[$0].isPrimary }
    for index in primary.dropFirst() {
      add(.primaryAccounts(count: primary.count), "isPrimary", in: Account.collection, index)
    }
  }

  /// Reports periods that share a day with an earlier period.
  mutating func checkPeriods() {
    let periods = budget.periods
    let order = periods.indices.sorted { (periods[$0].start, $0) < (periods[$1].start, $1) }
    var latest: Int?
    var overlaps: [(Int, Int)] = []
    for index in order where periods[index].start <= periods[index].end ?? .latest {
      if let other = latest, periods[index].overlaps(periods[other]) {
        overlaps.append((max(index, other), min(index, other)))
      }
      if latest.map({ periods[$0].end ?? .latest < periods[index].end ?? .latest }) ?? true { latest = index }
    }
    for (index, other) in overlaps.sorted(by: <) {
      add(.periodOverlap(name: periods[index].name, other: other), "startDate", in: Period.collection, index)
    }
  }

  /// Reports limits after the first for the same category and member.
  mutating func checkLimits() {
    struct Owner: Hashable {
      let category: Identifier<Category>
      let member: Identifier<Member>?
    }
    var seen: [Owner: Int] = [:]
    for (index, limit) in budget.limits.enumerated() {
      let owner = Owner(category: limit.categoryID, member: limit.memberID)
      guard let first = seen[owner] else {
        seen[owner] = index
        continue
      }
      add(.limitDuplicate(first: first), "categoryId", in: Limit.collection, index)
    }
  }
}
