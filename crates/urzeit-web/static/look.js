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

  // The page asks for the texts of one language once its program runs. They come along with it if this is the one:
  // `Language::of` decides, and knows dialects better.
  const { src, dataset } = document.currentScript;
  const languages = dataset.languages.split(" ");
  const wished = [kept("language"), ...navigator.languages].map((wish) => wish?.split("-")[0]);
  const language = wished.find((wish) => languages.includes(wish)) ?? "en";
  const texts = Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", crossOrigin: "" });
  texts.href = src.replace("look.js", `texts/${language}.ftl`);
  document.head.append(texts);
}
