import { languageTag } from '@marquee/domain/locale/locales.ts';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { useCurrency } from '../../shell/preferences/currency.tsx';
import { useRenderedAt } from '../../shell/preferences/rendered-at.tsx';
import { useShell } from '../../shell/shell-data.ts';
import { relativeTime } from '../../ui/text/relative-time.ts';

/** The books are in dollars: whoever reads rubles learns by which rate, and how old it is. */
export function RateNote() {
  const t = useTranslations('finances.rate');
  const { currency } = useCurrency();
  const { settings } = useShell();
  const { locale } = useServices();
  const now = new Date(useRenderedAt());
  const { rate } = settings.currencies.RUB;
  if (currency !== 'RUB' || rate === null) return null;
  const { exchangeRateAt } = settings;
  return (
    <p className="text-ink-faint text-note" suppressHydrationWarning>
      {t('note', { rate })}
      {exchangeRateAt &&
        ` ${t('age', { when: relativeTime(new Date(exchangeRateAt), now, languageTag(locale)) })}`}
    </p>
  );
}
