// What somebody clicks who plays at random: something that lights up, or a button that is offered.
// Says where; `over` when the game is; nothing when nothing is asked.
const [game, roll] = arguments;
const all = (css) => [...document.querySelectorAll(css)].filter((element) =>
  element.getClientRects().length && !element.disabled && element.ariaDisabled !== "true");
const any = (css) => {
  const found = all(css);
  return found[Math.floor(((roll * 7919) % 1) * found.length)];
};
// At a real table it is entered what dice and cards show; what our box does not have, theirs has.
const common = () => any(".pass button.primary") ?? any(".box-asked .go-on") ?? any(".pad-choice") ?? any(".pad button.primary")
  ?? any(".status .buttons button.primary");
const players = {
  genesis: () => any(".board .space.may") ?? any(".hand > button:not(.tile-choice)"),
  lords: () => {
    const cards = () => any(".play-card") ?? any(".card-choice[aria-disabled=false]");
    const world = () => any(".hex.lit.lay") ?? any(".markers .keep:not(.idle)");
    // What is planned is done, once the mouse has shown where to. People who have marched could march on
    // for hundreds of moves; nobody does.
    const planned = () => any(".now .buttons .primary")
      ?? (roll < 0.6 ? any(".hex.lit.march, .hex.lit.attack") : undefined);
    const turn = () => {
      if (!all(".doings").length) return any(".hex.lit");
      const [march, civilise, altar] = all(".doings button");
      const offers = [civilise, altar].find((button) => !button.classList.contains("idle"));
      if (offers) return offers.ariaPressed === "true" ? any(".hex.lit") : offers;
      const goes = roll < 0.3 && !all(".hex.picked").length && any(".hex.lit");
      return goes || any(".now .end");
    };
    return cards() ?? world() ?? planned() ?? turn();
  },
  ursuppe: () => any(".basin.may, .question .answer, .market .answer, .gene button.may")
    ?? any(".question .steppers li button:last-child, .question .part[aria-pressed=false]"),
};
if (document.querySelector(".below a.button[href*='/replay/'], section.over")) return { over: true };
const chosen = common() ?? players[game]();
return chosen ? at(chosen) : null;
