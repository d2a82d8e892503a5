#!/usr/bin/env python3
"""Plays a chapter's screen as `./kata run` serves it, in Chromium: by the mouse, by the keyboard alone, and without a script.

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
        for domain in ("Page", "Runtime", "Log", "DOM", "Accessibility"):
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
        """The texts on the phone; None while it is on its way."""
        return self.evaluate("""(() => {
            const frame = document.querySelector("iframe")?.contentDocument;
            if (document.readyState !== "complete" || frame && frame.readyState !== "complete") return null;
            return [...(frame ?? document).querySelectorAll("svg text")].map(text => text.textContent).join("|") || null; })()""")

    def beside(self):
        return self.evaluate("document.querySelector('#phone.words')?.textContent")

    def place(self, words):
        """The middle of a text on the screen, or of a link or a button of the page."""
        return self.evaluate("""(words => {
            const frame = document.querySelector("iframe");
            const at = (element, x, y) => {
                const box = element.getBoundingClientRect();
                return [x + box.left + Math.min(box.width / 2, 150), y + box.top + box.height / 2]; };
            const field = [...document.querySelectorAll("input, textarea")].find(field => field.getAttribute("aria-label") === words);
            if (field) return at(field, 0, 0);
            for (const element of document.querySelectorAll("header a, button, svg text, #beside a"))
                if (element.textContent === words) return at(element, 0, 0);
            if (!frame) return null;
            const room = frame.getBoundingClientRect();
            for (const element of frame.contentDocument.querySelectorAll("svg text, .beside a"))
                if (element.textContent === words) return at(element, room.left, room.top);
            return null; })(%s)""" % json.dumps(words))

    def mouse(self, kind, x, y):
        self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", buttons=1, clickCount=1)

    def tap(self, words):
        wait(lambda: self.place(words), f"'{words}' is not there")
        x, y = self.place(words)
        for kind in ("mousePressed", "mouseReleased"):
            self.mouse(kind, x, y)

    def drag(self, words, right=0, down=0):
        wait(lambda: self.place(words), f"'{words}' is not there")
        x, y = self.place(words)
        self.mouse("mousePressed", x, y)
        for share in (0.25, 0.5, 0.75, 1):
            self.mouse("mouseMoved", x + right * share, y + down * share)
        self.mouse("mouseReleased", x + right, y + down)

    def key(self, key, code=0, text="", shift=False):
        for kind in ("keyDown", "keyUp"):
            parameters = {"text": text} if text and kind == "keyDown" else {}
            self.send("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code,
                      modifiers=8 if shift else 0, **parameters)

    def type(self, text):
        for letter in text:
            self.key(letter, ord(letter.upper()), letter)

    def insert(self, text):
        self.send("Input.insertText", text=text)

    def press_return(self):
        self.key("Enter", 13, "\r")

    def tab(self, back=False):
        self.key("Tab", 9, shift=back)

    def stops(self):
        """What a screen reader has: role, name and states of each node that it does not pass over, in order."""
        nodes = self.send("Accessibility.getFullAXTree")["nodes"]
        found = []
        for node in nodes:
            role = node.get("role", {}).get("value")
            if node.get("ignored") or role in ("InlineTextBox", "StaticText", "generic", "none"):
                continue
            states = {state["name"]: state["value"].get("value") for state in node.get("properties", [])}
            found.append((role, node.get("name", {}).get("value", ""), states, node.get("value", {}).get("value")))
        return found

    def focus(self):
        """The role and the name of what has the keyboard."""
        return next(((role, name) for role, name, states, _ in self.stops()
                     if states.get("focused") and role != "RootWebArea"), None)

    def go(self, role, name):
        """Goes on by the Tab key until a stop has the keyboard."""
        for _ in range(60):
            self.tab()
            if self.focus() == (role, name):
                return
        raise AssertionError(f"the Tab key does not come to {role} '{name}'")

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
    field = lambda what: browser.evaluate("document.activeElement?.dataset?.text === undefined ? null : document.activeElement." + what)
    note = lambda: browser.evaluate("document.querySelector('#note').textContent")

    browser.open(address)
    wait(lambda: "Toy Story" in texts(), "the films are not there")
    by_mouse(browser, texts, field)
    by_keyboard(browser, texts, field)
    two_tabs(browser, address, texts, note)
    saves(browser, texts, field, note)
    check(not browser.faults, f"the browser complains: {browser.faults[:1]}")
    without_script(browser, address, texts)


def by_mouse(browser, texts, field):
    browser.evaluate("window.isTheSamePage = true")
    browser.tap("Coco")
    wait(lambda: "directed by Lee Unkrich" in texts(), "a tap on a row opens no page")
    browser.tap("‹ Back")
    wait(lambda: "Toy Story" in texts(), "Back leads nowhere")

    browser.tap("Title")
    browser.type("coco")
    wait(lambda: "Coco" in texts() and "Toy Story" not in texts(), "typed letters do not narrow the list")
    check(field("value") == "coco" and field("selectionStart") == 4, "the field forgets its text or its caret")
    # In the middle of a word the caret stays where it is.
    for _ in range(2):
        browser.key("ArrowLeft", 37)
    browser.type("xy")
    wait(lambda: "No film is called “coxyco”." in texts(), "what is typed in the middle does not arrive")
    check((field("value"), field("selectionStart")) == ("coxyco", 4), "the caret does not stay in the middle")
    for _ in range(2):
        browser.key("Backspace", 8)
    wait(lambda: "Coco" in texts(), "what is deleted does not arrive")
    browser.evaluate("document.activeElement.select()")
    browser.insert("toy & <up>")
    wait(lambda: "No film is called “toy & <up>”." in texts(), "signs do not arrive")
    browser.evaluate("document.activeElement.select()")
    browser.insert("x" * 17000)
    wait(lambda: "x" * 30 in texts(), "a long text is lost")
    check(field("value.length") == 17000, "a long text is cut")
    browser.evaluate("document.activeElement.select()")
    browser.key("Backspace", 8)
    wait(lambda: "Toy Story" in texts(), "the list does not come back")

    browser.tap("Dark")
    paper = "document.querySelector('svg rect')?.getAttribute('fill')"
    wait(lambda: browser.evaluate(paper) == "#000000", "it does not get dark")
    browser.tap("Light")
    wait(lambda: browser.evaluate(paper) != "#000000", "it does not get light")
    browser.tap("the list")
    wait(lambda: "Coco" in texts(), "a pull takes the films away")
    asked = "performance.getEntriesByType('resource').filter(entry => entry.name.endsWith('/deed')).length"
    before = browser.evaluate(asked)
    browser.drag("Soul", down=120)
    wait(lambda: browser.evaluate(asked) == before + 1, "a drag down is no pull")
    wait(lambda: "Coco" in texts(), "a drag down takes the films away")
    check("directed by" not in texts(), "a drag is taken for a tap")
    check(browser.evaluate("window.isTheSamePage"), "the page was loaded again")


def by_keyboard(browser, texts, field):
    stops = browser.stops()
    named = [(role, name) for role, name, *_ in stops]
    check(("group", "The screen of the phone") in named, "the picture has no name")
    check(("heading", "Films") in named, "the title is no heading")
    check(not [role for role, name in named if role in ("link", "button", "textbox", "searchbox") and not name],
          "there is a stop without a name")
    for film in ("Toy Story", "Coco", "Up"):
        check([name for role, name in named if role == "button" and name.startswith(film)] != [], f"'{film}' is no button")
    for stop in set(named) - {("generic", "")}:
        if stop[0] in ("button", "textbox", "switch", "radio"):
            check(named.count(stop) == 1, f"{stop} is there more than once")

    # The same number of stops of the Tab key as of controls.
    browser.evaluate("document.activeElement.blur()")
    browser.evaluate("document.querySelector('svg').focus()")
    seen = []
    while True:
        browser.tab()
        focus = browser.focus()
        if focus is None or focus in seen or focus[0] == "link":
            break
        seen.append(focus)
    films = [name for role, name in seen if role == "button"]
    check(len(films) == len(set(films)) and len(films) >= 9, f"the stops are {seen}")
    check(seen[0] == ("textbox", "Title"), f"the first stop is {seen[0]}")

    # A search, a film, and back: the list is as it was, and the keyboard is on the phone.
    browser.evaluate("document.querySelector('svg').focus()")
    browser.go("textbox", "Title")
    browser.type("nemo")
    wait(lambda: "Finding Nemo" in texts() and "Toy Story" not in texts(), "the keyboard finds no film")
    check(browser.focus() == ("textbox", "Title"), "typing loses the focus")
    browser.tab()
    wait(lambda: browser.focus() and browser.focus()[1].startswith("Finding Nemo"), "Tab leads from the field to no film")
    film = browser.focus()
    browser.press_return()
    wait(lambda: "directed by Andrew Stanton" in texts(), "Return opens no page")
    check(browser.evaluate("document.querySelector('#phone').contains(document.activeElement)"), "the focus has left the phone")
    browser.go("button", "Back")
    browser.key(" ", 32, " ")
    wait(lambda: "Finding Nemo" in texts() and "directed by" not in texts(), "Space on Back leads nowhere")
    check("Toy Story" not in texts(), "the search is forgotten")
    browser.evaluate("document.querySelector('svg').focus()")
    browser.go(*film)
    browser.tab(back=True)
    check(browser.focus() == ("textbox", "Title"), f"back from the film is {browser.focus()}")
    value = next(value for role, name, _, value in browser.stops() if (role, name) == ("textbox", "Title"))
    check(value == "nemo", f"the field's value is {value!r}")
    for _ in range(4):
        browser.key("Backspace", 8)
    browser.key("End", 35)
    for _ in range(4):
        browser.key("Backspace", 8)
    wait(lambda: "Toy Story" in texts(), "the list does not come back")

    # The finder, whose search waits until typing stops.
    browser.go("button", "Find")
    browser.press_return()
    wait(lambda: "Toy Story" not in texts(), "the finder is not shown")
    wait(lambda: [states for role, name, states, _ in browser.stops() if name == "Find" and states.get("pressed") == "true"],
         "the tab that is shown is not said to be")
    browser.go("textbox", "Title")
    browser.type("coco")
    wait(lambda: "Coco" in texts(), "the finder finds nothing")
    check(browser.focus() == ("textbox", "Title"), "the finder takes the focus")
    browser.press_return()
    browser.go("button", "Films")
    browser.press_return()
    # A list that is shown again loads its films again.
    time.sleep(1)
    wait(lambda: "Toy Story" in texts() and "A task is on its way." not in browser.evaluate("document.querySelector('#beside').textContent"),
         "the list is not shown again")


def two_tabs(browser, address, texts, note):
    """What is typed into a page that another tab has made stale is refused, and told."""
    browser.tap("Title")
    browser.type("up")
    wait(lambda: "Toy Story" not in texts(), "the search does not begin")
    number = browser.evaluate("document.activeElement.dataset.node")
    urllib.request.urlopen(urllib.request.Request(
        address + "deed", data=f"kind=hide&node={number}".encode(), method="POST"), timeout=10).read()
    wait(lambda: browser.evaluate("document.activeElement.dataset.text === undefined"), "the focus does not follow the app's")
    answer = json.load(urllib.request.urlopen(urllib.request.Request(
        address + "deed", data=f"kind=submit&node={number}&text=Grace".encode(), method="POST"), timeout=10))
    check("does not have the keyboard any more" in answer["note"] and "Grace" in answer["note"], f"the note is {answer['note']}")
    wait(lambda: "Grace" in note(), "the page does not tell what was typed in the other")
    check("Grace" not in texts(), "what nothing has taken is on the screen")


def saves(browser, texts, field, note):
    """It begins anew with each save, and tells an error and a crash."""
    page = os.path.join(CLONE, "Sources/Films/FilmList.swift")
    code = open(page).read()
    save = lambda text: open(page, "w").write(text)
    # Whoever types meanwhile loses nothing in silence.
    browser.tap("Title")
    browser.type("x")
    wait(lambda: "No film is called “upx”." in texts(), "the field is not taken up again")
    save(code.replace('.navigationTitle("Films")', '.navigationTitle("Pictures")'))
    end = time.monotonic() + 120
    while "Pictures" not in texts() and time.monotonic() < end:
        if field("value") is not None:
            browser.type("x")
        time.sleep(0.3)
    wait(lambda: "Toy Story" in texts(), "a save builds nothing anew")
    wait(lambda: "upx" in note(), f"what was typed is lost: {note()!r}")
    save(code + "\nlet mistake: Int = \"\"\n")
    wait(lambda: "It does not compile: Sources/Films/FilmList.swift" in (browser.beside() or ""), "an error is not told", 120)
    browser.evaluate("getSelection().selectAllChildren(document.querySelector('#phone pre'))")
    time.sleep(3)
    check(len(browser.evaluate("String(getSelection())")) > 40, "a selection does not stay")

    # A crash, in the learner's file and line.
    place = code.index(".navigationTitle")
    save(code[:place] + '.onTapGesture(count: 2) {}\n        .toolbar { Button("Crash") { crash() } }\n        ' + code[place:]
         + "\nprivate func crash() {\n    let numbers: [Int] = []\n    print(numbers[numbers.count])\n}\n")
    wait(lambda: "Crash" in texts(), "it does not come back", 120)
    browser.tap("Crash")
    wait(lambda: "The app has crashed." in (browser.beside() or ""), "a crash is not told", 60)
    line = open(page).read().split("\n").index("    print(numbers[numbers.count])") + 1
    check(f"Sources/Films/FilmList.swift:{line}: Fatal error: Index out of range" in browser.beside(),
          f"the crash is told as {browser.beside()!r}")
    browser.tap("From the start")
    wait(lambda: "Crash" in texts(), "it does not begin again", 120)
    save(code)
    wait(lambda: "Toy Story" in texts() and "Crash" not in texts(), "it does not come back", 120)


def without_script(browser, address, texts):
    """The page without a script: links, a form, and a picture that looks again by itself."""
    browser.send("Emulation.setScriptExecutionDisabled", value=True)
    browser.open(address)
    wait(lambda: "Toy Story" in texts(), "without a script there is no picture")
    browser.tap("Coco")
    wait(lambda: "directed by Lee Unkrich" in texts(), "without a script a tap opens no page")
    browser.tap("‹ Back")
    browser.tap("Title")
    value = lambda: browser.evaluate("document.querySelector('#text') && document.querySelector('#text').value")
    wait(lambda: value() is not None, "without a script there is no field")
    browser.evaluate("document.querySelector('#text').focus(), document.querySelector('#text').select()")
    browser.insert("coco")
    browser.tap("Type")
    wait(lambda: "Coco" in texts() and "Toy Story" not in texts(), "without a script a search does not narrow the list")
    browser.tap("Hide the keyboard")
    wait(lambda: value() is None, "without a script the keyboard stays")
    browser.send("Emulation.setScriptExecutionDisabled", value=False)


def requests(address):
    port = re.search(r":(\d+)/", address).group(1)
    check(status(address) == 200, "the address itself is refused")
    check(status(address[:-1]) == 200, "the address without its last slash is refused")
    check(status(address, Host="LOCALHOST:9000") == 200, "a forwarded port is refused")
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
        requests(address)
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
