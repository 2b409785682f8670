import { useEffect, useState } from 'react';
import { withPageLoader } from '../overlays/page-loader.tsx';
import { removeForeignWorkers } from './foreign-workers.ts';

/** The way to a newer version, as soon as there is one. */
export function useUpdate(): (() => void) | undefined {
  const [takeOver, setTakeOver] = useState<() => void>();
  useEffect(() => {
    if (import.meta.env.PROD) {
      // Without a worker everything works but the offline page.
      startServiceWorker((update) => setTakeOver(() => update)).catch(() => undefined);
    }
  }, []);
  return takeOver;
}

const checkEvery = 60 * 60_000;
const takeOverTimeout = 2000;

/**
 * Registers our worker and says when a newer one waits. One that waits already while the page starts
 * belongs to this very page, fresh from the server, so it may take over without a question.
 */
export async function startServiceWorker(onUpdate: (takeOver: () => void) => void): Promise<void> {
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

/** A browser lets the old worker finish its work first, for minutes if need be: the new page does without. */
function takeOver(worker: ServiceWorker): void {
  const reload = () => window.location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, takeOverTimeout);
  void withPageLoader(new Promise(() => undefined));
  worker.postMessage('take-over');
}
