#!/usr/bin/env python3
"""Simulates a class: so many people check and share at the same time while the board is shown.

    python3 Runner/Tests/class/class_test.py <path of kata> [people] [rounds]

Each has a copy of the tests' tiny workspace, and shares every other check, in an order that is drawn. At the end every
verdict stands in the shared repository, in its order, the board is right, and sharing delayed no check by more than
50 ms in the median. That is compared among checks of the same minutes: the machine may be as busy as it likes, and only
what chance does not explain is a failure.
"""

import fcntl
import json
import os
import pty
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import termios
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
FIXTURE = ROOT / "Runner/Tests/Fixtures/Workspace"
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

    def work(self, rounds, shared, alone):
        """The last check is shared, so that all of them arrive; it has none beside it to be compared with."""
        turns = [alone, shared] * rounds
        self.random.shuffle(turns)
        settings = self.root / ".kata/share/settings.json"
        aside = settings.with_suffix(".aside")
        for times in turns + [[]]:
            time.sleep(self.random.uniform(0.5, 1.5) * pace)
            if times is alone:
                settings.rename(aside)
            times.append(self.check(self.random.choice(list(SOURCES))))
            if times is alone:
                aside.rename(settings)

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
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(other)
        threading.Thread(target=self.drain, daemon=True).start()

    def drain(self):
        try:
            while piece := os.read(self.main, 65536):
                self.screen += piece
        except OSError:
            pass

    def end(self, key):
        """The exit status, and whether the terminal was given back."""
        os.write(self.main, key)
        status = self.process.wait(20)
        time.sleep(0.2)
        return status, b"\x1b[?1049l" in self.screen

    def close(self):
        """The exit status after the terminal is gone."""
        os.close(self.main)
        return self.process.wait(20)


def at_once(works):
    threads = [threading.Thread(target=work) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def class_at_work(people, rounds):
    """How long the checks took that were shared, and the others."""
    shared, alone = [], []
    at_once([lambda person=person: person.work(rounds, shared, alone) for person in people])
    return shared, alone


def delay(shared, alone):
    """How much longer the median of the one is, and what it is at least, at 99 percent (bootstrapped)."""
    draw = random.Random(1)
    differences = sorted(
        statistics.median(draw.choices(shared, k=len(shared))) - statistics.median(draw.choices(alone, k=len(alone)))
        for _ in range(2000)
    )
    return statistics.median(shared) - statistics.median(alone), differences[20]


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
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 4
    # One check takes about half a second of a core: so the machine is busy, and nobody queues for long.
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
        person.run("check")
        person.verdicts.append("doesNotCompile")

    for person in people:
        answer = person.run("share", str(remote), "--name", person.name)
        failures += [answer.stderr] if answer.returncode else []
    page = folder / "board.html"
    board = ShownBoard(people[0], str(remote), page)
    shared, alone = class_at_work(people, rounds)
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
    ended = [board.end(b"q")]
    board = ShownBoard(people[0], str(remote), page)
    time.sleep(2)
    ended.append(board.end(b"\x03"))
    if ended != [(0, True), (130, True)]:
        failures.append(f"after q and Ctrl-C the board ended with {ended}")
    board = ShownBoard(people[0], str(remote), page)
    time.sleep(2)
    if (status := board.close()) != 129:
        failures.append(f"without its terminal the board ended with {status}")
    shown = page.read_text() if page.exists() else ""
    failures += [f"{person.name} is not on the page" for person in people if person.name not in shown]
    answer = json.loads(people[-1].run("board", str(remote), "--json").stdout)
    rows = {row["name"]: row for row in answer["people"]}
    for person in people:
        row = rows.get(person.name, {})
        color = "green" if person.verdicts[-1] == "green" else "red"
        if (row.get("color"), row.get("checks"), row.get("step")) != (color, len(person.verdicts), 1):
            failures.append(f"{person.name} has {person.verdicts}, and the board says {row}")

    difference, least = delay(shared, alone)
    print(
        f"{count} people, {len(alone)} checks without sharing, {len(shared)} with it: medians "
        f"{statistics.median(alone):.3f} s and {statistics.median(shared):.3f} s, {difference * 1000:+.0f} ms "
        f"(at least {least * 1000:+.0f} ms); the last arrived {took:.0f} s after the last check"
    )
    if least > LIMIT:
        failures.append(f"sharing delays a check by {difference * 1000:.0f} ms")
    for failure in failures:
        print(f"FAILED  {failure}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
