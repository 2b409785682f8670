import type { Dashboard } from '@marquee/contract/generated/shell.ts';
import { orderStatuses } from '@marquee/domain/orders/status.ts';
import { orderStatusTones } from '../../product/orders/order-status.tsx';
import { BareLink } from '../../ui/actions/bare-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { toneColor } from '../../ui/feedback/tone.ts';
import { Card } from '../../ui/layout/card.tsx';
import { useNumbers } from '../../ui/text/use-numbers.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';

export function StatusCard({ orders }: { orders: Dashboard['orders'] }) {
  const numbers = useNumbers();
  const t = useTranslations('dashboard');
  const labels = useTranslations('orders.statuses');
  const all = orders.reduce((sum, { count }) => sum + count, 0);
  const sorted = orderStatuses.flatMap((status) => orders.filter((one) => one.status === status));
  if (all === 0) return null;
  return (
    <Card title={t('byStatus')}>
      <ul className="flex flex-col gap-3">
        {sorted.map(({ status, count }) => (
          <li key={status}>
            <BareLink
              href={`/orders?status=${status}`}
              className="-mx-2 block rounded-sm px-2 py-0.5 transition-colors hover:bg-hover"
            >
              <span className="flex justify-between gap-3">
                <span>{labels(status)}</span>
                <span className="text-ink-soft tabular-nums">{numbers.count(count)}</span>
              </span>
              <svg
                viewBox="0 0 1000 6"
                preserveAspectRatio="none"
                className={classNames(
                  'along-the-line mt-1 h-1.5 w-full',
                  toneColor[orderStatusTones[status]],
                )}
                aria-hidden="true"
              >
                <rect width="1000" height="6" rx="3" className="fill-sunken" />
                <rect width={Math.max(8, (count / all) * 1000)} height="6" fill="currentColor" />
              </svg>
            </BareLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
