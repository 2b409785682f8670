import type { Withdrawal } from '@marquee/contract/generated/money.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { PagedTable } from '../../product/lists/paged-table.tsx';
import { Moment } from '../../shell/preferences/moment.tsx';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import type { DataColumn } from '../../ui/tables/data-column.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { withdrawalsPerPage, withdrawalsQuery } from './api.ts';
import { CancelWithdrawal } from './cancel-withdrawal.tsx';
import { MethodIcon } from './method-choice.tsx';
import { WithdrawalState } from './withdrawal-state.tsx';

export function WithdrawalHistory() {
  const t = useTranslations('finances.withdrawal.history');
  const [page, setPage] = useState(1);
  const list = useQuery(withdrawalsQuery(useServices(), page));
  const columns = useColumns();
  return (
    <Card flush title={t('title')}>
      <PagedTable
        label={t('title')}
        list={list}
        columns={columns}
        page={page}
        perPage={withdrawalsPerPage}
        onPage={setPage}
        isNarrowed={false}
        noneFit={{ title: t('empty') }}
        nothing={<EmptyState illustration="wallet" title={t('empty')} text={t('emptyText')} />}
      />
    </Card>
  );
}

function useColumns(): DataColumn<Withdrawal>[] {
  const t = useTranslations('finances');
  const { exact } = useAmounts();
  return [
    {
      id: 'method',
      header: t('withdrawal.method'),
      card: 'title',
      cell: ({ id, method, account_number, user_comment }) => (
        <span className="flex min-w-0 gap-3">
          <MethodIcon name={method.icon} />
          <span className="block min-w-0">
            <span className="block truncate font-medium">
              {method.name} <span className="font-normal text-ink-faint text-note tabular-nums">#{id}</span>
            </span>
            <span className="block truncate font-normal text-ink-faint text-note">{account_number}</span>
            {user_comment !== '' && (
              <span dir="auto" className="line-clamp-2 font-normal text-ink-faint text-note">
                {t('withdrawal.history.comment', { comment: user_comment })}
              </span>
            )}
          </span>
        </span>
      ),
    },
    {
      id: 'status',
      header: t('withdrawal.history.status'),
      cell: (withdrawal) => <WithdrawalState withdrawal={withdrawal} />,
    },
    {
      id: 'created_at',
      header: t('columns.date'),
      cell: ({ created_at }) => (
        <span className="text-ink-soft text-note">
          <Moment value={created_at} />
        </span>
      ),
    },
    {
      id: 'payout',
      header: t('withdrawal.quote.arrives'),
      align: 'end',
      cell: ({ payout, fee }) => (
        <span className="whitespace-nowrap text-ink-soft">
          {exact(payout)}
          {fee !== '0' && (
            <span className="block text-ink-faint text-note">
              {t('withdrawal.history.fee', { amount: exact(fee) })}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'amount',
      header: t('columns.amount'),
      align: 'end',
      card: 'corner',
      cell: ({ amount }) => (
        <span className="whitespace-nowrap font-medium tabular-nums">{exact(amount)}</span>
      ),
    },
    {
      id: 'actions',
      header: '',
      align: 'end',
      card: 'foot',
      cell: (withdrawal) => withdrawal.status === 'in_review' && <CancelWithdrawal withdrawal={withdrawal} />,
    },
  ];
}
