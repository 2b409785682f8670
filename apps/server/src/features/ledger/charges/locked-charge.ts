import { type Money, money } from '@marquee/domain/money/money.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** Where the money of one order is. */
export interface Charge {
  /** Who was charged. */
  customerId: bigint;
  paid: { bonus: Money; cash: Money };
  refunded: { bonus: Money; cash: Money };
  /** Moved from escrow to revenue, and not returned since. */
  recognized: Money;
}

interface ChargeRow {
  order_id: bigint;
  customer_id: bigint;
  paid_bonus: bigint;
  paid_cash: bigint;
  refunded_bonus: bigint;
  refunded_cash: bigint;
  recognized: bigint;
}

/**
 * Whoever moves the money of orders locks their charges before reading the rest, all in one order so that two calls
 * cannot deadlock. An order for which nothing was charged is left out.
 */
export async function lockCharges(tx: Context, orderIds: readonly bigint[]): Promise<Map<bigint, Charge>> {
  const locked = await tx.db
    .selectFrom('ledger_txn')
    .select('id')
    .where('panel_id', '=', tx.panel.id)
    .where(
      'idem_key',
      'in',
      orderIds.map((orderId) => `order:${orderId}`),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (locked.length === 0) return new Map();
  const moved = (from: string, to: string) => sql`
    coalesce(sum(amount) filter (where debit.kind = ${from} and credit.kind = ${to}), 0)`;
  const { rows } = await sql<ChargeRow>`
    select txn.ref_id as order_id, max(debit.customer_id) as customer_id,
           ${moved('bonus', 'escrow')}::bigint as paid_bonus,
           ${moved('cash', 'escrow')}::bigint as paid_cash,
           ${moved('escrow', 'bonus')}::bigint as refunded_bonus,
           ${moved('escrow', 'cash')}::bigint as refunded_cash,
           (${moved('escrow', 'revenue')} - ${moved('revenue', 'escrow')})::bigint as recognized
      from ledger_txn as txn
      cross join lateral (select * from ledger_posting where panel_id = txn.panel_id and txn_id = txn.id offset 0) as posting
      cross join lateral ${accountOf(sql`debit_account`)} as debit
      cross join lateral ${accountOf(sql`credit_account`)} as credit
     where txn.panel_id = ${tx.panel.id} and txn.ref_type = 'order' and txn.ref_id = any (${[...orderIds]})
     group by txn.ref_id`.execute(tx.db);
  return new Map(rows.map((row) => [row.order_id, toCharge(row)]));
}

/** `offset 0` keeps the planner from reading every posting of a panel, which it did while a table had no statistics. */
function accountOf(side: RawBuilder<unknown>) {
  return sql`(
    select kind, customer_id from ledger_account where panel_id = posting.panel_id and id = posting.${side} offset 0)`;
}

function toCharge(row: ChargeRow): Charge {
  return {
    customerId: row.customer_id,
    paid: { bonus: money(row.paid_bonus), cash: money(row.paid_cash) },
    refunded: { bonus: money(row.refunded_bonus), cash: money(row.refunded_cash) },
    recognized: money(row.recognized),
  };
}
