import { Moon, Sun } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { useTheme } from '../theme.tsx';
import { ChoiceRow } from './choice-row.tsx';

export function ThemeChoice() {
  const t = useTranslations('shell.theme');
  const { toggle } = useTheme();
  return (
    <ChoiceRow name={t('label')}>
      <IconButton
        label={t('label')}
        onClick={toggle}
        icon={
          <>
            <Moon className="size-5 dark:hidden" aria-hidden="true" />
            <Sun className="hidden size-5 dark:block" aria-hidden="true" />
          </>
        }
      />
    </ChoiceRow>
  );
}
