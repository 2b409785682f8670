import type { OrderDetails, RefillRequestView } from '@marquee/contract/generated/ordering.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useDates } from '../../../shell/preferences/use-dates.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { refillsQuery } from '../api.ts';

const tones = {
  pending: 'warning',
  in_progress: 'primary',
  completed: 'success',
  rejected: 'danger',
} as const;

/** The guarantee and its refill requests; nothing for orders without a guarantee. */
export function RefillsCard({ order }: { order: OrderDetails }) {
  const { data: refills = [] } = useQuery({
    ...refillsQuery(useServices(), String(order.id)),
    enabled: order.has_refill,
  });
  return <RefillList order={order} refills={refills} />;
}

interface RefillListProps {
  order: Pick<OrderDetails, 'guarantee_until' | 'auto_refill_is_allowed' | 'refill_first_statistic'>;
  refills: readonly RefillRequestView[];
  /** Beside the title. */
  action?: ReactNode;
}

export function RefillList({ order, refills, action }: RefillListProps) {
  const numbers = useNumbers();
  const t = useTranslations('orders.refills');
  const dates = useDates();
  const start = order.refill_first_statistic;
  if (!order.guarantee_until && refills.length === 0) return null;
  return (
    <Card
      className={refills.length === 0 ? 'pb-0 tablet:pb-1' : undefined}
      title={t('title')}
      action={action}
      text={order.guarantee_until && t('text', { date: dates.day(order.guarantee_until) })}
    >
      {order.auto_refill_is_allowed && order.guarantee_until && (
        <p className="pb-3 text-ink-soft text-note">{t('auto')}</p>
      )}
      {start && (
        <p className="pb-3 text-ink-soft text-note tabular-nums" suppressHydrationWarning>
          {t('baseline', { date: dates.day(start.date), count: numbers.count(start.quantity) })}
        </p>
      )}
      {refills.length > 0 && (
        <ul className="divide-y divide-line">
          {refills.map((refill) => (
            <Refill key={refill.id} refill={refill} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** The date stands beside the status and tells when it was reached. */
function Refill({ refill }: { refill: RefillRequestView }) {
  const numbers = useNumbers();
  const t = useTranslations('orders.refills');
  const dates = useDates();
  const about = [
    refill.is_automatic && t('automatic'),
    refill.status !== 'pending' && t('requested', { date: dates.day(refill.created_at) }),
    refill.quantity !== null && t('fallen', { count: numbers.count(refill.quantity) }),
    refill.reason,
  ].filter(Boolean);
  return (
    <li className="flex items-baseline justify-between gap-x-4 py-2.5 last:pb-0">
      <span className="min-w-0">
        <Status tone={tones[refill.status]} live={refill.status === 'in_progress'}>
          {t(`statuses.${refill.status}`)}
        </Status>
        {about.length > 0 && <span className="block ps-4 text-ink-soft text-note">{about.join(' · ')}</span>}
      </span>
      <span className="shrink-0 text-ink-faint text-note">
        <Moment value={refill.updated_at} />
      </span>
    </li>
  );
}
