// How the page looks is known before it is drawn: what somebody has chosen here, else what the
// system says. `prefs.rs` keeps what is chosen and says so.
{
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const kept = (name) => {
    try { return localStorage.getItem(`urzeit.${name}`); } catch { return null; }
  };
  const themes = ["light", "dark", "wood", "contrast"];
  const look = () => {
    const root = document.documentElement.dataset;
    const theme = kept("theme");
    root.theme = themes.includes(theme) ? theme : dark.matches ? "dark" : "light";
    root.motion = kept("motion") === "less" || still.matches ? "less" : "full";
    for (const name of ["text", "letters", "pieces", "targets"]) root[name] = kept(name) ?? "";
  };
  look();
  dark.addEventListener("change", look);
  still.addEventListener("change", look);
  addEventListener("urzeit-look", look);
}
