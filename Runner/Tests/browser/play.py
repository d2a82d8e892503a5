#!/usr/bin/env python3
"""Plays a chapter's screen as `./kata run` serves it, in Chromium: taps by the mouse, types by the keyboard.

play.py <browser> <kata> <a clone with the last solution of chapter 6, whose files may be edited> [an option of run …]
"""
import glob
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

BROWSER, KATA, CLONE, *OPTIONS = sys.argv[1:]


class Browser:
    """Chromium by its DevTools, over a pipe: messages in JSON, each ended by a NUL."""

    def __init__(self, folder):
        (in_read, self.input), (self.output, out_write) = os.pipe(), os.pipe()

        def descriptors():
            # What it reads is 3, what it writes 4.
            os.dup2(in_read, 1003)
            os.dup2(out_write, 1004)
            os.dup2(1003, 3)
            os.dup2(1004, 4)

        self.process = subprocess.Popen(
            [BROWSER, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
             f"--user-data-dir={folder}", "about:blank"],
            preexec_fn=descriptors, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(in_read)
        os.close(out_write)
        self.number, self.rest, self.faults = 0, b"", []
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            self.send(f"{domain}.enable")
        self.send("Emulation.setDeviceMetricsOverride", width=1000, height=1100, deviceScaleFactor=1, mobile=False)

    def send(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if getattr(self, "session", None):
            message["sessionId"] = self.session
        os.write(self.input, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.rest:
                self.rest += os.read(self.output, 1 << 20)
            text, self.rest = self.rest.split(b"\0", 1)
            answer = json.loads(text)
            if answer.get("method") in ("Runtime.exceptionThrown", "Log.entryAdded"):
                self.faults.append(text.decode())
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def open(self, address):
        self.send("Page.navigate", url=address)

    def evaluate(self, script):
        return self.send("Runtime.evaluate", expression=script, returnByValue=True)["result"].get("value")

    def screen(self):
        """The texts on the screen; None while the page is on its way."""
        return self.evaluate("""(() => {
            const frame = document.querySelector("iframe")?.contentDocument;
            if (document.readyState !== "complete" || frame?.readyState !== "complete") return null;
            return [...frame.querySelectorAll("svg text")].map(text => text.textContent).join("|") || null; })()""")

    def beside(self):
        return self.evaluate("document.querySelector('iframe')?.contentDocument?.querySelector('.beside')?.textContent")

    def place(self, words):
        """The middle of a text on the screen, or of a link or a button of the page."""
        return self.evaluate("""(words => {
            const frame = document.querySelector("iframe"), inner = frame.contentDocument;
            const at = (element, x, y) => {
                const box = element.getBoundingClientRect();
                return [x + box.left + box.width / 2, y + box.top + box.height / 2]; };
            const room = frame.getBoundingClientRect();
            for (const element of document.querySelectorAll("a, button"))
                if (element.textContent === words) return at(element, 0, 0);
            for (const element of inner.querySelectorAll("svg text, .beside a"))
                if (element.textContent === words) return at(element, room.left, room.top);
            return null; })(%s)""" % json.dumps(words))

    def tap(self, words):
        wait(lambda: self.screen() is not None and self.place(words), f"'{words}' is not there")
        x, y = self.place(words)
        for kind in ("mousePressed", "mouseReleased"):
            self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def type(self, text):
        self.send("Input.insertText", text=text)

    def press_return(self):
        for kind in ("keyDown", "keyUp"):
            self.send("Input.dispatchKeyEvent", type=kind, key="Enter", code="Enter", windowsVirtualKeyCode=13, text="\r")

    def close(self):
        self.process.kill()
        self.process.wait()


def wait(condition, words, seconds=30):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            if condition():
                return
        except RuntimeError:
            pass  # Between two pages there is none to ask.
        time.sleep(0.1)
    raise AssertionError(words)


def status(address, **headers):
    try:
        return urllib.request.urlopen(urllib.request.Request(address, headers=headers), timeout=10).status
    except urllib.error.HTTPError as error:
        return error.code


def check(condition, words):
    if not condition:
        raise AssertionError(words)


def play(browser, address):
    texts = lambda: browser.screen() or ""
    value = lambda: browser.evaluate("document.activeElement?.id === 'text' ? document.activeElement.value : null")

    def write(text):
        """Writes into the field, which has the keyboard once its page is there."""
        wait(lambda: value() is not None, "the field has no keyboard")
        browser.evaluate("document.querySelector('#text').select()")
        browser.type(text)
        wait(lambda: value() == text, f"the field does not take '{text}'")

    browser.open(address)
    wait(lambda: "Toy Story" in texts(), "the films are not there")
    browser.tap("Coco")
    wait(lambda: "directed by Lee Unkrich" in texts(), "a tap on a row opens no page")
    browser.tap("‹ Back")
    wait(lambda: "Toy Story" in texts(), "Back leads nowhere")

    browser.tap("Title")
    write("toy & <up>")
    browser.press_return()
    wait(lambda: "No film is called “toy & <up>”." in texts(), "what is typed does not arrive")
    browser.tap("toy & <up>")
    wait(lambda: value() == "toy & <up>", "the field forgets its text")
    write("coco")
    browser.tap("Type")
    wait(lambda: "Coco" in texts() and "Toy Story" not in texts(), "a search does not narrow the list")
    check("text" == browser.evaluate("document.querySelector('input')?.id"), "Type puts the keyboard away")
    browser.tap("Hide the keyboard")
    wait(lambda: browser.evaluate("document.querySelector('input') === null"), "the keyboard stays")

    browser.tap("Dark")
    paper = "document.querySelector('iframe')?.contentDocument?.querySelector('svg rect')?.getAttribute('fill')"
    wait(lambda: browser.evaluate(paper) == "#000000", "it does not get dark")
    browser.tap("Light")
    browser.tap("the list")
    wait(lambda: "Coco" in texts(), "a pull takes the films away")

    # A save: it begins anew, and so the search is gone.
    page = os.path.join(CLONE, "Sources/Films/FilmList.swift")
    code = open(page).read()
    open(page, "w").write(code.replace('.navigationTitle("Films")', '.navigationTitle("Pictures")'))
    wait(lambda: "Pictures" in texts() and "Toy Story" in texts(), "a save builds nothing anew", 120)
    open(page, "w").write(code + "\nlet mistake: Int = \"\"\n")
    wait(lambda: "It does not compile: Sources/Films/FilmList.swift" in (browser.beside() or ""), "an error is not told", 120)
    open(page, "w").write(code)
    wait(lambda: "Toy Story" in texts(), "it does not come back", 120)
    check(not browser.faults, f"the browser complains: {browser.faults[:1]}")

    port = re.search(r":(\d+)/", address).group(1)
    check(status(address) == 200, "the address itself is refused")
    check(status(address, Host=f"evil.example:{port}") == 403, "another name of the host is answered to")
    check(status(f"http://127.0.0.1:{port}/") == 404, "without the word there is something")
    check(status(address + "?" + "x" * 20000) == 400, "a request of any length is read")


def main():
    environment = dict(os.environ, KATA_WORKSPACE=CLONE)
    kata = subprocess.Popen([KATA, "run", "6", *OPTIONS], env=environment, cwd=CLONE, stdout=subprocess.PIPE, text=True)
    browser = None
    try:
        address = None
        for line in kata.stdout:
            print(line, end="", flush=True)
            if match := re.search(r"http://\S+", line):
                address = match.group()
                break
        check(address, "no address is printed")
        browser = Browser(os.path.join(CLONE, ".browser"))
        play(browser, address)
        child = subprocess.run(["pgrep", "-P", str(kata.pid)], capture_output=True, text=True).stdout.split()
        check(child, "the app is no child of the runner's")
        kata.send_signal(signal.SIGINT)
        kata.wait(10)
        wait(lambda: not any(os.path.exists(f"/proc/{number}") for number in child), "the app outlives the runner", 10)
        left = glob.glob(os.path.join(tempfile.gettempdir(), f"kata-{kata.pid}-*"))
        check(not left, f"the runner leaves {left}")
    finally:
        kata.kill()
        if browser:
            browser.close()
    print("PASSED")


main()
