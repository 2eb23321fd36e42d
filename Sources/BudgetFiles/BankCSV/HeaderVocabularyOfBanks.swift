/// The names and phrases of `HeaderWords`: English, German, French, Spanish, Portuguese, Italian, Dutch, Swedish,
/// Polish, Hungarian, Hebrew and Chinese, folded as `HeaderText.normalized` does.
enum HeaderVocabularyOfBanks {
  /// Whole names.
  static let names: [FieldMeaning: [String]] = [
    .date: [
      "date", "transaction date", "trans. date", "trans date", "txn date", "dt", "when", "created",
      "created at",
      "created on", "date posted", "datetime", "date/time", "timestamp", "operation date", "purchase date",
      "started date", "datum", "buchung", "buchungstag", "buchungsdatum", "belegdatum", "umsatzdatum",
      "date operation",
      "date de l'operation", "date d'operation", "date comptable", "fecha", "fecha operacion",
      "fecha de operacion",
      "data", "data operacao", "data movimento", "data mov.", "data do lancamento", "data operazione",
      "data contabile", "transactiedatum", "boekdatum", "boekingsdatum", "transaktionsdatum",
      "transaktionsdag",
      "bokforingsdag", "bokforingsdatum", "data transakcji", "data operacji", "kelt", "tranzakcio datuma",
      "konyveles datuma", "תאריך", "תאריך עסקה", "交易日", "交易日期", "交易时间", "交易创建时间", "时间", "日期",
      "day", "jour", "post date", "posting date", "posted", "dato", "transaktionsdato",
    ],
    .valueDate: [
      "value date", "valuta", "valutadatum", "valutadag", "wertstellung", "wertstellungstag",
      "wertstellungsdatum",
      "date de valeur", "date valeur", "fecha valor", "data valor", "data valuta", "rentedatum",
      "valutadatum",
      "posted date", "posting date", "post date", "settlement date", "clearing date", "completed date",
      "effective date", "data ksiegowania", "data waluty", "erteknap", "תאריך ערך", "תאריך חיוב", "记账日",
      "记账日期", "银行记账日", "入账日期", "交易成功时间", "document date", "reskontradatum", "data do balancete",
    ],
    .time: [
      "time", "time of day", "uhrzeit", "heure", "hora", "ora", "tijd", "tid", "godzina", "idopont", "שעה",
      "交易时间", "记账时间", "transaction time",
    ],
    .payee: [
      "payee", "received from", "paid by", "merchant", "merchant name", "paid to",
      "vendor", "shop", "store", "counterparty", "name",
      "partner",
      "partner name", "partner's name", "beneficiary", "beneficiary/payer", "beneficiary / payer", "payer",
      "payee name",
      "empfanger", "auftraggeber/empfanger", "auftraggeber / begunstigter",
      "beguenstigter/zahlungspflichtiger",
      "begunstigter/zahlungspflichtiger", "name zahlungsbeteiligter", "zahlungsempfanger", "beneficiaire",
      "tiers",
      "beneficiario", "comercio", "estabelecimento", "naam", "naam / omschrijving", "naam tegenpartij",
      "begunstigde",
      "namn", "mottagare", "odbiorca", "nadawca/odbiorca", "kontrahent", "partner neve", "kedvezmenyezett",
      "שם בית עסק",
      "שם", "交易对方", "对方户名", "对方账户名", "对手信息", "商户名称", "交易对手", "custodian name",
    ],
    .description: [
      "description", "transaction description", "details", "detail", "item", "items", "title", "what", "text",
      "transaction", "summary", "particulars", "narrative", "narration", "transaction details", "desc",
      "descript",
      "beschreibung", "bezeichnung", "buchungsdetails", "libelle", "libelle de l'operation", "intitule",
      "concepto",
      "descripcion", "movimiento", "descricao", "historico", "lancamento", "descrizione", "causale",
      "operazione",
      "omschrijving", "beskrivning", "rubrik", "text/mottagare", "specifikation", "opis", "opis operacji",
      "tytul",
      "leiras", "megnevezes", "תיאור", "תיאור פעולה", "פרטים", "交易摘要", "交易说明", "交易描述", "商品说明",
      "商品", "摘要", "订单标题", "交易场所", "tekst", "beskrivelse", "datum omschrijving", "statement description",
    ],
    .memo: [
      "memo", "original description", "original statement", "full description", "extended details", "reason",
      "payment reference", "additional information", "additional description", "verwendungszweck", "zweck",
      "vorgang/verwendungszweck", "detail de l'ecriture", "communication", "informations complementaires",
      "observaciones", "mededelingen", "mededeling", "meddelande", "tytul operacji", "kozlemeny", "附言",
      "交易附言",
      "客户摘要", "交易详情",
    ],
    .note: [
      "note", "notes", "comment", "comments", "remark", "remarks", "your notes", "notizen", "notiz",
      "bemerkung",
      "anmerkung", "remarques", "commentaire", "notas", "observacoes", "egna anteckningar", "anteckning",
      "uwagi",
      "megjegyzes", "הערות", "备注", "notes and #tags",
    ],
    .category: [
      "category", "categories", "class", "budget category", "transaction category", "kategorie", "rubrique",
      "categorie", "categoria", "budgetgrupp", "kategori", "kategoria", "קטגוריה", "交易分类", "分类", "类别",
    ],
    .subcategory: [
      "subcategory", "sub-category", "sub category", "unterkategorie", "sous-categorie", "subcategoria",
    ],
    .group: ["category group", "master category", "parent category"],
    .amount: [
      "amount", "transaction amount", "value", "sum", "cost", "price", "total", "net", "gross",
      "billing amount",
      "amount paid", "betrag", "umsatz", "betrag in eur", "montant", "montant de l'operation", "importe",
      "monto", "valor",
      "importo", "bedrag", "belopp", "kwota", "kwota operacji", "osszeg", "סכום", "סכום חיוב", "金额", "交易金额",
      "入账金额", "记账金额", "实付金额", "人民币金额", "belob", "belop", "net amount", "数量", "成交额", "入账币种/金额",
    ],
    .outflow: [
      "outflow", "out", "paid", "הוצאה", "הוצאות", "depenses", "gastos", "despesas", "spese", "wydatek",
      "rozchod",
      "kiadasok", "utgifter", "sorties", "debit", "debits", "debit amount", "withdrawal", "withdrawals",
      "paid out", "money out",
      "amount out",
      "expense", "expenses", "spent", "charge", "charges", "withdrawal amount", "soll", "belastung",
      "ausgabe", "ausgaben",
      "lastschrift", "depense", "sortie", "cargo", "cargos", "debe", "gasto", "debito", "saida", "saidas",
      "despesa",
      "uscite", "uscita", "dare", "addebito", "af", "uit", "uttag", "utgift", "obciazenia", "obciazenie",
      "wydatki",
      "terheles", "kiadas", "חובה", "支出", "支出金额", "借方金额", "转出金额", "uitgaven",
    ],
    .inflow: [
      "inflow", "in", "received", "earned", "הכנסה", "הכנסות", "recettes", "recette", "receitas", "przychod",
      "wplyw",
      "przychody", "bevetelek", "inkomsten", "inkomster", "entrees", "revenus", "credit", "credits",
      "credit amount", "deposit", "deposits",
      "paid in", "money in",
      "amount in", "income",
      "deposit amount", "haben", "gutschrift", "einnahme", "einnahmen", "revenu", "entree", "abono", "abonos",
      "haber",
      "ingreso", "ingresos", "credito", "entrada", "entradas", "receita", "entrate", "entrata", "avere",
      "accredito",
      "bij", "insattning", "inkomst", "uznania", "uznanie", "wplywy", "jovairas", "bevetel", "זכות", "收入",
      "存入",
      "收入金额", "贷方金额", "转入金额",
    ],
    .indicator: [
      "debit/credit", "credit/debit", "credit / debit", "debit / credit", "d/k", "d/c", "dr/cr", "cr/dr",
      "soll/haben",
      "s/h", "af bij", "af/bij", "in/out", "direction", "income/expense", "credit debit indicator", "sens",
      "收/支",
      "借贷", "借贷标志", "收支类型", "方向",
    ],
    .fee: [
      "fee", "fees", "gebuhr", "gebuhren", "entgelt", "frais", "comision", "taxa", "commissione", "kosten",
      "手续费",
    ],
    .tax: ["tax", "vat", "mwst", "tva", "iva", "税"],
    .balance: [
      "balance", "running balance", "running bal.", "runningbalance", "ending balance", "saldo",
      "saldo nach buchung",
      "kontostand", "solde", "saldo disponible", "saldo contabile", "saldo na mutatie", "bokfort saldo",
      "saldo po operacji", "egyenleg", "יתרה", "余额", "本次余额", "联机余额", "账户余额", "available balance",
    ],
    .currency: [
      "currency", "ccy", "currency code", "billing currency", "wahrung", "waehrung", "devise", "monnaie",
      "monn.",
      "moneda", "divisa", "moeda", "valuta", "munt", "waluta", "penznem", "devizanem", "מטבע", "币种", "币别",
      "货币",
      "交易货币", "入账货币", "记账币种", "代币符号",
    ],
    .account: [
      "account", "account name", "account number", "account no", "account no.", "client account", "card",
      "card no.", "card #",
      "card number", "from account", "account #", "first bank card", "acctname", "auftragskonto",
      "iban auftragskonto",
      "konto", "kontonummer", "kontonummer / iban", "compte", "numero de compte", "cuenta", "conta", "conto",
      "rekening",
      "rekeningnummer", "kontonamn", "rachunek", "numer rachunku", "szamlaszam", "חשבון", "卡号", "卡号后四位",
      "卡号末四位",
      "借记卡号", "支付方式", "收/付款方式", "produit",
    ],
    .toAccount: ["to account", "toaccount", "transfer to", "transfer account", "zielkonto"],
    .iban: [
      "iban", "kontonummer/iban", "iban zahlungsbeteiligter", "partner iban", "tegenrekening",
      "counterparty account",
      "partner's account", "number", "contra account", "motkonto", "numer rachunku kontrahenta", "对方账号",
      "对方账户",
      "对方卡号/账号",
    ],
    .member: ["member", "person", "who", "mitglied", "card member", "owner", "purchased by"],
    .tags: ["tags", "tag", "label", "labels", "flag", "etiketten", "schlagworte"],
    .id: [
      "id", "identifier", "uuid", "transaction id", "transactionid", "record id", "tx id", "txid", "tx_id",
      "fitid",
      "n° de transaction", "order id", "unique id", "transaction number", "transaction identifier", "交易单号",
      "交易订单号",
      "交易号", "流水号", "交易流水号", "row",
    ],
    .reference: [
      "reference", "reference number", "reference no", "reference no.", "ref", "ref.", "referenz",
      "kundenreferenz",
      "mandatsreferenz", "invoice id", "document number", "doc. no", "referencia", "numero do documento",
      "verifikationsnummer", "אסמכתא", "商家订单号", "商户单号", "商家单号", "日 志 号", "日志号", "transfer reference",
    ],
    .checkNumber: [
      "check", "check number", "checknumber", "num", "check no", "check no.", "check #", "check or slip #",
      "cheque",
      "cheque number", "cheque no", "schecknummer",
    ],
    .type: [
      "type", "transaction type", "kind", "code", "trans type", "typ", "art", "umsatztyp", "buchungstext",
      "vorgang",
      "type d'operation", "type de transaction", "tipo", "tipo de transaccion", "tipo movimento",
      "mutatiesoort",
      "soort", "transaktionstyp", "typ operacji", "rodzaj operacji", "tranzakcio tipusa", "סוג פעולה", "交易类型",
      "交易名称", "product", "cashflow", "posting text",
    ],
    .rowType: ["row type", "rowtype", "record type"],
    .status: [
      "status", "state", "transaction status", "zustand", "etat", "estado", "stato", "当前状态", "交易状态", "stan",
      "allapot",
    ],
    .cleared: ["cleared", "reconciled"],
  ]

