// What the checks of pages share: a frame that a page is loaded into and looked at; the verdict is this page's title,
// so that a run that broke is not taken for one that found nothing.
//
// screen.js, which .ci/lib.sh writes, holds `screenSize`: { width, height, dark }.
"use strict";

const frame = document.getElementById("page");
frame.width = screenSize.width;
frame.height = screenSize.height;
const failures = [];
let looked = 0;

const fail = (kind, page, what) => { if (failures.length < 60) failures.push(`${kind} ${page}: ${what}`); };
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

// 3. No page scrolls sideways.
function checkWidth(page, doc) {
  const root = doc.documentElement;
  if (root.scrollWidth > root.clientWidth) fail(3, page, `it is ${root.scrollWidth} pixels wide on ${root.clientWidth}`);
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

// Looks at a page as a printer would have it.
function onPaper(doc, look) {
  const rules = [...doc.styleSheets].flatMap(sheet => [...sheet.cssRules])
    .filter(rule => rule instanceof doc.defaultView.CSSMediaRule && rule.media.mediaText === "print");
  for (const rule of rules) rule.media.mediaText = "all";
  look();
  for (const rule of rules) rule.media.mediaText = "print";
}

// The verdict, when all was looked at.
const conclude = (run, isWhole) => run.catch(error => fail(0, "the run", error.stack)).finally(() => {
  document.getElementById("log").textContent = failures.join("\n") || `${looked} pages`;
  document.title = failures.length === 0 && isWhole() ? "PASSED" : "FAILED";
});
