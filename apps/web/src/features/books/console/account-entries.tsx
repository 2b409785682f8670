import type { LedgerEntry } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../lib/use-services.ts';
import { CsvButton } from '../../../product/console/csv-button.tsx';
import { KeyedTable } from '../../../product/console/keyed-table.tsx';
import type { ListAddress } from '../../../product/console/use-list-address.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useAmountsTogether } from '../../../shell/preferences/use-amounts.ts';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { AccountLink, CauseLink, useTypeName } from './ledger-names.tsx';
import { entriesQuery } from './ledger-queries.ts';
import { signOf, unsigned } from './signed-amount.ts';

/** The postings of one account, with the other side and what caused them. */
export function AccountEntries({ accountId, address }: { accountId: number; address: ListAddress }) {
  const t = useTranslations('adminMoney.ledger');
  const services = useServices();
  const { total } = useAmountsTogether('holdings');
  const list = useQuery(entriesQuery(services, accountId, address.after));
  const columns = useEntryColumns(address);
  const account = list.data?.account;
  return (
    <Card flush>
      <div className="flex flex-wrap items-center justify-between gap-3 border-line border-b p-3">
        <div className="flex min-w-0 items-center gap-4">
          <BareLink href="/admin/ledger?view=accounts" className="text-primary-text hover:underline">
            {t('allAccounts')}
          </BareLink>
          {account && <AccountLink account={account} />}
        </div>
        {account && (
          <div className="flex items-center gap-3">
            <p className="font-semibold tabular-nums">
              <span className="font-normal text-ink-faint">{t('balance')} </span>
              {total(unsigned(account.balance), signOf(account.balance))}
            </p>
            <CsvButton
              name={`ledger-account-${accountId}`}
              read={() => services.call('exportLedgerEntries', { params: { id: accountId } })}
            />
          </div>
        )}
      </div>
      <KeyedTable<LedgerEntry>
        label={t('postings')}
        list={list}
        columns={columns}
        address={address}
        empty={{ title: t('empty') }}
      />
    </Card>
  );
}

function useEntryColumns({ open }: ListAddress): DataColumn<LedgerEntry>[] {
  const t = useTranslations();
  const typeName = useTypeName();
  const { total } = useAmountsTogether('holdings');
  const amount = (text: string) => total(unsigned(text), signOf(text));
  return [
    {
      id: 'transaction',
      header: t('admin.list.number'),
      card: 'title',
      fixed: true,
      cell: ({ transaction_id }) => (
        <button
          type="button"
          data-row-link=""
          className="tap-area rounded-sm font-medium text-primary-text tabular-nums hover:underline"
          onClick={() => open(transaction_id)}
        >
          #{transaction_id}
        </button>
      ),
    },
    { id: 'type', header: t('finances.columns.type'), cell: ({ type }) => typeName(type) },
    {
      id: 'cause',
      header: t('adminMoney.ledger.cause'),
      cell: ({ ref_type, ref_id }) => <CauseLink ref_type={ref_type} ref_id={ref_id} />,
    },
    {
      id: 'other',
      header: t('adminMoney.ledger.other'),
      cell: ({ other }) => <AccountLink account={other} />,
    },
    {
      id: 'created_at',
      header: t('finances.columns.date'),
      cell: ({ created_at }) => (
        <span className="text-ink-soft text-note">
          <Moment value={created_at} />
        </span>
      ),
    },
    {
      id: 'change',
      header: t('adminMoney.ledger.change'),
      align: 'end',
      card: 'corner',
      cell: ({ change }) => (
        <span className="whitespace-nowrap font-medium tabular-nums">{amount(change)}</span>
      ),
    },
    {
      id: 'balance',
      header: t('adminMoney.ledger.balance'),
      align: 'end',
      cell: ({ balance }) => (
        <span className="whitespace-nowrap tabular-nums">{balance === null ? '–' : amount(balance)}</span>
      ),
    },
  ];
}
