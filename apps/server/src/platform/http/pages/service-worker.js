/* The server inserts `version` (the build) and `languages` above this line. */
const cacheName = `marquee-${version}`;

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage('en')));

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

/* A new version takes over only when the visitor agrees, never in the middle of an order. */
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(pageOrOffline(event, languageOf(request.url)));
  else if (isAsset(request)) event.respondWith(keptAsset(event));
});

/* Built files have a hash in their name and never change. API calls and pages are not cached. */
function isAsset(request) {
  const { origin, pathname } = new URL(request.url);
  return request.method === 'GET' && origin === self.location.origin && pathname.startsWith('/assets/');
}

async function keptAsset(event) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(event.request);
  if (kept) return kept;
  const asset = await fetch(event.request);
  if (asset.status === 200) event.waitUntil(cache.put(event.request, asset.clone()));
  return asset;
}

async function pageOrOffline(event, language) {
  try {
    const page = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(keepOfflinePage(language).catch(() => undefined));
    return page;
  } catch {
    const cache = await caches.open(cacheName);
    const kept = (await cache.match(offlineAddress(language))) ?? (await cache.match(offlineAddress('en')));
    return kept ?? Response.error();
  }
}

async function keepOfflinePage(language) {
  const cache = await caches.open(cacheName);
  const address = offlineAddress(language);
  if (!(await cache.match(address))) await cache.add(address);
}

async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('marquee-') && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

function offlineAddress(language) {
  return `/offline?locale=${language}`;
}

function languageOf(address) {
  const first = new URL(address).pathname.split('/')[1];
  return languages.includes(first) ? first : 'en';
}
