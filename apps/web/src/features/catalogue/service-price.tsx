import { formatCount } from '@marquee/domain/format/number.ts';
import { useTranslations } from 'use-intl';
import type { ListedService } from '../../lib/search-worker/service-page.ts';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';

/** The price for a thousand (or one package), and what the usual quantity comes to. */
export function ServicePrice({ service, start = false }: { service: ListedService; start?: boolean }) {
  const t = useTranslations('catalogue.price');
  const amounts = useAmounts();
  return (
    <span className={`inline-flex flex-col text-note tabular-nums ${start ? '' : 'items-end'}`}>
      <span className={`inline-flex flex-wrap items-baseline gap-x-1.5 ${start ? '' : 'flex-row-reverse'}`}>
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
