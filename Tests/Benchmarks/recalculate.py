#!/usr/bin/env python3
"""Loads a workbook and computes every formula with another program: recalculate.py formualizer|ironcalc FILE."""

import sys
import time

program, path = sys.argv[1:]
if program == "formualizer":
    import formualizer

    workbook = formualizer.load_workbook(path)
    start = time.process_time()
    workbook.evaluate_all()
else:
    import ironcalc

    model = ironcalc.load_from_xlsx(path, "en", "UTC", "en")
    start = time.process_time()
    model.evaluate()
print(f"evaluated in {time.process_time() - start:.3f} s", file=sys.stderr)
