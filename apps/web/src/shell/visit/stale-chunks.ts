const key = 'reloaded-for-chunk-at';
const pause = 60_000;

/**
 * After a new version is deployed an old page may ask for code that is gone. The page is loaded
 * anew, but at most once a minute: if that does not help, the error page is the honest answer.
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
