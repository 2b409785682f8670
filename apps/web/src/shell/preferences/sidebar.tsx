import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { setCookie } from '../../lib/cookies.ts';

interface SidebarChoice {
  isCollapsed: boolean;
  toggle(): void;
}

const SidebarContext = createContext<SidebarChoice | undefined>(undefined);

/** A cookie remembers the choice, so that the server renders the right width. */
export function SidebarProvider({ collapsed, children }: { collapsed: boolean; children: ReactNode }) {
  const [isCollapsed, setCollapsed] = useState(collapsed);
  const toggle = useCallback(() => {
    setCookie('sidebar', isCollapsed ? 'open' : 'collapsed', 365);
    setCollapsed(!isCollapsed);
  }, [isCollapsed]);
  const value = useMemo(() => ({ isCollapsed, toggle }), [isCollapsed, toggle]);
  return <SidebarContext value={value}>{children}</SidebarContext>;
}

export function useSidebar(): SidebarChoice {
  const choice = useContext(SidebarContext);
  if (!choice) throw new Error('useSidebar needs a SidebarProvider');
  return choice;
}
