#!/usr/bin/env python3
"""Watches with strace what the command asks of the system while it reads hostile files.

    Tests/Hostile/trace.py BUDGET CORPUS

For each file of the corpus: `budget inspect --strict FILE` and `budget convert FILE OUT.json`. Prints what was opened
besides input and output, and ends with 1 where there was a network call, another process, or a file that no library
needs of itself. A path that does not exist does not count.
"""
import collections, os, re, subprocess, sys, tempfile

budget, corpus = sys.argv[1], os.path.abspath(sys.argv[2])
CALL = re.compile(r"^\d+ +(?:<\.\.\. )?(\w+)(?:\(| resumed>)(.*)$")
PATH = re.compile(r'"((?:[^"\\]|\\.)*)"')
OPENS = {"open", "openat", "openat2", "creat"}
CHANGES = {"unlink", "unlinkat", "rename", "renameat", "renameat2", "mkdir", "mkdirat", "rmdir", "symlink", "symlinkat",
           "link", "linkat", "chmod", "fchmodat", "truncate", "mknod", "mknodat"}
NETWORK = {"socket", "connect", "bind", "listen", "accept", "accept4", "sendto", "sendmsg", "socketpair"}
RUNTIME = re.compile(r"(/ld\.so\.(cache|preload)|\.so(\.[0-9.]+)?)$")


def kind(path, allowed):
    if any(path == a or path.startswith(a + "/") for a in allowed): return "input and output"
    if RUNTIME.search(path): return "libraries"
    if re.match(r"/proc/(self|\d+)/", path): return "/proc of the process"
    if path == "/sys/devices/system/cpu/possible": return "the number of processors (glibc)"
    # libzip turns the time stamps of entries into local time, though nothing here asks for them.
    if path == "/etc/localtime" or path.startswith("/usr/share/zoneinfo/"): return "the time zone (libzip)"
    return path


opened, faults, runs = collections.Counter(), [], 0
with tempfile.TemporaryDirectory() as folder:
    log, out = os.path.join(folder, "strace"), os.path.join(folder, "out")
    os.mkdir(out)
    for name in sorted(f for f in os.listdir(corpus) if f != "MANIFEST.tsv"):
        path = os.path.join(corpus, name)
        for arguments in (["inspect", "--strict", path], ["convert", path, os.path.join(out, "o.json"), "--replace"]):
            subprocess.run(["strace", "-f", "-s", "400", "-o", log, "-e", "trace=%network,%process,%file", budget, *arguments],
                           stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            runs += 1
            started = False
            for line in open(log, errors="replace"):
                call = CALL.match(line)
                if not call: continue
                what, rest = call.groups()
                fault = lambda why: faults.append(f"{arguments[0]} {name}: {why}: {line.strip()[:200]}")
                if what in NETWORK: fault("network")
                elif what in ("execve", "execveat"):
                    if started: fault("process")
                    started = True
                elif what in ("fork", "vfork") or what in ("clone", "clone3") and "CLONE_THREAD" not in rest and "resumed" not in line:
                    fault("process")
                elif what in OPENS or what in CHANGES:
                    if re.search(r"= -1 E", rest): continue
                    for found in PATH.findall(rest)[: 2 if "rename" in what or "link" in what else 1]:
                        of = kind(found, [path, out])
                        opened[of] += 1
                        if what in CHANGES and of != "input and output": fault("changes a file")
                        elif of == found: fault("opens a file")
print(f"{runs} runs; opened: " + ", ".join(f"{k} {n}" for k, n in opened.most_common()))
for fault in faults[:40]: print(fault)
print("no network, no process, no other file" if not faults else f"{len(faults)} calls that should not be")
sys.exit(1 if faults else 0)
