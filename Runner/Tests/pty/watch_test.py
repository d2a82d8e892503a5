#!/usr/bin/env python3
"""Drives `./kata watch` through a real pseudo-terminal, over a copy of the tests' tiny workspace.

    python3 Runner/Tests/pty/watch_test.py [path of kata] [beginning of a test's name]

Needs pexpect (apt-get install python3-pexpect, or pip install pexpect); without it, it says so and ends with 0.
"""

import os
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import termios
import time

try:
    import pexpect
except ImportError:
    print("skipped: no pexpect")
    sys.exit(0)

sys.dont_write_bytecode = True
from screen import Screen

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
OWN_STEP = os.path.join(ROOT, "Runner/Tests/Fixtures/OwnStep")
FIXTURE = os.path.join(ROOT, "Runner/Tests/Fixtures/Workspace")
KATA = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else os.path.join(ROOT, ".build/debug/kata"))
PATIENCE = 90

HELLO = 'func greeting() -> String {\n    "Hello"\n}\n'
WRONG = 'func greeting() -> String {\n    "Hullo"\n}\n'
ENDLESS = "func greeting() -> String {\n    while true {}\n}\n"
NAMED = (
    "func greeting(for name: String? = nil) -> String {\n"
    '    guard let name else { return "Hello" }\n    return "Hello, \\(name)"\n}\n'
)


THANKS = "Sources/Thanks/Thanks.swift"
OWN_TEST = """#if STEP_2
import Testing

@testable import Thanks

@MainActor
struct MyStep2 {
    @Test func byName() { #expect(Thanks().text(for: "Ada") == "Thank you, Ada.") }
}
#endif
"""
ENDLESS_TEST = OWN_TEST.replace("#expect(Thanks().text(for: \"Ada\") == \"Thank you, Ada.\")", "while true {}")


class Workspace:
    """A copy of the fixture with its first chapter started."""

    def __init__(self, start=True, addition=None):
        self.folder = tempfile.mkdtemp(prefix="kata-watch-")
        self.root = os.path.realpath(os.path.join(self.folder, "workspace"))
        shutil.copytree(FIXTURE, self.root)
        if addition:
            shutil.copytree(addition, self.root, dirs_exist_ok=True)
        self.environment = dict(os.environ, TERM="xterm", SWIFT_BACKTRACE="enable=no", KATA_WORKSPACE=self.root)
        self.environment.pop("NO_COLOR", None)
        if start:
            self.kata("start", "1")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.folder, ignore_errors=True)

    def kata(self, *arguments):
        return subprocess.run([KATA, *arguments], env=self.environment, cwd=self.root, capture_output=True, text=True)

    def save(self, text, path="Sources/Greeting/Greeting.swift"):
        """As most editors do: another file, renamed."""
        target = os.path.join(self.root, path)
        with open(target + "~", "w") as file:
            file.write(text)
        os.rename(target + "~", target)
        return time.monotonic()

    def solve(self, step):
        with open(os.path.join(self.root, f"Solutions/Thanks/Step{step}/Thanks.swift")) as file:
            self.save(file.read(), THANKS)

    def step(self):
        with open(os.path.join(self.root, "Package.swift")) as file:
            return int(re.search(r'"Greeting", step: (\d+)', file.read()).group(1))

    def processes(self):
        """The commands that run below this workspace, or that its runner started."""
        listing = subprocess.run(["ps", "-eo", "pid=,args="], capture_output=True, text=True).stdout
        return [line for line in listing.splitlines() if self.root in line and "defunct" not in line]


