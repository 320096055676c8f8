// After the first visit the page works without a network: answers of the server are kept, and
// what is kept is used when the server cannot be reached. Nothing of /api is ever kept.
const KEPT = "urzeit";
const FILES = ["/", "/app.js", "/app_bg.wasm", "/start.js", "/thinker.js", "/style.css", "/online.css", "/genesis.css", "/lords.css", "/ursuppe.css", "/icon.svg",
  "/urzeit.webmanifest", "/weights/genesis.weights", "/weights/lords.weights", "/weights/ursuppe.weights"];
addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)).then(() => skipWaiting()));
});
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api")) return;
  const key = event.request.mode === "navigate" ? "/" : url.pathname;
  event.respondWith(
    fetch(event.request)
      .then((answer) => {
        if (answer.ok) {
          const copy = answer.clone();
          event.waitUntil(caches.open(KEPT).then((cache) => cache.put(key, copy)));
        }
        return answer;
      })
      .catch(() => caches.match(key).then((kept) => kept || Response.error())),
  );
});
