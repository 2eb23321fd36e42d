#!/usr/bin/env python3
"""Starts many processes of a command on one workbook at once and counts what landed.

    Tests/Editing/concurrent.py [--processes 10] [--part PART] WORKBOOK -- COMMAND ARG…

`{}` in an argument becomes the number of the process, from 1; the command must put it into the workbook as the text
`landed-{}`. A process may fail where another changed the file, and must say so by its exit code. The texts that the
parts of the workbook hold at the end (PART is a regular expression of their names, all XML by default) must be those
of the processes that ended well, each once. Exit 1 where one is lost, is there twice, or was not reported.
"""
import argparse
import re
import subprocess
import sys
import zipfile


def landed(path, part):
    """How often each number stands in the workbook."""
    counts = {}
    with zipfile.ZipFile(path) as archive:
        if archive.testzip():
            sys.exit("the workbook is damaged")
        for name in archive.namelist():
            if re.fullmatch(part, name):
                for number in re.findall(rb"landed-([0-9]+)", archive.read(name)):
                    counts[int(number)] = counts.get(int(number), 0) + 1
    return counts


def main():
    if "--" not in sys.argv:
        sys.exit(__doc__)
    split = sys.argv.index("--")
    parser = argparse.ArgumentParser()
    parser.add_argument("--processes", type=int, default=10)
    parser.add_argument("--part", default=r".*\.xml")
    parser.add_argument("workbook")
    options = parser.parse_args(sys.argv[1:split])
    command = sys.argv[split + 1:]
    numbers = range(1, options.processes + 1)
    running = {
        number: subprocess.Popen(
            [argument.replace("{}", str(number)) for argument in command],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        for number in numbers
    }
    words = {number: process.communicate()[1] for number, process in running.items()}
    well = {number for number, process in running.items() if process.returncode == 0}
    counts = landed(options.workbook, options.part)
    for number in sorted(set(numbers) - well):
        print(f"process {number} failed: {words[number].decode(errors='replace').strip()}")
    lost = sorted(well - set(counts))
    unreported = sorted(set(counts) - well)
    twice = sorted(number for number, count in counts.items() if count > 1)
    print(f"{options.processes} processes: {len(well)} ended well, {len(counts)} landed")
    if lost or unreported or twice:
        sys.exit(f"lost: {lost}, landed without saying so: {unreported}, there twice: {twice}")


main()
