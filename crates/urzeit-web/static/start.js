import init from "./app.js";
init({ module_or_path: new URL("app_bg.wasm", import.meta.url) });
if ("serviceWorker" in navigator) navigator.serviceWorker.register("/offline.js");