class Watch:
    """A running `kata watch`, or another command that draws a screen, and what it draws."""

    def __init__(self, workspace, *arguments, command="watch", size=(80, 30)):
        self.screen = Screen(*size)
        self.process = pexpect.spawn(
            KATA, [command, *arguments], env=workspace.environment, cwd=workspace.root, encoding="utf-8",
            dimensions=(size[1], size[0]), timeout=PATIENCE)
        self.process.delaybeforesend = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.close(force=True)

    def pump(self, seconds=0.02):
        try:
            self.screen.feed(self.process.read_nonblocking(65536, timeout=seconds))
        except pexpect.TIMEOUT:
            pass

    def until(self, *texts, without=(), patience=PATIENCE):
        """Reads until the screen shows all of the texts; the time at which it did."""
        end = time.monotonic() + patience
        while not all(text in self.screen.text() for text in texts) or any(
            text in self.screen.text() for text in without
        ):
            assert time.monotonic() < end, f"{texts} never came; the screen:\n{self.screen.text()}"
            self.pump()
        return time.monotonic()

    def press(self, keys):
        self.process.send(keys)

    def resize(self, width, height):
        while True:
            try:
                self.screen.feed(self.process.read_nonblocking(65536, timeout=0.1))
            except pexpect.TIMEOUT:
                break
        self.screen.resize(width, height)
        self.process.setwinsize(height, width)

    def settings(self):
        return termios.tcgetattr(self.process.child_fd)

    @staticmethod
    def untouched_settings():
        """Those of a terminal that nothing has changed yet; watch is quicker than a look at its own."""
        with pexpect.spawn("sleep", ["60"]) as process:
            return termios.tcgetattr(process.child_fd)

    def end(self):
        """Waits for the end; the exit status, or minus the signal."""
        deadline = time.monotonic() + PATIENCE
        while True:
            assert time.monotonic() < deadline, "it does not end"
            try:
                self.screen.feed(self.process.read_nonblocking(65536, timeout=1))
            except pexpect.EOF:
                break
            except pexpect.TIMEOUT:
                continue
        self.process.close()
        return self.process.exitstatus if self.process.exitstatus is not None else -self.process.signalstatus


def test_red_then_a_save_is_green_then_n_goes_on():
    with Workspace() as workspace, Watch(workspace) as watch:
        watch.until("RED  Step 1 of 2", "cannot find 'greeting' in scope", "Waiting for a save.")
        assert watch.screen.is_other
        watch.until("In Sources/Greeting/Greeting.swift write just enough to compile, then:", "save (stuck? press h)")
        workspace.save(HELLO)
        watch.until("GREEN  Step 1 of 2", "then: press n", "GREEN at")
        watch.press("n")
        watch.until("Step 2 of 2", "Somebody has a name.", "What will be the first message?", "Another test is on.")
        assert workspace.step() == 2
        watch.press("r")
        watch.until("RED  Step 2 of 2", "Waiting for a save.")
        workspace.save(NAMED)
        watch.until("GREEN  Step 2 of 2", "2 tests pass")
        watch.press("n")
        watch.until("1 · A greeting is finished.")
        watch.press("q")
        assert watch.end() == 0


def test_n_ends_a_step_done_once_more_and_what_it_says_stays():
    with Workspace() as workspace:
        workspace.save(HELLO)
        workspace.kata("next")
        workspace.save("// Mine.\n" + NAMED)
        workspace.kata("check")
        workspace.kata("again", "1", "1")
        with Watch(workspace) as watch:
            watch.until("RED  Step 1 of 2")
            workspace.save(HELLO)
            watch.until("GREEN  Step 1 of 2", "your work comes back with: press n")
            watch.press("n")
            watch.until("Your work of before is back.")
            watch.pump(1)
            watch.pump(1)
            watch.until("Your work of before is back.")
            assert workspace.step() == 2
        with open(os.path.join(workspace.root, "Sources/Greeting/Greeting.swift")) as file:
            assert file.read().startswith("// Mine."), "the work is not back"


def test_n_while_red_stays():
    with Workspace() as workspace, Watch(workspace) as watch:
        watch.until("RED at")
        watch.press("n")
        watch.until("This step is still red, so the next one has to", "RED at")
        assert workspace.step() == 1


