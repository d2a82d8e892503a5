#!/usr/bin/env python3
"""Times ./kata grade on copies of a finished chapter 1, with their own tests judged and without.

Usage, from the project's root, on a machine that does nothing else:
    python3 Runner/Benchmarks/grade/grade.py [--copies 30]
    python3 Runner/Benchmarks/grade/grade.py --copies 300 --shards 4     # one of the shards judged, all of them not, and merged
    python3 Runner/Benchmarks/grade/grade.py --odd                       # copies that cost more than others, each alone
It works in a clone of the checkout, in a temporary folder. No two copies are alike: each has a private type of its own in
every source file, and other names for its own tests. Needs Python 3.9 or later, and Linux.
"""
import argparse, os, pathlib, re, shutil, subprocess, sys, tempfile, time

parser = argparse.ArgumentParser()
parser.add_argument("--copies", type=int, default=30)
parser.add_argument("--trust", action="store_true", help="without a sandbox")
parser.add_argument("--shards", type=int, default=1)
parser.add_argument("--odd", action="store_true")
options = parser.parse_args()

origin = pathlib.Path(__file__).resolve().parents[3]
place = pathlib.Path(tempfile.mkdtemp(prefix="kata-grade-"))
root = place / "stringline"
subprocess.run(["git", "clone", "--quiet", str(origin), str(root)], check=True)
solution = max((root / "Solutions/InvoiceEditor").glob("Step*[0-9]"), key=lambda step: int(step.name[4:]))
own_tests = sorted((root / "Solutions/InvoiceEditor/Tests").glob("*.swift"))
sources, tests = pathlib.Path("Sources/InvoiceEditor"), pathlib.Path("Tests/InvoiceEditorTests")


def copy(number):
    folder = place / "handed-in" / f"learner-{number:02}"
    for part in [sources, tests]:
        (folder / part).mkdir(parents=True)
    for file in sorted(solution.glob("*.swift")):
        mark = f"\nprivate enum Mark{number}{file.stem} {{ static let number = {number} }}\n"
        (folder / sources / file.name).write_text(file.read_text() + mark)
    for file in own_tests:
        (folder / tests / file.name).write_text(file.read_text().replace("@Test func ", f"@Test func n{number}_"))
    return folder


def busy():
    """Seconds that the machine's processors have worked, for whomever: what is killed in a sandbox is counted nowhere else."""
    words = pathlib.Path("/proc/stat").read_text().split("\n")[0].split()
    user, nice, system = map(int, words[1:4])
    return (user + nice + system) / os.sysconf("SC_CLK_TCK")


def grade(copies, *words):
    """The lines that the command printed, seconds by the clock and of the processors."""
    before, start = busy(), time.monotonic()
    trust = ["--trust"] if options.trust else []
    command = ["./kata", "grade", "1", *map(str, copies), "--again", *trust, *words]
    result = subprocess.run(command, cwd=root, capture_output=True, text=True)
    after, spent = busy(), time.monotonic() - start
    if not result.stdout:
        sys.exit(result.stderr)
    return result.stdout.strip().splitlines(), spent, after - before


def tell(title, copies, *words):
    lines, spent, work = grade(copies, *words)
    summary = next(line for line in lines if re.match(r"\d+ cop(y|ies): ", line))
    print(f"{title}: {spent:.1f} s, {work:.1f} s of the processors. {summary}", flush=True)


def odd(name, text):
    folder = copy(options.copies + 1).rename(place / "handed-in" / name)
    file = next((folder / sources).glob("*Model.swift"))
    file.write_text(text(file.read_text()))
    return folder


subprocess.run(["./kata"], cwd=root, capture_output=True)
copies = [copy(number) for number in range(options.copies + 1)]
grade(copies[:1], "--no-judge")  # builds the support modules
copies = copies[1:]
if options.odd:
    strange = [
        odd("2,000 errors", lambda text: text + "".join(f"let a{n}: Int = \"{n}\"\n" for n in range(2_000))),
        odd("60,000 bad lines", lambda text: text + "let = if } ) 7 <> the cat sat\n" * 60_000),
        odd("a chapter's text as Swift", lambda text: (root / "Chapters/1-InvoiceEditor.md").read_text() * 5),
    ]
    tell("one that is right", copies[:1])
    for folder in strange:
        tell(folder.name, [folder])
    tell("all of them, and one that is right", [*strange, copies[0]])
elif options.shards > 1:
    files = []
    for number in range(1, options.shards + 1):
        lines, spent, work = grade(copies, "--no-judge", "--json", "--shard", f"{number}/{options.shards}")
        files.append(place / f"rows-{number}.json")
        files[-1].write_text("\n".join(lines) + "\n")
        print(f"shard {number} of {options.shards}, --no-judge: {spent:.1f} s, {work:.1f} s of the processors", flush=True)
    start = time.monotonic()
    report = subprocess.run(["./kata", "grade", "--merge", *map(str, files)], cwd=root, capture_output=True, text=True)
    print(f"merged: {time.monotonic() - start:.1f} s. {report.stdout.strip().splitlines()[-1]}", flush=True)
    tell(f"shard 1 of {options.shards}, judged", copies, "--shard", f"1/{options.shards}")
else:
    for words in [["--no-judge"], []]:
        tell(" ".join(["grade", *words]), copies, *words)
shutil.rmtree(place)
