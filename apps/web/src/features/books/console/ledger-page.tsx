import type { LoaderFunctionArgs } from 'react-router';
import type { AppServices } from '../../../lib/app-services.ts';
import { useListAddress, wholeNumber } from '../../../product/console/use-list-address.ts';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { AccountEntries } from './account-entries.tsx';
import { AccountList } from './account-list.tsx';
import { accountsQuery, entriesQuery, readType, transactionsQuery } from './ledger-queries.ts';
import { TransactionList } from './transaction-list.tsx';
import { TransactionSheet } from './transaction-sheet.tsx';

export async function load(services: AppServices, { request }: LoaderFunctionArgs): Promise<void> {
  const params = new URL(request.url).searchParams;
  const { queryClient } = services;
  const after = wholeNumber(params.get('after'));
  const search = params.get('search') ?? undefined;
  const account = wholeNumber(params.get('account'));
  if (account !== undefined) await queryClient.ensureQueryData(entriesQuery(services, account, after));
  else if (params.get('view') === 'accounts')
    await queryClient.ensureQueryData(accountsQuery(services, search ?? ''));
  else
    await queryClient.ensureQueryData(
      transactionsQuery(services, {
        type: readType(params.get('type')),
        customer: wholeNumber(params.get('customer')),
        search,
        after,
      }),
    );
}

/** From an account to its postings, from a posting to its transaction, and from there to what caused it. */
export function Page() {
  const t = useTranslations('adminMoney.ledger');
  const address = useListAddress();
  const account = wholeNumber(address.get('account') ?? null);
  const view = address.get('view') === 'accounts' || account !== undefined ? 'accounts' : 'transactions';
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={
          <Segmented
            label={t('views')}
            value={view}
            options={[
              { value: 'transactions', label: t('transactions') },
              { value: 'accounts', label: t('accounts') },
            ]}
            onValueChange={(next) => address.show(next === 'accounts' ? 'view=accounts' : '')}
          />
        }
      />
      {account !== undefined ? (
        <AccountEntries accountId={account} address={address} />
      ) : view === 'accounts' ? (
        <AccountList address={address} />
      ) : (
        <TransactionList address={address} />
      )}
      <TransactionSheet address={address} />
    </>
  );
}
