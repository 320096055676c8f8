import init from "./app.js";
init({ module_or_path: new URL("app_bg.wasm", import.meta.url) });
if ("serviceWorker" in navigator) navigator.serviceWorker.register("/offline.js");

// Push messages of the server, for the page: the address that this browser gets them at, as JSON. One that
// it has already may be for another key.
globalThis.urzeitPush = {
  async begin(applicationServerKey) {
    await urzeitPush.end();
    const { pushManager } = await navigator.serviceWorker.ready;
    return JSON.stringify(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  },
  async end() {
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscription = await pushManager.getSubscription();
    await subscription?.unsubscribe();
  },
};
