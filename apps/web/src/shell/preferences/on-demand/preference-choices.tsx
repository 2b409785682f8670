import { currencies, currencySymbols } from '@marquee/domain/currency/currencies.ts';
import { Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { useShell } from '../../shell-data.ts';
import { useCurrency } from '../currency.tsx';
import { toggleTheme } from '../theme.tsx';

/** The currency by name, where there is room for it. Hidden without a rate, like the switch in the bar. */
export function CurrencyChoice() {
  const t = useTranslations('shell.currency');
  const { settings } = useShell();
  const { currency, choose } = useCurrency();
  if (settings.currencies.RUB.rate === null) return null;
  return (
    <ChoiceRow name={t('label')}>
      <Segmented
        label={t('label')}
        value={currency}
        onValueChange={choose}
        options={currencies.map((value) => ({ value, label: `${currencySymbols[value]} ${value}` }))}
      />
    </ChoiceRow>
  );
}

export function ThemeChoice() {
  const t = useTranslations('shell.theme');
  return (
    <ChoiceRow name={t('label')}>
      <IconButton
        label={t('label')}
        onClick={toggleTheme}
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

/** A preference in a panel: its name on one side, the control on the other. */
function ChoiceRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-tap items-center justify-between gap-3">
      <span className="text-ink-soft">{name}</span>
      {children}
    </div>
  );
}
