internal import CalendarDates

// Rules among the records of one collection.
extension Validation {
  /// Names that stand twice, and names that may be spellings of one (SPEC §1).
  ///
  /// - Parameters:
  ///   - records: The records of a collection.
  ///   - name: The name of a record.
  ///   - severity: How much it matters that a name stands twice.
  ///   - count: The transactions of a record; where it is given, plurals and slips are looked for too.
  mutating func checkNames<Entity: Ruled>(
    _ records: [Entity], _ name: (Entity) -> String, duplicates severity: Finding.Severity,
    counting count: ((Entity) -> Int)? = nil
  ) {
    var exact: [String: Int] = [:]
    var variants = NameVariants()
    for (index, record) in records.enumerated() {
      let key = name(record).nameKey
      guard !key.isEmpty else { continue }
      if let first = exact[key] {
        add(.nameDuplicate(key, Entity.collection, first, severity), in: Entity.collection, index)
        continue
      }
      exact[key] = index
      guard let (first, difference) = variants.match(key, at: index, allowsTypos: count != nil) else {
        continue
      }
      let counts = count.map { ($0(record), $0(records[first])) }
      let other = name(records[first])
      add(
        .nameSimilar(key, other, difference, counts, Entity.collection, first), in: Entity.collection, index)
    }
  }

  /// Months that have two budgets.
  mutating func checkMonths() {
    var seen: [CalendarMonth: Int] = [:]
    for (index, budget) in budget.monthlyBudgets.enumerated() {
      guard let first = seen[budget.month] else {
        seen[budget.month] = index
        continue
      }
      let reason = "\(budget.month) already has a budget at monthlyBudgets[\(first)]; the first one counts"
      add(RuleProblem(.monthDuplicate, "month", reason), in: MonthlyBudget.collection, index)
    }
  }

  /// Primary accounts after the first.
  mutating func checkPrimaryAccounts() {
    let primary = budget.accounts.indices.filter { budget.accounts[$0].isPrimary }
    for index in primary.dropFirst() {
      let problem = RuleProblem(
        .primaryAccountDuplicate, "isPrimary", "there are \(primary.count) primary accounts",
        remedy: "keep one of them primary")
      add(problem, in: Account.collection, index)
    }
  }

  /// Periods that share a day with one that began before them.
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
      let reason = "the period \(periods[index].name.quoted) shares days with periods[\(other)]"
      add(RuleProblem(.periodOverlap, "startDate", reason), in: Period.collection, index)
    }
  }

  /// Limits after the first of a category and member.
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
      let reason = "limits[\(first)] is already one for the same category and member"
      add(RuleProblem(.limitDuplicate, "categoryId", reason), in: Limit.collection, index)
    }
  }
}

extension RuleProblem {
  fileprivate static func nameDuplicate(
    _ name: String, _ collection: String, _ first: Int, _ severity: Finding.Severity
  ) -> RuleProblem {
    RuleProblem(
      .nameDuplicate, severity: severity, "name",
      "the name \(name.quoted) already belongs to \(collection)[\(first)]",
      remedy: "give one of them another name")
  }

  fileprivate static func nameSimilar(
    _ name: String, _ other: String, _ difference: NameVariants.Difference, _ counts: (Int, Int)?,
    _ collection: String, _ first: Int
  ) -> RuleProblem {
    let words =
      switch difference {
      case .caseOrAccents: "differs only in case or accents from"
      case .spacing: "differs only in spaces and signs from"
      case .plural: "differs only in singular and plural from"
      case .typo: "differs in one letter from"
      }
    let uses = counts.map { " (\($0.0) and \($0.1) transactions)" } ?? ""
    return RuleProblem(
      .nameSimilar, severity: difference == .caseOrAccents ? .warning : .info, "name",
      "\(name.quoted) \(words) \(other.quoted) at \(collection)[\(first)]\(uses)",
      remedy: "merge the two if they are meant to be one")
  }
}
