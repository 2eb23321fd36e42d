#!/usr/bin/env python3
"""Makes two pictures, and workbooks with pictures and rich texts as XlsxWriter and openpyxl (with Pillow) write them.

    pictures-and-rich-text.py FOLDER
"""
import io
import os
import sys

import openpyxl
import xlsxwriter
from openpyxl.cell.rich_text import CellRichText, TextBlock
from openpyxl.cell.text import InlineFont
from openpyxl.drawing.image import Image
from openpyxl.drawing.spreadsheet_drawing import AbsoluteAnchor, AnchorMarker, TwoCellAnchor
from openpyxl.drawing.xdr import XDRPoint2D, XDRPositiveSize2D
from PIL import Image as Pillow


def picture(form, width, height, color, **options):
    data = io.BytesIO()
    Pillow.new("RGB", (width, height), color).save(data, form, **options)
    data.seek(0)
    return data


def house():
    return picture("PNG", 60, 30, (192, 0, 0), dpi=(300, 300))


def photo():
    return picture("JPEG", 40, 20, (0, 128, 64), dpi=(72, 72))


def with_xlsxwriter(path):
    book = xlsxwriter.Workbook(path)
    sheet = book.add_worksheet("Pictures")
    sheet.insert_image("B2", "house.png", {
        "image_data": house(), "description": "A house & a tree", "object_position": 1, "x_offset": 5, "y_offset": 3})
    sheet.insert_image("D6", "photo.jpg", {"image_data": photo(), "object_position": 2, "x_scale": 2})
    sheet.insert_image("F9", "still.png", {"image_data": house(), "object_position": 3, "decorative": True})
    sheet.insert_image("H2", "old.gif", {
        "image_data": picture("GIF", 8, 8, (1, 2, 3)), "description": "An old one"})
    sheet.write_column("A20", [1, 2, 3])
    chart = book.add_chart({"type": "column"})
    chart.add_series({"values": "=Pictures!$A$20:$A$22"})
    sheet.insert_chart("B20", chart)
    again = book.add_worksheet("Again")
    again.insert_image("A1", "house.png", {"image_data": house()})
    texts = book.add_worksheet("Texts")
    bold, plain = book.add_format({"bold": True}), book.add_format({"italic": True, "underline": 1})
    red = book.add_format({"font_color": "#C00000", "font_size": 14, "font_name": "Arial", "font_strikeout": True})
    power = book.add_format({"font_script": 1})
    texts.write_rich_string("A1", "Due ", bold, "today", " & ", red, "<late>", plain, " or so")
    texts.write_rich_string("A2", "m", power, "2", "\nnext line", book.add_format({"text_wrap": True}))
    texts.write_string("A3", "plain")
    texts.write_rich_string("A4", "Due ", bold, "today", " & ", red, "<late>", plain, " or so")
    book.close()


def with_openpyxl(path):
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.title = "Pictures"
    one = Image(house())
    sheet.add_image(one, "B2")
    two = Image(photo())
    two.anchor = TwoCellAnchor(
        editAs="absolute", _from=AnchorMarker(col=3, colOff=100, row=5, rowOff=200), to=AnchorMarker(col=5, row=8, rowOff=7))
    sheet.add_image(two)
    three = Image(house())
    three.anchor = AbsoluteAnchor(pos=XDRPoint2D(914400, 457200), ext=XDRPositiveSize2D(190500, 95250))
    sheet.add_image(three)
    texts = book.create_sheet("Texts")
    red = InlineFont(b=True, color="FFC00000", sz=14, rFont="Arial", u="double")
    texts["A1"] = CellRichText("Due ", TextBlock(red, "today"), " or ", TextBlock(InlineFont(vertAlign="subscript", i=True), "never"))
    texts["A2"] = "plain"
    book.save(path)


if __name__ == "__main__":
    for name, data in (("house.png", house()), ("photo.jpg", photo())):
        with open(os.path.join(sys.argv[1], name), "wb") as file:
            file.write(data.read())
    with_xlsxwriter(os.path.join(sys.argv[1], "xlsxwriter-pictures-and-rich-text.xlsx"))
    with_openpyxl(os.path.join(sys.argv[1], "openpyxl-pictures-and-rich-text.xlsx"))
