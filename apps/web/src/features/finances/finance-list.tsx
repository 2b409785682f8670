import type { Calls } from '@marquee/contract/generated/calls.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { PagedTable } from '../../product/lists/paged-table.tsx';
import { useAmountsTogether } from '../../shell/preferences/use-amounts.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Amount } from '../../ui/text/amount.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { entriesPerPage } from './api.ts';
import { type FinanceFilters, isFiltered } from './finance-filters.ts';
import { useFinanceColumns } from './use-finance-columns.tsx';

type Entries = Calls['listPayments']['answer'];

interface FinanceListProps {
  entries: UseQueryResult<Entries>;
  filters: FinanceFilters;
  onPage(page: number): void;
  onClear(): void;
}

export function FinanceList({ entries, filters, onPage, onClear }: FinanceListProps) {
  const t = useTranslations('finances');
  return (
    <PagedTable
      label={t('title')}
      list={entries}
      columns={useFinanceColumns()}
      above={(entries.data?.recordsFiltered ?? 0) > 0 && entries.data && <Totals entries={entries.data} />}
      table={{ skeletonRows: 8 }}
      page={filters.page}
      perPage={entriesPerPage}
      onPage={onPage}
      isNarrowed={isFiltered(filters)}
      noneFit={{
        title: t('noneFit.title'),
        text: t('noneFit.text'),
        clear: { label: t('filters.clear'), onClear },
      }}
      nothing={
        <EmptyState
          illustration="wallet"
          title={t('empty.title')}
          text={t('empty.text')}
          action={<LinkButton href="/add-funds">{t('overview.addFunds')}</LinkButton>}
        />
      }
    />
  );
}

/** Totals of all entries found, not only of this page. */
function Totals({ entries }: { entries: Entries }) {
  const t = useTranslations('finances.totals');
  const { total, between } = useAmountsTogether('holdings');
  const { recordsFiltered, total_income, total_amount } = entries;
  const isSpent = total_amount.startsWith('-');
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 px-4 pb-4 tabular-nums tablet:px-5">
      <span className="text-ink-soft" aria-live="polite">
        {t('found', { count: recordsFiltered })}
      </span>
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-note tablet:ms-auto">
        <div className="flex items-baseline gap-1.5">
          <dt>{t('income')}</dt>
          <dd className="font-medium text-success-text">{total(total_income)}</dd>
        </div>
        <div className="flex items-baseline gap-1.5">
          <dt>{t('spending')}</dt>
          <dd className="font-medium text-ink">{between(total_income, total_amount)}</dd>
        </div>
        <div className="flex items-baseline gap-1.5">
          <dt>{t('net')}</dt>
          <dd className="font-medium">
            <Amount tone={isSpent ? 'out' : 'in'}>{between(total_amount, '0', isSpent ? '−' : '+')}</Amount>
          </dd>
        </div>
      </dl>
    </div>
  );
}
