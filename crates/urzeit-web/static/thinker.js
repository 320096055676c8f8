import init from "./app.js";
// What goes wrong here is an error of the worker, so that the page hears of it.
addEventListener("unhandledrejection", (event) => { throw event.reason; });
init({ module_or_path: new URL("app_bg.wasm", import.meta.url) });
