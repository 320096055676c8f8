// After the first visit the page works without a network: all files of one version are kept. Nothing
// of /api is ever kept. The build writes FOLDER, where this version lies, and FILES above this.
const KEPT = `urzeit-${FOLDER}`;
const FRAME = `${FOLDER}index.html`;

// So many milliseconds a server may take before what is kept is used.
const PATIENCE = 4000;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)).then(() => skipWaiting()));
});

// The version before this one stays, for pages that are still open.
addEventListener("activate", (event) => {
  const forget = (names) => {
    const others = names.filter((name) => name !== KEPT);
    return Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  };
  event.waitUntil(caches.keys().then(forget).then(() => clients.claim()));
});

// What belongs to a version never changes.
const own = async (request, path) => (await caches.match(path)) ?? fetch(request);

// Anything else is asked for, and what is kept is used if the server cannot be reached, if something
// in front of it answers that it is down, or if the network crawls.
const fresh = async (request, path) => {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(path);
  if (!kept) return fetch(request);
  const asked = fetch(request).then((answer) => (answer.status < 500 ? answer : kept), () => kept);
  const waited = new Promise((done) => setTimeout(done, PATIENCE, kept));
  return Promise.race([asked, waited]);
};

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api")) return;
  const path = request.mode === "navigate" ? FRAME : url.pathname;
  const isOwn = url.pathname.startsWith("/page/");
  event.respondWith(isOwn ? own(request, path) : fresh(request, path));
});

// What the server pushes is shown even where no page is open. A later message about the same replaces it.
addEventListener("push", (event) => {
  const { title, body, path, tag } = event.data.json();
  const options = { body, tag, renotify: true, icon: "/apple-touch-icon.png", data: path };
  event.waitUntil(registration.showNotification(title, options));
});

// One click leads to the table: to the window that shows it, or to a new one.
addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  const lead = async () => {
    const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = windows.find((window) => new URL(window.url).pathname === notification.data);
    return there ? there.focus() : clients.openWindow(notification.data);
  };
  event.waitUntil(lead());
});

// The browser has another address for messages from now on: the server has to know it.
addEventListener("pushsubscriptionchange", (event) => {
  const renew = async () => {
    const answer = await fetch("/api/me/notices");
    if (!answer.ok) return;
    const { push_key: applicationServerKey } = await answer.json();
    const options = { userVisibleOnly: true, applicationServerKey };
    const body = JSON.stringify(await registration.pushManager.subscribe(options));
    const headers = { "content-type": "application/json" };
    await fetch("/api/me/notices/push", { method: "PUT", headers, body });
  };
  event.waitUntil(renew());
});
