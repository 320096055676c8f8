import init from "./app.js";

// A web space that has only files leads here from the addresses of games (404.html), and names the frame.
const base = new URL("../../", import.meta.url).pathname;
// What the frame names relative to its address is named in full before that changes.
document.querySelector("script[type=module]").src = import.meta.url;
for (const link of document.querySelectorAll("link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]")) link.href = link.href;
const { pathname, search, hash } = location;
const to = new URLSearchParams(search).get("to")?.replace(/^[/\\]+/, "");
if (to !== undefined) history.replaceState(null, "", base + to);
else if (pathname.endsWith("/index.html")) history.replaceState(null, "", pathname.slice(0, -10) + search + hash);

init({ module_or_path: new URL("app_bg.wasm", import.meta.url) });
if ("serviceWorker" in navigator) navigator.serviceWorker.register(`${base}offline.js`);

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
