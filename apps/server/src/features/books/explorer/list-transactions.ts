import type { listLedgerTransactions as endpoint } from '@marquee/contract/console/ledger.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { sql } from 'kysely';
import { keyedPage } from '../../../platform/console/keyed-page.ts';
import type { Context } from '../../../platform/context.ts';
import { findCustomerIds } from '../../accounts/index.ts';
import { transactionRows, transactionView } from './transaction-row.ts';

type Query = Input<typeof endpoint>['query'];

export async function listTransactions(ctx: Context, query: Query): Promise<Answer<typeof endpoint>> {
  const { type, after, limit } = query;
  const found = await matching(ctx, query);
  const rows = await found
    .$if(type !== undefined, (build) => build.where('txn.type', '=', type ?? 'order'))
    .$if(after !== undefined, (build) => build.where('txn.id', '<', BigInt(after ?? 0)))
    .orderBy('txn.id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = keyedPage(rows, limit);
  return { data: page.rows.map(transactionView), next: page.next };
}

/** A number means the transaction; `order 12` or `order:12` what it was about, or its key; an address its customer. */
async function matching(ctx: Context, { search = '', customer }: Query) {
  const text = search.trim();
  const rows = transactionRows(ctx);
  if (customer !== undefined) return rows.where('txn.id', 'in', ofCustomers(ctx, [BigInt(customer)]));
  if (text === '') return rows;
  if (/^#?\d{1,16}$/.test(text)) return rows.where('txn.id', '=', BigInt(text.replace('#', '')));
  if (text.includes('@'))
    return rows.where('txn.id', 'in', ofCustomers(ctx, await findCustomerIds(ctx, text)));
  const about = /^([a-z]{3,20})[\s:#]+(\d{1,16})$/i.exec(text);
  return rows.where(({ eb, or, and }) =>
    or([
      eb('txn.idem_key', '=', text),
      ...(about
        ? [
            and([
              eb(sql<string>`txn.ref_type`, '=', (about[1] ?? '').toLowerCase()),
              eb('txn.ref_id', '=', BigInt(about[2] ?? 0)),
            ]),
          ]
        : []),
    ]),
  );
}

/** Through the wallets' own indexes; a customer with very many postings shows the newest. */
function ofCustomers({ panel }: Context, customerIds: readonly bigint[]) {
  const mostPerWallet = 5000;
  return sql<bigint>`(
    select entry.txn_id from ledger_account as wallet
     cross join lateral (
       (select txn_id from ledger_posting where panel_id = ${panel.id} and debit_account = wallet.id
         order by seq desc limit ${mostPerWallet})
       union all
       (select txn_id from ledger_posting where panel_id = ${panel.id} and credit_account = wallet.id
         order by seq desc limit ${mostPerWallet})) as entry
     where wallet.panel_id = ${panel.id} and wallet.owner_type = 'customer'
       and wallet.owner_id = any (${customerIds}::bigint[]))`;
}
