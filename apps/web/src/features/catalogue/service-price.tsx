import type { ServiceCard } from '@marquee/contract/catalogue-entities.ts';
import { formatCount } from '@marquee/domain/format/number.ts';
import { useTranslations } from 'use-intl';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';

/** The price for a thousand (or one package), and what the usual quantity comes to. */
export function ServicePrice({ service }: { service: ServiceCard }) {
  const t = useTranslations('catalogue.price');
  const amounts = useAmounts();
  return (
    <span className="inline-flex flex-col tabular-nums roomy:items-end">
      <span className="inline-flex items-baseline gap-1.5 whitespace-nowrap roomy:flex-row-reverse">
        <span className="font-semibold text-body">{amounts.unitPrice(service.price)}</span>
        {service.discount_percent > 0 && (
          <s className="text-12 text-ink-faint">
            <span className="sr-only">{t('before', { amount: '' })}</span>
            {amounts.unitPrice(service.default_price)}
          </s>
        )}
      </span>
      <span className="text-12 text-ink-faint">
        {service.pricing_per === 1
          ? t('perPiece')
          : t('forQuantity', {
              amount: amounts.unitPrice(service.default_quantity_price),
              quantity: formatCount(service.default_quantity),
            })}
      </span>
    </span>
  );
}
