import type { Flow } from '@marquee/domain/money/report-figures.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/** Both days are part of it. */
export interface DayRange {
  from: string;
  to: string;
}

export interface StoredFlow extends Flow {
  /** The method whose clearing account takes part, or 0. */
  methodId: bigint;
}

const day = sql`to_char(txn.created_at at time zone 'UTC', 'YYYY-MM-DD')`;
const within = ({ from, to }: DayRange) => sql`
  txn.created_at >= (${from}::date)::timestamp at time zone 'UTC'
  and txn.created_at < (${to}::date + 1)::timestamp at time zone 'UTC'`;

/** Adds up the postings of these days. */
export async function liveFlows(
  db: Database,
  panelId: bigint,
  range: DayRange,
): Promise<(StoredFlow & { day: string })[]> {
  const { rows } = await sql<StoredFlow & { day: string }>`
    select ${day} as day, debit.kind as debit, credit.kind as credit,
           case when debit.owner_type = 'method' then debit.owner_id
                when credit.owner_type = 'method' then credit.owner_id else 0 end as "methodId",
           sum(posting.amount)::bigint as amount
      from ledger_txn as txn
      join ledger_posting as posting on posting.panel_id = txn.panel_id and posting.txn_id = txn.id
      join ledger_account as debit
        on debit.panel_id = posting.panel_id and debit.id = posting.debit_account
      join ledger_account as credit
        on credit.panel_id = posting.panel_id and credit.id = posting.credit_account
     where txn.panel_id = ${panelId} and ${within(range)}
     group by 1, 2, 3, 4`.execute(db);
  return rows;
}

/**
 * What the orders whose revenue was first recognised on these days cost at their providers: as `costAtProvider` in the
 * domain says for one order.
 */
export async function liveCosts(
  db: Database,
  panelId: bigint,
  range: DayRange,
): Promise<{ day: string; cost: bigint }[]> {
  const { rows } = await sql<{ day: string; cost: bigint }>`
    select ${day} as day,
           sum(case when dispatch.is_cost_reported or ordered.status <> 'canceled' then dispatch.cost
                    else ceil(dispatch.cost::numeric * ordered.delivered / ordered.quantity) end)::bigint as cost
      from ledger_txn as txn
      join customer_order as ordered on ordered.panel_id = txn.panel_id and ordered.id = txn.ref_id
      join dispatch on dispatch.panel_id = ordered.panel_id and dispatch.order_id = ordered.id
     where txn.panel_id = ${panelId} and txn.type = 'revenue' and txn.ref_type = 'order' and ${within(range)}
       and dispatch.cost is not null
       and not exists (select from ledger_txn as earlier
                        where earlier.panel_id = txn.panel_id and earlier.ref_type = 'order'
                          and earlier.ref_id = txn.ref_id and earlier.type = 'revenue' and earlier.id < txn.id)
     group by 1`.execute(db);
  return rows;
}
