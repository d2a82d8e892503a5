#!/usr/bin/env python3
"""Times ./kata grade on copies of a finished chapter 1, with their own tests judged and without.

Usage, from the project's root, on a machine that does nothing else: python3 Benchmarks/grade/grade.py [--copies 30]
It works in a clone of the checkout, in a temporary folder. No two copies are alike: each has a private type of its own in
every source file, and other names for its own tests. Needs Python 3.9 or later.
"""
import argparse, pathlib, shutil, subprocess, sys, tempfile, time

parser = argparse.ArgumentParser()
parser.add_argument("--copies", type=int, default=30)
parser.add_argument("--trust", action="store_true", help="without a sandbox")
options = parser.parse_args()

origin = pathlib.Path(__file__).resolve().parents[2]
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


def grade(copies, *words):
    start = time.monotonic()
    trust = ["--trust"] if options.trust else []
    command = ["./kata", "grade", "1", *map(str, copies), "--again", *trust, *words]
    result = subprocess.run(command, cwd=root, capture_output=True, text=True)
    spent = time.monotonic() - start
    if not result.stdout:
        sys.exit(result.stderr)
    return result.stdout.strip().splitlines()[-1], spent


subprocess.run(["./kata"], cwd=root, capture_output=True)
copies = [copy(number) for number in range(options.copies + 1)]
grade(copies[:1], "--no-judge")  # builds the support modules
for words in [["--no-judge"], []]:
    last_line, spent = grade(copies[1:], *words)
    print(" ".join(["grade", *words]) + f": {spent:.1f} s. {last_line}")
shutil.rmtree(place)