  /// Names that say nothing of a transaction, though a phrase in them would.
  static let ignored: Set<String> = [
    "timezone", "time zone", "bank", "bank name", "country", "country / region", "area / district",
    "exchange rate", "rate",
    "exchange out", "exchange in", "balance impact", "对方开户行", "网点名称", "token symbol", "units", "tax code",
    "partner's tax code", "partner's bank code", "original amount", "original currency", "foreign currency",
  ]

  /// Phrases in longer names, the most telling meaning first; `~` before one that may stand inside a word.
  static let phrases: [(FieldMeaning, [String])] = [
    (.currency, ["currency", "~wahrung", "~币种", "~货币", "devise", "valuta code"]),
    (.balance, ["balance", "~saldo", "solde", "~kontostand", "~余额", "~egyenleg", "~יתרה"]),
    (.fee, ["fee", "fees", "~gebuhr", "frais", "~手续费", "commission"]),
    (.tax, ["tax", "vat", "~税"]),
    (.indicator, ["debit or credit", "credit or debit", "credit debit", "~收/支", "~借贷"]),
    (
      .outflow,
      [
        "debit", "withdrawal", "withdrawals", "outflow", "paid out", "money out", "~支出", "~ausgabe", "soll",
        "~belast",
        "debito", "cargo", "~uttag",
      ]
    ),
    (
      .inflow,
      [
        "credit", "deposit", "deposits", "inflow", "paid in", "money in", "~收入", "~存入", "~einnahme", "haben",
        "~gutschrift", "credito", "abono", "~insattning",
      ]
    ),
    (
      .valueDate,
      ["value date", "~valuta", "~wertstellung", "valeur", "posted date", "settlement", "~记账日", "~入账日"]
    ),
    (
      .date,
      ["date", "~datum", "~buchungstag", "fecha", "data", "~日期", "~时间", "~交易日", "~תאריך", "~dag", "~dato"]
    ),
    (.time, ["time", "~uhrzeit", "heure", "hora"]),
    (.checkNumber, ["check number", "cheque number", "cheque"]),
    (.id, ["transaction id", "id", "~单号", "~流水"]),
    (.reference, ["reference", "ref", "~referenz", "~referens", "document number"]),
    (.status, ["status", "~状态"]),
    (
      .amount,
      [
        "amount", "~betrag", "~umsatz", "montant", "importe", "~belopp", "~bedrag", "importo", "kwota",
        "~osszeg", "~金额",
        "~סכום", "total", "valor",
      ]
    ),
    (.iban, ["iban", "~tegenrekening"]),
    (.account, ["account", "~konto", "card", "compte", "cuenta", "~rekening", "~卡号", "~账号", "~账户", "~付款方式"]),
    (
      .payee,
      [
        "merchant", "payee", "~empfanger", "~auftraggeber", "beneficiaire", "beneficiario", "beneficiary",
        "~对方", "~商户",
        "~mottagare", "partner", "counterparty",
      ]
    ),
    (.subcategory, ["subcategory", "sub category"]),
    (.category, ["category", "~kategori", "categorie", "categoria", "~分类"]),
    (.type, ["type", "~类型", "~typ", "tipo", "tipos"]),
    (.memo, ["~verwendungszweck", "memo", "~附言", "information"]),
    (
      .description,
      [
        "description", "~beschreibung", "libelle", "descripcion", "descricao", "descrizione", "~omschrijving",
        "~摘要",
        "~说明", "~描述", "details", "~תיאור",
      ]
    ),
    (.note, ["notes", "note", "comment", "~备注", "~notiz", "~bemerkung"]),
    (.tags, ["tags", "labels"]),
  ]
}
