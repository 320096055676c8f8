// After the first visit the page works without a network: all files of one version are kept, and
// they are used when the server cannot be reached. Nothing of /api is ever kept.
// The build writes VERSION and FILES above this.
const KEPT = `urzeit-${VERSION}`;
addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)).then(() => skipWaiting()));
});
addEventListener("activate", (event) => {
  const forget = (names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(forget).then(() => clients.claim()));
});
addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api")) return;
  const key = event.request.mode === "navigate" ? "/" : url.pathname;
  const kept = () => caches.match(key).then((answer) => answer || Response.error());
  event.respondWith(fetch(event.request).catch(kept));
});
