import type { LedgerAccountView } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../lib/use-services.ts';
import { KeyedTable } from '../../../product/console/keyed-table.tsx';
import { ListToolbar } from '../../../product/console/list-toolbar.tsx';
import type { ListAddress } from '../../../product/console/use-list-address.ts';
import { useAmountsTogether } from '../../../shell/preferences/use-amounts.ts';
import { Card } from '../../../ui/layout/card.tsx';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { AccountLink } from './ledger-names.tsx';
import { accountsQuery } from './ledger-queries.ts';
import { signOf, unsigned } from './signed-amount.ts';

/** Accounts of the house and of payment methods; a search finds the wallets of a customer. */
export function AccountList({ address }: { address: ListAddress }) {
  const t = useTranslations('adminMoney');
  const search = address.get('search') ?? '';
  const services = useServices();
  const list = useQuery(accountsQuery(services, search));
  const columns = useAccountColumns();
  return (
    <Card flush>
      <ListToolbar
        list="ledger-accounts"
        address={address}
        columns={columns}
        searchLabel={t('ledger.searchAccounts')}
        readCsv={() => services.call('exportLedgerAccounts', { query: { search: search || undefined } })}
      />
      <KeyedTable<LedgerAccountView>
        label={t('ledger.accounts')}
        list={list}
        columns={columns}
        address={address}
        empty={{ title: search ? t('words.notFound') : t('ledger.empty') }}
      />
    </Card>
  );
}

function useAccountColumns(): DataColumn<LedgerAccountView>[] {
  const t = useTranslations();
  const { total } = useAmountsTogether('holdings');
  return [
    {
      id: 'account',
      header: t('adminMoney.ledger.account'),
      card: 'title',
      fixed: true,
      cell: (account) => <AccountLink account={account} />,
    },
    {
      id: 'id',
      header: t('admin.list.number'),
      cell: ({ id }) => <span className="text-ink-faint tabular-nums">#{id}</span>,
    },
    {
      id: 'balance',
      header: t('adminMoney.ledger.balance'),
      align: 'end',
      card: 'corner',
      cell: ({ balance }) => (
        <span className="whitespace-nowrap font-medium tabular-nums">
          {total(unsigned(balance), signOf(balance))}
        </span>
      ),
    },
  ];
}
