// What a browser must find on the page that ./kata grade --html writes.
//
// pages.js, which .ci/course writes, holds `rows`, what was graded, and `empty`, whether that is nothing.
"use strict";

const words = { green: "green", red: "red", open: "open" };

// What would be markup, a script or another order of letters is text.
function checkNames(page, doc) {
  if (doc.title !== "1 · The invoice editor") fail(1, page, `its title is '${doc.title}'`);
  const foreign = doc.querySelector("script, img, iframe, a, body [id], body [style]");
  if (foreign) fail(1, page, `it has a ${foreign.tagName}`);
  const shown = [...doc.querySelectorAll("tbody th")].map(cell => cell.textContent);
  const graded = row => row.green ?? -1;
  if (shown.length !== rows.length) fail(1, page, `it has ${shown.length} rows`);
  for (const { copy } of rows) {
    if (/^[\p{L}\p{P}\p{Emoji}<>=+| -]+$/u.test(copy) && !shown.includes(copy)) fail(1, page, `'${copy}' is not there`);
  }
  if (/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/.test(doc.body.textContent)) {
    fail(1, page, "it has characters that nobody sees");
  }
  for (const name of doc.querySelectorAll("tbody th, dt")) {
    if (name.firstElementChild?.tagName !== "BDI") fail(1, page, `'${name.textContent}' can turn what is beside it`);
  }
  const first = rows.reduce((a, b) => graded(b) < graded(a) ? b : a);
  if (doc.querySelector("tbody th").textContent !== first.copy) fail(1, page, "the first is not who is stuck most");
}

// A colour stands for a word that is in the cell, and each has its own.
function checkCells(page, doc) {
  const colours = {};
  for (const [kind, word] of Object.entries(words)) {
    const cells = [...doc.querySelectorAll(`td.${kind}:not([colspan])`)];
    if (cells.length === 0) fail(2, page, `no cell is ${kind}`);
    if (cells.some(cell => cell.textContent !== word)) fail(2, page, `a cell that is ${kind} says something else`);
    if (cells.some(cell => doc.defaultView.getComputedStyle(cell, "::before").content !== "none")) {
      fail(2, page, `a cell that is ${kind} has a mark of the book's`);
    }
    if (cells[0]) colours[kind] = doc.defaultView.getComputedStyle(cells[0]).backgroundColor;
  }
  if (new Set(Object.values(colours)).size !== 3) fail(2, page, "two kinds of cells look alike");
  const green = rows.reduce((sum, row) => sum + (row.green ?? 0), 0);
  if (doc.querySelectorAll("td.green").length !== green) fail(2, page, `it has not ${green} green cells`);
}

// Where there is little room, what a copy without steps has in their place is in sight.
function checkNarrow(page, doc) {
  frame.width = 420;
  for (const cell of doc.querySelectorAll("td[colspan]")) {
    const words = doc.createRange();
    words.selectNodeContents(cell);
    const { right } = words.getBoundingClientRect();
    if (right > 420) fail(5, page, `'${cell.textContent}' ends at ${right} pixels of 420`);
  }
  frame.width = screenSize.width;
}

// On paper, which nobody scrolls, the table is whole: 18 cm are 680 pixels.
function checkPaper(page, doc) {
  onPaper(doc, () => {
    frame.width = 680;
    const table = doc.querySelector(".table");
    if (table.scrollWidth > table.clientWidth) fail(4, page, `the table is ${table.scrollWidth} pixels wide on ${table.clientWidth}`);
    frame.width = screenSize.width;
  });
}

async function run() {
  const doc = await load("report.html");
  looked += 1;
  if (empty) {
    if (!doc.body.textContent.includes("There is no copy to report on.")) fail(1, "report.html", "nothing is said of nothing");
    return checkContrast("report.html", doc);
  }
  checkNames("report.html", doc);
  checkCells("report.html", doc);
  checkWidth("report.html", doc);
  checkContrast("report.html", doc);
  checkNarrow("report.html", doc);
  checkPaper("report.html", doc);
  if (doc.defaultView.performance.getEntriesByType("resource").length) fail(1, "report.html", "it loads something");
}

conclude(run(), () => looked === 1);
