import type { Calls } from '@marquee/contract/generated/calls.ts';
import type { Network, NetworkWithTypes, ServiceUpdate } from '@marquee/contract/generated/catalogue.ts';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { keepDots } from '../../../lib/keep-dots.ts';
import { useDates } from '../../../shell/preferences/use-dates.ts';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import type { Tone } from '../../../ui/feedback/tone.ts';
import { NetworkIcon } from '../../../ui/icons/network-icon.tsx';
import { ExactOnPress } from '../../../ui/text/date.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { ServiceSkeletons } from '../list/service-skeletons.tsx';
import { ChangedTerms } from './changed-terms.tsx';
import type { ChangeKind } from './update-filters.ts';

const tones: Record<ChangeKind, Tone> = {
  added: 'success',
  activated: 'success',
  price: 'info',
  limits: 'info',
  deactivated: 'warning',
  removed: 'neutral',
};

interface UpdateListProps {
  list: UseInfiniteQueryResult<InfiniteData<Calls['listServiceUpdates']['answer']>>;
  networks: readonly NetworkWithTypes[];
  isFiltered: boolean;
}

/** One list per day, the latest first. */
export function UpdateList({ list, networks, isFiltered }: UpdateListProps) {
  const t = useTranslations('service.updates');
  const common = useTranslations('common');
  const dates = useDates();
  if (list.isPending) return <ServiceSkeletons />;
  if (!list.data) {
    const retry = { label: common('actions.retry'), onRetry: () => list.refetch(), busy: list.isFetching };
    return <ErrorState title={common('states.failed')} retry={retry} />;
  }
  const updates = list.data.pages.flatMap((page) => page.data);
  const none = isFiltered ? 'noneFit' : 'empty';
  if (updates.length === 0) return <EmptyState title={t(`${none}.title`)} text={t(`${none}.text`)} />;
  const byDay = Map.groupBy(updates, (update) => dates.day(update.created_at));
  return (
    <div className={list.isPlaceholderData ? 'opacity-60 transition-opacity' : 'transition-opacity'}>
      {[...byDay].map(([day, ofDay]) => (
        <section key={day} className="pb-6">
          <h2 className="pb-2 font-medium text-ink-soft text-note tabular-nums">
            <time dateTime={day}>{day}</time>
          </h2>
          <ul className="overflow-clip rounded-lg border border-line bg-surface">
            {ofDay.map((update) => (
              <UpdateEntry
                key={update.id}
                update={update}
                network={networks.find(({ id }) => id === update.service.network_id)}
              />
            ))}
          </ul>
        </section>
      ))}
      {list.hasNextPage && (
        <div className="flex justify-center">
          <Button loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {common('actions.showMore')}
          </Button>
        </div>
      )}
    </div>
  );
}

function UpdateEntry({ update, network }: { update: ServiceUpdate; network: Network | undefined }) {
  const t = useTranslations('service.updates');
  const { service, kind, created_at } = update;
  const dates = useDates();
  return (
    <li className="flex gap-3 border-line border-b px-4 py-3 last:border-0">
      {network && <NetworkIcon network={network} />}
      <div className="flex min-w-0 flex-1 flex-col gap-x-6 gap-y-1.5 roomy:flex-row roomy:items-center">
        <p className="min-w-0 flex-1 font-medium">
          {service.is_available ? (
            <BareLink href={`/services/${service.slug}`} className="rounded-sm hover:underline">
              {keepDots(service.name)}
            </BareLink>
          ) : (
            <span className="text-ink-soft">{keepDots(service.name)}</span>
          )}
        </p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 roomy:justify-end">
          <Badge tone={tones[kind]}>{t(`kinds.${kind}`)}</Badge>
          <ChangedTerms update={update} />
          <span className="text-ink-faint text-note">
            <ExactOnPress value={new Date(created_at)} timeZone={dates.timeZone}>
              {dates.clock(created_at)}
            </ExactOnPress>
          </span>
        </div>
      </div>
    </li>
  );
}
