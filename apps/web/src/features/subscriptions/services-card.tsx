import type { SubscriptionDetails } from '@marquee/contract/generated/ordering.ts';
import { formatDate } from '@marquee/domain/format/date.ts';
import { useAmountsTogether } from '../../shell/preferences/use-amounts.ts';
import { Card } from '../../ui/layout/card.tsx';
import { useNumbers } from '../../ui/text/use-numbers.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';

type Line = SubscriptionDetails['subscription_services'][number];

export function ServicesCard({ subscription }: { subscription: SubscriptionDetails }) {
  const t = useTranslations('subscriptions.details');
  const { parts } = useAmountsTogether();
  const costs = parts(subscription.subscription_services.map(({ cost }) => cost ?? '0'));
  return (
    <Card title={t('services')}>
      <ul className="flex flex-col gap-3">
        {subscription.subscription_services.map((line, place) => (
          <li key={line.service.id} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0">
              <span className="block font-medium">{line.service.name}</span>
              <LineOptions line={line} />
            </span>
            <span className="shrink-0 tabular-nums">
              {line.cost === null ? <span className="text-warning-text">{t('gone')}</span> : costs[place]}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function LineOptions({ line }: { line: Line }) {
  const numbers = useNumbers();
  const t = useTranslations('subscriptions.details');
  const durations = useTranslations('common.durations');
  const min = numbers.count(line.quantity);
  const labels = [
    line.max_quantity === null
      ? t('quantity', { quantity: min })
      : t('range', { min, max: numbers.count(line.max_quantity) }),
    line.delay_minutes > 0 && t('delay', { time: durations('minutes', { count: line.delay_minutes }) }),
    line.expires_at && t('until', { date: formatDate(line.expires_at) }),
    line.countries.join(', '),
  ];
  return <span className="block text-ink-soft text-note">{labels.filter(Boolean).join(' · ')}</span>;
}