def test_a_save_during_a_run_stops_it_and_the_newest_is_checked():
    with Workspace() as workspace:
        workspace.save(ENDLESS)
        with Watch(workspace, "--deadline", "80") as watch:
            wait_for_tests(workspace, watch)
            began = time.monotonic()
            workspace.save(WRONG)
            watch.until("Checking")
            workspace.save(HELLO)
            watch.until("GREEN  Step 1 of 2", "Waiting for a save.")
            assert time.monotonic() - began < 60, "it waited for the deadline"
            assert not [line for line in workspace.processes() if "event-stream" in line]
            colors = workspace.kata("history", "1").stdout
            assert "timeout" not in colors, colors


def test_keys_during_a_run_are_not_lost():
    with Workspace() as workspace:
        workspace.save(ENDLESS)
        with Watch(workspace, "--deadline", "30") as watch:
            wait_for_tests(workspace, watch)
            watch.press("n")
            watch.until("Then on to the next step.")
            workspace.save(HELLO)
            watch.until("Step 2 of 2", "Another test is on.")
            assert workspace.step() == 2


def test_pages_open_and_come_back():
    with Workspace() as workspace, Watch(workspace) as watch:
        watch.until("RED at")
        for key, words in [
            ("h", "Hint 1 of 2"), ("H", "Hint 2 of 2"), ("T", "Begin with one word."),
            ("s", "From your work to the reference of step 1"), ("o", "The steps of A greeting"),
        ]:
            watch.press(key)
            watch.until(words, "any other key: back")
        watch.until("› 1 · The world is greeted  5 minutes")
        watch.press("x")
        watch.until("RED  Step 1 of 2", "n next", without=["any other key"])


def test_a_long_page_scrolls():
    with Workspace() as workspace, Watch(workspace, size=(80, 14)) as watch:
        watch.until("RED at")
        watch.press("t")
        watch.until("Step 1 · The world is greeted", "Lines 1–")
        watch.press("\x1b[B")
        watch.until("Lines 2–")
        watch.press(" ")
        watch.until("Lines 7–12 of 17: ↑↓ space PgUp")
        watch.press("\x1b[5~")
        watch.until("Lines 2–")
        watch.press("\x1b[F")
        watch.until("Lines 12–17 of 17")
        watch.press("b")
        watch.until("Watching Greeting", "n next", without=["any other key"])


def test_a_save_is_checked_while_a_page_is_open():
    with Workspace() as workspace, Watch(workspace) as watch:
        watch.until("RED at")
        watch.press("t")
        watch.until("any other key: back")
        workspace.save(HELLO)
        watch.until("GREEN at", "Begin with one word.")


def test_in_a_step_whose_test_is_the_learners_a_red_is_told_before_its_test_is_judged():
    with Workspace(start=False, addition=OWN_STEP) as workspace:
        at_own_step(workspace)
        with Watch(workspace) as watch:
            watch.until("This step's test is yours", "Next: Write a first test", "press t", "RED at")
            workspace.save(OWN_TEST, "Tests/ThanksTests/MyStep2.swift")
            watch.until("cannot call value of non-function type", "is not known yet", "Judging your tests", "Next:")
            watch.until("1 test passes on 3 solutions", "Next: In Sources/Thanks/Thanks.swift write just enough", "Waiting for a save.",
                        without=["is not known yet"])
            workspace.solve(2)
            watch.until("GREEN  Step 2 of 2", "1 of 3 mistakes of this step is caught", "(stuck? press h)")
            watch.press("j")
            watch.until("YOUR TESTS  3 · A thank-you", "1 of 3 mistakes of this step is caught", "then: press j", "GREEN at")
            watch.press("q")
            assert watch.end() == 0
            assert "▰" not in watch.screen.text(), "a bar was kept"


def libraries(workspace):
    """What was compiled of our solution and of mistakes in it."""
    return {name for name in os.listdir(f"{workspace.root}/.kata/cache") if name.startswith("library-")}


def at_own_step(workspace):
    workspace.kata("start", "3")
    workspace.solve(1)
    workspace.kata("next")


