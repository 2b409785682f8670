import * as endpoints from '@marquee/contract/console/ledger.ts';
import { type Route, route } from '../../../platform/http/calls/route.ts';
import { getTransaction } from './get-transaction.ts';
import { exportAccounts, exportEntries, exportTransactions } from './ledger-files.ts';
import { listAccounts } from './list-accounts.ts';
import { listEntries } from './list-entries.ts';
import { listTransactions } from './list-transactions.ts';

export const ledgerRoutes: readonly Route[] = [
  route(endpoints.listLedgerAccounts, async (ctx, { query }) => ({
    data: await listAccounts(ctx, query.search?.trim() ?? ''),
  })),
  route(endpoints.listLedgerEntries, (ctx, { params, query }) =>
    listEntries(ctx, { accountId: BigInt(params.id), ...query }),
  ),
  route(endpoints.listLedgerTransactions, (ctx, { query }) => listTransactions(ctx, query)),
  route(endpoints.getLedgerTransaction, async (ctx, { params }) => ({
    data: await getTransaction(ctx, BigInt(params.id)),
  })),
  route(endpoints.exportLedgerTransactions, (ctx, { query }) => exportTransactions(ctx, query)),
  route(endpoints.exportLedgerAccounts, (ctx, { query }) => exportAccounts(ctx, query.search?.trim() ?? '')),
  route(endpoints.exportLedgerEntries, (ctx, { params }) => exportEntries(ctx, BigInt(params.id))),
];
