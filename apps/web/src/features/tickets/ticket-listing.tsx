import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ListPages } from '../../ui/list-pages.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type ListView, perPage, type TicketList } from './api.ts';
import { TicketRow } from './ticket-row.tsx';

interface TicketListingProps {
  list: UseQueryResult<TicketList>;
  view: ListView;
  onPage(page: number): void;
}

export function TicketListing({ list, view, onPage }: TicketListingProps) {
  const common = useTranslations('common');
  if (list.isPending) return <Skeletons />;
  if (!list.data) {
    const retry = { label: common('actions.retry'), onRetry: () => list.refetch(), busy: list.isFetching };
    return <ErrorState title={common('states.failed')} retry={retry} />;
  }
  const { data, recordsFiltered } = list.data;
  if (data.length === 0) return <Nothing isFiltered={view.status !== undefined || view.page > 1} />;
  return (
    <>
      <ul className="overflow-clip rounded-lg border border-line bg-surface">
        {data.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} />
        ))}
      </ul>
      <ListPages bare found={recordsFiltered} perPage={perPage} page={view.page} onPage={onPage} />
    </>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslations('tickets');
  if (isFiltered) return <EmptyState title={t('noneHere')} />;
  return (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <LinkButton href="/tickets?new=1" variant="primary">
          {t('new')}
        </LinkButton>
      }
    />
  );
}

function Skeletons() {
  return (
    <div className="overflow-clip rounded-lg border border-line bg-surface" aria-busy="true">
      {['first', 'second', 'third'].map((key) => (
        <div key={key} className="border-line border-b p-4 last:border-0">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="mt-2 h-4 w-4/5" />
        </div>
      ))}
    </div>
  );
}
