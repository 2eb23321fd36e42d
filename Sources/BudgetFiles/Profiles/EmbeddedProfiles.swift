// Written by `make profiles`; a test compares it with the files.

/// The profiles as they stand in `Templates/Profiles`, byte for byte.
enum EmbeddedProfiles {
  /// Name and text of each profile.
  static let all: [(name: String, yaml: String)] = [
    (
      "actual",
      #"""
      name: actual
      title: Actual Budget
      header: [Account, Date, Payee, Notes, Category, Amount, Cleared]
      columns:
        date: Date
        payee: Payee
        note: Notes
        category: Category
        account: Account
        amount: Amount
        cleared: Cleared
      signs: negative-is-expense
      dateOrder: ymd
      decimalMark: "."
      skip:
        totals: {Notes: ["(SPLIT INTO *"]}
      notes: >-
        The row of a split's total has the amount 0; its parts follow. The export of one account writes the category behind
        its group and a colon.
      source:
        - https://github.com/actualbudget/actual/blob/master/packages/loot-core/src/server/transactions/export/export-to-csv.ts

      """#
    ),
    (
      "amex-de",
      #"""
      name: amex-de
      title: American Express (Germany)
      header: [Datum, Beschreibung, Betrag, [Karteninhaber, Erweiterte Details, Erscheint auf Ihrer Abrechnung als]]
      columns:
        date: Datum
        description: Beschreibung
        memo: Erweiterte Details
        category: Kategorie
        member: Karteninhaber
        account: "Konto #"
        amount: Betrag
        id: Betreff
      signs: positive-is-expense
      dateOrder: dmy
      currency: EUR
      transfers: {Beschreibung: ["ZAHLUNG ERHALTEN*", "ZAHLUNG/ÜBERWEISUNG*"]}
      notes: Purchases are positive, as in the US.
      source:
        - the header as several public importers read it

      """#
    ),
    (
      "amex-fr",
      #"""
      name: amex-fr
      title: American Express (France)
      header: [Date, Description, Montant, [Titulaire de la carte, Détails supplémentaires, Apparaît sur votre relevé en tant que]]
      columns:
        date: Date
        description: Description
        memo: Détails supplémentaires
        category: Catégorie
        member: Titulaire de la carte
        account: [Numéro de compte, "Compte #"]
        amount: Montant
        id: Référence
      signs: positive-is-expense
      dateOrder: dmy
      currency: EUR
      transfers: {Description: ["PRELEVEMENT AUTOMATIQUE*", "PAIEMENT RECU*", "PAIEMENT REÇU*"]}
      notes: Purchases are positive, as in the US.
      source:
        - the header as several public importers read it

      """#
    ),
    (
      "amex-uk",
      #"""
      name: amex-uk
      title: American Express (UK)
      header: [Date, Description, Amount, Extended Details, Appears On Your Statement As, Town/City, Postcode, Reference]
      columns:
        date: Date
        description: Description
        memo: Extended Details
        category: Category
        member: Card Member
        account: "Account #"
        amount: Amount
        id: Reference
      signs: positive-is-expense
      dateOrder: dmy
      currency: GBP
      transfers: {Description: ["PAYMENT RECEIVED*"]}
      notes: As in the US, with the day first and a Postcode in place of a Zip Code.
      source:
        - the header as several public importers read it

      """#
    ),
    (
      "amex-us-short",
      #"""
      name: amex-us-short
      title: American Express (US), without details
      header: [Date, Description, Amount]
      exact: true
      ask: true
      columns:
        date: Date
        description: Description
        amount: Amount
      signs: positive-is-expense
      dateOrder: mdy
      currency: USD
      notes: Many banks write this header, most with negative expenses.
      source:
        - the header as several public importers read it

      """#
    ),
    (
      "amex-us",
      #"""
      name: amex-us
      title: American Express (US)
      header: [Date, Description, Amount, Extended Details, Appears On Your Statement As, City/State, Zip Code, Reference]
      columns:
        date: Date
        description: Description
        memo: Extended Details
        category: Category
        member: Card Member
        account: "Account #"
        amount: Amount
        id: Reference
      signs: positive-is-expense
      dateOrder: mdy
      currency: USD
      transfers: {Description: ["AUTOPAY PAYMENT*", "ONLINE PAYMENT*", "MOBILE PAYMENT*"]}
      notes: Extended Details runs over several lines. References stand in apostrophes.
      source:
        - the header as several public importers read it

      """#
    ),
    (
      "apple-card",
      #"""
      name: apple-card
      title: Apple Card
      header: [Transaction Date, Clearing Date, Description, Merchant, Category, Type, Amount (USD)]
      columns:
        date: Transaction Date
        valueDate: Clearing Date
        description: Description
        payee: Merchant
        category: Category
        type: Type
        amount: Amount (USD)
        member: Purchased By
      signs: positive-is-expense
      dateOrder: mdy
      currency: USD
      transfers: {Type: [Payment]}
      source:
        - the header as several public importers read it

      """#
    ),
    (
      "capital-one-360",
      #"""
      name: capital-one-360
      title: Capital One 360 (checking and savings)
      header: [Account Number, Transaction Description, Transaction Date, Transaction Type, Transaction Amount, Balance]
      columns:
        date: Transaction Date
        description: Transaction Description
        account: Account Number
        amount: Transaction Amount
        balance: Balance
      signs: {column: Transaction Type, expense: [Debit], income: [Credit]}
      dateOrder: mdy
      notes: Amounts have no sign and as many decimals as they need. A prenote of 0 is a test of the payer's.
      source:
        - the header as several public importers read it

      """#
    ),
    (
      "capital-one",
      #"""
      name: capital-one
      title: Capital One (card)
      header: [Transaction Date, Posted Date, Card No., Description, Category, Debit, Credit]
      columns:
        date: Transaction Date
        valueDate: Posted Date
        description: Description
        category: Category
        account: Card No.
        amount: {expense: Debit, income: Credit}
      transfers: {Description: ["CAPITAL ONE AUTOPAY*", "CAPITAL ONE MOBILE P*", "CAPITAL ONE ONLINE P*"]}
      source:
        - https://github.com/reubano/csv2ofx/blob/master/csv2ofx/mappings/capitalone.py

      """#
    ),
    (
      "chase-card",
      #"""
      name: chase-card
      title: Chase (card)
      header: [Transaction Date, Post Date, Description, Category, Type, Amount]
      columns:
        date: Transaction Date
        valueDate: Post Date
        description: Description
        category: Category
        type: Type
        amount: Amount
        memo: Memo
        account: Card
      signs: negative-is-expense
      dateOrder: mdy
      transfers: {Type: [Payment]}
      source:
        - the header as several public importers read it
        - https://github.com/bank2ynab/bank2ynab (bank2ynab.conf)

      """#
    ),
    (
      "chase-checking",
      #"""
      name: chase-checking
      title: Chase (checking and savings)
      header: [Details, Posting Date, Description, Amount, Type, Balance, "Check or Slip #"]
      columns:
        date: Posting Date
        description: Description
        amount: Amount
        type: Type
        balance: Balance
        checkNumber: "Check or Slip #"
      signs: negative-is-expense
      dateOrder: mdy
      transfers: {Type: [ACCT_XFER, LOAN_PMT]}
      notes: >-
        Rows end in a comma that the header has not. Details says DEBIT, CREDIT, CHECK or DSLIP; the sign says the
        same.
      source:
        - the header as several public importers read it

      """#
    ),
    (
      "commerzbank",
      #"""
      name: commerzbank
      title: Commerzbank
      header: [Buchungstag, Wertstellung, Umsatzart, Buchungstext, Betrag, Währung]
      columns:
        date: Buchungstag
        valueDate: Wertstellung
        description: Buchungstext
        type: Umsatzart
        amount: Betrag
        currency: Währung
        category: [Kategorie, Kategorien]
        account: [IBAN Auftraggeberkonto, IBAN Kontoinhaber, Auftraggeberkonto]
      signs: negative-is-expense
      dateOrder: dmy
      decimalMark: ","
      currency: EUR
      notes: Buchungstext has payee and purpose in one text.
      source:
        - the header as several public importers read it

      """#
    ),
    (
      "deutsche-bank",
      #"""
      name: deutsche-bank
      title: Deutsche Bank and Postbank
      header: [Buchungstag, Wert, Umsatzart, Begünstigter / Auftraggeber, Verwendungszweck, Soll, Haben, Währung]
      columns:
        date: Buchungstag
        valueDate: Wert
        payee: Begünstigter / Auftraggeber
        memo: Verwendungszweck
        type: Umsatzart
        iban: [IBAN, IBAN / Kontonummer]
        amount: {expense: Soll, income: Haben}
        currency: Währung
        reference: Kundenreferenz
      dateOrder: dmy
      decimalMark: ","
      currency: EUR
      notes: Betrag stands beside Fremde Gebühren and is blank in most files. The last line is the balance.
      source:
        - the header as several public importers read it

      """#
    ),
    (
      "discover",
      #"""
      name: discover
      title: Discover
      header: [Trans. Date, Post Date, Description, Amount, Category]
      columns:
        date: Trans. Date
        valueDate: Post Date
        description: Description
        category: Category
        amount: Amount
      signs: positive-is-expense
      dateOrder: mdy
      currency: USD
      transfers: {Description: ["INTERNET PAYMENT*", "DIRECTPAY*"]}
      source:
        - https://github.com/redstreet/beancount_reds_importers/tree/main/beancount_reds_importers/importers/discover

      """#
    ),
    (
      "empower",
      #"""
      name: empower
      title: Empower (Personal Capital)
      header: [Date, Account, Description, Category, Tags, Amount]
      columns:
        date: Date
        description: Description
        category: Category
        account: Account
        amount: Amount
        tags: Tags
      signs: negative-is-expense
      transfers: {Category: [Transfers, Credit Card Payments]}
      source:
        - the header as several public importers read it

      """#
    ),
    (
      "german-bank",
      #"""
      name: german-bank
      title: German bank
      header:
        - [Buchungstag, Buchungsdatum, Belegdatum, Datum]
        - [Betrag, Betrag (EUR), Betrag (€), Betrag in EUR, Umsatz, Umsatz in EUR]
        - [Verwendungszweck, Vorgang/Verwendungszweck, VWZ1, Wertstellung, Valutadatum, Valuta, Wertstellungstag, Buchungstext]
      columns:
        date: [Buchungstag, Buchungsdatum, Belegdatum, Datum]
        valueDate: [Wertstellung, Valutadatum, Valuta, Wertstellungstag]
        payee:
          - Beguenstigter/Zahlungspflichtiger
          - Begünstigter/Zahlungspflichtiger
          - Name Zahlungsbeteiligter
          - Auftraggeber / Begünstigter
          - Auftraggeber/Empfänger
          - Auftraggeber/Zahlungsempfänger
          - {expense: Zahlungsempfänger*in, income: Zahlungspflichtige*r}
          - {expense: Empfängername, income: Auftraggebername}
          - Zahlungsempfänger
          - Sender / Empfänger
          - Partnername
          - Empfaenger 1
          - Empfänger
        memo:
          - Verwendungszweck
          - Vorgang/Verwendungszweck
          - {join: [VWZ1, VWZ2, VWZ3, VWZ4, VWZ5, VWZ6, VWZ7, VWZ8, VWZ9, VWZ10, VWZ11, VWZ12, VWZ13, VWZ14]}
          - Beschreibung
        type: [Buchungstext, Umsatztyp, Vorgang]
        category: Kategorie
        account: [Auftragskonto, IBAN Auftragskonto, Kontonummer]
        iban: [Kontonummer/IBAN, IBAN Zahlungsbeteiligter, IBAN]
        amount: [Betrag, Betrag (EUR), Betrag (€), Betrag in EUR, Umsatz, Umsatz in EUR]
        balance: [Saldo nach Buchung, Saldo, Kontostand]
        currency: [Währung, Waehrung]
        reference: [Kundenreferenz (End-to-End), Kundenreferenz]
      signs: negative-is-expense
      currency: EUR
      skip:
        pending: {Status: [Vorgemerkt], Info: [Umsatz vorgemerkt]}
      notes: Sparkasse, DKB, Volksbank, GLS and others.
      source:
        - https://github.com/firefly-iii/import-configurations/tree/main/de
        - https://github.com/bank2ynab/bank2ynab (bank2ynab.conf)

      """#
    ),
    (
      "ing-de",
      #"""
      name: ing-de
      title: ING (Germany)
      header: [Buchung, [Valuta, Wertstellungsdatum], Auftraggeber/Empfänger, Buchungstext, Verwendungszweck, Betrag]
      columns:
        date: Buchung
        valueDate: [Valuta, Wertstellungsdatum]
        payee: Auftraggeber/Empfänger
        memo: Verwendungszweck
        type: Buchungstext
        amount: Betrag
        balance: Saldo
        currency: [Währung#2, Währung]
      signs: negative-is-expense
      dateOrder: dmy
      decimalMark: ","
      notes: About a dozen lines before the header; two columns are called Währung, the first for the balance.
      source:
        - the header as several public importers read it
        - https://github.com/bank2ynab/bank2ynab (bank2ynab.conf)

      """#
    ),
    (
      "ing-nl",
      #"""
      name: ing-nl
      title: ING (Netherlands)
      header: [[Datum, Date], [Naam / Omschrijving, Name / Description], [Rekening, Account], [Tegenrekening, Counterparty], [Af Bij, Debit/credit], [Bedrag (EUR), Amount (EUR)]]
      columns:
        date: [Datum, Date]
        payee: [Naam / Omschrijving, Name / Description]
        memo: [Mededelingen, Notifications]
        account: [Rekening, Account]
        iban: [Tegenrekening, Counterparty]
        type: [Mutatiesoort, Transaction type]
        amount: [Bedrag (EUR), Amount (EUR)]
        balance: [Saldo na mutatie, Resulting balance]
        tags: Tag
      signs: {column: [Af Bij, Debit/credit], expense: [Af, Debit], income: [Bij, Credit]}
      dateOrder: ymd
      decimalMark: ","
      currency: EUR
      notes: Dutch and English; parted by semicolons, formerly by commas.
      source:
        - https://github.com/bank2ynab/bank2ynab (bank2ynab.conf)

      """#
    ),
    (
      "mint",
      #"""
      name: mint
      title: Mint
      header: [Date, Description, Original Description, Amount, Transaction Type, Category, Account Name]
      columns:
        date: Date
        description: Description
        memo: Original Description
        amount: Amount
        category: Category
        account: Account Name
        tags: Labels
        note: Notes
      signs: {column: Transaction Type, expense: [debit], income: [credit]}
      dateOrder: mdy
      transfers: {Category: [Transfer, Credit Card Payment]}
      source:
        - https://github.com/jbms/beancount-import/blob/master/beancount_import/source/mint.py

      """#
    ),
    (
      "monarch",
      #"""
      name: monarch
      title: Monarch
      header: [Date, Merchant, Category, Account, Original Statement, Notes, Amount, Tags]
      columns:
        date: Date
        payee: Merchant
        memo: Original Statement
        note: Notes
        category: Category
        account: Account
        amount: Amount
        tags: Tags
        member: Owner
      signs: negative-is-expense
      dateOrder: ymd
      transfers: {Category: [Transfer, Credit Card Payment]}
      notes: Files from 2025 on have an Owner.
      source:
        - the header as several public importers read it

      """#
    ),
    (
      "monzo",
      #"""
      name: monzo
      title: Monzo
      header: [Transaction ID, Date, Time, Type, Name, Category, Amount, Currency, Local amount, Local currency]
      columns:
        date: Date
        time: Time
        payee: Name
        description: Description
        note: ["Notes and #tags", Notes]
        category: Category
        type: Type
        amount: Amount
        balance: Balance
        currency: Currency
        id: Transaction ID
      signs: negative-is-expense
      dateOrder: dmy
      transfers: {Type: [Pot transfer]}
      notes: Money Out and Money In repeat the amount in files since 2021.
      source:
        - the header as several public importers read it

      """#
    ),
    (
      "n26",
      #"""
      name: n26
      title: N26
      header: [[Booking Date, Date], [Partner Name, Payee], [Type, Transaction type], [Payment Reference, Payment reference], Amount (EUR)]
      columns:
        date: [Booking Date, Date]
        valueDate: Value Date
        payee: [Partner Name, Payee]
        memo: [Payment Reference, Payment reference]
        category: Category
        account: Account Name
        iban: [Partner Iban, Account number]
        type: [Type, Transaction type]
        amount: Amount (EUR)
      signs: negative-is-expense
      dateOrder: ymd
      decimalMark: "."
      currency: EUR
      notes: The form of 2024, and the one before it.
      source:
        - https://github.com/reubano/csv2ofx/blob/master/csv2ofx/mappings/n26.py

      """#
    ),
    (
      "paypal-statement",
      #"""
      name: paypal-statement
      title: PayPal, statement
      header: [Date, Time, Time Zone, Description, Currency, Gross, Fee, Net, Balance, Transaction ID, Name]
      columns:
        date: Date
        time: Time
        payee: Name
        description: Description
        amount: Net
        balance: Balance
        currency: Currency
        id: Transaction ID
        reference: [Invoice ID, Reference Txn ID]
      signs: negative-is-expense
      transfers: {Description: ["Bank Deposit to PP Account*", "General Withdrawal*", General Credit Card Deposit, User Initiated Withdrawal, General Currency Conversion]}
      notes: Every row moved the balance. Dates and decimals as the account's country writes them.
      source:
        - the header as several public importers read it

      """#
    ),
    (
      "paypal",
      #"""
      name: paypal
      title: PayPal, activity
      header:
        - [Date, Datum, Fecha, Data]
        - [Time, Uhrzeit, Heure, Hora, Orario, Tijd]
        - [TimeZone, Zeitzone, Fuseau horaire, Zona horaria, Fuso orario, Tijdzone]
        - [Name, Nom, Nombre, Nome, Naam]
        - [Type, Typ, Tipo]
        - [Status, État, Etat, Estado, Stato]
        - [Currency, Währung, Devise, Divisa, Valuta]
        - [Net, Netto, Neto, Total, Amount]
      columns:
        date: [Date, Datum, Fecha, Data]
        time: [Time, Uhrzeit, Heure, Hora, Orario, Tijd]
        payee: [Name, Nom, Nombre, Nome, Naam]
        description: [Item Title, Artikelbezeichnung, Titre de l'objet, Título del artículo, Nome oggetto, Subject, Betreff, Type, Typ, Tipo]
        note: [Note, Hinweis]
        type: [Type, Typ, Tipo]
        amount: [Net, Netto, Neto, Total, Amount]
        balance: [Balance, Guthaben, Solde, Saldo]
        currency: [Currency, Währung, Devise, Divisa, Valuta]
        id: [Transaction ID, Transaktionscode, Numéro de transaction, Id. de transacción, Codice transazione, Transactiereferentie]
        status: [Status, État, Etat, Estado, Stato]
      signs: negative-is-expense
      skip:
        pending: {Status: [Pending, Ausstehend]}
        void: {Status: [Denied, Failed, Expired, Canceled, Voided, Abgelehnt, Fehlgeschlagen, Abgebrochen, Storniert], Balance Impact: [Memo], Auswirkung auf Guthaben: [Memo], Type: [General Authorization, Account Hold for Open Authorization, Reversal of General Account Hold]}
      transfers: {Type: ["Bank Deposit to PP Account*", "General Withdrawal*", General Credit Card Deposit, User Initiated Withdrawal, General Currency Conversion]}
      notes: >-
        Dates as the account's country writes them. Net is Gross less Fee, what the balance moved by. Authorisations
        and holds move nothing.
      source:
        - https://github.com/cantino/reckon/tree/master/spec/data_fixtures
        - https://github.com/jbms/beancount-import/blob/master/beancount_import/source/paypal.py

      """#
    ),
    (
      "revolut-2020",
      #"""
      name: revolut-2020
      title: Revolut (until 2021)
      header: [Completed Date, Description, [Paid Out (SEK), Paid Out (EUR), Paid Out (GBP), Paid Out (USD), Paid Out (CHF), Paid Out (PLN)], Exchange Out, Exchange In]
      columns:
        date: Completed Date
        description: Description
        note: Notes
        category: Category
        amount:
          expense: [Paid Out (SEK), Paid Out (EUR), Paid Out (GBP), Paid Out (USD), Paid Out (CHF), Paid Out (PLN)]
          income: [Paid In (SEK), Paid In (EUR), Paid In (GBP), Paid In (USD), Paid In (CHF), Paid In (PLN)]
        balance: [Balance (SEK), Balance (EUR), Balance (GBP), Balance (USD), Balance (CHF), Balance (PLN)]
      dateOrder: dmy
      notes: >-
        The currency stands in the names of the columns. Spaces stand around every field, and balances may hold a
        comma without quotes, so that rows are of different lengths.
      source:
        - the header as several public importers read it

      """#
    ),
    (
      "revolut",
      #"""
      name: revolut
      title: Revolut
      header: [Type, Product, Started Date, Completed Date, Description, Amount, Fee, Currency, State, Balance]
      columns:
        date: [Completed Date, Started Date]
        description: Description
        account: Product
        type: Type
        amount: Amount
        fee: Fee
        balance: Balance
        currency: Currency
        status: State
      signs: negative-is-expense
      dateOrder: ymd
      decimalMark: "."
      skip:
        pending: {State: [PENDING]}
        void: {State: [REVERTED, DECLINED, FAILED]}
      transfers: {Type: [TOPUP, EXCHANGE]}
      notes: The fee leaves the account besides the amount.
      source:
        - the header as several public importers read it

      """#
    ),
    (
      "schwab",
      #"""
      name: schwab
      title: Charles Schwab (checking and savings)
      header: [Date, Type, [CheckNumber, "Check #"], Description, [Withdrawal, Withdrawal (-)], [Deposit, Deposit (+)], RunningBalance]
      columns:
        date: Date
        description: Description
        type: Type
        status: Status
        amount: {expense: [Withdrawal, Withdrawal (-)], income: [Deposit, Deposit (+)]}
        balance: RunningBalance
        checkNumber: [CheckNumber, "Check #"]
      dateOrder: mdy
      skip:
        pending: {Status: [Pending], Date: [Pending]}
        headings: {Date: ["Posted Transactions*", "Pending Transactions*"]}
        footer: {Date: ["Total*"]}
      transfers: {Type: [TRANSFER]}
      notes: Older files have a title line, no Status, and section lines between the rows.
      source:
        - https://github.com/reubano/csv2ofx/blob/master/csv2ofx/mappings/schwabchecking.py
        - https://github.com/redstreet/beancount_reds_importers/blob/main/beancount_reds_importers/importers/schwab/schwab_csv_checking.py

      """#
    ),
    (
      "sure-import",
      #"""
      name: sure-import
      title: Maybe and Sure, file to import
      header: [[date, "date*"], [amount, "amount*"], name, currency, category, tags, account, notes]
      columns:
        date: [date, "date*"]
        description: name
        note: notes
        category: category
        account: account
        amount: [amount, "amount*"]
        currency: currency
        tags: tags
      signs: negative-is-expense
      notes: Tags are parted by an upright stroke.
      source:
        - https://github.com/maybe-finance/maybe/blob/main/app/models/transaction_import.rb

      """#
    ),
    (
      "sure",
      #"""
      name: sure
      title: Maybe and Sure, export
      header: [date, account_name, amount, name, category, tags, notes, currency]
      columns:
        date: date
        description: name
        note: notes
        category: category
        account: account_name
        amount: amount
        currency: currency
        tags: tags
      signs: positive-is-expense
      dateOrder: ymd
      decimalMark: "."
      notes: >-
        An expense is positive here, other than in the file that the same program imports. A comma inside a tag has a
        backslash before it.
      source:
        - https://github.com/maybe-finance/maybe/blob/main/app/models/family/data_exporter.rb

      """#
    ),
    (
      "swedish-bank",
      #"""
      name: swedish-bank
      title: Swedish bank
      header:
        - [Transaktionsdatum, Transaktionsdag, Datum, Bokföringsdag, Bokföringsdatum]
        - Belopp
      columns:
        date: [Transaktionsdatum, Transaktionsdag, Datum, Bokföringsdag, Bokföringsdatum]
        valueDate: [Valutadatum, Valutadag, Reskontradatum]
        payee: Namn
        description: [Text, Text/mottagare, Text/Beteckning, Beskrivning, Rubrik, Ytterligare detaljer]
        memo: [Meddelande, Referens]
        note: Egna anteckningar
        category: Budgetgrupp
        type: [Typ, Transaktionstyp]
        account: Kontonummer
        amount: Belopp
        balance: [Saldo, Bokfört saldo]
        currency: Valuta
        reference: Verifikationsnummer
      signs: negative-is-expense
      dateOrder: ymd
      currency: SEK
      skip:
        pending: {Bokföringsdag: [Reserverat, Reserverad]}
      notes: >-
        Nordea, SEB, Handelsbanken, Swedbank, ICA Banken and others. SEB writes three decimals after a point
        (-30.000), which can be read as thirty thousand too; where nothing tells, it is asked.
      source:
        - https://github.com/bank2ynab/bank2ynab (bank2ynab.conf)

      """#
    ),
    (
      "tiller",
      #"""
      name: tiller
      title: Tiller
      header: [Date, Description, Category, Amount, Account, "Account #", Institution, Transaction ID]
      columns:
        date: Date
        description: Description
        memo: Full Description
        note: [Note, Notes]
        category: Category
        account: Account
        amount: Amount
        checkNumber: Check Number
        tags: Tags
        id: Transaction ID
      signs: negative-is-expense
      dateOrder: mdy
      transfers: {Category: [Transfer, Transfers, Credit Card Payment]}
      notes: The first column has neither name nor content. Amounts are written with a dollar sign.
      source:
        - the header as several public importers read it

      """#
    ),
    (
      "usaa",
      #"""
      name: usaa
      title: USAA
      header: [Date, Description, Original Description, Category, Amount, Status]
      columns:
        date: Date
        description: Description
        memo: Original Description
        category: Category
        amount: Amount
        status: Status
      signs: negative-is-expense
      dateOrder: ymd
      skip:
        pending: {Status: [Pending]}
      transfers: {Category: [Transfer, Credit Card Payment]}
      source:
        - the header as several public importers read it

      """#
    ),
    (
      "venmo",
      #"""
      name: venmo
      title: Venmo
      header: [ID, Datetime, Type, Status, Note, From, To, Amount (total), Funding Source, Destination]
      columns:
        date: Datetime
        payee: {expense: To, income: From}
        description: Note
        type: Type
        amount: Amount (total)
        id: ID
        status: Status
      signs: negative-is-expense
      dateOrder: ymd
      currency: USD
      skip:
        pending: {Status: [Pending]}
        void: {Status: [Cancelled, Canceled, Failed, Expired, Denied]}
        balances: {ID: [""]}
      transfers: {Type: [Standard Transfer, Instant Transfer]}
      notes: >-
        Two lines before the header; the first and the last row hold balances and a disclaimer. Of a Charge, From is
        who asked, so that the payee can be oneself. A payment whose Funding Source is a card or bank never touched
        the Venmo balance.
      source:
        - https://github.com/jbms/beancount-import/blob/master/beancount_import/source/venmo.py
        - https://github.com/jakelit/cash-sync/blob/main/docs/specs/venmo_importer.md

      """#
    ),
    (
      "volksbank-soll-haben",
      #"""
      name: volksbank-soll-haben
      title: Volksbank, with S and H behind the amounts
      header: [Buchungstag, Valuta, Auftraggeber/Zahlungsempfänger, Empfänger/Zahlungspflichtiger, Vorgang/Verwendungszweck, Umsatz]
      columns:
        date: Buchungstag
        valueDate: Valuta
        payee: Empfänger/Zahlungspflichtiger
        memo: Vorgang/Verwendungszweck
        account: Konto-Nr.
        iban: IBAN
        amount: Umsatz
        currency: Währung
        reference: Kundenreferenz
      signs: {column: 13, expense: [S], income: [H]}
      dateOrder: dmy
      decimalMark: ","
      currency: EUR
      skip:
        balances: {Kundenreferenz: [Anfangssaldo, Endsaldo]}
      notes: The column with S (Soll) and H (Haben) has no name. The balances before and after stand behind the rows.
      source:
        - the header as several public importers read it

      """#
    ),
    (
      "wise-history",
      #"""
      name: wise-history
      title: Wise, all transactions
      header: [ID, Status, Direction, Created on, Finished on, Source amount (after fees), Source currency, Target amount (after fees), Target currency]
      columns:
        date: Created on
        valueDate: Finished on
        payee: {expense: Target name, income: Source name}
        memo: Reference
        note: Note
        category: Category
        amount: {expense: Source amount (after fees), income: Target amount (after fees)}
        currency: {expense: Source currency, income: Target currency}
        fee: {expense: Source fee amount}
        id: ID
        status: Status
      signs: {column: Direction, expense: [OUT], income: [IN]}
      dateOrder: ymd
      decimalMark: "."
      skip:
        pending: {Status: [PROCESSING, PENDING]}
        void: {Status: [CANCELLED, REFUNDED, FUNDS_REFUNDED, BOUNCED_BACK, CHARGED_BACK]}
      notes: >-
        What left the balance is the source amount and the source fee. A NEUTRAL row changes money between two
        balances of one's own; it has no direction and is reported.
      source:
        - the header as several public importers read it

      """#
    ),
    (
      "wise-statement",
      #"""
      name: wise-statement
      title: Wise, statement of a balance
      header: [TransferWise ID, Date, Amount, Currency, Description, Payment Reference, Running Balance]
      columns:
        date: Date
        payee: [Merchant, Payee Name, Payer Name]
        description: Description
        memo: Payment Reference
        note: Note
        amount: Amount
        balance: Running Balance
        currency: Currency
        id: TransferWise ID
      signs: negative-is-expense
      dateOrder: dmy
      decimalMark: "."
      transfers: {Description: ["Converted *"]}
      notes: Fees are in the amounts, or rows of their own; Total fees only tells of them.
      source:
        - the header as several public importers read it

      """#
    ),
    (
      "ynab-import-amount",
      #"""
      name: ynab-import-amount
      title: YNAB, file to import, with one amount
      header: [Date, Payee, Memo, Amount]
      exact: true
      columns:
        date: Date
        payee: Payee
        memo: Memo
        amount: Amount
      signs: negative-is-expense
      source:
        - https://docs.youneedabudget.com/article/173-file-based-import

      """#
    ),
    (
      "ynab-import",
      #"""
      name: ynab-import
      title: YNAB, file to import, with outflow and inflow
      header: [Date, Payee, Memo, Outflow, Inflow]
      columns:
        date: Date
        payee: Payee
        memo: Memo
        category: Category
        amount: {expense: Outflow, income: Inflow}
      notes: Written by many converters for YNAB. Older files have a Category column.
      source:
        - https://docs.youneedabudget.com/article/173-file-based-import
        - http://www.youneedabudget.com/support/article/csv-file-importing

      """#
    ),
    (
      "ynab-plan",
      #"""
      name: ynab-plan
      title: YNAB, plan (Export Plan)
      kind: plan
      header: [Month, Category Group/Category, Category Group, Category, [Assigned, Budgeted], Activity, Available]
      columns:
        month: Month
        group: Category Group
        category: Category
        budgeted: [Assigned, Budgeted]
        actual: Activity
        balance: Available
      notes: One row for each category and month; Activity is negative where money was spent.
      source:
        - the header as several public importers read it

      """#
    ),
    (
      "ynab-register",
      #"""
      name: ynab-register
      title: YNAB, register (Export Plan)
      header: [Account, Date, Payee, Category Group/Category, Memo, Outflow, Inflow, Cleared]
      columns:
        date: Date
        payee: Payee
        memo: Memo
        group: [Category Group, Master Category]
        category: [Category, Sub Category]
        account: Account
        amount: {expense: Outflow, income: Inflow}
        checkNumber: Check Number
        tags: Flag
        cleared: Cleared
      skip:
        balances: {Payee: [Starting Balance]}
      transfers: {Payee: ["Transfer : *"]}
      notes: >-
        Dates and amounts are written as the plan's own settings say, with its currency symbol. A split stands as one row
        for each part. YNAB 4 has Master Category and Sub Category.
      source:
        - the header as several public importers read it

      """#
    ),
  ]
}