def test_while_nobody_waits_the_mistakes_of_an_own_step_are_compiled():
    with Workspace(start=False, addition=OWN_STEP) as workspace:
        at_own_step(workspace)
        with Watch(workspace) as watch:
            watch.until("This step's test is yours", "RED at", "Waiting for a save.")
            # Our solution, and three mistakes in it.
            wait_for(lambda: len(libraries(workspace)) == 4)
            before = libraries(workspace)
            workspace.save(OWN_TEST, "Tests/ThanksTests/MyStep2.swift")
            workspace.solve(2)
            watch.until("GREEN  Step 2 of 2", "1 of 3 mistakes of this step is caught")
            assert libraries(workspace) == before, "a mistake was compiled again"


def test_q_and_a_signal_while_mistakes_are_compiled_leave_nothing_behind():
    for number in [None, signal.SIGINT, signal.SIGTERM]:
        with Workspace(start=False, addition=OWN_STEP) as workspace:
            at_own_step(workspace)
            with Watch(workspace) as watch:
                watch.until("This step's test is yours", "RED at", "Waiting for a save.")
                wait_for(lambda: any("planted-" in line for line in workspace.processes()))
                if number:
                    os.kill(watch.process.pid, number)
                else:
                    watch.press("q")
                assert watch.end() == (128 + number if number else 0)
                left = gone(workspace)
                assert not left, f"left behind: {left}"


def test_a_save_stops_the_compiling_of_mistakes():
    with Workspace(start=False, addition=OWN_STEP) as workspace:
        at_own_step(workspace)
        with Watch(workspace) as watch:
            watch.until("This step's test is yours", "RED at", "Waiting for a save.")
            wait_for(lambda: any("planted-" in line for line in workspace.processes()))
            workspace.save(ENDLESS_TEST, "Tests/ThanksTests/MyStep2.swift")
            watch.until("Checking")
            before = libraries(workspace)
            time.sleep(3)  # the rest takes one
            assert len(libraries(workspace)) < 4 and libraries(workspace) == before


def ends_clean(keys=None, number=None, status=0):
    with Workspace() as workspace:
        workspace.save(ENDLESS)
        with Watch(workspace, "--deadline", "30") as watch:
            before = Watch.untouched_settings()
            wait_for_tests(workspace, watch)
            assert watch.settings() != before, "the terminal is as it was"
            if keys:
                watch.press(keys)
            else:
                os.kill(watch.process.pid, number)
            descriptor = os.dup(watch.process.child_fd)
            ended = watch.end()
            assert ended == status, ended
            assert not watch.screen.is_other, "the other screen is still there"
            try:
                assert termios.tcgetattr(descriptor) == before, "the terminal is not as it was"
            finally:
                os.close(descriptor)
            left = gone(workspace)
            assert not left, f"left behind: {left}"


def test_q_during_a_run_gives_everything_back():
    ends_clean(keys="q")


def test_control_c_during_a_run_gives_everything_back():
    ends_clean(keys="\x03", status=130)


def test_term_during_a_run_gives_everything_back():
    ends_clean(number=signal.SIGTERM, status=143)


def test_a_crash_of_ours_gives_everything_back():
    ends_clean(number=signal.SIGSEGV, status=-signal.SIGSEGV)


def test_q_before_the_first_answer():
    with Workspace() as workspace, Watch(workspace) as watch:
        watch.until("Checking")
        watch.press("q")
        assert watch.end() == 0
        assert not gone(workspace)


def test_control_z_gives_the_terminal_back_and_goes_on_after():
    with Workspace() as workspace, Watch(workspace) as watch:
        before = Watch.untouched_settings()
        watch.until("RED at")
        watch.press("\x1a")
        wait_for(lambda: state_of(watch.process.pid) == "T")
        watch.pump(0.2)
        assert watch.settings() == before
        assert not watch.screen.is_other
        os.kill(watch.process.pid, signal.SIGCONT)
        wait_for(lambda: (watch.pump(), watch.screen.is_other)[1])
        workspace.save(HELLO)
        watch.until("GREEN  Step 1 of 2")


