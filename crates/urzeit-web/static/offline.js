// After the first visit the page works without a network: all files of one version are kept. Nothing
// of /api is ever kept. The build writes FOLDER, where this version lies, and FILES above this, as they are
// found on a server; on a web space the page may lie below a path.
const BASE = new URL("./", location).pathname;
const at = (path) => BASE + path.slice(1);
const KEPT = `urzeit-${at(FOLDER)}`;
const FRAME = at(`${FOLDER}index.html`);

// So many milliseconds a server may take before what is kept is used.
const PATIENCE = 4000;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES.map(at))).then(() => skipWaiting()));
});

// The version before this one stays, for pages that are still open. Other pages of this site are none of ours.
addEventListener("activate", (event) => {
  const forget = (names) => {
    const others = names.filter((name) => name !== KEPT && name.startsWith(`urzeit-${at("/page/")}`));
    return Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  };
  event.waitUntil(caches.keys().then(forget).then(() => clients.claim()));
});

// What belongs to a version never changes.
const own = async (request, path) => (await caches.match(path)) ?? fetch(request);

// The frame names files as they are found on a server.
const framed = async (kept) => {
  if (BASE === "/") return kept;
  const text = (await kept.text()).replaceAll('="/', `="${BASE}`);
  return new Response(text, { headers: { "content-type": "text/html; charset=utf-8" } });
};

// Anything else is asked for, and what is kept is used if the server cannot be reached, if something
// in front of it answers that it is down, if the network crawls, or if a web space has only files: the
// address of a game is none.
const fresh = async (request, path) => {
  const cache = await caches.open(KEPT);
  const found = await cache.match(path);
  if (!found) return fetch(request);
  const kept = path === FRAME ? await framed(found) : found;
  const isAnswer = ({ status }) => status < 500 && status !== 404;
  const asked = fetch(request).then((answer) => (isAnswer(answer) ? answer : kept), () => kept);
  const waited = new Promise((done) => setTimeout(done, PATIENCE, kept));
  return Promise.race([asked, waited]);
};

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith(at("/api"))) return;
  const path = request.mode === "navigate" ? FRAME : url.pathname;
  const isOwn = url.pathname.startsWith(at("/page/"));
  event.respondWith(isOwn ? own(request, path) : fresh(request, path));
});

// What the server pushes is shown even where no page is open. A later message about the same replaces it.
addEventListener("push", (event) => {
  const { title, body, path, tag } = event.data.json();
  const options = { body, tag, renotify: true, icon: at("/apple-touch-icon.png"), data: path };
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
