import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { NothingInList, PagedList } from '../../product/lists/paged-list.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { type ListView, perPage, type TicketList } from './api.ts';
import { TicketRow } from './ticket-row.tsx';

interface TicketListingProps {
  list: UseQueryResult<TicketList>;
  view: ListView;
  onPage(page: number): void;
}

export function TicketListing({ list, view, onPage }: TicketListingProps) {
  const t = useTranslations('tickets');
  const rows = list.data?.data ?? [];
  const isNarrowed = view.status !== undefined || view.page > 1;
  return (
    <PagedList list={list} page={view.page} perPage={perPage} onPage={onPage} bare>
      {list.isPending && <Skeletons />}
      {rows.length > 0 && (
        <ul className="overflow-clip rounded-lg border border-line bg-surface">
          {rows.map((ticket) => (
            <TicketRow key={ticket.id} ticket={ticket} />
          ))}
        </ul>
      )}
      {list.data && rows.length === 0 && (
        <NothingInList isNarrowed={isNarrowed} noneFit={{ title: t('noneHere') }} nothing={<NoTickets />} />
      )}
    </PagedList>
  );
}

function NoTickets() {
  const t = useTranslations('tickets');
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
