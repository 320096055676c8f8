// The key that leads from where the keyboard is to an element, or that presses it.
const [element] = arguments;
const here = document.activeElement ?? document.body;
if (here === element) return "Enter";
const grid = (cell) => cell.closest("[role=grid]");
const middle = (cell) => {
  const box = cell.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, size: box.height };
};
if (element.role === "gridcell" && here.role === "gridcell" && grid(element) === grid(here)) {
  const [from, to] = [middle(here), middle(element)];
  const upright = to.y < from.y ? "ArrowUp" : "ArrowDown";
  const level = to.x < from.x ? "ArrowLeft" : "ArrowRight";
  const isInRow = Math.abs(to.y - from.y) < from.size / 3;
  // Where the board has a gap, or a key leads across one and back, another way leads around it.
  if (window.walked?.to !== element) window.walked = { to: element, cells: new Set() };
  const wasHere = window.walked.cells.has(here);
  window.walked.cells.add(here);
  return isInRow !== wasHere ? level : upright;
}
const target = element.role === "gridcell" ? grid(element).querySelector("[tabindex='0']") : element;
if (here === document.body) return "Tab";
const isBefore = here.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING;
return isBefore ? "Shift+Tab" : "Tab";
