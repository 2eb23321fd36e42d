"""One LibreOffice for many files, with its own profile, driven over UNO; started again where a file was too much.

Needs LibreOffice and its Python module (Debian: python3-uno).
"""

import contextlib
import csv
import glob
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import uuid

# Debian keeps the module where only its own Python looks.
sys.path.append("/usr/lib/python3/dist-packages")
try:
    import uno
    from com.sun.star.beans import PropertyValue
except ImportError:
    sys.exit("LibreOffice's Python module is missing (Debian: python3-uno).")

WORKBOOK = "Calc MS Excel 2007 XML"
# Comma, quotation mark, UTF-8, from line 1; cells as they are shown; -1: every sheet.
TABLES = "44,34,76,1,,0,false,true,false,false,false,-1"


class Failed(Exception):
    """LibreOffice did not do it, or not in time."""


class Office:
    """`with Office() as office: with office.opened(path) as document: …`"""

    def __init__(self, limit=60):
        self.limit, self.process, self.desktop = limit, None, None
        self.folder = tempfile.mkdtemp(prefix="office")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def start(self):
        pipe = "editing" + uuid.uuid4().hex
        options = ["--headless", "--norestore", "--nologo", "--nolockcheck", "--nodefault"]
        profile = f"-env:UserInstallation=file://{self.folder}/profile"
        self.process = subprocess.Popen(
            ["soffice", profile, *options, f"--accept=pipe,name={pipe};urp;"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        local = uno.getComponentContext()
        resolver = local.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", local)
        for _ in range(240):
            try:
                context = resolver.resolve(f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext")
                self.desktop = context.ServiceManager.createInstanceWithContext("com.sun.star.frame.Desktop", context)
                return
            except Exception:
                time.sleep(0.25)
        self.stop()
        raise Failed("LibreOffice does not start")

    def stop(self):
        if self.process:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        self.process = self.desktop = None

    @contextlib.contextmanager
    def opened(self, path):
        """The workbook as a document; LibreOffice is stopped where the limit passes. Raises `Failed`."""
        if self.process is None or self.process.poll() is not None:
            self.stop()
            self.start()
        document, guard = None, threading.Timer(self.limit, self.stop)
        guard.start()
        try:
            options = properties(Hidden=True, MacroExecutionMode=0, UpdateDocMode=0)
            document = self.desktop.loadComponentFromURL(url(path), "_blank", 0, options)
            if document is None or not hasattr(document, "Sheets"):
                raise Failed("LibreOffice does not load it")
            yield document
        except Failed:
            raise
        except Exception as error:
            if self.process is None:
                raise Failed(f"not done in {self.limit} s") from error
            if type(error).__module__.startswith(("uno", "pyuno", "com.sun")) or "uno" in type(error).__name__.lower():
                raise Failed(f"{type(error).__name__}: {str(error).splitlines()[0][:120]}") from error
            raise
        finally:
            guard.cancel()
            with contextlib.suppress(Exception):
                document.close(True)

    def tables(self, path, change=None):
        """What each sheet shows, as rows of texts by the sheet's name, after `change` where one is given."""
        folder = tempfile.mkdtemp(dir=self.folder)
        try:
            with self.opened(path) as document:
                if change:
                    change(document)
                store(document, os.path.join(folder, "t.csv"), "Text - txt - csv (StarCalc)", TABLES)
                names = document.Sheets.ElementNames
            return {name: table(os.path.join(folder, f"t-{name}.csv"), folder) for name in names}
        finally:
            shutil.rmtree(folder, ignore_errors=True)

    def exported(self, path, target, change=None):
        """Writes the workbook as LibreOffice would, after `change` where one is given."""
        with self.opened(path) as document:
            if change:
                change(document)
            store(document, target, WORKBOOK)


def table(path, folder):
    if not os.path.exists(path):
        # The only sheet's file bears no name of its own.
        alone = glob.glob(os.path.join(glob.escape(folder), "*.csv"))
        if len(alone) != 1:
            return None
        path = alone[0]
    with open(path, encoding="utf-8", newline="") as file:
        csv.field_size_limit(1 << 27)
        return list(csv.reader(file))


def insert_rows(sheet, row, count):
    def change(document):
        document.Sheets.getByName(sheet).Rows.insertByIndex(row - 1, count)

    return change


def set_cells(sheet, row, column, texts):
    """Cells beside each other; a text that is a number is one."""

    def change(document):
        for index, text in enumerate(texts):
            cell = document.Sheets.getByName(sheet).getCellByPosition(column - 1 + index, row - 1)
            try:
                cell.Value = float(text)
            except ValueError:
                cell.String = text

    return change


def store(document, path, name, options=""):
    document.storeToURL(url(path), properties(FilterName=name, FilterOptions=options, Overwrite=True))


def url(path):
    return uno.systemPathToFileUrl(os.path.abspath(path))


def properties(**values):
    found = []
    for name, value in values.items():
        item = PropertyValue()
        item.Name, item.Value = name, value
        found.append(item)
    return tuple(found)
