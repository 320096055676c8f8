import init from "./app.js";
init({ module_or_path: "/app_bg.wasm" });
if ("serviceWorker" in navigator) navigator.serviceWorker.register("/offline.js");
