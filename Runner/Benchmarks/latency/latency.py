#!/usr/bin/env python3
"""How long a learner waits, from a saved edit to the verdict: ./kata check against what else there is.

Works in a clone of this checkout, in a temporary folder; the checkout itself is left alone. Everything is
measured in one run, the contenders taking turns, and reported as medians and as ratios.
"""

import argparse
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[3]
CHAPTER = "InvoiceEditor"
FLAGS = "-swift-version 6 -Onone -enable-testing -parse-as-library -package-name stringline".split()


def run(*words, cwd, env=None, ok=(0,)):
    done = subprocess.run(words, cwd=cwd, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if ok is not None and done.returncode not in ok:
        sys.exit(f"{' '.join(map(str, words))} ended with {done.returncode}:\n{done.stdout[-2000:]}")
    return done.stdout


def timed(action):
    start = time.perf_counter()
    action()
    return time.perf_counter() - start


class Copy:
    """A checkout of its own, with the chapter at the end of a step."""

    def __init__(self, folder, step):
        self.root = folder / "stringline"
        run("git", "clone", "-q", str(ROOT), str(self.root), cwd=folder)
        # Nobody else's module cache helps.
        self.env = dict(os.environ, XDG_CACHE_HOME=str(folder / "caches"))
        self.kata("--json")
        manifest = (self.root / "Package.swift").read_text()
        self.steps = int(re.search(rf'Chapter\("{CHAPTER}", step: \d+, of: (\d+)\)', manifest).group(1))
        self.model = self.root / f"Sources/{CHAPTER}/InvoiceEditorViewModel.swift"
        self.stand_at(step or (self.steps + 1) // 2)

    def stand_at(self, step):
        """At the end of a step."""
        self.step = step
        self.kata("reset", "1", "--to", str(step))
        self.original = self.model.read_text()

    def kata(self, *words):
        return run("./kata", *words, cwd=self.root, env=self.env)

    def check(self):
        self.kata("check", "1")

    def check_with_swiftpm(self):
        self.kata("check", "1", "--engine", "package")

    def judge(self):
        self.kata("judge", "1")

    def judge_with_swiftpm(self):
        self.kata("judge", "1", "--engine", "package")

    def swift_test(self):
        run("swift", "test", "--filter", f"{CHAPTER}Tests", cwd=self.root, env=self.env)

    def swift_test_alone(self):
        """The same in a package of this chapter and nothing else."""
        env = dict(self.env, KATA_CHAPTER=CHAPTER)
        run("swift", "test", "--scratch-path", ".build-alone", cwd=self.root, env=env)

    def edit_before(self, member, line):
        """Puts a line at the beginning of the model's `remove`, or before it."""
        match = re.search(r"(?m)^    func remove\(.*\{\n", self.original)
        place = match.start() if member else match.end()
        self.model.write_text(self.original[:place] + line + self.original[place:])

    def edit_body(self, number):
        """Another line inside a function's body."""
        self.edit_before(False, f"        _ = {number}\n")

    def edit_interface(self, number):
        """A member of a type that the type did not have."""
        self.edit_before(True, f"    var edit{number}: Int {{ 0 }}\n\n")

    def edit_test(self, number):
        """Another line in the step's test, which is the learner's."""
        test = self.root / f"Tests/{CHAPTER}Tests/MyStep{self.step}.swift"
        test.write_text(re.sub(r"// edit \d+\n$", "", test.read_text()) + f"// edit {number}\n")

    def restore(self):
        self.model.write_text(self.original)


class Floor:
    """The same files with nothing around them: emit the module, compile both sides at once, link, run."""

    def __init__(self, copy, folder):
        self.copy = copy
        self.out = folder / "floor"
        self.out.mkdir()
        self.objects = {}
        for name in ["PaperUI", "SwiftUI", "TestSupport", "PaperUITesting"]:
            files = sorted(map(str, (copy.root / "Sources" / name).rglob("*.swift")))
            self.swiftc("-module-name", name, "-emit-module", "-emit-module-path", f"{name}.swiftmodule", *files)
            self.swiftc("-module-name", name, "-wmo", "-c", "-o", f"{name}.o", *files)
        (self.out / "Entry.swift").write_text(
            "import Testing\n@main struct Entry {\n"
            "    static func main() async { await Testing.__swiftPMEntryPoint() as Never }\n}\n")
        self.swiftc("-module-name", "Entry", "-wmo", "-c", "-o", "Entry.o", "Entry.swift")

    def swiftc(self, *words):
        run("swiftc", *FLAGS, "-I", ".", *words, cwd=self.out, env=self.copy.env)

    def start(self, *words):
        quiet = subprocess.DEVNULL
        return subprocess.Popen(
            ["swiftc", *FLAGS, "-I", ".", *words], cwd=self.out, env=self.copy.env, stdout=quiet, stderr=quiet)

    def run(self, sources=None, step=None, strict=True):
        sources = sources or self.copy.root / "Sources" / CHAPTER
        files = sorted(map(str, sources.rglob("*.swift")))
        tests = sorted(map(str, (self.copy.root / f"Tests/{CHAPTER}Tests").rglob("*.swift")))
        text = "".join(pathlib.Path(file).read_text() for file in files + tests)
        text = text.replace("import SwiftUI", "import SwiftUI\nimport PaperUI")
        support = [n for n in ["TestSupport", "PaperUI", "SwiftUI", "PaperUITesting"] if f"import {n}" in text]
        steps = [f"-DSTEP_{n}" for n in range(1, (step or self.copy.step) + 1)]
        steps += [f"{flag}_{test}" for flag in steps for test in range(2, 10)]
        app = self.start("-module-name", CHAPTER, "-wmo", "-c", "-o", "app.o", *files)
        self.swiftc("-module-name", CHAPTER, "-wmo", "-emit-module", "-emit-module-path", f"{CHAPTER}.swiftmodule", *files)
        suite = self.start("-module-name", f"{CHAPTER}Tests", "-wmo", "-c", "-o", "tests.o", *steps, *tests)
        if app.wait() + suite.wait() and not strict:
            return
        objects = ["app.o", "tests.o", "Entry.o"] + [f"{name}.o" for name in support]
        run("swiftc", "-o", "tests", *objects, "-lTesting", cwd=self.out, env=self.copy.env)
        run("./tests", "--testing-library", "swift-testing", "--quiet", cwd=self.out, ok=(0,) if strict else None)


def report(title, times):
    print(f"\n{title}")
    medians = {name: statistics.median(values) for name, values in times.items()}
    base = next(iter(medians.values()))
    for name, seconds in medians.items():
        ratio = "" if seconds == base else f"   {base / seconds:.2f} of it"
        print(f"  {name:<28}{seconds:8.3f} s{ratio}", flush=True)


def compare(title, edits, edit, contenders, restore):
    """Every contender meets an edit that nobody has built yet; they take turns."""
    times = {name: [] for name in contenders}
    for action in contenders.values():
        action()
    number = 0
    for _ in range(edits):
        for name, action in contenders.items():
            number += 1
            edit(number)
            times[name].append(timed(action))
    restore()
    report(title, times)


def cold(copy, rounds):
    contenders = {
        "./kata check": (copy.check, ".kata/cache"),
        "swift test --filter": (copy.swift_test, ".build"),
        "swift test, chapter alone": (copy.swift_test_alone, ".build-alone"),
    }
    times = {name: [] for name in contenders}
    for _ in range(rounds):
        for name, (action, cache) in contenders.items():
            shutil.rmtree(copy.root / cache, ignore_errors=True)
            shutil.rmtree(copy.env["XDG_CACHE_HOME"], ignore_errors=True)
            times[name].append(timed(action))
    report("(c) cold: caches empty, the runner built", times)


def engines(copy, edits):
    """The table in README.md."""
    contenders = {
        "./kata check": copy.check,
        "./kata check, SwiftPM's": copy.check_with_swiftpm,
        "swift test, chapter alone": copy.swift_test_alone,
        "swift test --filter": copy.swift_test,
    }
    for step in [6, 12]:
        copy.stand_at(step)
        compare(f"a body, after step {step}", edits, copy.edit_body, contenders, copy.restore)
    copy.stand_at(4)
    judges = {"./kata judge": copy.judge, "./kata judge, SwiftPM's": copy.judge_with_swiftpm}
    compare("the test of step 4", edits, copy.edit_test, judges, copy.restore)


def chapters(copy, edits):
    """The same edits with every chapter in Package.swift and with this one alone."""
    manifest = copy.root / "Package.swift"
    whole = manifest.read_text()
    alone = "".join(
        line for line in whole.splitlines(True)
        if not line.lstrip().startswith('Chapter("') or f'"{CHAPTER}"' in line)
    times = {"all chapters": [], "this chapter alone": []}
    for number in range(edits):
        for offset, (name, text) in enumerate([("all chapters", whole), ("this chapter alone", alone)]):
            manifest.write_text(text)
            copy.edit_body(10_000 + 2 * number + offset)
            times[name].append(timed(copy.check))
    manifest.write_text(whole)
    copy.restore()
    report("a check and the number of chapters", times)


def verify(copy, floor):
    """verify's time over the sum of what its benches take one by one, with nothing around them."""
    solutions = copy.root / "Solutions" / CHAPTER
    benches = []
    for step in range(1, copy.steps + 1):
        benches.append((solutions / f"Step{step - 1}", step))
        greens = [solutions / f"Step{step}-green", solutions / f"Step{step}"]
        benches += [(green, step) for green in greens if green.exists()]
    patches = re.findall(r"```diff\n(.*?)```", (solutions / "Bugs.md").read_text(), re.S)
    for number, patch in enumerate(patches):
        place = floor.out / f"bug{number}"
        shutil.copytree(solutions / f"Step{copy.steps}", place)
        subprocess.run(["git", "apply", "-"], cwd=place, input=patch, text=True, check=True)
        benches.append((place, copy.steps))
    alone = sum(timed(lambda: floor.run(sources, step, strict=False)) for sources, step in benches)
    copy.kata("reset", "1")
    shutil.rmtree(copy.root / ".kata/cache", ignore_errors=True)
    whole = timed(lambda: copy.kata("verify", "1"))
    report("verify, chapter 1, from an empty cache", {"./kata verify 1": [whole], f"{len(benches)} floors in a row": [alone]})


def peer(copy, edits, folder):
    """rustlings' sequence on an exercise of the same size: build, test, clippy, run."""
    if not shutil.which("cargo"):
        print("\npeer: there is no cargo here, so nothing was measured")
        return
    crate = folder / "exercise"
    run("cargo", "init", "-q", "--vcs", "none", "--name", "exercise", str(crate), cwd=folder)
    suites = [next((copy.root / f"Tests/{CHAPTER}Tests").glob(f"Step{n}-*")) for n in range(1, copy.step + 1)]
    tests = sum(suite.read_text().count("@Test") for suite in suites)
    lines = sum(len(p.read_text().splitlines()) for p in (copy.root / f"Sources/{CHAPTER}").rglob("*.swift"))
    functions = "".join(
        f"pub fn f{n}(values: &[i64]) -> i64 {{\n    values.iter().map(|v| v + {n}).sum()\n}}\n\n"
        for n in range(lines // 4))
    cases = "".join(
        f"    #[test]\n    fn t{n}() {{\n        assert_eq!(f{n % (lines // 4)}(&[]), 0);\n    }}\n" for n in range(tests))
    calls = " + ".join(f"f{n}(&[1])" for n in range(lines // 4))
    template = (
        f"{functions}fn main() {{\n    let edit = EDIT;\n    println!(\"{{}}\", edit + {calls});\n}}\n\n"
        f"#[cfg(test)]\nmod tests {{\n    use super::*;\n{cases}}}\n")
    words = [["build", "-q"], ["test", "-q"], ["clippy", "-q"], ["run", "-q"]]
    if subprocess.run(["cargo", "clippy", "--version"], capture_output=True).returncode:
        words.remove(["clippy", "-q"])
    source = crate / "src/main.rs"

    def sequence():
        for command in words:
            run("cargo", *command, cwd=crate)

    source.write_text(template.replace("EDIT", "0"))
    sequence()
    rust = "cargo " + ", ".join(command[0] for command in words)
    times = {"./kata check": [], rust: []}
    for number in range(edits):
        copy.edit_body(20_000 + number)
        times["./kata check"].append(timed(copy.check))
        source.write_text(template.replace("EDIT", str(number + 1)))
        times[rust].append(timed(sequence))
    copy.restore()
    report(f"(a) and rustlings' sequence, {lines} lines and {tests} tests on either side", times)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edits", type=int, default=9, help="edits of each kind; 9 unless given")
    parser.add_argument("--step", type=int, help="the step that chapter 1 is at; the middle one unless given")
    parser.add_argument("--only", default="a,b,c,engines,chapters,peer,verify", help="parts to measure, with commas between")
    options = parser.parse_args()
    parts = options.only.split(",")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        copy = Copy(folder, options.step)
        floor = Floor(copy, folder)
        contenders = {
            "./kata check": copy.check,
            "swift test --filter": copy.swift_test,
            "swift test, chapter alone": copy.swift_test_alone,
            "bare compile, link, run": floor.run,
        }
        version = run("swift", "--version", cwd=folder).splitlines()[0]
        print(f"{os.cpu_count()} cores, {version}, {options.edits} edits of each kind, chapter 1 after step {copy.step} of {copy.steps}")
        if "a" in parts:
            compare("(a) an edit inside a body", options.edits, copy.edit_body, contenders, copy.restore)
        if "b" in parts:
            compare("(b) an edit of the interface", options.edits, copy.edit_interface, contenders, copy.restore)
        if "c" in parts:
            cold(copy, max(3, options.edits // 3))
        if "engines" in parts:
            engines(copy, options.edits)
        if "chapters" in parts:
            chapters(copy, options.edits)
        if "peer" in parts:
            peer(copy, options.edits, folder)
        if "verify" in parts:
            verify(copy, floor)


main()
