import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { orderChanged } from '../events.ts';

interface Progress {
  orderId: bigint;
  startCount?: bigint | undefined;
  /** As the provider reports it: it may go backwards or beyond the quantity; neither is stored. */
  delivered: bigint;
}

interface Changed {
  order_id: bigint;
  account_id: bigint;
}

/** Stores what a provider has delivered so far. True when that changed something. */
export async function reportProgress(ctx: Context, progress: Progress): Promise<boolean> {
  return (await reportProgressOfAll(ctx, [progress])) > 0;
}

/**
 * The same for a batch in one statement: a busy panel gets tens of thousands of reports a minute. Rows are
 * locked in id order so that two batches cannot deadlock. Returns how many changed.
 */
export async function reportProgressOfAll(ctx: Context, reports: readonly Progress[]): Promise<number> {
  if (reports.length === 0) return 0;
  return inTransaction(ctx, async (tx) => {
    const changed = await writeProgress(tx, reports);
    await tx.events.emitAll(
      tx,
      orderChanged,
      changed.map(({ order_id: orderId, account_id: accountId }) => ({ orderId, accountId })),
    );
    return changed.length;
  });
}

async function writeProgress({ db, panel, clock }: Context, reports: readonly Progress[]) {
  const now = clock.now();
  const rows = reports.map(({ orderId, startCount, delivered }) => ({
    id: String(orderId),
    start_count: startCount === undefined || startCount < 0n ? null : String(startCount),
    delivered: String(delivered),
  }));
  const { rows: changed } = await sql<Changed>`
    with reported as (
      select id, min(start_count) as start_count, max(delivered) as delivered
        from jsonb_to_recordset(${JSON.stringify(rows)}) as r (id bigint, start_count bigint, delivered bigint)
       group by id),
    standing as materialized (
      select id, start_count, delivered from customer_order
      where panel_id = ${panel.id} and id in (select id from reported) and status in ('in_processing', 'stopped')
      order by id for no key update),
    changed as (
      update customer_order as ordered set
        start_count = coalesce(standing.start_count, reported.start_count),
        delivered = greatest(standing.delivered, least(reported.delivered, ordered.quantity)),
        updated_at = ${now}
      from standing join reported on reported.id = standing.id
      where ordered.panel_id = ${panel.id} and ordered.id = standing.id
        and (standing.start_count is null and reported.start_count is not null
          or least(reported.delivered, ordered.quantity) > standing.delivered)
      returning ordered.id, ordered.account_id, ordered.delivered,
        standing.start_count is null and standing.delivered = 0 as is_first),
    noted as (
      insert into order_event (panel_id, order_id, kind, delivered, created_at)
      select ${panel.id}, id, case when is_first then 'started' else 'progress' end, delivered, ${now} from changed)
    select id as order_id, account_id from changed`.execute(db);
  return changed;
}
