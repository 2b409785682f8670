import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { setCookie } from '../../lib/cookies.ts';
import type { Theme } from '../../lib/page-state.ts';

interface ThemeChoice {
  /** Absent: follow the system. */
  theme: Theme | undefined;
  toggle(): void;
}

const ThemeContext = createContext<ThemeChoice | undefined>(undefined);

export function ThemeProvider({ initial, children }: { initial: Theme | undefined; children: ReactNode }) {
  const [theme, setTheme] = useState(initial);
  const toggle = useCallback(() => {
    const next: Theme = shownTheme() === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset.theme = next;
    setCookie('theme', next, 365);
    setTheme(next);
  }, []);
  const value = useMemo(() => ({ theme, toggle }), [theme, toggle]);
  return <ThemeContext value={value}>{children}</ThemeContext>;
}

export function useTheme(): ThemeChoice {
  const choice = useContext(ThemeContext);
  if (!choice) throw new Error('useTheme needs a ThemeProvider');
  return choice;
}

function shownTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
