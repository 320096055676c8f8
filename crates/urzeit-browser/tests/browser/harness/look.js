// What is wrong with how the page fits into the window.
const wrong = [];
for (const details of document.querySelectorAll("details")) details.open = true;
// On a phone the window itself grows with what is too wide: the frame does not.
const room = document.documentElement.clientWidth;
const wide = document.scrollingElement.scrollWidth;
if (wide > room) wrong.push(`the page is ${wide} wide in a window of ${room}`);
// What lies in something that scrolls by itself can be reached there.
const scrolls = (element) => {
  for (let above = element.parentElement; above && above !== document.body; above = above.parentElement) {
    if (["auto", "scroll"].includes(getComputedStyle(above).overflowX)) return true;
  }
  return false;
};
const controls = "button, input, select, textarea, summary, a.button, nav a, .board, .plot, h1, h2, .points, .log li";
for (const element of document.querySelectorAll(controls)) {
  const box = element.getBoundingClientRect();
  const isShown = box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true })
    && !element.closest(".unseen");
  if (isShown && (box.left < -1 || box.right > room + 1) && !scrolls(element)) {
    wrong.push(`${element.outerHTML.slice(0, 100)} reaches from ${box.left} to ${box.right}`);
  }
}
// A line of the chat that passes by and a guide that is folded are read where they are opened, and what nobody sees
// (the browser's own field for a file, behind our button) is read nowhere.
const passing = ".passing, .guide.folded .guide-text, .unseen";
for (const element of document.querySelectorAll("body *")) {
  const isCut = getComputedStyle(element).textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth;
  if (isCut && !element.matches(passing)) wrong.push(`"${element.innerText.slice(0, 60)}" ends in an ellipsis`);
}
// A closed list shows one value and cuts what it has no room for; any of its values can be chosen.
for (const list of document.querySelectorAll("select")) {
  if (!list.checkVisibility({ visibilityProperty: true })) continue;
  const has = list.getBoundingClientRect().width;
  const { cssText } = list.style;
  list.style.cssText += "; position: absolute; width: max-content; min-width: 0; max-width: none";
  const needs = list.getBoundingClientRect().width;
  list.style.cssText = cssText;
  if (needs > has + 1) {
    const longest = [...list.options].map((option) => option.text).reduce((one, other) => other.length > one.length ? other : one);
    wrong.push(`the list with "${longest}" needs ${needs} and has ${has}`);
  }
}
// People read a true minus; only notation has a hyphen before a number.
const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (texts.nextNode()) {
  const { data, parentElement } = texts.currentNode;
  if (/(^|[\s(])-\d/.test(data) && !parentElement.closest("code, pre, textarea, script, style")) {
    wrong.push(`a number with a hyphen: ${data.trim().slice(0, 60)}`);
  }
}
return wrong;
