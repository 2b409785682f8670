import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const key = 'scroll-positions';
const maxPaths = 10;

type Positions = [path: string, y: number][];

/** Going back restores the scroll position; a new page starts at its top. Ten paths are remembered. */
export function useScrollMemory(): void {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    history.scrollRestoration = 'manual';
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else window.scrollTo(0, navigation === 'POP' ? (new Map(readPositions()).get(pathname) ?? 0) : 0);
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
