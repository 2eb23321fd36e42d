#!/usr/bin/env python3
"""Which kinds of parts are still there after openpyxl has read and written ten files, and after this editor has.

    peers.py PROGRAM [CORPUS]

PROGRAM is the one of this folder (`edit IN OUT set SHEET CELL VALUE`). Each file is read and written with one cell set.
A part counts as kept where one of its kind is in the written package with equal bytes, as rewritten where there are parts
of its kind with other bytes, and as lost where there is none.
"""
import os
import subprocess
import sys
import tempfile
import warnings
import zipfile

import openpyxl

from reviewed import CORPUS

FILES = {
    "charts": ("xl/charts/", "formulas/IronCalc/xlsx/tests/libreoffice_888_example.xlsx"),
    "pictures": ("xl/media/", "budgets/excel_budget_tracker/Budget Tracker Template.xlsx"),
    "pivot tables": ("xl/pivotTables/", "xlsx/calamine/tests/pivots.xlsx"),
    "macros": ("vbaProject.bin", "xlsx/calamine/tests/vba.xlsm"),
    "comments": ("comments", "xlsx/exceljs/spec/integration/data/test-issue-880.xlsx"),
    "slicers": ("xl/slicers/", "budgets/excel_budget_tracker/Budget Tracker Template.xlsm"),
    "custom XML": ("customXml/", "xlsx/CoreXLSX/Tests/CoreXLSXTests/Fixtures/jewelershealthcare.com-census.1.xlsx"),
    "printer settings": ("printerSettings", "budgets/Controle-Financeiro-simples-Controle-2024/gastos.xlsx"),
    "queries": ("queryTables", "bank-csv/double-entry-generator/example/wechat/example-wechat-records.xlsx"),
    "pictures in cells": ("richData/", "xlsx/calamine/tests/picture_richdata.xlsx"),
}


def parts(path, piece):
    with zipfile.ZipFile(path) as package:
        return {name: package.read(name) for name in package.namelist() if piece in name and not name.endswith(".rels")}


def verdict(before, after):
    if not after:
        return "lost"
    kept = sum(data in after.values() for data in before.values())
    if kept == len(before):
        return "kept"
    return f"{kept} of {len(before)} kept" if kept else "rewritten"


def by_openpyxl(source, target):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        book = openpyxl.load_workbook(source, keep_vba=source.endswith("m"))
        book.worksheets[0]["XFC1048000"] = 1
        book.save(target)


def by_program(program, source, target):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        sheet = openpyxl.load_workbook(source, read_only=True).sheetnames[0]
    environment = dict(os.environ, ALLOW_PROTECTED="1")
    subprocess.run(
        [program, source, target, "set", sheet, "XFC1048000", "1"], check=True, capture_output=True, env=environment)


def main():
    program = os.path.abspath(sys.argv[1])
    corpus = sys.argv[2] if len(sys.argv) > 2 else CORPUS
    for kind, (piece, name) in FILES.items():
        source = os.path.join(corpus, name)
        row = [kind]
        for write in (by_openpyxl, lambda *paths: by_program(program, *paths)):
            target = os.path.join(tempfile.mkdtemp(), "out" + os.path.splitext(name)[1])
            try:
                write(source, target)
                row.append(verdict(parts(source, piece), parts(target, piece)))
            except Exception as error:
                row.append(f"{type(error).__name__}: {error}"[:60])
        print("\t".join(row))


if __name__ == "__main__":
    main()
