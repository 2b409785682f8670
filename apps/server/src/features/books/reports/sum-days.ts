import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { daysOf } from './days.ts';
import { missingDays } from './flows.ts';
import { liveCosts, liveFlows } from './live-flows.ts';

/** A day counts as over an hour after its end: a transaction that comes later drops its sums again. */
const graceMs = 3_600_000;
const dayMs = 86_400_000;

/** Sums up every day of every panel that is over. */
export async function sumDays(ctx: Context): Promise<void> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(ctx.db);
  const now = Math.min(ctx.clock.now().getTime(), rows[0]?.now.getTime() ?? 0);
  const last = new Date(now - graceMs - dayMs).toISOString().slice(0, 10);
  const panels = await ctx.db.selectFrom('panel').select('id').orderBy('id').execute();
  for (const { id } of panels) {
    const gaps = await missingDays(ctx.db, id, last);
    for (const day of gaps.flatMap(daysOf)) await sumDay(ctx, id, day);
  }
}

function sumDay(ctx: Context, panelId: bigint, day: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    // The other side is `forget_daily_report`: who writes into an old day waits for this to end, or this for them.
    await sql`select pg_advisory_xact_lock(hashtext('daily_report'), ${panelId}::integer)`.execute(tx.db);
    const flows = await liveFlows(tx.db, panelId, { from: day, to: day });
    const [costs] = await liveCosts(tx.db, panelId, { from: day, to: day });
    const { rows } = await sql`
      insert into daily_report (panel_id, day, provider_cost, summed_at)
      values (${panelId}, ${day}::date, ${costs?.cost ?? 0n}, ${tx.clock.now()})
      on conflict do nothing returning day`.execute(tx.db);
    if (rows.length === 0) return;
    for (const { debit, credit, methodId, amount } of flows)
      await sql`
        insert into daily_flow (panel_id, day, debit_kind, credit_kind, method_id, amount)
        values (${panelId}, ${day}::date, ${debit}, ${credit}, ${methodId}, ${amount})`.execute(tx.db);
  });
}
