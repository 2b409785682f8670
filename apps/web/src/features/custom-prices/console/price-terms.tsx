import type { CustomPrice } from '@marquee/contract/generated/console.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { usePercent } from '../../../shell/preferences/use-percent.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

type Terms = Pick<CustomPrice, 'fixed_price' | 'discount'>;

/** "10% off", "5% more", "$1.50 fixed"; undefined where nothing was set. */
export function usePriceTerms(): (terms: Terms) => string | undefined {
  const t = useTranslations('adminPrices.prices');
  const percent = usePercent();
  const { unitPrice } = useAmounts();
  return ({ fixed_price, discount }) => {
    if (fixed_price !== null) return t('fixed', { amount: unitPrice(fixed_price) });
    if (discount === null) return undefined;
    return discount < 0
      ? t('more', { percent: percent(-discount) })
      : t('off', { percent: percent(discount) });
  };
}
