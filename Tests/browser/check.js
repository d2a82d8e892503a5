// What a browser must find in the book. Each page is loaded into the frame and looked at; the verdict is this page's
// title, so that a run that broke is not taken for one that found nothing.
//
// pages.js, which .ci/book writes, holds `book`, the list of pages, and `screen`: { width, height, dark }.
"use strict";

const frame = document.getElementById("page");
frame.width = screenSize.width;
frame.height = screenSize.height;
const failures = [];
let looked = 0;

const fail = (kind, page, what) => { if (failures.length < 60) failures.push(`${kind} ${page}: ${what}`); };
const isStep = page => /\/step-\d+\.html$/.test(page);
const base = new URL(".", location.href).href;
const pathOf = url => url.startsWith(base) ? url.slice(base.length).replace(/[?#].*/, "") : null;

const load = address => new Promise((resolve, reject) => {
  const limit = setTimeout(() => reject(new Error(`${address} does not load`)), 20000);
  // Another fragment of the same page would load nothing.
  frame.contentWindow.location.replace("about:blank");
  setTimeout(() => frame.contentWindow.location.replace(new URL(address, base).href), 0);
  frame.onload = () => {
    if (frame.contentWindow.location.href === "about:blank") return;
    clearTimeout(limit);
    resolve(frame.contentDocument);
  };
});

// 1. Every link and fragment exists.
const ids = {};
const exists = {};
async function checkLinks(page, links) {
  for (const [href, words] of links) {
    const url = new URL(href, new URL(page, base));
    if (url.protocol !== "file:") continue;
    const target = pathOf(url.href);
    const id = decodeURIComponent(url.hash.slice(1));
    if (target !== null && ids[target]) {
      if (id && !ids[target].has(id)) fail(1, page, `'${words}' leads to no '#${id}' in ${target}`);
      continue;
    }
    const file = url.href.replace(/#.*/, "");
    exists[file] ??= await fileExists(file);
    if (!exists[file]) fail(1, page, `'${words}' leads to '${href}', which is not there`);
  }
}
const fileExists = file => new Promise(resolve => {
  const request = new XMLHttpRequest();
  request.onload = () => resolve(true);
  request.onerror = () => resolve(false);
  request.open("GET", file);
  request.send();
});

// 4. One h1, the parts of a step in order, unique ids and titles, no heading level skipped.
const titles = new Map();
function checkOutline(page, doc) {
  if (doc.querySelectorAll("h1").length !== 1) fail(4, page, "it has not one h1");
  if (titles.has(doc.title)) fail(4, page, `its title is that of ${titles.get(doc.title)}`);
  titles.set(doc.title, page);
  const all = [...doc.querySelectorAll("[id]")].map(element => element.id);
  const twice = all.filter((id, index) => all.indexOf(id) !== index);
  if (all.length < 3000 && twice.length) fail(4, page, `the id '${twice[0]}' is there twice`);
  let level = 0;
  for (const heading of doc.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    const next = Number(heading.tagName[1]);
    if (next > level + 1) fail(4, page, `'${heading.textContent}' is an h${next} below an h${level}`);
    level = next;
  }
  if (!isStep(page)) return;
  const parts = [...doc.querySelectorAll("main h2")].map(heading => heading.textContent);
  const order = ["Promises", "Red", "Green", "Refactor", "Hints", "The whole change"];
  const known = order.filter(part => parts.includes(part));
  if (parts.join() !== known.join()) fail(4, page, `its parts are ${parts.join(", ")}`);
  if (!["Red", "Green", "Refactor", "Hints"].every(part => parts.includes(part))) fail(4, page, "a part is missing");
}

// 5. Hints and Green start folded and open on a click; print shows them.
function checkFolds(page, doc) {
  for (const fold of doc.querySelectorAll("details")) {
    if (fold.open) fail(5, page, `'${fold.firstElementChild.textContent}' is unfolded`);
  }
  if (!isStep(page)) return;
  const hidden = [...doc.querySelectorAll("details")].map(fold => fold.lastElementChild);
  if (hidden.length < 2) fail(5, page, "nothing is folded");
  const green = [...doc.querySelectorAll("h2")].find(heading => heading.textContent === "Green");
  if (green?.checkVisibility()) fail(5, page, "Green is to be seen");
  onPaper(doc, () => {
    for (const element of hidden) if (!element.checkVisibility()) fail(5, page, "paper shows no folded part");
  });
  const fold = doc.querySelector("details");
  fold.querySelector("summary").click();
  if (!fold.open) fail(5, page, "a click unfolds nothing");
  fold.open = false;
}
function onPaper(doc, look) {
  const rules = [...doc.styleSheets].flatMap(sheet => [...sheet.cssRules])
    .filter(rule => rule instanceof doc.defaultView.CSSMediaRule && rule.media.mediaText === "print");
  for (const rule of rules) rule.media.mediaText = "all";
  look();
  for (const rule of rules) rule.media.mediaText = "print";
}

// 6. RED and GREEN stand in their outputs, in different colours. 7. ins begins with +, del with -.
let colours = {};
function checkOutputs(page, doc) {
  for (const [kind, word] of [["red", "RED"], ["green", "GREEN"]]) {
    for (const output of doc.querySelectorAll(`figure.${kind} samp`)) {
      const mark = output.querySelector(`b.${kind}`);
      if (mark?.textContent !== word) {
        fail(6, page, `an output has no ${word}`);
        continue;
      }
      colours[word] = doc.defaultView.getComputedStyle(mark).color;
    }
  }
  for (const [tag, sign] of [["ins", "+"], ["del", "-"]]) {
    const marked = [...doc.querySelectorAll(`pre ${tag}`)];
    if (marked.some(element => !element.textContent.startsWith(sign))) fail(7, page, `${tag} without ${sign}`);
  }
}

// 8. Every text has a contrast of 4.5 or more, and dark is dark.
function checkContrast(page, doc) {
  const view = doc.defaultView;
  const parse = text => (text.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = ([r, g, b]) => [r, g, b]
    .map(c => c / 255).map(c => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
    .reduce((sum, c, index) => sum + c * [0.2126, 0.7152, 0.0722][index], 0);
  const background = element => {
    for (let parent = element; parent; parent = parent.parentElement) {
      const colour = parse(view.getComputedStyle(parent).backgroundColor);
      if (colour.length === 3 || colour[3] > 0.99) return colour;
    }
    return [255, 255, 255];
  };
  const paper = luminance(background(doc.body));
  if (screenSize.dark ? paper > 0.1 : paper < 0.8) fail(8, page, `the paper is ${screenSize.dark ? "light" : "dark"}`);
  const walker = doc.createTreeWalker(doc.body, view.NodeFilter.SHOW_TEXT);
  const seen = new Set();
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || ["SCRIPT", "NOSCRIPT"].includes(element.tagName)) continue;
    const ink = view.getComputedStyle(element).color;
    const below = background(element);
    const key = ink + below;
    if (seen.has(key)) continue;
    seen.add(key);
    const [light, dark] = [luminance(parse(ink)), luminance(below)].sort((a, b) => b - a);
    const contrast = (light + 0.05) / (dark + 0.05);
    if (contrast < 4.5) fail(8, page, `'${walker.currentNode.data.trim().slice(0, 30)}' has a contrast of ${contrast.toFixed(1)}`);
  }
}

// 2. Next, from the front, visits every step; back undoes it.
function checkTurns(turns) {
  const visited = ["index.html"];
  while (turns[visited.at(-1)]?.next && visited.length <= book.length) visited.push(turns[visited.at(-1)].next);
  for (const page of book.filter(isStep)) if (!visited.includes(page)) fail(2, page, "Next never comes here");
  visited.slice(1).forEach((page, index) => {
    if (turns[page]?.back !== visited[index]) fail(2, page, `back leads to ${turns[page]?.back}`);
  });
}

// 9. A glossary link lands on its word, highlighted.
async function checkGlossary(links) {
  if (links.length === 0) fail(9, "the book", "no link leads to the glossary");
  for (const [page, href] of links.slice(0, 12)) {
    const doc = await load(new URL(href, new URL(page, base)).href);
    const word = doc.querySelector(":target");
    if (!word) {
      fail(9, page, `${href} lands nowhere`);
      continue;
    }
    const colour = doc.defaultView.getComputedStyle(word).backgroundColor;
    if (/^rgba\(.*, 0\)$|transparent/.test(colour)) fail(9, page, `${href} is not highlighted`);
    const place = word.getBoundingClientRect();
    if (place.bottom < 0 || place.top > frame.clientHeight) fail(9, page, `${href} is out of sight`);
  }
}

// 10. Search finds a step by a word of its text, finds nothing for nonsense, shows a query as text.
async function checkSearch(step) {
  const search = async query => {
    const doc = await load(`search.html?q=${encodeURIComponent(query)}`);
    return [doc, [...doc.querySelectorAll("#results a")].map(link => pathOf(link.href))];
  };
  const lead = (await load(step)).querySelector("main h1 + p")?.textContent ?? "";
  const words = lead.split(/\s+/).slice(0, 6).join(" ");
  if (!(await search(words))[1].includes(step)) fail(10, step, `search does not find it by '${words}'`);
  const [nothing, none] = await search("qwxyzzy");
  if (none.length) fail(10, "search.html", "nonsense is found");
  if (!nothing.getElementById("found").textContent.includes("0 pages")) fail(10, "search.html", "nothing is said of nothing");
  const [marked] = await search("<b id=x>bold</b>");
  if (marked.getElementById("x")) fail(10, "search.html", "a query is taken for markup");
  if (!marked.getElementById("found").textContent.includes("<b id=x>")) fail(10, "search.html", "a query is not shown");
}

async function run() {
  const turns = {};
  const links = {};
  const words = [];
  for (const page of book) {
    const doc = await load(page);
    looked += 1;
    ids[page] = new Set([...doc.querySelectorAll("[id]")].map(element => element.id));
    links[page] = [...doc.querySelectorAll("a[href], link[href], form[action]")]
      .map(element => [element.getAttribute("href") ?? element.getAttribute("action"), element.textContent.trim()]);
    words.push(...links[page].filter(([href]) => /glossary\.html#/.test(href)).map(([href]) => [page, href]));
    const turn = rel => {
      const link = doc.querySelector(`.turn a[rel=${rel}]`);
      return link ? pathOf(link.href) : undefined;
    };
    turns[page] = { next: turn("next"), back: turn("prev") };
    // 3. No page scrolls sideways.
    const root = doc.documentElement;
    if (root.scrollWidth > root.clientWidth) fail(3, page, `it is ${root.scrollWidth} pixels wide on ${root.clientWidth}`);
    checkOutline(page, doc);
    if (page !== "print.html") checkFolds(page, doc);
    checkOutputs(page, doc);
    checkContrast(page, doc);
    const scripts = doc.querySelectorAll("script").length;
    if (scripts && page !== "search.html") fail(10, page, "a page that is read has a script");
    for (const entry of doc.defaultView.performance.getEntriesByType("resource")) {
      if (!entry.name.startsWith(base)) fail(10, page, `it loads ${entry.name}`);
    }
    const foreign = doc.querySelector("[src^=http], link[href^=http]");
    if (foreign) fail(10, page, "it loads something from outside");
  }
  for (const page of book) await checkLinks(page, links[page]);
  checkTurns(turns);
  if (!colours.RED || !colours.GREEN || colours.RED === colours.GREEN) fail(6, "the book", "RED and GREEN have no colours of their own");
  await checkGlossary(words);
  await checkSearch(book.find(isStep));
}

run().catch(error => fail(0, "the run", error.stack)).finally(() => {
  document.getElementById("log").textContent = failures.join("\n") || `${looked} pages`;
  document.title = failures.length === 0 && looked === book.length && looked > 10 ? "PASSED" : "FAILED";
});
