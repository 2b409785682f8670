import { Moon, Sun } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { headerButton } from '../navigation/header-button.ts';
import { useTheme } from './theme.tsx';

/** Both icons are in the page and the theme's own CSS shows one: right before any script has run. */
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
