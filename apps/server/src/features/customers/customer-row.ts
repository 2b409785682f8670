import type { CustomerRow } from '@marquee/contract/console/customers.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { customerState, marketingSource } from './customer-state.ts';

/** As tables show them, in the order of the ids; at most one page of them. */
export async function customerRows({ db, panel }: Context, ids: readonly bigint[]): Promise<CustomerRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('account')
    .select(['id', 'name', 'email', 'claimed_email', 'role', 'created_at'])
    .select([customerState.as('state'), marketingSource.as('source')])
    .select(({ selectFrom }) => [
      selectFrom('ledger_account')
        .select(sql<bigint>`sum(credits - debits)::bigint`.as('held'))
        .whereRef('ledger_account.panel_id', '=', 'account.panel_id')
        .where('owner_type', '=', 'customer')
        .whereRef('owner_id', '=', 'account.id')
        .where('kind', 'in', ['cash', 'bonus'])
        .as('balance'),
      selectFrom('ledger_account')
        .select(sql<bigint>`sum(debits - credits)::bigint`.as('owed'))
        .whereRef('ledger_account.panel_id', '=', 'account.panel_id')
        .where('owner_type', '=', 'customer')
        .whereRef('owner_id', '=', 'account.id')
        .where('kind', '=', 'receivable')
        .as('owed'),
      selectFrom('order_tally')
        .select(sql<bigint>`sum(orders)::bigint`.as('count'))
        .whereRef('order_tally.panel_id', '=', 'account.panel_id')
        .whereRef('order_tally.account_id', '=', 'account.id')
        .as('orders'),
      selectFrom('order_summary')
        .select('spent')
        .whereRef('order_summary.panel_id', '=', 'account.panel_id')
        .whereRef('order_summary.account_id', '=', 'account.id')
        .as('spent'),
    ])
    .where('panel_id', '=', panel.id)
    .where('id', 'in', [...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [customerRow(row)] : [];
  });
}

interface Row {
  id: bigint;
  name: string;
  email: string | null;
  claimed_email: string | null;
  role: CustomerRow['role'];
  created_at: Date;
  state: CustomerRow['state'];
  source: string | null;
  balance: bigint | null;
  owed: bigint | null;
  orders: bigint | null;
  spent: bigint | null;
}

function customerRow(row: Row): CustomerRow {
  const amount = (units: bigint | null) => formatMoney(money(units ?? 0n));
  return {
    id: Number(row.id),
    name: row.name,
    email: row.email ?? row.claimed_email,
    state: row.state,
    role: row.role,
    balance: amount(row.balance),
    owed: amount(row.owed),
    orders: Number(row.orders ?? 0n),
    spent: amount(row.spent),
    marketing_source: row.source || null,
    created_at: row.created_at.toISOString(),
  };
}
