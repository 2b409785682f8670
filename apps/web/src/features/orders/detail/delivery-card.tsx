import type { PublicOrderDetails } from '@marquee/contract/generated/ordering.ts';
import { useDates } from '../../../shell/preferences/use-dates.ts';
import { usePercent } from '../../../shell/preferences/use-percent.ts';
import { Ring } from '../../../ui/charts/ring.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { deliveryCurve, timeLabels } from './curve.ts';

const [width, height] = [600, 140];

export function DeliveryCard({ order }: { order: PublicOrderDetails }) {
  const numbers = useNumbers();
  const t = useTranslations('orders.delivery');
  const dates = useDates();
  const delivered = usePercent()(Math.floor(order.percent_of_current_fill) / 100);
  const { quantity, start_quantity, current_quantity, percent_of_current_fill, status, starts_at } = order;
  return (
    <Card title={t('title')}>
      <div className="flex items-center gap-5">
        <Ring
          label={`${t('title')}: ${delivered}`}
          size="large"
          percent={percent_of_current_fill}
          tone={status === 'completed' ? 'success' : status === 'canceled' ? 'neutral' : 'primary'}
        >
          {delivered}
        </Ring>
        <dl className="grid min-w-0 flex-1 grid-cols-2 gap-x-4 gap-y-2 tablet:grid-cols-4">
          <Figure label={t('start')} value={start_quantity === null ? '–' : numbers.count(start_quantity)} />
          <Figure label={t('now')} value={numbers.count(current_quantity)} />
          <Figure label={t('target')} value={numbers.count(quantity)} />
          <Figure label={t('left')} value={numbers.count(quantity - current_quantity)} />
        </dl>
      </div>
      {order.is_scheduled && (
        <p className="pt-4 text-ink-soft" suppressHydrationWarning>
          {t('startsAt', { date: dates.dateTime(starts_at) })}
        </p>
      )}
      <Curve order={order} />
    </Card>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="hyphens-auto break-words text-ink-faint text-note">{label}</dt>
      <dd className="truncate font-semibold text-16 tabular-nums">{value}</dd>
    </div>
  );
}

function Curve({ order }: { order: PublicOrderDetails }) {
  const numbers = useNumbers();
  const t = useTranslations('orders.delivery');
  const curve = deliveryCurve(order, width, height);
  if (!curve) {
    if (order.status === 'unpaid' || order.status === 'canceled') return null;
    return <p className="pt-5 text-ink-faint text-note">{t('noCurve')}</p>;
  }
  const figures = { done: numbers.count(order.current_quantity), total: numbers.count(order.quantity) };
  return (
    <figure className="pt-6">
      <div dir="ltr" className="flex gap-2">
        <div
          className="-my-[0.5lh] flex h-[calc(9rem+1lh)] flex-col justify-between text-end text-ink-faint text-note tabular-nums"
          aria-hidden="true"
        >
          <span>{figures.total}</span>
          {order.quantity % 2 === 0 && <span>{numbers.count(order.quantity / 2)}</span>}
          <span>0</span>
        </div>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="h-36 min-w-0 flex-1 overflow-visible text-primary"
          role="img"
          aria-label={t('curve', figures)}
        >
          {[0, height / 2, height].map((y) => (
            <line
              key={y}
              x1="0"
              x2={width}
              y1={y}
              y2={y}
              strokeWidth="1"
              vectorEffect="non-scaling-stroke"
              className={y === 0 ? 'stroke-line-strong [stroke-dasharray:4_4]' : 'stroke-line'}
            />
          ))}
          <path d={curve.area} fill="currentColor" fillOpacity="0.12" />
          <path
            d={curve.line}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="round"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </div>
      <TimeAxis first={curve.first} until={curve.until} />
    </figure>
  );
}

/** Clock times below the start, the middle and the end; the date once, unless it changes. */
function TimeAxis({ first, until }: { first: string; until: string }) {
  const { timeZone } = useDates();
  const labels = timeLabels(new Date(first), new Date(until), timeZone);
  return (
    <figcaption dir="ltr" className="flex justify-between gap-4 pt-2 text-ink-faint text-note tabular-nums">
      {labels.map((label, place) => (
        <span
          key={label}
          className={place === 1 && labels.length === 3 ? 'max-tablet:hidden' : undefined}
          suppressHydrationWarning
        >
          {label}
        </span>
      ))}
    </figcaption>
  );
}
