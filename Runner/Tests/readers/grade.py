"""Reads what `./kata grade` writes with Python's own parsers, and prints what it saw as one JSON object.

grade.py csv|json|junit FILE
"""

import csv
import json
import re
import sys
import xml.etree.ElementTree

TOKEN = r"\S(.*\S)?"
COUNT = r"[0-9]+"
SECONDS = r"[0-9]+\.[0-9]{2}|0"
# What both schemas in use allow, Windy Road's JUnit.xsd and junit-10.xsd of Jenkins' xunit plugin: each element's
# attributes, all of them required, and its children in their order.
ELEMENTS = {
    "testsuites": ({}, ["testsuite*"]),
    "testsuite": (
        {
            "name": TOKEN, "package": TOKEN, "id": COUNT, "tests": COUNT, "failures": COUNT, "errors": COUNT,
            "skipped": COUNT, "time": SECONDS, "timestamp": r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d", "hostname": TOKEN,
        },
        ["properties", "testcase*", "system-out", "system-err"],
    ),
    "properties": ({}, ["property*"]),
    "property": ({"name": TOKEN, "value": r".*"}, []),
    "testcase": ({"name": TOKEN, "classname": TOKEN, "time": SECONDS}, ["(skipped|error|failure)?"]),
    "skipped": ({}, []),
    "error": ({"type": r".+", "message": r".*"}, []),
    "failure": ({"type": r".+", "message": r".*"}, []),
    "system-out": ({}, []),
    "system-err": ({}, []),
}


def check(element):
    attributes, children = ELEMENTS[element.tag]
    assert element.attrib.keys() == attributes.keys(), (element.tag, element.attrib)
    for name, pattern in attributes.items():
        assert re.fullmatch(pattern, element.attrib[name], re.DOTALL), (element.tag, name, element.attrib[name])
    order = "".join(re.sub(r"[\w-]+", lambda tag: f"(?:{tag[0]} )", child) for child in children)
    found = "".join(child.tag + " " for child in element)
    assert re.fullmatch(order, found), (element.tag, found)
    for child in element:
        check(child)


def junit(file):
    root = xml.etree.ElementTree.parse(file).getroot()
    assert root.tag == "testsuites"
    check(root)
    suites = []
    for number, suite in enumerate(root):
        cases = suite.findall("testcase")
        counts = {tag: len(suite.findall(f"testcase/{tag}")) for tag in ("failure", "error", "skipped")}
        said = [int(suite.get(name)) for name in ("id", "tests", "failures", "errors", "skipped")]
        assert said == [number, len(cases), counts["failure"], counts["error"], counts["skipped"]], said
        fates = [case[0].tag if len(case) else "passed" for case in cases]
        assert len({case.get("name") for case in cases}) == len(cases)
        messages = [case[0].get("message") for case in cases if len(case) and case[0].tag != "skipped"]
        suites.append({
            "name": suite.get("name"), "fates": fates, "messages": messages,
            "properties": {each.get("name"): each.get("value") for each in suite.iter("property")},
        })
    return suites


def lines(file):
    """The copies, each once; what is said of several of them at the end has lines of its own kind."""
    with open(file, encoding="utf-8", newline="") as text:
        all = [json.loads(line) for line in text.read().removesuffix("\n").split("\n")]
    copies = [line for line in all if "copy" in line]
    assert len({(line["chapter"], line["copy"]) for line in copies}) == len(copies), "a copy has two lines"
    assert all[:len(copies)] == copies, "a copy comes after what is said of all"
    for line in all[len(copies):]:
        assert line.keys() in ({"schema", "chapter", "alike"}, {"schema", "chapter", "absent"}), line
    return copies


def table(file):
    with open(file, encoding="utf-8", newline="") as text:
        rows = list(csv.DictReader(text, strict=True))
    assert all(None not in row and None not in row.values() for row in rows), "a row has another width"
    return rows


# As text that no terminal and no shell changes.
print(json.dumps({"csv": table, "json": lines, "junit": junit}[sys.argv[1]](sys.argv[2]), ensure_ascii=True))
