import { useEffect, useState } from 'react';
import { startServiceWorker } from './service-worker.ts';

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
