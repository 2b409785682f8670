import type { DailyStatistics } from '@marquee/contract/generated/youtube.ts';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { withoutScheme } from '../../../ui/text/without-scheme.ts';

type DeliveredOrder = DailyStatistics['orders'][number];

const shownAtFirst = 5;

/** What the chart's markers stand for. */
export function DeliveredOrders({ orders }: { orders: readonly DeliveredOrder[] }) {
  const t = useTranslations('channelReports.orders');
  const common = useTranslations('common.actions');
  const [isWhole, setWhole] = useState(false);
  const newest = [...orders].sort((one, other) => other.started_on.localeCompare(one.started_on));
  return (
    <section aria-label={t('title')} className="border-line border-t pt-5">
      <h3 className="font-semibold">{t('title')}</h3>
      {orders.length === 0 ? (
        <p className="pt-1 text-ink-soft">
          {t('none')} <TextLink href="/orders/create">{t('promote')}</TextLink>
        </p>
      ) : (
        <>
          <p className="text-ink-soft text-note">{t('text')}</p>
          <ul className="divide-y divide-line pt-2">
            {(isWhole ? newest : newest.slice(0, shownAtFirst)).map((order) => (
              <OrderEntry key={order.id} order={order} />
            ))}
          </ul>
          {orders.length > shownAtFirst && (
            <Button variant="quiet" className="mt-2" onClick={() => setWhole(!isWhole)}>
              {isWhole ? common('showLess') : common('showAll')}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function OrderEntry({ order }: { order: DeliveredOrder }) {
  const numbers = useNumbers();
  const t = useTranslations('channelReports.orders');
  const period = useTranslations('channelReports.period');
  const { id, service, quantity, delivered, url, started_on, ended_on } = order;
  const amounts = { delivered: numbers.count(delivered), quantity: numbers.count(quantity) };
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
      <div className="min-w-0 grow basis-72">
        <p className="truncate font-medium">{service}</p>
        <p className="flex min-w-0 flex-wrap gap-x-3 text-note">
          <TextLink href={`/orders/${id}`}>{t('order', { id: String(id) })}</TextLink>
          <span dir="ltr" className="min-w-0 truncate text-ink-faint">
            {withoutScheme(url)}
          </span>
        </p>
      </div>
      <span className="w-48 whitespace-nowrap text-ink-soft text-note tabular-nums">
        {ended_on === null
          ? t('running', { day: started_on })
          : ended_on === started_on
            ? started_on
            : period('range', { from: started_on, to: ended_on })}
      </span>
      <div className="w-full tabular-nums tablet:w-56">
        <ProgressBar value={delivered} max={quantity} label={t('delivered', amounts)} />
      </div>
    </li>
  );
}
