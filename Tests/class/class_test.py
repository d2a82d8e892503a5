#!/usr/bin/env python3
"""Simulates a class: so many people check and share at the same time while the board is shown.

    python3 Tests/class/class_test.py <path of kata> [people] [rounds]

Each has a copy of the tests' tiny workspace. They work twice, once without sharing and once with it. At the end every
verdict stands in the shared repository, in its order, the board is right, and sharing delayed no check by more than
50 ms in the median.
"""

import json
import os
import pty
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FIXTURE = ROOT / "Tests/KataKitTests/Fixtures/Workspace"
LIMIT = 0.050

SOURCES = {
    "green": 'func greeting() -> String { "Hello" }\n',
    "assertion": 'func greeting() -> String { "Hullo" }\n',
    "doesNotCompile": "func greeting() -> Int { }\n",
}


class Person:
    def __init__(self, folder, kata, number):
        self.name = f"Person {number}"
        self.kata = kata
        self.random = random.Random(number)
        self.root = folder / f"person-{number}"
        shutil.copytree(FIXTURE, self.root)
        self.environment = dict(os.environ, KATA_WORKSPACE=str(self.root), SWIFT_BACKTRACE="enable=no", NO_COLOR="1")
        self.edits = 0
        self.verdicts = []
        self.errors = []

    def run(self, *words):
        return subprocess.run([self.kata, *words], env=self.environment, cwd=self.root, capture_output=True, text=True)

    def check(self, wanted):
        """An edit that nobody has checked before, and how long its verdict took."""
        self.edits += 1
        source = f"// {self.edits}\n" + SOURCES[wanted]
        (self.root / "Sources/Greeting/Greeting.swift").write_text(source)
        began = time.monotonic()
        answer = self.run("check", "--json")
        took = time.monotonic() - began
        verdict = json.loads(answer.stdout)
        self.verdicts.append(verdict["reason"] or verdict["verdict"])
        if verdict["step"] != 1 or self.verdicts[-1] != wanted:
            self.errors.append(f"{self.name}: {wanted} was wanted, and it says {answer.stdout}")
        self.errors += [f"{self.name}: {answer.stderr}"] if answer.stderr else []
        return took

    def work(self, rounds, times):
        for _ in range(rounds):
            time.sleep(self.random.uniform(0.5, 1.5) * pace)
            times.append(self.check(self.random.choice(list(SOURCES))))

    @property
    def ref(self):
        name = json.loads((self.root / ".kata/share/settings.json").read_text())["name"]
        return f"refs/kata/{name['slug']}-{name['id']}/Greeting"


class ShownBoard:
    """The board on a terminal of its own."""

    def __init__(self, person, remote, page):
        self.screen = bytearray()
        self.main, other = pty.openpty()
        self.process = subprocess.Popen(
            [person.kata, "board", remote, "--html", str(page)],
            env=dict(person.environment, TERM="xterm"), stdin=other, stdout=other, stderr=other, start_new_session=True,
        )
        os.close(other)
        threading.Thread(target=self.drain, daemon=True).start()

    def drain(self):
        try:
            while piece := os.read(self.main, 65536):
                self.screen += piece
        except OSError:
            pass

    def quit(self):
        os.write(self.main, b"q")
        return self.process.wait(20)


def at_once(works):
    threads = [threading.Thread(target=work) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def class_at_work(people, rounds):
    times = []
    at_once([lambda person=person: person.work(rounds, times) for person in people])
    return times


def git(remote, *words):
    return subprocess.run(["git", "--git-dir", str(remote), *words], capture_output=True, text=True, check=True).stdout


def arrived(remote, people):
    """Each person's verdicts as they stand in the shared repository, oldest first."""
    format = "--format=%(trailers:key=Kata-Color,valueonly,separator=)/%(trailers:key=Kata-Reason,valueonly,separator=)"
    found = {}
    for person in people:
        try:
            rows = git(remote, "log", "--reverse", format, person.ref).split()
        except subprocess.CalledProcessError:
            rows = []
        found[person.name] = [reason or color for color, reason in (row.split("/") for row in rows)]
    return found


def main():
    global pace
    kata = os.path.abspath(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 30
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 8
    # One check takes about a third of a second of both cores: so the machine is busy, and nobody queues for long.
    pace = count * 0.6 / (os.cpu_count() or 1) * 2
    folder = Path(tempfile.mkdtemp(prefix="kata-class-"))
    try:
        return simulate(folder, kata, count, rounds)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def simulate(folder, kata, count, rounds):
    remote = folder / "class.git"
    subprocess.run(["git", "init", "--quiet", "--bare", str(remote)], check=True)
    people = [Person(folder, kata, number) for number in range(1, count + 1)]
    failures = []
    for person in people:
        person.run("start", "1")
        person.verdicts.append("doesNotCompile")

    alone = class_at_work(people, rounds)

    for person in people:
        answer = person.run("share", str(remote), "--name", person.name)
        failures += [answer.stderr] if answer.returncode else []
    page = folder / "board.html"
    board = ShownBoard(people[0], str(remote), page)
    shared = class_at_work(people, rounds)
    last = time.monotonic()

    # The interval, and a push by each.
    wanted = {person.name: person.verdicts for person in people}
    while arrived(remote, people) != wanted and time.monotonic() < last + 20 + count:
        time.sleep(0.5)
    took = time.monotonic() - last
    for name, verdicts in arrived(remote, people).items():
        if verdicts != wanted[name]:
            failures.append(f"{name} has seen {wanted[name]}, and there is {verdicts}")
    failures += [error for person in people for error in person.errors]

    time.sleep(6)
    status = board.quit()
    if status != 0:
        failures.append(f"the board ended with {status}")
    shown = page.read_text() if page.exists() else ""
    failures += [f"{person.name} is not on the page" for person in people if person.name not in shown]
    answer = json.loads(people[-1].run("board", str(remote), "--json").stdout)
    rows = {row["name"]: row for row in answer["people"]}
    for person in people:
        row = rows.get(person.name, {})
        color = "green" if person.verdicts[-1] == "green" else "red"
        if (row.get("color"), row.get("checks"), row.get("step")) != (color, len(person.verdicts), 1):
            failures.append(f"{person.name} has {person.verdicts}, and the board says {row}")

    delay = statistics.median(shared) - statistics.median(alone)
    print(
        f"{count} people, {len(alone)} checks without sharing, {len(shared)} with it: medians "
        f"{statistics.median(alone):.3f} s and {statistics.median(shared):.3f} s, {delay * 1000:+.0f} ms; "
        f"the last arrived {took:.0f} s after the last check"
    )
    if delay > LIMIT:
        failures.append(f"sharing delays a check by {delay * 1000:.0f} ms")
    for failure in failures:
        print(f"FAILED  {failure}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
