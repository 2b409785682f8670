import { useSyncExternalStore } from 'react';

/** Only for pieces that never render on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(listener: () => void): () => void {
  const stop = new AbortController();
  window.addEventListener('online', listener, { signal: stop.signal });
  window.addEventListener('offline', listener, { signal: stop.signal });
  return () => stop.abort();
}
