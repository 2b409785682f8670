import { useEffect, useState } from 'react';

/** True once the page has loaded and the browser is idle. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const settle = () => setIdle(true);
    // Safari has no idle callback.
    const wait = () =>
      'requestIdleCallback' in window ? requestIdleCallback(settle) : setTimeout(settle, 300);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => window.removeEventListener('load', wait);
  }, []);
  return idle;
}
