import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { PagedTable } from '../../product/lists/paged-table.tsx';
import { Moment } from '../../shell/preferences/moment.tsx';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import type { DataColumn } from '../../ui/tables/data-column.ts';
import { useNumbers } from '../../ui/text/use-numbers.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { type ListedReferral, referralsPerPage, referralsQuery } from './api.ts';

export function PeopleCard() {
  const t = useTranslations('referrals.people');
  const [page, setPage] = useState(1);
  const list = useQuery(referralsQuery(useServices(), page));
  const columns = useColumns();
  return (
    <Card flush title={t('title')} text={t('text')}>
      <PagedTable
        label={t('title')}
        list={list}
        columns={columns}
        page={page}
        perPage={referralsPerPage}
        onPage={setPage}
        isNarrowed={false}
        noneFit={{ title: t('notFound') }}
        nothing={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
    </Card>
  );
}

function useColumns(): DataColumn<ListedReferral>[] {
  const numbers = useNumbers();
  const t = useTranslations('referrals');
  const { exact } = useAmounts();
  return [
    {
      id: 'email',
      header: t('people.email'),
      card: 'title',
      cell: ({ email }) => (
        <span dir="ltr" className="font-medium">
          {email}
        </span>
      ),
    },
    {
      id: 'created_at',
      header: t('people.joined'),
      cell: ({ created_at }) => (
        <span className="text-ink-soft text-note">
          <Moment value={created_at} />
        </span>
      ),
    },
    {
      id: 'orders',
      header: t('figures.orders'),
      align: 'end',
      cell: ({ orders }) => <span className="tabular-nums">{numbers.count(orders)}</span>,
    },
    {
      id: 'pending',
      header: t('figures.pending'),
      align: 'end',
      cell: ({ pending }) => <span className="text-ink-soft tabular-nums">{exact(pending)}</span>,
    },
    {
      id: 'earned',
      header: t('figures.earned'),
      align: 'end',
      card: 'corner',
      cell: ({ earned }) => <span className="font-medium tabular-nums">{exact(earned)}</span>,
    },
  ];
}
