/// The texts of a report in English; each file of `Templates/Languages` has a line for each of them.
///
/// `{name}` is a placeholder for a value; ` | ` separates the singular from the plural of a text
/// with `{count}`.
struct Phrases: Hashable, Sendable {
  // The page.
  var report = "Budget report"
  var skip = "Skip to the report"
  var contents = "Contents"
  var searchLog = "Search the log"
  var shownRows = "{shown} of {all} rows, {sum} together"
  var backToTop = "Back to the top"
  var showAll = "Show everything"
  var foldAll = "Fold everything"
  var themeSystem = "Theme: system"
  var themeLight = "Theme: light"
  var themeDark = "Theme: dark"
  var madeAt = "Made {date}, {time} UTC."
  var fromSource = "From {source}."

  // Words of many tables.
  var category = "Category"
  var amount = "Amount"
  var budgeted = "Budgeted"
  var actual = "Actual"
  var difference = "Difference"
  var percentUsed = "Used"
  var total = "Total"
  var income = "Income"
  var expenses = "Expenses"
  var net = "Net"
  var month = "Month"
  var spent = "spent"
  var share = "Share"
  var count = "Count"
  var description = "Description"
  var type = "Type"
  var balance = "Balance"
  var place = "Where"
  var problem = "What"
  var remedy = "What helps"
  var severity = "Kind"
  /// Shown instead of a figure that is undefined.
  var dash = "–"
  var amountsIn = "Amounts in {currency}."
  var day = "Day"
  var date = "Date"
  var savedShare = "Saved, as a share of income"
  var figure = "Figure"
  var term = "Term"
  var meaning = "Meaning"
  var uncategorized = "Uncategorized"

  // The sheet of a month.
  var firstDay = "First day"
  var lastDay = "Last day"
  var left = "Left"

