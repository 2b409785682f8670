import type { LedgerAccountName, LedgerAccountView } from '@marquee/contract/console/ledger.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { gained } from '@marquee/domain/money/report-figures.ts';
import type { Selectable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/generated/tables.ts';
import { customersById } from '../../accounts/index.ts';
import { allFlows } from '../reports/flows.ts';

export type AccountRow = Selectable<DB['ledger_account']>;

export function accountRows({ db, panel }: Context) {
  return db.selectFrom('ledger_account').selectAll().where('panel_id', '=', panel.id);
}

/** How people call these accounts: whose wallet, which method, or what the house keeps it for. */
export async function nameAccounts(
  ctx: Context,
  ids: readonly bigint[],
): Promise<(id: bigint) => LedgerAccountName> {
  const rows =
    ids.length === 0
      ? []
      : await accountRows(ctx)
          .where('id', 'in', [...new Set(ids)])
          .execute();
  const named = await nameRows(ctx, rows);
  const byId = new Map(rows.map((row, index) => [row.id, named[index]]));
  return (id) => {
    const name = byId.get(id);
    if (!name) throw new Error(`ledger account ${id} is not there`);
    return name;
  };
}

async function nameRows(ctx: Context, rows: readonly AccountRow[]): Promise<LedgerAccountName[]> {
  const [customers, methods] = await Promise.all([
    customersById(
      ctx,
      rows.flatMap(({ customer_id }) => (customer_id === null ? [] : [customer_id])),
    ),
    methodNames(
      ctx,
      rows.flatMap(({ owner_type, owner_id }) => (owner_type === 'method' ? [owner_id] : [])),
    ),
  ]);
  return rows.map(({ id, owner_type, owner_id, kind, customer_id }) => ({
    id: Number(id),
    kind,
    customer:
      customer_id === null
        ? null
        : (customers.get(customer_id) ?? { id: Number(customer_id), name: '', email: null }),
    method: owner_type === 'method' ? (methods.get(owner_id) ?? `#${owner_id}`) : null,
  }));
}

/** The same with what each holds. Wallets keep their total; the house's accounts are added up. */
export async function accountsWithBalance(
  ctx: Context,
  rows: readonly AccountRow[],
): Promise<LedgerAccountView[]> {
  const flows = rows.every(({ keeps_total }) => keeps_total) ? [] : await allFlows(ctx);
  const balance = ({ keeps_total, credits, debits, owner_type, owner_id, kind }: AccountRow) => {
    if (keeps_total) return credits - debits;
    const own = owner_type === 'method' ? flows.filter(({ methodId }) => methodId === owner_id) : flows;
    return gained(own, [kind]);
  };
  const named = await nameRows(ctx, rows);
  return rows.flatMap((row, index) => {
    const name = named[index];
    return name ? [{ ...name, balance: formatMoney(money(balance(row))) }] : [];
  });
}

/** Payment methods count from 1, ways to withdraw from 10^9. */
async function methodNames(
  { db, panel }: Context,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, string>> {
  if (ids.length === 0) return new Map();
  const [paying, withdrawing] = await Promise.all([
    db
      .selectFrom('payment_method')
      .select(['id', 'name'])
      .where('panel_id', '=', panel.id)
      .where('id', 'in', ids)
      .execute(),
    db
      .selectFrom('withdrawal_method')
      .select(['id', 'name'])
      .where('panel_id', '=', panel.id)
      .where('id', 'in', ids)
      .execute(),
  ]);
  return new Map([...paying, ...withdrawing].map(({ id, name }) => [id, name]));
}
