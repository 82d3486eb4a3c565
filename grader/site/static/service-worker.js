// Keeps the site in the browser, so that it works with the network off, and adds the headers that a plain host lacks:
// with them the page may share memory with its workers, and a player's worker may fetch nothing.

const SITE = "SITE", CORE = ["CORE"]; // filled in when the site is built
const NAME = `site ${SITE}`, HERE = new URL("./", self.location);

// What a player may load: scripts of the site, which all are here. Others are not even asked for: a name can tell much.
const POLICY = "default-src 'none'; connect-src 'none'; script-src 'self' 'wasm-unsafe-eval'";
const PLAYER = new URL("player.js", HERE).href;

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(begin()));
self.addEventListener("message", () => self.clients.claim());
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(HERE.href)) event.respondWith(answer(request));
});

async function keep() {
  const cache = await caches.open(NAME);
  await cache.addAll(CORE.map((name) => new Request(new URL(name, HERE), { cache: "no-cache" })));
}

async function begin() {
  for (const name of await caches.keys()) {
    if (name.startsWith("site ") && name !== NAME) await caches.delete(name);
  }
  await self.clients.claim();
}

async function answer(request) {
  const url = new URL(request.url);
  url.search = url.hash = "";
  if (url.href === HERE.href) url.pathname += "index.html";
  if (request.destination === "script" && !CORE.includes(url.href.slice(HERE.href.length))) return Response.error();
  const cache = await caches.open(NAME);
  let response = await cache.match(url.href);
  if (!response) {
    try {
      response = await fetch(url.href, { cache: "no-cache" });
    } catch {
      return Response.error();
    }
    if (response.status === 200) await cache.put(url.href, response.clone());
  }
  const headers = new Headers(response.headers);
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Cross-Origin-Embedder-Policy", "require-corp");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  if (url.href === PLAYER) headers.set("Content-Security-Policy", POLICY);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
