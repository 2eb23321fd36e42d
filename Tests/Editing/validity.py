"""What independent readers and the schemas of ECMA-376 find wrong with a package, in words that an edit does not
change: without line numbers and cells, so that a finding which moved is not a new one."""

import importlib.util
import io
import os
import re
import warnings
from collections import Counter

import openpyxl
import python_calamine

_PLACE = re.compile(r"\bline \d+|\b[A-Z]{1,3}[1-9]\d*\b|\bR\d+C\d+\b|\brow r=\d+ after \d+|\brow \d+ after column \d+")


class Judge:
    """The checks of `validate_xlsx.py` in a folder of tools, and two readers that must open what they opened."""

    def __init__(self, tools):
        path = os.path.join(tools, "validate_xlsx.py")
        specification = importlib.util.spec_from_file_location("validate_xlsx", path)
        self.module = importlib.util.module_from_spec(specification)
        specification.loader.exec_module(self.module)
        self.schemas = os.environ.get("OOXML_XSD", os.path.join(tools, "ooxml-xsd"))

    def findings(self, path):
        """Each finding and how often it was made."""
        try:
            found = Counter(_PLACE.sub("…", finding) for finding in self.module.Check(path, self.schemas).run())
        except Exception as error:
            found = Counter([f"the check itself stops: {type(error).__name__}"])
        for reader in (by_openpyxl, by_calamine):
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                try:
                    reader(path)
                except BaseException as error:
                    if isinstance(error, KeyboardInterrupt):
                        raise
                    found[f"{reader.__name__[3:]} does not read it: {type(error).__name__}"] += 1
        return found


def by_openpyxl(path):
    with open(path, "rb") as file:
        openpyxl.load_workbook(io.BytesIO(file.read())).close()


def by_calamine(path):
    book = python_calamine.CalamineWorkbook.from_path(path)
    for name in book.sheet_names:
        book.get_sheet_by_name(name).to_python()
