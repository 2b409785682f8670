import { useEffect, useState } from 'react';
import { withPageLoader } from '../overlays/page-loader.tsx';
import { removeForeignWorkers } from './foreign-workers.ts';
import { whenQuiet } from './when-quiet.ts';

/** Switches to a newer version, as soon as there is one. */
export function useUpdate(): (() => void) | undefined {
  const [takeOver, setTakeOver] = useState<() => void>();
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    // Without a worker everything works except the offline page.
    const start = () => startServiceWorker((update) => setTakeOver(() => update)).catch(() => undefined);
    return whenQuiet(start, startAfter);
  }, []);
  return takeOver;
}

/** In ms. To install a worker holds up the next picture for half a second on a slow phone, whatever it shows. */
const startAfter = 3000;
const checkEvery = 60 * 60_000;
const takeOverTimeout = 2000;

/**
 * Registers our worker and reports when a newer one is waiting. One that already waits when the page starts belongs
 * to this page, which is fresh from the server, so it takes over without asking.
 */
async function startServiceWorker(onUpdate: (takeOver: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if (await removeForeignWorkers()) return window.location.reload();
  const registration = await navigator.serviceWorker.register('/service-worker.js', {
    updateViaCache: 'none',
  });
  (registration.waiting ?? registration.installing)?.postMessage('take-over');
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active) onUpdate(() => takeOver(worker));
    });
  });
  const check = () => void registration.update().catch(() => undefined);
  setInterval(check, checkEvery);
}

/** A browser may let the old worker finish for minutes, so the page reloads after a timeout anyway. */
function takeOver(worker: ServiceWorker): void {
  const reload = () => window.location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, takeOverTimeout);
  void withPageLoader(new Promise(() => undefined));
  worker.postMessage('take-over');
}
