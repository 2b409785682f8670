import { Moon, Sun } from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { setCookie } from '../../lib/cookies.ts';
import type { Theme } from '../../lib/page-state.ts';
import { headerButton } from '../navigation/header-button.ts';

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

/** Both icons are in the page and CSS shows one, so it is right before any script has run. */
export function ThemeToggle() {
  const t = useTranslations('shell.theme');
  const { toggle } = useTheme();
  return (
    <button
      type="button"
      className={headerButton}
      aria-label={t('label')}
      title={t('label')}
      onClick={toggle}
    >
      <Moon className="size-5 dark:hidden" aria-hidden="true" />
      <Sun className="hidden size-5 dark:block" aria-hidden="true" />
    </button>
  );
}
