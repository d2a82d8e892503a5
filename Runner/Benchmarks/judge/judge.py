#!/usr/bin/env python3
"""Times ./kata judge --all on chapter 1 and a red in a step whose test is the learner's.

Usage, from the project's root, on a machine that does nothing else: python3 Runner/Benchmarks/judge/judge.py [--repeat 5]
With --mistakes 55 --solutions 3 it takes so many of the gallery, evenly, and of the sound solutions.
It works in a clone of the checkout, in a temporary folder. Needs Python 3.9 or later.
"""
import argparse, pathlib, re, shutil, statistics, subprocess, tempfile, time

parser = argparse.ArgumentParser()
parser.add_argument("--repeat", type=int, default=5)
parser.add_argument("--mistakes", type=int)
parser.add_argument("--solutions", type=int)
options = parser.parse_args()

origin = pathlib.Path(__file__).resolve().parents[3]
place = pathlib.Path(tempfile.mkdtemp(prefix="kata-judge-"))
root = place / "stringline"
subprocess.run(["git", "clone", "--quiet", str(origin), str(root)], check=True)
tests = root / "Tests" / "InvoiceEditorTests"
steps = int(re.search(r'"InvoiceEditor", step: \d+, of: (\d+)', (root / "Package.swift").read_text())[1])


def kata(*words):
    return subprocess.run(["./kata", *words], cwd=root, capture_output=True, text=True)


def seconds(*words):
    start = time.monotonic()
    kata(*words)
    return time.monotonic() - start


def median(times):
    return f"{statistics.median(times):.2f} s (of {len(times)}: {min(times):.2f} to {max(times):.2f})"


def seconds_to_red():
    """From the start of a check to the word RED, whatever is still to come."""
    start = time.monotonic()
    check = subprocess.Popen(["./kata", "check"], cwd=root, stdout=subprocess.PIPE, text=True)
    line = check.stdout.readline()
    spent = time.monotonic() - start
    check.communicate()
    assert line.startswith("RED"), line
    return spent


solution = root / "Solutions" / "InvoiceEditor"
if options.mistakes:
    intro, *bugs = re.split(r"(?m)^(?=## )", (solution / "Bugs.md").read_text())
    kept = [bugs[index * len(bugs) // options.mistakes] for index in range(options.mistakes)]
    (solution / "Bugs.md").write_text(intro + "".join(kept))
if options.solutions:
    for variant in sorted((solution / "Variants").iterdir())[options.solutions - 1:]:
        shutil.rmtree(variant)

kata()
kata("reset", "1", "--to", str(steps))
kata("check")  # builds what all benches share
mistakes = (solution / "Bugs.md").read_text().count("\n## ")
solutions = 1 + len(list((solution / "Variants").iterdir()))
print(f"{mistakes} mistakes, {solutions} sound solutions, our tests in the learner's place")

cache = root / ".kata" / "cache"
first = []
for _ in range(3):
    for kind in ["planted", "library", "outline", "seen", "surface", "sound", "versions", "objects", "test", "parts", "binary", "interface", "object"]:
        for product in cache.glob(f"{kind}-*"):
            shutil.rmtree(product)
    for note in cache.glob("catches-*"):
        note.unlink()
    kata("check")
    first.append(seconds("judge", "--all"))
print("the first time:        ", median(first))

for step in range(steps - 2, steps + 1):
    mine = tests / f"MyStep{step}.swift"
    text = mine.read_text()
    edited = []
    for number in range(options.repeat):
        mine.write_text(text.replace("#endif", f"// {number}\n#endif"))
        edited.append(seconds("judge", "--all"))
    print(f"after an edit in step {step}:", median(edited))
print("unchanged:             ", median([seconds("judge", "--all") for _ in range(options.repeat)]))

red = {}
for step, file in [(steps - 3, "MyTests.swift"), (steps, f"MyStep{steps}.swift")]:
    kata("reset", "1", "--to", str(step))
    kata("check")
    shipped = (tests / file).read_text()
    spent = []
    for number in range(options.repeat):
        suite = f"@Suite struct Red{number} {{ @Test func red() {{ #expect(1 == {number + 2}) }} }}\n"
        end = shipped.rfind("#endif") if "#endif" in shipped else len(shipped)
        (tests / file).write_text(shipped[:end] + suite + shipped[end:])
        spent.append(seconds_to_red())
    red[step] = spent
    print(f"a red in step {step}:        ", median(spent))
shutil.rmtree(place)
