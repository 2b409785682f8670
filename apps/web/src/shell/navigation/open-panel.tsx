import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/** Panels that open from the header, one at a time. */
export type PanelName = 'services' | 'menu' | 'profile' | 'search';

interface OpenPanel {
  current: PanelName | undefined;
  open(name: PanelName): void;
  close(name: PanelName): void;
}

type PanelStore = ReturnType<typeof createPanelStore>;

/**
 * A store, because a context that changes goes through the whole page: React drops the server's HTML of every lazy
 * part whose code is not loaded yet, so the first tap on the menu would make parts of the page vanish for a moment.
 */
function createPanelStore() {
  let shown: PanelName | undefined;
  const listeners = new Set<() => void>();
  const show = (name: PanelName | undefined) => {
    shown = name;
    for (const listener of listeners) listener();
  };
  return {
    current: () => shown,
    open: show,
    /** A panel that closes late must not close the one that has just replaced it. */
    close: (name: PanelName) => shown === name && show(undefined),
    closeAny: () => show(undefined),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const OpenPanelContext = createContext<PanelStore | undefined>(undefined);

export function OpenPanelProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createPanelStore);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel closes on navigation
  useEffect(() => store.closeAny(), [key, store]);
  return <OpenPanelContext value={store}>{children}</OpenPanelContext>;
}

export function useOpenPanel(): OpenPanel {
  const store = useContext(OpenPanelContext);
  if (!store) throw new Error('useOpenPanel needs an OpenPanelProvider');
  const current = useSyncExternalStore(store.subscribe, store.current, store.current);
  return { current, open: store.open, close: store.close };
}
