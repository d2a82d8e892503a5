// What a browser must find in the book, each page loaded into the frame of page.js.
//
// pages.js, which .ci/book writes, holds `book`, the list of pages.
"use strict";

const isStep = page => /\/step-\d+\.html$/.test(page);

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
  // A later test has a Red of its own, and what else it needs.
  const order = /^(Promises,)?Red,Hints,Green(,Red · [^,]+(,Hints)?(,Green)?)*(,Refactor)?(,The whole change)?$/;
  if (!order.test(parts.join())) fail(4, page, `its parts are ${parts.join(", ")}`);
}

// 3. No table is cut on a phone or beside a text, where a wide one stands row by row: who sees a part of it may take it for all.
function checkTables(page, doc) {
  for (const table of doc.querySelectorAll(screenSize.width > 600 ? ".owed .table" : ".table")) {
    if (table.scrollWidth > table.clientWidth) fail(3, page, `a table is cut: '${table.textContent.slice(0, 40)}'`);
  }
}

// 11. A picture has words, and room before it is there.
function checkPictures(page, doc) {
  for (const picture of doc.querySelectorAll("img")) {
    const name = picture.getAttribute("src");
    if (!picture.alt.trim()) fail(11, page, `'${name}' has no words`);
    if (!picture.getAttribute("width") || !picture.getAttribute("height")) fail(11, page, `'${name}' has no size`);
  }
}

// 12. On a desk the promises stay in sight beside Red and what comes after it; on a phone they stand before it.
function checkPromises(page, doc) {
  const promises = doc.querySelector("main > .owed");
  if (!promises) return;
  const red = doc.getElementById("red");
  const isBeside = screenSize.width >= 1280;
  const [place, text] = [promises.getBoundingClientRect(), red.getBoundingClientRect()];
  if (isBeside ? place.left < text.right : place.bottom > text.top) fail(12, page, "Red is not beside the promises");
  if (!isBeside) return;
  const hints = doc.getElementById("hints") ?? red;
  hints.scrollIntoView();
  const after = promises.getBoundingClientRect();
  if (after.bottom <= 0 || after.top >= frame.clientHeight) fail(12, page, "the promises are out of sight");
  doc.defaultView.scrollTo(0, 0);
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
    links[page] = [...doc.querySelectorAll("a[href], link[href], form[action], img[src]")]
      .map(element => [
        ["href", "action", "src"].map(name => element.getAttribute(name)).find(address => address !== null),
        element.alt ?? element.textContent.trim(),
      ]);
    words.push(...links[page].filter(([href]) => /glossary\.html#/.test(href)).map(([href]) => [page, href]));
    const turn = rel => {
      const link = doc.querySelector(`.turn a[rel=${rel}]`);
      return link ? pathOf(link.href) : undefined;
    };
    turns[page] = { next: turn("next"), back: turn("prev") };
    checkWidth(page, doc);
    checkTables(page, doc);
    checkPictures(page, doc);
    checkPromises(page, doc);
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
  if (!Object.values(links).flat().some(([address]) => /\.svg$/.test(address))) fail(11, "the book", "it shows no picture");
  if (!colours.RED || !colours.GREEN || colours.RED === colours.GREEN) fail(6, "the book", "RED and GREEN have no colours of their own");
  await checkGlossary(words);
  await checkSearch(book.find(isStep));
}

conclude(run(), () => looked === book.length && looked > 10);
