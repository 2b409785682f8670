import { Moon, Sun } from 'lucide-react';
import { setCookie } from '../../lib/cookies.ts';
import type { Theme } from '../../lib/page-state.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';

/** The whole page follows one attribute: nothing has to be rendered again. */
export function toggleTheme(): void {
  const next: Theme = shownTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  setCookie('theme', next, 365);
}

function shownTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Both icons are in the page and CSS shows one, so it is right before any script has run. */
export function ThemeToggle() {
  const t = useTranslations('shell.theme');
  return (
    <button
      type="button"
      className="header-button"
      aria-label={t('label')}
      title={t('label')}
      onClick={toggleTheme}
    >
      <Moon className="size-5 dark:hidden" aria-hidden="true" />
      <Sun className="hidden size-5 dark:block" aria-hidden="true" />
    </button>
  );
}
