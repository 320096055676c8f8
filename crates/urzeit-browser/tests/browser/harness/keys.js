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
  if (to.y < from.y - from.size / 3) return "ArrowUp";
  if (to.y > from.y + from.size / 3) return "ArrowDown";
  return to.x < from.x ? "ArrowLeft" : "ArrowRight";
}
const target = element.role === "gridcell" ? grid(element).querySelector("[tabindex='0']") : element;
if (here === document.body) return "Tab";
const isBefore = here.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING;
return isBefore ? "Shift+Tab" : "Tab";