def test_a_resize_redraws():
    with Workspace() as workspace, Watch(workspace) as watch:
        watch.until("RED at")
        watch.resize(30, 24)
        watch.until(
            "RED  Step 1 of 2 · The world", "Lines 1–", "of 16: ↑↓", "s solution  j judge  r run",
            "Greeting.swift write just")
        watch.press("\x1b[F")
        watch.until("Greeting.swift write just", "Lines 8–16 of 16")
        watch.press("t")
        watch.until("Begin with one word.")
        watch.resize(80, 30)
        watch.until("Begin with one word.", "h t s o open  q quit  any other key: back")


def test_a_board_takes_keys_that_come_in_one_read():
    with Workspace(start=False) as workspace:
        remote = os.path.join(workspace.folder, "class.git")
        subprocess.run(["git", "init", "--quiet", "--bare", remote], check=True)
        with Watch(workspace, remote, command="board") as board:
            board.until("As of")
            board.press("\x1b[F\x1b[B \x1b[6~\x1b[H\x1b[A")
            board.press("q")
            assert board.end() == 0


def test_a_board_ends_where_its_folder_is_renamed():
    with Workspace(start=False) as workspace:
        remote = os.path.join(workspace.folder, "class.git")
        subprocess.run(["git", "init", "--quiet", "--bare", remote], check=True)
        with Watch(workspace, remote, command="board", size=(300, 30)) as board:
            board.until("As of")
            os.rename(workspace.root, workspace.root + "-renamed")
            assert board.end() == 2
            assert "is not there any more" in board.screen.text()


def test_the_width_is_the_terminals():
    with Workspace(start=False) as workspace:
        for width, bars in [(25, True), (24, False)]:
            overview = pexpect.run(
                KATA, env=workspace.environment, cwd=workspace.root, encoding="utf-8", dimensions=(24, width))
            assert ("▱▱" in overview) == bars, f"{width} columns:\n{overview}"


def test_a_step_switched_on_elsewhere_is_noticed():
    with Workspace() as workspace, Watch(workspace) as watch:
        watch.until("RED at")
        workspace.save(HELLO)
        watch.until("GREEN at")
        workspace.kata("next")
        watch.until("RED  Step 2 of 2")
        workspace.kata("start", "2")
        watch.until("Watching Goodbye", "RED  Step 1 of 1")


