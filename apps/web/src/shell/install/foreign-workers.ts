const ownWorker = '/service-worker.js';
const ownCaches = 'marquee-';
const reloadedKey = 'foreignWorkersRemoved';

/** Service workers and caches that another panel left on this host would answer for us, so they are removed once. */
export async function removeForeignWorkers(): Promise<boolean> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const foreign = registrations.filter((registration) => !isOwn(registration));
  if (foreign.length === 0 || sessionStorage.getItem(reloadedKey)) return false;
  sessionStorage.setItem(reloadedKey, '1');
  const names = await caches.keys();
  await Promise.all([
    ...foreign.map((registration) => registration.unregister()),
    ...names.filter((name) => !name.startsWith(ownCaches)).map((name) => caches.delete(name)),
  ]);
  return true;
}

/** One without a worker is just being made, by another tab of ours as a rule, and answers for nobody yet. */
function isOwn({ active, waiting, installing }: ServiceWorkerRegistration): boolean {
  const address = (active ?? waiting ?? installing)?.scriptURL;
  return address === undefined || new URL(address).pathname === ownWorker;
}
