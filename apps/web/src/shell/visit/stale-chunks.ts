const key = 'reloaded-for-chunk-at';
const pause = 60_000;

/**
 * After a deployment an old page may request code that is gone. The page is reloaded, but at most once a
 * minute: if that does not help, the error page shows.
 */
export function reloadForStaleChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!mayReload(sessionStorage.getItem(key), Date.now())) return;
    event.preventDefault();
    sessionStorage.setItem(key, String(Date.now()));
    window.location.reload();
  });
}

export function mayReload(lastReload: string | null, now: number): boolean {
  return lastReload === null || now - Number(lastReload) > pause;
}
