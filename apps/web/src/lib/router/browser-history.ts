import { createPath, type Location, type Path, resolvePath, type To } from 'react-router';

type Listener = (location: Location, delta: number | null) => void;

interface EntryState {
  usr?: unknown;
  key?: string;
  /** The entry's place among ours: tells back from forward. */
  idx?: number;
}

/** The browser's addresses below a language's base path. */
export interface BrowserHistory {
  current(): Location;
  /** Where `to` leads from here. Another site is no place to go to. */
  resolve(to: To, from: Location): Path;
  push(location: Location): void;
  replace(location: Location): void;
  listen(listener: Listener): void;
}

export function createBrowserHistory(basename: string): BrowserHistory {
  const entry = (): EntryState => window.history.state ?? {};
  let index = entry().idx ?? 0;
  if (entry().idx === undefined) window.history.replaceState({ ...entry(), idx: index }, '');

  const write = (how: 'pushState' | 'replaceState', location: Location) => {
    const state: EntryState = { usr: location.state, key: location.key, idx: index };
    window.history[how](state, '', createPath(location));
  };

  return {
    current() {
      const { pathname, search, hash } = window.location;
      const { usr = null, key = 'default' } = entry();
      return { pathname, search, hash, state: usr, key, mask: undefined };
    },
    resolve(to, from) {
      const path = resolvePath(to, belowBase(from.pathname, basename) ?? from.pathname);
      const pathname = withBase(path.pathname, basename);
      const written = typeof to === 'string' ? to : createPath(to);
      return ownAddress(written) && ownAddress(createPath({ ...path, pathname }));
    },
    push(location) {
      index += 1;
      try {
        write('pushState', location);
      } catch {
        // Some browsers allow a hundred changes in half a minute.
        window.location.assign(createPath(location));
      }
    },
    replace(location) {
      write('replaceState', location);
    },
    listen(listener) {
      window.addEventListener('popstate', () => {
        const next = entry().idx;
        const delta = next === undefined ? null : next - index;
        index = next ?? 0;
        listener(this.current(), delta);
      });
    },
  };
}

/** As the browser writes it. */
function ownAddress(address: string): Path {
  const { origin, pathname, search, hash } = new URL(address, window.location.origin);
  if (origin !== window.location.origin) throw new Error('Another site is no page of ours');
  return { pathname, search, hash };
}

function withBase(pathname: string, basename: string): string {
  if (basename === '/') return pathname;
  return pathname === '/' ? basename : `${basename}${pathname}`;
}

/** The rest of an address, or undefined when it is not below the base path. */
export function belowBase(pathname: string, basename: string): string | undefined {
  if (basename === '/') return pathname;
  const start = pathname.slice(0, basename.length + 1).toLowerCase();
  if (start === basename.toLowerCase()) return '/';
  return start === `${basename.toLowerCase()}/` ? pathname.slice(basename.length) : undefined;
}
