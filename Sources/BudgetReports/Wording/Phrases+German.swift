extension Phrases {
  /// The words of a report in German.
  static let german: Phrases = {
    var words = Phrases()
    // The page.
    words.report = "Haushaltsbericht"
    words.skip = "Zum Bericht springen"
    words.contents = "Inhalt"
    words.searchLog = "Buchungen durchsuchen"
    words.shownRows = "{shown} von {all} Zeilen, zusammen {sum}"
    words.backToTop = "Nach oben"
    words.showAll = "Alles zeigen"
    words.foldAll = "Alles einklappen"
    words.themeSystem = "Farben: System"
    words.themeLight = "Farben: hell"
    words.themeDark = "Farben: dunkel"
    words.madeAt = "Erstellt am {date} um {time} UTC."
    words.fromSource = "Aus {source}."

    // Words of many tables.
    words.category = "Kategorie"
    words.amount = "Betrag"
    words.budgeted = "Geplant"
    words.actual = "Ausgegeben"
    words.difference = "Differenz"
    words.percentUsed = "Verbraucht"
    words.total = "Summe"
    words.income = "Einnahmen"
    words.expenses = "Ausgaben"
    words.net = "Saldo"
    words.month = "Monat"
    words.spent = "ausgegeben"
    words.share = "Anteil"
    words.count = "Anzahl"
    words.description = "Beschreibung"
    words.type = "Art"
    words.balance = "Kontostand"
    words.place = "Wo"
    words.problem = "Was"
    words.remedy = "Was hilft"
    words.severity = "Art"
    words.amountsIn = "Beträge in {currency}."
    words.day = "Tag"
    words.date = "Datum"
    words.savedShare = "Gespart, als Anteil der Einnahmen"
    words.figure = "Größe"
    words.term = "Begriff"
    words.meaning = "Bedeutung"
    words.uncategorized = "Ohne Kategorie"
    words.firstDay = "Erster Tag"
    words.lastDay = "Letzter Tag"
    words.left = "Übrig"

    // Months and weekdays.
    words.months = [
      "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober",
      "November", "Dezember",
    ]
    words.shortMonths = [
      "Jan", "Feb", "Mär", "Apr", "Mai", "Jun", "Jul", "Aug", "Sep", "Okt", "Nov", "Dez",
    ]
    words.weekdays = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"]
    words.shortWeekdays = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]

    // Groups, kinds and states.
    words.groupIncome = "Einnahmen"
    words.groupFixed = "Feste Ausgaben"
    words.groupVariable = "Variable Ausgaben"
    words.groupQuarterly = "Vierteljährliche Ausgaben"
    words.shortFixed = "Fest"
    words.shortVariable = "Variabel"
    words.shortQuarterly = "Vierteljährlich"
    words.totalOfIncome = "Summe der Einnahmen"
    words.totalOfFixed = "Summe der festen Ausgaben"
    words.totalOfVariable = "Summe der variablen Ausgaben"
    words.totalOfQuarterly = "Summe der vierteljährlichen Ausgaben"
    words.perMonth = "im Monat"
    words.perQuarter = "im Quartal"
    words.perYear = "im Jahr"
    words.severityInfo = "Hinweis"
    words.severityWarning = "Warnung"
    words.severityError = "Nicht verwendet"

    // Summary.
    words.summaryTitle = "Überblick"
    words.nothingYet =
      "Noch ist nichts eingetragen. Lesen Sie eine Datei ein, oder tragen Sie eine Kategorie und Ausgaben ein."
    words.readyToAssign = "Zu verteilen"
    words.startingBalance = "Anfangsbestand"
    words.incomeReceived = "Erhaltene Einnahmen"
    words.assigned = "Zugewiesen"
    words.carriedOverFrom = "Übertrag aus {month}"
    words.overspentBefore = "Bar überzogen im {month}"
    words.spentUncategorized = "Ohne Kategorie ausgegeben"
    words.assignedLater = "Späteren Monaten zugewiesen"
    words.spentFact = "Ausgegeben"
    words.remarkBalanced = "✓ alles ist verteilt"
    words.remarkUnassigned = "△ noch zu verteilen"
    words.remarkOverassigned = "▲ zu viel verteilt"
    words.leadBalanced = "{income} kamen herein, und alles Geld hat eine Aufgabe."
    words.leadUnassigned = "{income} kamen herein, und {amount} warten noch auf eine Aufgabe."
    words.leadOverassigned = "{income} kamen herein, und {amount} mehr wurden verteilt, als da sind."
    words.savingsRate = "{percent} der Einnahmen gespart"
    words.carryForwardOver =
      "Im {month} sind {amount} zu viel verteilt. Bringen Sie zuerst diesen Monat in Ordnung."
    words.carryForwardLeft =
      "Im {month} sind noch {amount} zu verteilen. Bringen Sie zuerst diesen Monat in Ordnung."
    words.otherCurrency =
      "Nicht in diesen Zahlen: {currency}, Einnahmen {income}, Ausgaben {expenses}. Währungen werden nie vermischt."

    // The four questions of a month.
    words.glanceTitle = "Auf einen Blick"
    words.glancePlanQuestion = "Bin ich im Plan, und wo nicht?"
    words.glancePlanChart = "Vom Geplanten ausgegeben"
    words.glancePlanWithin =
      "{actual} von {budgeted} sind ausgegeben, und keine Kategorie liegt über ihrem Plan."
    words.glancePlanOver =
      "{actual} von {budgeted} sind ausgegeben. {count} Kategorie liegt darüber: {names}. | {actual} von {budgeted} sind ausgegeben. {count} Kategorien liegen darüber: {names}."
    words.glanceNoPlan =
      "Noch ist nichts geplant. Mit einem Betrag für jede Kategorie steht hier, wie weit der Monat ist."
    words.glanceUnder = "Es wurden {amount} weniger ausgegeben als geplant."
    words.glanceLeft =
      "{amount} vom Plan sind übrig, für noch {count} Tag. | {amount} vom Plan sind übrig, für noch {count} Tage."
    words.glanceOver = "Es wurden {amount} mehr ausgegeben als geplant."
    words.glanceFellDue =
      "{name} wurde mit {amount} fällig; ohne das lägen die Ausgaben {rest} unter dem Plan."
    words.glanceMattered = "{name} lag {amount} darüber; ohne das lägen die Ausgaben {rest} unter dem Plan."
    words.glanceSpendingQuestion = "Wohin ging das Geld?"
    words.glanceSpendingChart = "Wofür am meisten ausgegeben wurde"
    words.glanceSpendingOne = "Alle {total} gingen an {name}."
    words.glanceSpending = "{name} nahm {share} von {total}, {second} {secondShare}."
    words.glanceUsualQuestion = "Was war anders als in einem üblichen Monat?"
    words.glanceUsualChart = "Mehr und weniger als in einem üblichen Monat"
    words.glanceUsualMore = "{amount} mehr als die üblichen {usual}."
    words.glanceUsualLess = "{amount} weniger als die üblichen {usual}."
    words.glanceUsualSame = "So viel wie üblich: {usual}."
    words.glanceUsualLargest = "Am meisten änderte sich {name}: {change}."
    words.glanceUsualUnknown = "Ein üblicher Monat ist bekannt, sobald drei Monate vor diesem liegen."
    words.glanceMedian =
      "Ein üblicher Monat ist der Median aus dem {count} Monat davor. | Ein üblicher Monat ist der Median der {count} Monate davor."
    words.glanceNotOver = "Dieser Monat hat noch {count} Tag. | Dieser Monat hat noch {count} Tage."
    words.glanceNextQuestion = "Was kommt als Nächstes?"
    words.glanceNextChart = "Der Kontostand nach Plan"
    words.glanceNextUnknown =
      "Mit Rechnungen und Konten steht hier, was fällig wird und was übrig bleibt."
    words.glanceNoBills = "Bis {day} ist keine Rechnung fällig."
    words.glanceBills =
      "{count} Rechnung über {total} ist bis {day} fällig. | {count} Rechnungen über zusammen {total} sind bis {day} fällig."
    words.glanceOverdue = "{count} davon ist überfällig. | {count} davon sind überfällig."
    words.glanceForecast = "Nach Plan sind dann {amount} übrig."
    words.glanceLowest = "Am wenigsten bis dahin sind es {amount} am {day}."

    // A longer span, and two months beside each other.
    words.overviewTitle = "Im Ganzen"
    words.closingBalance = "Kontostand am Ende"
    words.balanceAtStart = "Kontostand am Anfang"
    words.overviewLead = "{income} kamen herein, und {expenses} gingen hinaus; {net} davon bleiben übrig."
    words.overviewLeadShort =
      "{income} kamen herein, und {expenses} gingen hinaus; {net} mehr, als hereinkamen."
    words.transactionCount = "{count} Buchung | {count} Buchungen"
    words.wholeMonthsOnly =
      "Geplant wird für ganze Monate; diese Tage sind keine, und so steht ihnen kein Plan gegenüber."
    words.compareTitle = "Zwei Monate"
    words.compareChartTitle = "Ausgaben zweier Monate je Kategorie"
    words.compareCaption = "{month} gegenüber {other}"
    words.compareLead =
      "Im {month} kamen {income} herein, und {expenses} gingen hinaus; im {other} {otherIncome} und {otherExpenses}."
    words.compareLarger = "Am meisten hat sich {name} geändert: {amount}."

    // Budgeted and actual.
    words.comparisonTitle = "Geplant und ausgegeben"
    words.comparisonSheet = "Plan und Ist"
    words.comparisonChartTitle = "Geplant und ausgegeben je Kategorie"
    words.comparisonCaption = "Jede Kategorie: {month}"
    words.verdict = "Ergebnis"
    words.overBudget = "über dem Plan"
    words.withinBudget = "im Plan"
    words.noPlan = "kein Plan"
    words.withinBasis = "innerhalb von {amount} {basis}"
    words.dashMeaning = "Ein Strich steht, wo nichts geplant ist."
    words.noComparison = "Es gibt keine Kategorie zu vergleichen."
    words.ofCategories = "einer Kategorie | {count} Kategorien"
    words.noneOver = "Von {all} liegt keine über dem Plan."
    words.someOver =
      "{count} von {all} liegt über dem Plan: {names}. | {count} von {all} liegen über dem Plan: {names}."
    words.overBy = "{name} um {amount}"
    words.andMore = "{names} und {count} weitere"
    words.over = "{amount} darüber"
    words.hiddenRows =
      "Die kleinste Kategorie steht nur in der Tabelle. | Die {count} kleinsten Kategorien stehen nur in der Tabelle."

    // Spending.
    words.spendingTitle = "Ausgaben"
    words.spendingCaption = "Ausgaben: {month}, die größten zuerst"
    words.donutTitle = "Ausgaben je Kategorie"
    words.noSpending = "Es wurde nichts ausgegeben."
    words.other = "Übrige ({count})"
    words.donutOne = "{total} wurden ausgegeben, alles für {name}."
    words.donutMany =
      "{total} wurden für {count} Kategorien ausgegeben; die größte ist {name} mit {share}."
    words.refundsNote =
      "Wo ein Betrag unter 0 liegt, kam mehr zurück, als ausgegeben wurde; er zählt zur Summe, hat aber kein Stück im Ring."

    // Top categories.
    words.topTitle = "Größte Kategorien"
    words.topChartTitle = "Die größten Kategorien"
    words.topCaption = "Die größten Kategorien gegenüber {month}"
    words.topAll = "Eine Kategorie macht alle {total} aus. | {count} Kategorien machen alle {total} aus."
    words.topLead =
      "Diese {count} Kategorien liegen vorn; alle anderen machen zusammen {others} von {total} aus."
    words.noFigure = "Für {time} gibt es keine Zahl."
    words.change = "Änderung"
    words.changeShare = "Änderung in %"
    words.changeMeaning = "Ein Strich steht, wo im Monat davor nichts ausgegeben wurde."
    words.changeMeaningOfSpan =
      "Ein Strich steht, wo in der gleich langen Zeit davor nichts ausgegeben wurde."

    // Cash flow.
    words.flowTitle = "Geldfluss"
    words.flowChartTitle = "Von den Einnahmen zu den Kategorien"
    words.flowCaption = "Geldfluss: {month}"
    words.flowColumn = "Woher und wohin"
    words.cameFrom = "Kam aus"
    words.kept = "Nicht ausgegeben"
    words.fromBefore = "Geld von früher"
    words.otherIncome = "Andere Einnahmen"
    words.flowRefunds =
      "Eine Kategorie, aus der mehr zurückkam, als ausgegeben wurde, steht bei dem, was hereinkam."
    words.refundOf = "Erstattungen: {category}"
    words.flowLead = "{received} kamen herein, und {spent} gingen hinaus."
    words.flowLeadKept = "{received} kamen herein, und {spent} gingen hinaus; {kept} wurden nicht ausgegeben."
    words.flowLeadBefore =
      "{received} kamen herein, und {spent} gingen hinaus; {before} davon waren Geld von früher."

    // Envelopes.
    words.envelopesTitle = "Umschläge"
    words.envelopesChartTitle = "Aus jedem Umschlag ausgegeben"
    words.envelopesCaption = "Umschläge am Ende: {month}"
    words.envelopesLead =
      "{count} Umschlag enthält {available}; {overspent}. | {count} Umschläge enthalten {available}; {overspent}."
    words.noneOverspent = "keiner ist überzogen"
    words.someOverspent = "{count} davon ist überzogen | {count} davon sind überzogen"
    words.carriedOver = "Übertrag"
    words.available = "Verfügbar"
    words.envelopesMeaning =
      "Verfügbar ist Übertrag + zugewiesen − ausgegeben. Was bleibt, wird übertragen; "
      + "ein überzogener Umschlag beginnt wieder bei 0."
    words.availableAmount = "{amount} verfügbar"
    words.overspent = "{amount} überzogen"
    words.cardDebt =
      "{amount} wurden in den Monaten davor auf Kreditkarten überzogen; sie bleiben Schulden der Karten."

    // Limits.
    words.limitsTitle = "Grenzen"
    words.limitsChartTitle = "Von jeder Grenze verbraucht"
    words.limitsCaption = "Jede Grenze"
    words.limitsLead =
      "{count} Grenze in Woche und Monat des {day}: {state}. | {count} Grenzen in Woche und Monat des {day}: {state}."
    words.limitsPassed = "{count} überschritten"
    words.limitsClose = "{count} fast erreicht"
    words.limitsSafe = "alle sind eingehalten"
    words.spanOfTime = "Für"
    words.limit = "Grenze"
    words.remaining = "Übrig"
    words.state = "Stand"
    words.limitsMeaning =
      "Der Strich auf einem Balken ist, wo die Warnung beginnt, oder die Grenze selbst, wo sie überschritten wurde."
    words.weekTo = "Woche bis {day}"
    words.monthTo = "Monat bis {day}"
    words.stateSafe = "✓ eingehalten"
    words.stateWarning = "△ Warnung"
    words.stateAtLimit = "■ erreicht"
    words.stateOver = "▲ überschritten"
    words.partOf = "{part} von {whole}"

    // Day by day.
    words.calendarTitle = "Tag für Tag"
    words.calendarChartTitle = "Ausgaben je Tag"
    words.calendarCaption = "Jeder Tag mit Buchungen oder Rechnungen"
    words.calendarLead =
      "An {days} von {count} Tag wurde Geld ausgegeben. | An {days} von {count} Tagen wurde Geld ausgegeben."
    words.calendarLeadMost =
      "An {days} von {count} Tag wurde Geld ausgegeben, am meisten am {date}: {amount}. | "
      + "An {days} von {count} Tagen wurde Geld ausgegeben, am meisten am {date}: {amount}."
    words.billsDue = "Fällige Rechnungen"
    words.billDue = "Rechnung fällig"
    words.less = "weniger"
    words.more = "mehr"
    words.calendarLegend = "Unter den Ausgaben: der Stand am Ende des Tages."
    words.balanceAtEnd = "Kontostand am Ende des Tages"

    // The log.
    words.logTitle = "Buchungen"
    words.logCaption = "Buchungen nach Tagen: {month}"
    words.logLead =
      "{count} Buchung führt den Kontostand von {opening} zu {closing}. | "
      + "{count} Buchungen führen den Kontostand von {opening} zu {closing}."
    words.logEmpty = "In diesem Monat gibt es keine Buchung. Der Kontostand ist {closing}."
    words.logOrigin = "Gezählt wird ab den {accounts}, die zuerst auf den Konten waren."
    words.transfer = "Umbuchung"
    words.typeIncome = "Einnahme"
    words.typeExpense = "Ausgabe"
    words.logPart = "{first} – {last}: {count} Buchung | {first} – {last}: {count} Buchungen"
    words.logCut =
      "Die letzten {shown} von {count} Buchungen stehen hier; `budget convert` schreibt alle als CSV."
    words.allTransactions = "Alle Buchungen zeigen"
    words.showOrigins = "Zeigen, woher jeder Betrag kommt"
    words.showBudgetedOrigins = "Zeigen, woher jeder geplante Betrag kommt"

    // Bills and the daily budget.
    words.billsTitle = "Rechnungen und Tagesbudget"
    words.billsCaption = "Rechnungen der nächsten {days} Tage und was überfällig ist"
    words.dailyCaption = "Tagesbudget am {day}"
    words.bill = "Rechnung"
    words.due = "Fällig"
    words.nextPayday = "Nächster Zahltag"
    words.daysUntilPayday = "Tage bis dahin"
    words.primaryBalance = "Hauptkonto, vor den Ausgaben von heute"
    words.dailyBudget = "Tagesbudget"
    words.billsBeforePayday = "Rechnungen vor dem Zahltag"
    words.dailyBudgetAfterBills = "Tagesbudget nach diesen Rechnungen"
    words.spentToday = "Heute ausgegeben"
    words.leftToday = "Heute noch übrig"
    words.today = "heute"
    words.inDays = "in {count} Tag | in {count} Tagen"
    words.daysOverdue = "{count} Tag überfällig | {count} Tage überfällig"
    words.overdueUnlisted =
      "{count} weitere überfällige Zahlung zählt zur Summe, steht aber nicht in der Liste. | "
      + "{count} weitere überfällige Zahlungen zählen zur Summe, stehen aber nicht in der Liste."
    words.noBills = "Am {day} ist in den nächsten Wochen keine Rechnung fällig."
    words.billsLead =
      "Am {day} steht {count} Zahlung bevor: zusammen {total}. | Am {day} stehen {count} Zahlungen bevor: zusammen {total}."
    words.billsLeadOverdue =
      "Am {day} steht {count} Zahlung bevor, davon {overdue} überfällig: zusammen {total}. | "
      + "Am {day} stehen {count} Zahlungen bevor, davon {overdue} überfällig: zusammen {total}."
    words.noPrimaryAccount = "Das Tagesbudget ist 0, weil kein Konto das Hauptkonto ist."
    words.noPayday = "Das Tagesbudget ist 0, weil die Einstellungen keinen Zahltag nennen."
    words.negativeBalance = "Das Tagesbudget ist 0, weil das Hauptkonto unter 0 liegt."

    // Accounts.
    words.accountsTitle = "Konten und Vermögen"
    words.netWorthTitle = "Vermögen am Ende jedes Monats"
    words.accountsCaption = "Jedes Konto"
    words.netWorthCaption = "Vermögen am Ende jedes Monats"
    words.account = "Konto"
    words.kindOfAccount = "Art"
    words.onBudget = "Im Budget"
    words.netWorth = "Vermögen"
    words.netWorthMeaning =
      "Im Budget ist, was verteilt werden kann: Girokonten, Sparkonten und Bargeld. "
      + "Das Vermögen zählt auch Schulden, unter 0."
    words.checking = "Girokonto"
    words.savings = "Sparkonto"
    words.creditCard = "Kreditkarte"
    words.loan = "Kredit"
    words.cash = "Bargeld"
    words.noMonth = "Es gibt keinen Monat zu zeigen."
    words.netWorthNow = "Das Vermögen betrug Ende {month} {amount}."
    words.netWorthSince = "Das Vermögen betrug Ende {month} {amount}, nach {before} Ende {first}."

    // Month over month.
    words.trendSectionTitle = "Monat für Monat"
    words.trendSheet = "Monate"
    words.trendTitle = "Einnahmen, Ausgaben und Saldo je Monat"
    words.trendCaption = "Jeder Monat"
    words.trendOne = "{month}. Einnahmen {income}, Ausgaben {expenses} und Saldo {net} im {month}."
    words.trendMany =
      "{count} Monate bis {month}. Einnahmen {income}, Ausgaben {expenses} und Saldo {net} im {month}."
    words.savingsRateColumn = "Gespart"
    words.savingsRateMeaning = "Gespart ist der Saldo als Anteil der Einnahmen."

    // Twelve months.
    words.yearTitle = "Zwölf Monate"
    words.yearChartTitle = "Jede Kategorie Monat für Monat"
    words.yearCaption = "Jede Kategorie in diesen Monaten"
    words.yearMonthsCaption = "Jede Kategorie Monat für Monat"
    words.monthsTitle = "Monat für Monat je Kategorie"
    words.monthsMeaning =
      "Jede Zeile von Säulen hat ihren eigenen Maßstab; die letzte Säule ist der letzte Monat."
    words.yearLead =
      "In den {count} Monaten bis {month} kamen im Mittel {income} im Monat herein, und {expenses} gingen hinaus."
    words.average = "Im Monat"
    words.least = "Kleinster"
    words.most = "Größter"
    words.yearMeaning = "Jede Zeile von Säulen hat ihren eigenen Maßstab; die letzte Säule ist dieser Monat."
    words.aMonthOnAverage = "{amount} im Monat"
    words.rowsInTable =
      "{count} weitere Zeile steht nur in der Tabelle. | {count} weitere Zeilen stehen nur in der Tabelle."

    // The plan.
    words.planTitle = "Plan"
    words.planCaption = "Der Plan nach Gruppen"
    words.planned = "Geplant als"
    words.aMonth = "Im Monat"
    words.totalIncome = "Einnahmen zusammen"
    words.totalExpenses = "Ausgaben zusammen"
    words.remainingBalance = "Was übrig bleibt"
    words.planRemains =
      "Im Monat sollen {income} hereinkommen und {expenses} hinausgehen; {remaining} bleiben übrig."
    words.planShort = "Im Monat sollen {income} hereinkommen und {expenses} hinausgehen; {remaining} fehlen."
    words.availableEntered = "Derzeit verfügbar, wie bei den Konten eingetragen: {amount}."

    // What the import could not use.
    words.placeOfSheet = "Blatt {sheet}"
    words.placeOfCell = "Blatt {sheet}, Zelle {cell}"
    words.placeOfLine = "Zeile {line}"
    words.verdictsTitle = "Was die Datei zum Eingelesenen sagt"
    words.verdictsSheet = "Belege"
    words.verdictsCaption = "Eingelesenes und die Zahlen der Datei"
    words.verdictsRecords = "Eingelesen"
    words.verdictsStanding = "Urteil"
    words.verdictsGrounds = "Die Zahlen der Datei"
    words.verdictsProven = "Zahlen der Datei beweisen: {records}."
    words.verdictsUnopposed = "Keine Zahl spricht dafür oder dagegen: {records}."
    words.verdictsContested = "Strittig und von Hand bestätigt: {records}."

    words.findingsTitle = "Was beim Einlesen nicht zu verwenden war"
    words.findingsSheet = "Hinweise"
    words.findingsCaption = "Was auffiel, das Schwerste zuerst"
    words.findingsUnused = "{count} nicht verwendet"
    words.findingsWarnings = "{count} Warnung | {count} Warnungen"
    words.findingsNotes = "{count} Hinweis | {count} Hinweise"
    words.findingsNone = "Alles wurde verwendet; es gibt nichts nachzusehen."

    // The glossary.
    words.glossaryTitle = "Begriffe"
    words.glossaryLead = "Was die Wörter dieses Berichts bedeuten."
    words.readyMeaning =
      "Anfangsbestand + erhaltene Einnahmen − zugewiesen. Bei 0 hat alles Geld eine Aufgabe; "
      + "geplante Einnahmen zählen nie, bevor sie da sind."
    words.assignedMeaning =
      "Was der Monat seinen Ausgabenkategorien gibt: seine eigene Zuweisung, wo es eine gibt, "
      + "sonst den geplanten Betrag eines Monats."
    words.budgetedAndActual = "Geplant und ausgegeben"
    words.budgetedAndActualMeaning =
      "Was eine Kategorie in einem Monat bekam, und ihre Ausgaben abzüglich der Erstattungen in diesem Monat. "
      + "Die Differenz ist, was übrig ist. Über dem Plan liegt eine Kategorie, die mehr gekostet hat als geplant, eine "
      + "vierteljährliche oder jährliche erst über ihrem ganzen Viertel- oder Jahresbetrag; ohne Plan nie."
    words.groups = "Gruppen"
    words.groupsMeaning =
      "Feste Ausgaben sind jeden Monat gleich, variable ändern sich, und vierteljährliche kommen alle drei "
      + "Monate und zählen zu einem Drittel im Monat."
    words.refund = "Erstattung"
    words.refundMeaning =
      "Eine Einnahme in einer Ausgabenkategorie. Sie mindert deren Ausgaben und ist keine Einnahme."
    words.transferTerm = "Umbuchung"
    words.transferMeaning = "Geld zwischen zwei eigenen Konten. Weder Einnahme noch Ausgabe."
    words.netAndSaved = "Saldo und gespart"
    words.netAndSavedMeaning =
      "Der Saldo ist Einnahmen − Ausgaben eines Monats; gespart ist der Saldo als Anteil der Einnahmen."
    words.balanceMeaning =
      "Der laufende Stand des ganzen Buchs nach jeder Zeile: + Einnahmen, − Ausgaben, nach Datum; "
      + "Zeilen eines Tages bleiben in der Reihenfolge der Datei."
    words.envelope = "Umschlag"
    words.envelopeMeaning =
      "Das Geld einer Kategorie: Übertrag + zugewiesen − ausgegeben. Was bleibt, geht in den nächsten Monat; "
      + "was bar überzogen wurde, fehlt im nächsten Monat bei „Zu verteilen“. Was spätere Monate zugewiesen "
      + "bekamen, fehlt dort schon jetzt."
    words.netWorthTermMeaning =
      "Was alle Konten zusammen enthalten; Schulden von Karten und Krediten zählen unter 0."
    words.limitMeaning =
      "Was eine Kategorie in einer Woche oder einem Monat kosten darf, für ein Mitglied oder alle. "
      + "Ab ihrer Schwelle warnt sie; eine strenge weist ab, was darüber hinausginge."
    words.dailyBudgetMeaning =
      "Der Stand des Hauptkontos ÷ die Tage bis zum nächsten Zahltag, damit das Geld bei etwas Ausgaben am Tag "
      + "bis dahin reicht."
    return words
  }()
}
