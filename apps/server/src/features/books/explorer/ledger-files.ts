import type {
  LedgerAccountName,
  LedgerAccountView,
  LedgerEntry,
  LedgerTransaction,
} from '@marquee/contract/console/ledger.ts';
import { type Translator, translator } from '@marquee/i18n/translator.ts';
import { listCsv, rowsPerPage } from '../../../platform/console/list-csv.ts';
import type { Context } from '../../../platform/context.ts';
import type { Streamed } from '../../../platform/http/answers/streamed.ts';
import { listAccounts } from './list-accounts.ts';
import { listEntries } from './list-entries.ts';
import { listTransactions } from './list-transactions.ts';

type Filters = Omit<Parameters<typeof listTransactions>[1], 'after' | 'limit'>;

export async function exportTransactions(ctx: Context, filters: Filters): Promise<Streamed> {
  const t = await translator(ctx.locale);
  return listCsv<LedgerTransaction>(ctx, {
    name: 'ledger',
    columns: [
      [t('admin.list.number'), ({ id }) => id],
      [t('finances.columns.date'), ({ created_at }) => created_at],
      [t('finances.columns.type'), ({ type }) => typeName(t, type)],
      [t('adminMoney.ledger.key'), ({ key }) => key],
      [t('adminMoney.ledger.cause'), cause],
      [t('finances.columns.amount'), ({ amount }) => amount],
      [t('adminMoney.ledger.reason'), ({ reason }) => reason],
    ],
    readPage: (after) => listTransactions(ctx, { ...filters, after, limit: rowsPerPage }),
  });
}

export async function exportAccounts(ctx: Context, search: string): Promise<Streamed> {
  const t = await translator(ctx.locale);
  return listCsv<LedgerAccountView>(ctx, {
    name: 'ledger-accounts',
    columns: [
      [t('admin.list.number'), ({ id }) => id],
      [t('adminMoney.ledger.account'), (account) => accountText(t, account)],
      [t('adminMoney.ledger.balance'), ({ balance }) => balance],
    ],
    readPage: async () => ({ data: await listAccounts(ctx, search), next: null }),
  });
}

export async function exportEntries(ctx: Context, accountId: bigint): Promise<Streamed> {
  const t = await translator(ctx.locale);
  return listCsv<LedgerEntry>(ctx, {
    name: `ledger-account-${accountId}`,
    columns: [
      [t('admin.list.number'), ({ transaction_id }) => transaction_id],
      [t('finances.columns.date'), ({ created_at }) => created_at],
      [t('finances.columns.type'), ({ type }) => typeName(t, type)],
      [t('adminMoney.ledger.cause'), cause],
      [t('adminMoney.ledger.other'), ({ other }) => accountText(t, other)],
      [t('adminMoney.ledger.change'), ({ change }) => change],
      [t('adminMoney.ledger.balance'), ({ balance }) => balance],
    ],
    readPage: (after) => listEntries(ctx, { accountId, after, limit: rowsPerPage }),
  });
}

function typeName(t: Translator, type: LedgerTransaction['type']): string {
  return type === 'revenue' ? t('adminMoney.ledger.kinds.revenue') : t(`finances.types.${type}`);
}

function cause({ ref_type, ref_id }: Pick<LedgerTransaction, 'ref_type' | 'ref_id'>): string {
  return ref_type === null ? '' : `${ref_type} ${ref_id}`;
}

function accountText(t: Translator, { kind, customer, method }: LedgerAccountName): string {
  const owner = customer ? `#${customer.id} ${customer.email ?? customer.name}` : (method ?? '');
  return `${t(`adminMoney.ledger.kinds.${kind}`)} ${owner}`.trim();
}
