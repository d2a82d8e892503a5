#!/usr/bin/env python3
"""Times the first check with a test in a step whose test is the learner's, by what is waited for.

Usage, from the project's root, on a machine that does nothing else: python3 Runner/Benchmarks/judge/first.py [--repeat 3]
"""
import argparse, pathlib, resource, shutil, statistics, subprocess, tempfile, time

options = argparse.ArgumentParser()
options.add_argument("--repeat", type=int, default=3)
options = options.parse_args()

STEPS = [10, 11]
# All that is made of a chapter and its tests, and what is found out about it; the modules that chapters share stay.
FOUND = ["sound", "versions", "catches"]
MISTAKES = FOUND + ["planted", "library"]
ALL = MISTAKES + [
    "outline", "seen", "surface", "objects", "test", "strict-test", "parts", "binary", "interface", "object"]

origin = pathlib.Path(__file__).resolve().parents[3]
place = pathlib.Path(tempfile.mkdtemp(prefix="kata-first-"))
root = place / "stringline"
subprocess.run(["git", "clone", "--quiet", str(origin), str(root)], check=True)
cache = root / ".kata" / "cache"


def kata(*words):
    subprocess.run(["./kata", *words], cwd=root, capture_output=True)


def forget(kinds):
    for kind in kinds:
        for product in cache.glob(f"{kind}-*"):
            product.unlink() if product.is_file() else shutil.rmtree(product)


def check():
    """Until the learner's own verdict, until the end, and what it took of the processors."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    process = subprocess.Popen(["./kata", "check"], cwd=root, stdout=subprocess.PIPE, text=True)
    assert process.stdout.readline().startswith("GREEN")
    own = time.monotonic() - start
    process.communicate()
    spent, after = time.monotonic() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    return own, spent - own, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def say(what, runs):
    own, judging, processor = (statistics.median(values) for values in zip(*runs))
    print(f"  {what:34} own verdict {own:5.2f} s, judging {judging:5.2f} s, processors {processor:5.2f} s")


for step in STEPS:
    kata("reset", "1", "--to", str(step))
    mine = root / f"Tests/InvoiceEditorTests/MyStep{step}.swift"
    ours = mine.read_text()
    print(f"step {step}, medians of {options.repeat}")
    for what, kinds in [("the first check with a test", ALL), ("mistakes alone not compiled", MISTAKES),
                        ("all compiled", FOUND)]:
        runs = []
        for _ in range(options.repeat):
            forget(kinds)
            if kinds == ALL:
                # The learner's code and the given tests were checked before.
                subprocess.run(["git", "checkout", "--quiet", str(mine)], cwd=root, check=True)
                kata("check")
                mine.write_text(ours)
            runs.append(check())
        say(what, runs)

forget(ALL)
for step in STEPS:
    kata("reset", "1", "--to", str(step))
    kata("check")
    before = set(cache.glob("library-*"))
    kata("judge")
    print(f"step {step}: {len(before)} libraries by its check, {len(set(cache.glob('library-*')) - before)} more by judge")
shutil.rmtree(place)
