import { currencies, currencySymbols } from '@marquee/domain/currency/currencies.ts';
import { useTranslations } from 'use-intl';
import { headerButton } from '../navigation/header-button.ts';
import { useShell } from '../shell-data.ts';
import { useCurrency } from './currency.tsx';

/** Two currencies: one button that shows the current one and turns to the other. Hidden without a rate. */
export function CurrencySwitch() {
  const t = useTranslations('shell.currency');
  const { settings } = useShell();
  const { currency, choose } = useCurrency();
  if (settings.currencies.RUB.rate === null) return null;
  const other = currencies.find((candidate) => candidate !== currency) ?? currency;
  return (
    <button type="button" className={headerButton} title={t(other)} onClick={() => choose(other)}>
      <span className="sr-only">
        {t('label')}: {t(currency)}
      </span>
      <span>{currencySymbols[currency]}</span>
      {currency}
    </button>
  );
}
