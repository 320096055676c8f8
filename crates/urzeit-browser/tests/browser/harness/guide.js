// What the guide of a first game asks for: to read on, or to click what it points at. Says where, or
// at what it points in vain; without either the player goes on as usual.
{
  const sheet = [...document.styleSheets].find(({ href }) => href?.endsWith("/guide.css"));
  const [rule] = sheet.cssRules;
  const selector = rule.media?.mediaText === "all" ? rule.cssRules[0].selectorText : null;
  const pointed = selector ? [...document.querySelectorAll(selector)] : [];
  if (selector && !pointed.length) return { nothing_at: selector, said: document.querySelector(".guide")?.innerText };
  const next = document.querySelector(".guide-next");
  if (next) return at(next);
  // A tile is proposed with its terrain.
  const said = document.querySelector(".guide-text")?.innerText ?? "";
  const tiles = [...document.querySelectorAll(".tile-choice[aria-disabled=false]")];
  const proposed = tiles.find((tile) => said.includes(tile.innerText.split(",")[0]));
  const spaces = pointed.filter((element) => element.matches(".space.may, .hex.lit, .basin.may"));
  if (spaces.length && proposed && proposed.ariaPressed !== "true") return at(proposed);
  const one = (of) => at(of[Math.floor(arguments[1] * of.length)]);
  const isTaken = document.querySelector(".hex.picked");
  if (spaces.length && !isTaken) return one(spaces);
  // A player who has taken people settles an empty hex with them.
  const empty = document.querySelectorAll(".hex.lit.march:has(.spot)");
  const isPlanned = document.querySelector(".now .buttons .primary");
  if (isTaken && said.includes("empty hex") && empty.length && !isPlanned) return one(empty);
}
