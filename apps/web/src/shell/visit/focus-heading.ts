import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation the focus goes to the new page's heading, so that the keyboard goes on from there and
 * screen readers say where one is. A page that has put the focus somewhere itself keeps it, and so does whoever types
 * into a field of the header already.
 */
export function useFocusHeading(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const heading = document.querySelector<HTMLElement>('#content h1');
    if (!heading || document.querySelector('dialog[open], #content:focus-within, input:focus')) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}
