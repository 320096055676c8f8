// A point of an element that a mouse would hit; or that something covers it.
const at = (element) => {
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const box = element.getBoundingClientRect();
  const shares = [[0.5, 0.5], [0.25, 0.5], [0.75, 0.5], [0.5, 0.25], [0.5, 0.75], [0.25, 0.25], [0.75, 0.75]];
  const points = shares.map(([x, y]) => ({ x: box.left + box.width * x, y: box.top + box.height * y }));
  const point = points.find(({ x, y }) => element.contains(document.elementFromPoint(x, y)));
  const name = element.id || element.getAttribute("aria-label") || element.innerText;
  // A question that has just come is not meant by a click.
  if (element.closest(".asked-here.fresh")) return { name, element, covered: "it has just come" };
  if (point) return { ...point, name, element };
  const above = document.elementFromPoint(points[0].x, points[0].y);
  return { name, element, covered: above ? above.outerHTML.slice(0, 200) : "nothing is there" };
};
