import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const key = 'scroll-positions';
const maxPaths = 10;

type Positions = [path: string, y: number][];

/** Going back restores the scroll position; a new page starts at its top. Ten paths are remembered. */
export function useScrollMemory(): void {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const isFirst = useRef(true);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const known = new Map(readPositions()).get(pathname);
    const y = isFirst.current
      ? firstPosition(window.scrollY, visitKind(), known)
      : positionOf(navigation, known);
    isFirst.current = false;
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (y !== undefined) window.scrollTo(0, y);
    const onPageHide = () => writePositions(withPosition(readPositions(), pathname, window.scrollY));
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
    };
  }, [pathname, hash, navigation]);

  useEffect(() => {
    const address = window.location.pathname;
    let waiting = false;
    let y = 0;
    const onScroll = () => {
      // The address changes before the page does; scrolling after that is not the reader's.
      if (window.location.pathname !== address) return;
      y = window.scrollY;
      if (waiting) return;
      waiting = true;
      setTimeout(() => {
        waiting = false;
        writePositions(withPosition(readPositions(), pathname, y));
      }, 150);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [pathname]);
}

/** The document may have been read for a while before its code has loaded: whoever has scrolled stays there. */
export function firstPosition(current: number, visit: string, known: number | undefined): number | undefined {
  return current === 0 && visit !== 'navigate' ? known : undefined;
}

function positionOf(navigation: string, known: number | undefined): number {
  return navigation === 'POP' ? (known ?? 0) : 0;
}

/** `navigate`, `reload` or `back_forward`. */
export function visitKind(): string {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type ?? 'navigate';
}

export function withPosition(positions: Positions, path: string, y: number): Positions {
  return [...positions.filter(([known]) => known !== path), [path, Math.round(y)] as [string, number]].slice(
    -maxPaths,
  );
}

function readPositions(): Positions {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? (stored as Positions) : [];
  } catch {
    return [];
  }
}

function writePositions(positions: Positions): void {
  sessionStorage.setItem(key, JSON.stringify(positions));
}
