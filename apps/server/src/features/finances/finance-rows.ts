import type { FinanceType, FinanceWallet } from '@marquee/contract/money/finances.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { containsFolded } from '../../platform/db/fold-text.ts';

export interface FinanceFilters {
  type?: readonly FinanceType[] | undefined;
  wallet?: FinanceWallet | undefined;
  start_date?: string | undefined;
  end_date?: string | undefined;
  payment_method_id?: number | undefined;
  search?: string | undefined;
}

/** One line of a customer's finances: what one transaction did to one wallet. */
export interface FinanceRow {
  place: bigint;
  txn_id: bigint;
  type: FinanceType;
  wallet: FinanceWallet;
  change: bigint;
  /** Of the wallet after this line. */
  balance: bigint;
  order_id: bigint | null;
  method: string | null;
  reason: string | null;
  created_at: Date;
}

const walletKinds: Record<FinanceWallet, readonly string[]> = {
  balance: ['cash', 'bonus'],
  referral: ['referral'],
  task: ['task'],
};

/**
 * All lines of the customer that pass the filters. An order paid from bonus and cash is one line of the
 * balance; money moved from earnings to the balance is a line of each. Balances follow the dates, not the order of
 * posting, so that each line leads from the one before it to its own.
 */
export function financeRows(
  ctx: Context,
  customerId: bigint,
  filters: FinanceFilters,
): RawBuilder<FinanceRow> {
  const panelId = ctx.panel.id;
  return sql<FinanceRow>`
    with side as (
      select wallet.kind, posting.txn_id, posting.seq, -posting.amount as change, posting.credit_account as other_id
        from (${customerWallets(ctx, customerId, filters.wallet)}) as wallet
        join ledger_posting as posting on posting.panel_id = ${panelId} and posting.debit_account = wallet.id
      union all
      select wallet.kind, posting.txn_id, posting.seq, posting.amount, posting.debit_account
        from (${customerWallets(ctx, customerId, filters.wallet)}) as wallet
        join ledger_posting as posting on posting.panel_id = ${panelId} and posting.credit_account = wallet.id
    ), line as (
      select side.txn_id, pocket.name as wallet, max(side.seq) as seq, sum(side.change)::bigint as change,
             max(other.owner_id) filter (where other.owner_type = 'method') as method_id
        from side
        cross join lateral (select case when side.kind in ('cash', 'bonus') then 'balance' else side.kind end) as pocket (name)
        join ledger_account as other on other.panel_id = ${panelId} and other.id = side.other_id
       group by side.txn_id, pocket.name
      having sum(side.change) <> 0
    ), dated as (
      select line.*, line.seq * 4 + array_position(array['balance', 'referral', 'task'], line.wallet) as place,
             txn.type, txn.ref_type, txn.ref_id, txn.reason, txn.created_at
        from line
        join ledger_txn as txn on txn.panel_id = ${panelId} and txn.id = line.txn_id
    ), summed as (
      select dated.*,
             (sum(change) over (partition by wallet order by created_at, place))::bigint as balance
        from dated
    )
    select txn.place, txn.txn_id, txn.type, txn.wallet, txn.change, txn.balance,
           case when txn.ref_type = 'order' then txn.ref_id end as order_id,
           coalesce(method.translations #>> array[${ctx.locale}, 'name'], method.name) as method,
           txn.reason, txn.created_at
      from summed as txn
      left join payment_method as method on method.panel_id = ${panelId} and method.id = txn.method_id
     where ${filterCondition(filters)}`;
}

function customerWallets(ctx: Context, customerId: bigint, wallet: FinanceWallet | undefined) {
  const kinds = wallet ? walletKinds[wallet] : Object.values(walletKinds).flat();
  return sql`select id, kind from ledger_account
    where panel_id = ${ctx.panel.id} and owner_type = 'customer' and owner_id = ${customerId}
      and kind = any (${kinds})`;
}

function filterCondition({ type, start_date, end_date, payment_method_id, search }: FinanceFilters) {
  const text = search?.trim();
  const conditions = [
    sql`true`,
    ...(type && type.length > 0 ? [sql`txn.type = any (${type})`] : []),
    ...(start_date ? [sql`txn.created_at >= ${start_date}::date at time zone 'UTC'`] : []),
    ...(end_date ? [sql`txn.created_at < (${end_date}::date + 1) at time zone 'UTC'`] : []),
    ...(payment_method_id ? [sql`txn.method_id = ${payment_method_id}`] : []),
    ...(text
      ? [sql`(txn.ref_id::text = ${text.replace(/^#/, '')} or ${containsFolded('txn.reason', text)})`]
      : []),
  ];
  return sql.join(conditions, sql` and `);
}
