import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';

/** Panels that open from the header, one at a time. */
export type PanelName = 'services' | 'menu' | 'profile' | 'search';

interface OpenPanel {
  current: PanelName | undefined;
  open(name: PanelName): void;
  close(name: PanelName): void;
}

const OpenPanelContext = createContext<OpenPanel | undefined>(undefined);

export function OpenPanelProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<PanelName>();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel closes on navigation
  useEffect(() => setCurrent(undefined), [key]);

  /** A panel that closes late must not close the one that has just replaced it. */
  const close = useCallback(
    (name: PanelName) => setCurrent((shown) => (shown === name ? undefined : shown)),
    [],
  );
  const value = useMemo(() => ({ current, open: setCurrent, close }), [current, close]);
  return <OpenPanelContext value={value}>{children}</OpenPanelContext>;
}

export function useOpenPanel(): OpenPanel {
  const panel = useContext(OpenPanelContext);
  if (!panel) throw new Error('useOpenPanel needs an OpenPanelProvider');
  return panel;
}
