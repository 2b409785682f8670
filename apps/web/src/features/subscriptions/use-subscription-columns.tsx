import type { SubscriptionView } from '@marquee/contract/generated/ordering.ts';
import { Moment } from '../../shell/preferences/moment.tsx';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { BareLink } from '../../ui/actions/bare-link.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { NetworkIcon } from '../../ui/icons/network-icon.tsx';
import type { DataColumn } from '../../ui/tables/data-column.ts';
import { useNumbers } from '../../ui/text/use-numbers.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { withoutScheme } from '../../ui/text/without-scheme.ts';
import { SubscriptionStatus } from './subscription-status.tsx';

export function useSubscriptionColumns(): DataColumn<SubscriptionView>[] {
  const numbers = useNumbers();
  const t = useTranslations('subscriptions');
  const amounts = useAmounts();
  return [
    {
      id: 'name',
      header: t('columns.name'),
      card: 'title',
      cell: (subscription) => <Channel subscription={subscription} />,
    },
    {
      id: 'status',
      header: t('columns.status'),
      card: 'corner',
      cell: (subscription) => <SubscriptionStatus subscription={subscription} />,
    },
    {
      id: 'publications',
      header: t('columns.publications'),
      className: 'tablet:w-44',
      cell: ({ subscription_contents_count: done, contents_limit: total, status }) => (
        <span className="block min-w-32">
          <ProgressBar
            label={t('columns.publications')}
            hideLabel
            value={done}
            max={total}
            tone={status === 'completed' ? 'success' : status === 'canceled' ? 'neutral' : 'primary'}
            text={t('progress', { done: numbers.count(done), total: numbers.count(total) })}
          />
        </span>
      ),
    },
    {
      id: 'cost',
      header: t('columns.cost'),
      align: 'end',
      cell: ({ cost_per_publication }) => amounts.charge(cost_per_publication),
    },
    {
      id: 'spent',
      header: t('columns.spent'),
      align: 'end',
      cell: ({ spent }) => <span className="font-medium">{amounts.charge(spent)}</span>,
    },
    {
      id: 'created',
      header: t('columns.created'),
      className: 'tablet:max-[1042px]:hidden',
      cell: ({ created_at }) => (
        <span className="text-ink-soft">
          <Moment value={created_at} />
        </span>
      ),
    },
  ];
}

function Channel({ subscription: { id, name, url, network } }: { subscription: SubscriptionView }) {
  const address = withoutScheme(url);
  return (
    <span className="flex min-w-0 items-center gap-3">
      <NetworkIcon network={network} />
      <span className="min-w-0">
        <BareLink
          href={`/subscriptions/${id}`}
          data-row-link=""
          className="line-clamp-2 rounded-sm font-medium transition-colors hover:text-primary-text"
        >
          <span dir="auto">{name}</span>
        </BareLink>
        <span dir="auto" className="block max-w-80 truncate font-normal text-ink-faint text-note">
          {name === address ? network.name : address}
        </span>
      </span>
    </span>
  );
}
