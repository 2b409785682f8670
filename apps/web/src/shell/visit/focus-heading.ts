import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation the focus goes to the new page's heading, so that the keyboard goes on from there and
 * screen readers say where one is. A page that has put the focus somewhere itself keeps it.
 */
export function useFocusHeading(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const main = document.getElementById('content');
    const heading = main?.querySelector('h1');
    if (!heading || main?.contains(document.activeElement) || document.querySelector('dialog[open]')) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}
