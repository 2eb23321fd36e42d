#!/usr/bin/env python3
"""Makes a workbook with rules, filters, groups, sparklines and protection as XlsxWriter writes it.

    rules-and-protection.py FOLDER
"""
import datetime
import os
import sys

import xlsxwriter


def with_xlsxwriter(path):
    book = xlsxwriter.Workbook(path)
    book.set_properties({"created": datetime.datetime(2025, 1, 1)})
    sheet = book.add_worksheet("In")
    for row in range(10):
        for column in range(6):
            sheet.write(row, column, row - 4)
    open_cell = book.add_format(
        {"locked": False, "hidden": True, "underline": 34, "font_strikeout": True, "font_script": 2})
    turned = book.add_format(
        {"rotation": -45, "valign": "top", "align": "center_across", "shrink": True, "reading_order": 2})
    lined = book.add_format(
        {"left": 8, "left_color": "#FF0000", "right": 5, "right_color": "#0000FF", "top": 13, "diag_type": 3,
         "diag_border": 4, "diag_color": "#008000"})
    for column, form in enumerate([open_cell, turned, lined]):
        sheet.write(0, 7 + column, 1, form)
    sheet.conditional_format("A1:A10", {
        "type": "data_bar", "bar_solid": True, "bar_negative_color": "#FF0000", "bar_axis_position": "middle",
        "min_type": "num", "min_value": -3.5})
    sheet.conditional_format("B1:B10", {"type": "data_bar"})
    sheet.conditional_format("C1:C10", {"type": "3_color_scale"})
    sheet.conditional_format("D1:D10", {
        "type": "icon_set", "icon_style": "5_quarters", "reverse_icons": True, "icons_only": True})
    sheet.conditional_format("E1:E10", {"type": "duplicate"})
    sheet.set_header("&L&D&CMid&R&A")
    sheet.set_footer("&CPage &P of &N")
    sheet.set_row(2, None, None, {"level": 2, "hidden": True})
    sheet.set_row(5, None, None, {"collapsed": True})
    sheet.set_column("B:C", 10, None, {"level": 1})
    sheet.autofilter("A1:F10")
    sheet.filter_column("A", "x > 2 and x < 5")
    sheet.filter_column_list("B", ["1", "Blanks"])
    sheet.protect("password", {"sort": True, "autofilter": True})
    sheet.add_sparkline("G1", {
        "range": "In!A1:F1", "type": "column", "high_point": True, "low_point": True, "axis": True,
        "max": "group", "min": -2, "date_axis": "In!A2:F2"})
    sheet.add_sparkline("G2", {
        "range": "In!A2:F2", "type": "win_loss", "negative_points": True, "markers": True})
    book.close()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with_xlsxwriter(os.path.join(sys.argv[1], "xlsxwriter-rules-and-protection.xlsx"))
