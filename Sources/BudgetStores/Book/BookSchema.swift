internal import GRDB

/// The tables of a book, and the migrations from older versions.
///
/// Amounts are whole numbers of ten-thousandths, because a budget has 4 fraction digits (SPEC §1). Days are
/// counted from 1970-01-01, moments in milliseconds from 1970-01-01, and months from the year 0. Fields that
/// are never searched are stored in `more`, in the format of the backup.
enum BookSchema {
  /// The SQLite application ID that distinguishes a book from other databases: `BUDG`.
  static let applicationID = 0x4255_4447
  /// The version of the schema that is written.
  static let version = 1

  /// The steps from each version to the next; the first one starts from an empty file.
  private static let steps: [String] = [version1]

  /// Migrates a database to the current version.
  static func migrate(_ database: Database, from version: Int) throws {
    for step in steps.dropFirst(version) { try database.execute(sql: step) }
    try database.execute(
      sql: "PRAGMA application_id = \(applicationID); PRAGMA user_version = \(Self.version)")
  }

  private static let version1 =
    """
    CREATE TABLE property (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE settings (position INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, more TEXT) STRICT;
    CREATE TABLE member (
      position INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, name TEXT NOT NULL, more TEXT) STRICT;
    CREATE TABLE category (
      position INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, name TEXT NOT NULL, type TEXT NOT NULL,
      budgeted_amount INTEGER NOT NULL, more TEXT) STRICT;
    CREATE TABLE account (
      position INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, name TEXT NOT NULL, opening_balance INTEGER NOT NULL,
      more TEXT) STRICT;
    CREATE TABLE period (
      position INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, name TEXT NOT NULL, start_day INTEGER NOT NULL,
      end_day INTEGER, more TEXT) STRICT;
    CREATE TABLE bill (
      position INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, title TEXT NOT NULL, amount INTEGER NOT NULL,
      due_day INTEGER NOT NULL,
      category_id BLOB REFERENCES category (id) DEFERRABLE INITIALLY DEFERRED,
      account_id BLOB REFERENCES account (id) DEFERRABLE INITIALLY DEFERRED, more TEXT) STRICT;
    CREATE TABLE category_limit (
      position INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, amount INTEGER NOT NULL,
      category_id BLOB NOT NULL REFERENCES category (id) DEFERRABLE INITIALLY DEFERRED,
      member_id BLOB REFERENCES member (id) DEFERRABLE INITIALLY DEFERRED, more TEXT) STRICT;
    CREATE TABLE monthly_budget (
      position INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, month TEXT NOT NULL, starting_balance INTEGER NOT NULL,
      planned_income INTEGER, fixed_expenses_total INTEGER, variable_expenses_total INTEGER, savings_goal INTEGER,
      more TEXT) STRICT;
    CREATE TABLE assignment (
      month_id BLOB NOT NULL REFERENCES monthly_budget (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
      place INTEGER NOT NULL,
      category_id BLOB NOT NULL REFERENCES category (id) DEFERRABLE INITIALLY DEFERRED,
      amount INTEGER NOT NULL, PRIMARY KEY (month_id, place)) STRICT, WITHOUT ROWID;
    CREATE TABLE log (
      position INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, day INTEGER NOT NULL, month INTEGER NOT NULL,
      amount INTEGER NOT NULL CHECK (amount > 0), type TEXT NOT NULL CHECK (type IN ('income', 'expense', 'transfer')),
      currency TEXT, description TEXT NOT NULL, payee TEXT, notes TEXT,
      category_id BLOB REFERENCES category (id) DEFERRABLE INITIALLY DEFERRED,
      account_id BLOB REFERENCES account (id) DEFERRABLE INITIALLY DEFERRED,
      transfer_account_id BLOB REFERENCES account (id) DEFERRABLE INITIALLY DEFERRED,
      period_id BLOB REFERENCES period (id) DEFERRABLE INITIALLY DEFERRED,
      member_id BLOB REFERENCES member (id) DEFERRABLE INITIALLY DEFERRED,
      bill_id BLOB REFERENCES bill (id) DEFERRABLE INITIALLY DEFERRED,
      created INTEGER NOT NULL, updated INTEGER NOT NULL, more TEXT) STRICT;
    CREATE INDEX log_by_month ON log (month);
    CREATE INDEX log_by_day ON log (day);
    CREATE INDEX log_by_category ON log (category_id, day);
    CREATE INDEX log_by_account ON log (account_id, day);
    CREATE INDEX log_by_transfer_account ON log (transfer_account_id) WHERE transfer_account_id IS NOT NULL;
    CREATE INDEX log_by_period ON log (period_id) WHERE period_id IS NOT NULL;
    CREATE INDEX log_by_member ON log (member_id) WHERE member_id IS NOT NULL;
    CREATE INDEX log_by_bill ON log (bill_id) WHERE bill_id IS NOT NULL;
    CREATE INDEX log_by_description ON log (description COLLATE NOCASE, day);
    CREATE INDEX log_by_payee ON log (payee COLLATE NOCASE, day) WHERE payee IS NOT NULL;
    CREATE TABLE deleted (position INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, more TEXT) STRICT;
    CREATE TABLE import (position INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, more TEXT) STRICT;
    CREATE TABLE change (
      number INTEGER PRIMARY KEY, time TEXT NOT NULL, command TEXT NOT NULL, undone TEXT, more TEXT) STRICT;
    CREATE TABLE change_record (
      change INTEGER NOT NULL REFERENCES change (number) ON DELETE CASCADE, place INTEGER NOT NULL,
      json TEXT NOT NULL, PRIMARY KEY (change, place)) STRICT, WITHOUT ROWID;

    -- What each month comes to, so that a balance after ten years costs what it cost in the first.
    CREATE TABLE month_total (
      month INTEGER NOT NULL, type TEXT NOT NULL, category_id BLOB NOT NULL, account_id BLOB NOT NULL,
      transfer_account_id BLOB NOT NULL, member_id BLOB NOT NULL, currency TEXT NOT NULL,
      amount INTEGER NOT NULL, count INTEGER NOT NULL,
      PRIMARY KEY (type, category_id, account_id, transfer_account_id, member_id, currency, month)
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER log_inserted AFTER INSERT ON log BEGIN
      \(adding)
    END;
    CREATE TRIGGER log_deleted AFTER DELETE ON log BEGIN
      \(removing)
    END;
    CREATE TRIGGER log_updated AFTER UPDATE ON log BEGIN
      \(removing)
      \(adding)
    END;
    """

  private static let adding =
    """
    INSERT INTO month_total VALUES (
      NEW.month, NEW.type, ifnull(NEW.category_id, x''), ifnull(NEW.account_id, x''),
      ifnull(NEW.transfer_account_id, x''), ifnull(NEW.member_id, x''), ifnull(NEW.currency, ''), NEW.amount, 1)
      ON CONFLICT DO UPDATE SET amount = amount + excluded.amount, count = count + 1;
    """

  private static let removing =
    """
    UPDATE month_total SET amount = amount - OLD.amount, count = count - 1 WHERE \(isOld);
      DELETE FROM month_total WHERE \(isOld) AND count = 0;
    """

  private static let isOld =
    """
    month = OLD.month AND type = OLD.type AND category_id = ifnull(OLD.category_id, x'')
      AND account_id = ifnull(OLD.account_id, x'') AND transfer_account_id = ifnull(OLD.transfer_account_id, x'')
      AND member_id = ifnull(OLD.member_id, x'') AND currency = ifnull(OLD.currency, '')
    """
}
