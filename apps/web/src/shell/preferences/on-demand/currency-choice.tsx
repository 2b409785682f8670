import { currencies, currencySymbols } from '@marquee/domain/currency/currencies.ts';
import { useTranslations } from 'use-intl';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { useShell } from '../../shell-data.ts';
import { useCurrency } from '../currency.tsx';
import { ChoiceRow } from './choice-row.tsx';

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