def test_without_a_terminal_it_prints_plain_lines():
    with Workspace() as workspace:
        process = subprocess.Popen(
            [KATA, "watch"], env=workspace.environment, cwd=workspace.root, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        try:
            os.set_blocking(process.stdout.fileno(), False)
            text = ""

            def until(words):
                def read():
                    nonlocal text
                    text += (process.stdout.read() or b"").decode()
                    return words in text
                wait_for(read)

            until("./kata hint)\n")
            workspace.save(HELLO)
            until("./kata next\n")
            text = re.sub(r" \(tests \d+\.\d\d s, build \d+\.\d\d s\)", "", text)
            assert text == (
                "Watching Greeting: every save is checked. Ctrl-C ends it.\n\n"
                "Checking Greeting …\n"
                "RED  Step 1 of 2 · The world is greeted\n\n"
                "  It does not compile yet. That is a red, too: the first error says what to write.\n\n"
                "  ✗ cannot find 'greeting' in scope\n"
                "      at Tests/GreetingTests/Step1-Hello.swift:8:17\n"
                '        #expect(greeting() == "Hello")\n'
                "                ^\n\n"
                "Next: In Sources/Greeting/Greeting.swift write just enough to compile, then:\n"
                "./kata check (stuck? ./kata hint)\n\n"
                "Checking Greeting …\n"
                "GREEN  Step 1 of 2 · The world is greeted\n\n"
                "  1 test passes.\n\n"
                "Next: Commit, then: ./kata next\n"), text
            process.send_signal(signal.SIGINT)
            assert process.wait(PATIENCE) == 130
        finally:
            process.kill()
            process.stdout.close()


def test_for_an_editor_each_check_ends_with_a_line_on_a_terminal_too():
    with Workspace() as workspace, Watch(workspace, "--problems", size=(200, 60)) as watch:
        watch.until("Step1-Hello.swift:8:17: error: cannot find 'greeting' in scope", "ended: RED, with 1 error.")
        assert not watch.screen.is_other
        workspace.save(HELLO)
        watch.until("The check has ended: GREEN.")
        sources = os.path.join(workspace.root, "Sources/Greeting")
        os.rename(sources, sources + "-moved")
        watch.until("Chapters/1-Greeting.md:1: error: ", "The check has ended: nothing was checked.")
        os.rename(sources + "-moved", sources)
        workspace.save(ENDLESS)
        wait_for_tests(workspace, watch)
        watch.press("\x03")
        assert watch.end() == 130
        assert "The check has ended: it was stopped." in watch.screen.text()


def test_a_touch_is_no_save():
    with Workspace() as workspace, Watch(workspace) as watch:
        watch.until("RED at", "Waiting for a save.", "q quit")
        watch.pump(0.5)
        seen = watch.screen.text()
        os.utime(os.path.join(workspace.root, "Sources/Greeting/Greeting.swift"))
        end = time.monotonic() + 1
        while time.monotonic() < end:
            watch.pump()
            assert watch.screen.text() == seen


def test_a_save_is_noticed_within_100_ms():
    with Workspace() as workspace, Watch(workspace) as watch:
        watch.until("RED at")

        def delays():
            for number in range(8):
                saved = workspace.save(HELLO if number % 2 == 0 else WRONG)
                yield watch.until("Checking") - saved
                watch.until("Waiting for a save.", "GREEN at" if number % 2 == 0 else "RED at")

        assert_in_a_quiet_window(0.1, lambda: statistics.median(delays()), "{:.3f} s in the median")


def test_an_idle_watch_uses_less_than_one_percent():
    with Workspace() as workspace, Watch(workspace) as watch:
        watch.until("RED at")
        time.sleep(3)  # the files' times have to be old enough to be trusted

        def share():
            before, began = cpu_seconds(watch.process.pid), time.monotonic()
            time.sleep(3)
            return (cpu_seconds(watch.process.pid) - before) / (time.monotonic() - began)

        assert_in_a_quiet_window(0.01, share, "{:.2%} of a core")


# Helpers


def assert_in_a_quiet_window(limit, measure, wording, windows=6):
    """A busy machine only adds to what a program takes, so the best of some windows says what it takes."""
    seen = []
    while not seen or min(seen) >= limit and len(seen) < windows:
        seen.append(measure())
        print(f"    {wording.format(seen[-1])}", flush=True)
    assert min(seen) < limit, seen


def wait_for(condition, patience=PATIENCE):
    end = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.01)


def wait_for_tests(workspace, watch):
    """Until the learner's endless loop runs."""

    def is_running():
        watch.pump()
        return any("event-stream" in line for line in workspace.processes())

    wait_for(is_running)
    watch.until("Checking")


def gone(workspace):
    """What still runs for the workspace, after a moment for the system to notice."""
    end = time.monotonic() + 20
    while (left := workspace.processes()) and time.monotonic() < end:
        time.sleep(0.05)
    return left


def state_of(process):
    with open(f"/proc/{process}/stat") as file:
        return file.read().rsplit(")", 1)[1].split()[0]


def cpu_seconds(process):
    with open(f"/proc/{process}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main():
    wanted = sys.argv[2] if len(sys.argv) > 2 else ""
    tests = [(name, test) for name, test in globals().items() if name.startswith("test_" + wanted)]
    failed = 0
    for name, test in tests:
        began = time.monotonic()
        try:
            test()
            print(f"passed  {name[5:].replace('_', ' ')} ({time.monotonic() - began:.1f} s)", flush=True)
        except (AssertionError, pexpect.ExceptionPexpect, OSError) as error:
            failed += 1
            print(f"FAILED  {name[5:].replace('_', ' ')}\n    {type(error).__name__}: {error}", flush=True)
    print(f"{len(tests) - failed} passed, {failed} failed")
    sys.exit(1 if failed or not tests else 0)


main()