  // Months and weekdays, beginning with January and Monday.
  var months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]
  var shortMonths = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
  var weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
  var shortWeekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  // Groups, kinds and states.
  var groupIncome = "Income"
  var groupFixed = "Fixed expenses"
  var groupVariable = "Variable expenses"
  var groupQuarterly = "Quarterly expenses"
  var shortFixed = "Fixed"
  var shortVariable = "Variable"
  var shortQuarterly = "Quarterly"
  var totalOfIncome = "Total income"
  var totalOfFixed = "Total fixed expenses"
  var totalOfVariable = "Total variable expenses"
  var totalOfQuarterly = "Total quarterly expenses"
  var perMonth = "a month"
  var perQuarter = "a quarter"
  var perYear = "a year"
  var severityInfo = "Note"
  var severityWarning = "Warning"
  var severityError = "Not used"

  // Summary.
  var summaryTitle = "Summary"
  var nothingYet = "Nothing is entered yet. Import a file, or enter a category and what you spent."
  var readyToAssign = "Ready to Assign"
  var startingBalance = "Starting balance"
  var incomeReceived = "Income received"
  var assigned = "Assigned"
  var carriedOverFrom = "Carried over from {month}"
  var overspentBefore = "Overspent in cash in {month}"
  var spentUncategorized = "Spent without a category"
  var assignedLater = "Assigned to later months"
  var spentFact = "Spent"
  var remarkBalanced = "✓ everything is assigned"
  var remarkUnassigned = "△ to be assigned"
  var remarkOverassigned = "▲ over-assigned"
  var leadBalanced = "{income} came in, and all the money has a job."
  var leadUnassigned = "{income} came in, and {amount} still waits for a job."
  var leadOverassigned = "{income} came in, and {amount} more was assigned than there is."
  var savingsRate = "{percent} of income saved"
  var carryForwardOver = "{month} is over-assigned by {amount}. Settle that month first."
  var carryForwardLeft = "{month} still has {amount} to be assigned. Settle that month first."
  var otherCurrency =
    "Not in these figures: {currency}, income {income}, expenses {expenses}. Currencies are never mixed."

  // The four questions of a month.
  var glanceTitle = "At a glance"
  var glancePlanQuestion = "Am I within plan, and where not?"
  var glancePlanChart = "Spent of what is planned"
  var glancePlanWithin = "{actual} of {budgeted} is spent, and no category is over its plan."
  var glancePlanOver =
    "{actual} of {budgeted} is spent. {count} category is over: {names}. | {actual} of {budgeted} is spent. {count} categories are over: {names}."
  var glanceNoPlan = "Nothing is planned yet. Give your categories an amount, and this shows how far you are."
  var glanceUnder = "You spent {amount} less than planned."
  var glanceLeft =
    "{amount} of the plan is left for {count} more day. | {amount} of the plan is left for {count} more days."
  var glanceOver = "You spent {amount} more than planned."
  var glanceFellDue = "{name} fell due with {amount}; without it you were {rest} under plan."
  var glanceMattered = "{name} was {amount} over; without that you were {rest} under plan."
  var glanceSpendingQuestion = "Where did it go?"
  var glanceSpendingChart = "What was spent most on"
  var glanceSpendingOne = "All of {total} went to {name}."
  var glanceSpending = "{name} took {share} of {total}, {second} {secondShare}."
  var glanceUsualQuestion = "What changed against a usual month?"
  var glanceUsualChart = "More and less than in a usual month"
  var glanceUsualMore = "{amount} more than the usual {usual}."
  var glanceUsualLess = "{amount} less than the usual {usual}."
  var glanceUsualSame = "As much as usual: {usual}."
  var glanceUsualLargest = "{name} changed most: {change}."
  var glanceUsualUnknown = "A usual month is known once there are three months before this one."
  var glanceMedian =
    "A usual month is the median of the {count} month before. | A usual month is the median of the {count} months before."
  var glanceNotOver = "This month has {count} day to go. | This month has {count} days to go."
  var glanceNextQuestion = "What comes next?"
  var glanceNextChart = "The balance as planned"
  var glanceNextUnknown = "Enter bills and accounts, and this shows what is due and what will be left."
  var glanceNoBills = "No bill is due until {day}."
  var glanceBills =
    "{count} bill of {total} is due until {day}. | {count} bills of {total} together are due until {day}."
  var glanceOverdue = "{count} of them is overdue. | {count} of them are overdue."
  var glanceForecast = "As planned, {amount} is left then."
  var glanceLowest = "The least until then is {amount} on {day}."

  // A longer span, and two months side by side.
  var overviewTitle = "Overview"
  var closingBalance = "Balance at the end"
  var balanceAtStart = "Balance at the start"
  var overviewLead = "{income} came in and {expenses} went out; {net} is left of it."
  var overviewLeadShort = "{income} came in and {expenses} went out; {net} more than came in."
  var transactionCount = "{count} transaction | {count} transactions"
  var wholeMonthsOnly =
    "Money is given to whole months; these days are none, and so nothing is set against a plan."
  var compareTitle = "Two months"
  var compareChartTitle = "Spending of two months by category"
  var compareCaption = "{month} against {other}"
  var compareLead =
    "In {month}, {income} came in and {expenses} went out; in {other} {otherIncome} and {otherExpenses}."
  var compareLarger = "The largest change is {name} with {amount}."

  // Budgeted and actual.
  var comparisonTitle = "Budgeted and actual"
  var comparisonSheet = "Budget vs Actual"
  var comparisonChartTitle = "Budgeted and actual by category"
  var comparisonCaption = "Each category in {month}"
  var verdict = "Result"
  var overBudget = "over budget"
  var withinBudget = "within"
  var noPlan = "no plan"
  var withinBasis = "within {amount} {basis}"
  var planMeaning = "The line in a bar is the plan."
  var shadeMeaning = "The shade behind it is what was spent a year before."
  var columnsMeaning = "The small columns are the last {count} months, each row on a scale of its own."
  var dashMeaning = "A dash stands where nothing is budgeted."
  var noComparison = "There is no category to compare."
  var ofCategories = "{count} category | {count} categories"
  var noneOver = "None of {all} is over budget."
  var someOver = "{count} of {all} is over budget: {names}. | {count} of {all} are over budget: {names}."
  var overBy = "{name} by {amount}"
  var andMore = "{names} and {count} more"
  var over = "{amount} over"
  var hiddenRows =
    "The {count} smallest category is in the table only. | The {count} smallest categories are in the table only."

  // Spending.
  var spendingTitle = "Spending"
  var spendingCaption = "Spending in {month}, the largest first"
  var donutTitle = "Spending by category"
  var noSpending = "Nothing was spent."
  var other = "Other ({count})"
  var donutOne = "{total} was spent, all of it on {name}."
  var donutMany = "{total} was spent on {count} categories; the largest is {name} with {share}."
  var refundsNote =
    "Where an amount is below 0, more came back in refunds than was spent; it counts in the total but has no slice."

  // Top categories.
  var topTitle = "Top categories"
  var topChartTitle = "The largest categories"
  var topCaption = "The largest categories against {month}"
  var topAll = "{count} category takes all of {total}. | {count} categories take all of {total}."
  var topLead = "These {count} categories lead; all others together come to {others} of {total}."
  var noFigure = "There is no figure for {time}."
  var change = "Change"
  var changeShare = "Change in %"
  var changeMeaning = "A dash stands where nothing was spent the month before."
  var changeMeaningOfSpan = "A dash stands where nothing was spent in the time before, which is as long."

  // Cash flow.
  var flowTitle = "Cash flow"
  var flowChartTitle = "From income to categories"
  var flowCaption = "Cash flow in {month}"
  var flowColumn = "From and to"
  var cameFrom = "Came from"
  var kept = "Not spent"
  var fromBefore = "Money from before"
  var otherIncome = "Other income"
  var flowRefunds = "A category of which more came back than was spent is on the side of what came."
  var refundOf = "Refunds: {category}"
  var flowLead = "{received} came in and {spent} went out."
  var flowLeadKept = "{received} came in and {spent} went out; {kept} was not spent."
  var flowLeadBefore = "{received} came in and {spent} went out; {before} of it was money from before."

  // Envelopes.
  var envelopesTitle = "Envelopes"
  var envelopesChartTitle = "Spent from each envelope"
  var envelopesCaption = "Envelopes at the end of {month}"
  var envelopesLead =
    "{count} envelope holds {available}; {overspent}. | {count} envelopes hold {available}; {overspent}."
  var noneOverspent = "none is overspent"
  var someOverspent = "{count} of them is overspent | {count} of them are overspent"
  var carriedOver = "Carried over"
  var available = "Available"
  var envelopesMeaning =
    "Available is carried over + assigned − spent. What is left goes on; an overspent envelope starts again at 0."
  var availableAmount = "{amount} available"
  var overspent = "{amount} overspent"
  var cardDebt = "{amount} was overspent on credit cards in the months before; it stays the cards’ debt."

  // Limits.
  var limitsTitle = "Limits"
  var limitsChartTitle = "Spent of each limit"
  var limitsCaption = "Each limit"
  var limitsLead =
    "{count} limit in the week and month of {day}: {state}. | {count} limits in the week and month of {day}: {state}."
  var limitsPassed = "{count} passed"
  var limitsClose = "{count} close"
  var limitsSafe = "all are safe"
  var spanOfTime = "For"
  var limit = "Limit"
  var remaining = "Remaining"
  var state = "State"
  var limitsMeaning =
    "The line on a bar is where the warning begins, or the limit itself where it was passed."
  var weekTo = "Week to {day}"
  var monthTo = "Month to {day}"
  var stateSafe = "✓ safe"
  var stateWarning = "△ warning"
  var stateAtLimit = "■ at limit"
  var stateOver = "▲ over"
  var partOf = "{part} of {whole}"

  // Day by day.
  var calendarTitle = "Day by day"
  var calendarChartTitle = "Spending by day"
  var calendarCaption = "Each day with transactions or bills"
  var calendarLead = "Money was spent on {days} of {count} day. | Money was spent on {days} of {count} days."
  var calendarLeadMost =
    "Money was spent on {days} of {count} day, most on {date}: {amount}. | "
    + "Money was spent on {days} of {count} days, most on {date}: {amount}."
  var billsDue = "Bills due"
  var billDue = "bill due"
  var less = "less"
  var more = "more"
  var calendarLegend = "Below what was spent: the balance at the end of the day."
  /// Shown before a balance in a cell of the calendar.
  var balanceMark = "="
  var balanceAtEnd = "balance at the end of the day"

  // The log.
  var logTitle = "Log"
  var logCaption = "Transactions in {month}, by day"
  var logLead =
    "{count} transaction takes the balance from {opening} to {closing}. | "
    + "{count} transactions take the balance from {opening} to {closing}."
  var logEmpty = "There is no transaction in this month. The balance is {closing}."
  var logOrigin = "It counts from the {accounts} that the accounts held at first."
  var transfer = "transfer"
  var typeIncome = "income"
  var typeExpense = "expense"
  var logPart = "{first} – {last}: {count} transaction | {first} – {last}: {count} transactions"
  var logCut =
    "The last {shown} of {count} transactions are listed; `budget convert` writes all of them as CSV."
  var allTransactions = "Show all transactions"
  var showOrigins = "Show where each amount came from"
  var showBudgetedOrigins = "Show where each budgeted amount came from"

  // Bills and the daily budget.
  var billsTitle = "Bills and daily budget"
  var billsCaption = "Bills due in the next {days} days, and what is overdue"
  var dailyCaption = "Daily budget on {day}"
  var bill = "Bill"
  var due = "Due"
  var nextPayday = "Next payday"
  var daysUntilPayday = "Days until then"
  var primaryBalance = "Primary account, before today’s spending"
  var dailyBudget = "Daily budget"
  var billsBeforePayday = "Bills due before the payday"
  var dailyBudgetAfterBills = "Daily budget after these bills"
  var spentToday = "Spent today"
  var leftToday = "Left today"
  var today = "today"
  var inDays = "in {count} day | in {count} days"
  var daysOverdue = "{count} day overdue | {count} days overdue"
  var overdueUnlisted =
    "{count} more overdue payment counts in the total but is not listed. | "
    + "{count} more overdue payments count in the total but are not listed."
  var noBills = "On {day}, no bill is due in the next weeks."
  var billsLead =
    "On {day}, {count} payment is coming up: {total} in all. | On {day}, {count} payments are coming up: {total} in all."
  var billsLeadOverdue =
    "On {day}, {count} payment is coming up, {overdue} of them overdue: {total} in all. | "
    + "On {day}, {count} payments are coming up, {overdue} of them overdue: {total} in all."
  var noPrimaryAccount = "The daily budget is 0 because no account is the primary one."
  var noPayday = "The daily budget is 0 because the settings name no payday."
  var negativeBalance = "The daily budget is 0 because the primary account is below 0."

  // Accounts.
  var accountsTitle = "Accounts and net worth"
  var netWorthTitle = "Net worth at the end of each month"
  var accountsCaption = "Each account"
  var netWorthCaption = "Net worth at the end of each month"
  var account = "Account"
  var kindOfAccount = "Kind"
  var onBudget = "On budget"
  var netWorth = "Net worth"
  var netWorthMeaning =
    "On budget is what can be assigned: checking, savings and cash. Net worth counts debts too, below 0."
  var checking = "Checking"
  var savings = "Savings"
  var creditCard = "Credit card"
  var loan = "Loan"
  var cash = "Cash"
  var noMonth = "There is no month to show."
  var netWorthNow = "Net worth was {amount} at the end of {month}."
  var netWorthSince = "Net worth was {amount} at the end of {month}, after {before} at the end of {first}."

  // Month over month.
  var trendSectionTitle = "Month over month"
  var trendSheet = "Months"
  var trendTitle = "Income, expenses and net by month"
  var trendCaption = "Each month"
  var trendOne = "{month}. Income {income}, expenses {expenses} and net {net} in {month}."
  var trendMany = "{count} months to {month}. Income {income}, expenses {expenses} and net {net} in {month}."
  var savingsRateColumn = "Saved"
  var savingsRateMeaning = "Saved is net as a share of income."

  // Twelve months.
  var yearTitle = "Twelve months"
  var yearChartTitle = "Each category month by month"
  var yearCaption = "Each category in these months"
  var yearMonthsCaption = "Each category month by month"
  var monthsTitle = "Month by month"
  var monthsMeaning = "Every row of columns has its own scale; the last column is the last month."
  var yearLead =
    "In the {count} months to {month}, {income} came in and {expenses} went out a month on average."
  var average = "A month"
  var least = "Least"
  var most = "Most"
  var yearMeaning = "Every row of columns has its own scale; the last column is this month."
  var aMonthOnAverage = "{amount} a month"
  var rowsInTable = "{count} more row is in the table only. | {count} more rows are in the table only."

  // The plan.
  var planTitle = "Plan"
  var planCaption = "The plan by group"
  var planned = "Planned as"
  var aMonth = "A month"
  var totalIncome = Phrase("Total income", as: "plan")
  var totalExpenses = "Total expenses"
  var remainingBalance = "Remaining balance"
  var planRemains = "{income} a month is planned to come in and {expenses} to go out; {remaining} remains."
  var planShort = "{income} a month is planned to come in and {expenses} to go out; {remaining} is missing."
  var availableEntered = "Current available, as entered for the accounts: {amount}."

  // How far files confirm the data read from them.
  var verdictsTitle = "What the file says of the import"
  var verdictsSheet = "Verdicts"
  var verdictsCaption = "Records that were read, and the file's own figures"
  var verdictsRecords = "Records"
  var verdictsStanding = "Verdict"
  var verdictsGrounds = "The file's figures"
  var verdictsProven = "Figures of the file prove: {records}."
  var verdictsUnopposed = "No figure speaks for or against: {records}."
  var verdictsContested = "Contested, and accepted by a person: {records}."

  // Everything that the import could not use.
  var placeOfSheet = "sheet {sheet}"
  var placeOfCell = "sheet {sheet}, cell {cell}"
  var placeOfLine = "line {line}"
  var findingsTitle = "What the import could not use"
  var findingsSheet = "Findings"
  var findingsCaption = "Findings, the gravest first"
  var findingsUnused = "{count} not used"
  var findingsWarnings = "{count} warning | {count} warnings"
  var findingsNotes = "{count} note | {count} notes"
  var findingsNone = "Everything was used; there is nothing to look at."

  // The glossary.
  var glossaryTitle = "Glossary"
  var glossaryLead = "What the words of this report mean."
  var readyMeaning =
    "Starting balance + income received − assigned. At 0 every unit of money has a job; "
    + "planned income never counts before it is there."
  var assignedMeaning =
    "What the month gives to its spending categories: its own assignment where there is one, "
    + "else the planned amount a month."
  var budgetedAndActual = "Budgeted and actual"
  var budgetedAndActualMeaning =
    "What a category was given in a month, and its expenses less refunds in that month. "
    + "The difference is what is left. A category is over budget where more was spent than planned, a quarterly or "
    + "yearly one where it is more than its whole quarter or year; what has no plan never is."
  var groups = "Groups"
  var groupsMeaning =
    "Fixed expenses come alike every month, variable ones change, and quarterly ones come every "
    + "three months and count as a third a month."
  var refund = "Refund"
  var refundMeaning = "Income in a spending category. It lowers what the category spent and is no income."
  var transferTerm = "Transfer"
  var transferMeaning = "Money moved between two accounts. It is no income and no expense."
  var netAndSaved = "Net and saved"
  var netAndSavedMeaning = "Net is income − expenses of a month; saved is net as a share of income."
  var balanceMeaning =
    "The running balance of the whole book after each row: + income, − expenses, by date; "
    + "rows of one day keep the order of the file."
  var envelope = "Envelope"
  var envelopeMeaning =
    "The money of a category: carried over + assigned − spent. What is left goes on into the next month; "
    + "what was overspent in cash is taken from the next month’s Ready to Assign. What later months were "
    + "assigned is taken from it now."
  var netWorthTermMeaning = "What all accounts hold together, debts of cards and loans counted below 0."
  var limitMeaning =
    "What a category may cost a week or a month, for one member or for everybody. It warns from its "
    + "threshold on; an enforced one refuses what would pass it."
  var dailyBudgetMeaning =
    "The primary account’s balance ÷ the days until the next payday, so that spending a little each day "
    + "lasts until pay comes."
}
