import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/database.ts';
import { dayAfter, missingDays } from './days.ts';
import { type DayRange, liveCosts, liveFlows, type StoredFlow } from './live-flows.ts';

export interface DatedFlow extends StoredFlow {
  /** Null: some day before the range. */
  day: string | null;
}

export interface Flows {
  flows: DatedFlow[];
  /** Cost at providers by day of the range. */
  costs: ReadonlyMap<string, bigint>;
}

/**
 * All flows up to the last day of the range, those before it without their day. Days that were summed up are read,
 * the others are added up now; both on one snapshot, so that none is missed or counted twice.
 */
export function loadFlows(ctx: Context, { from, to }: DayRange): Promise<Flows> {
  const panelId = ctx.panel.id;
  return ctx.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      const { stored, costs } = await storedFlows(db, panelId, { from, to });
      const gaps = missingDays(await firstDay(db, panelId), to, await summedDays(db, panelId, to));
      const flows: DatedFlow[] = [...stored];
      for (const gap of gaps) {
        for (const { day, ...flow } of await liveFlows(db, panelId, gap))
          flows.push({ ...flow, day: day < from ? null : day });
        if (gap.to < from) continue;
        for (const { day, cost } of await liveCosts(db, panelId, gap)) costs.set(day, cost);
      }
      return { flows, costs };
    });
}

/** What went where since the beginning: the balances of accounts that keep no total. */
export async function allFlows(ctx: Context): Promise<StoredFlow[]> {
  const today = ctx.clock.now().toISOString().slice(0, 10);
  return (await loadFlows(ctx, { from: dayAfter(today), to: dayAfter(today) })).flows;
}

async function storedFlows(db: Database, panelId: bigint, { from, to }: DayRange) {
  const [{ rows: stored }, { rows: reports }] = [
    await sql<DatedFlow>`
      select case when day >= ${from}::date then to_char(day, 'YYYY-MM-DD') end as day, debit_kind as debit,
             credit_kind as credit, method_id as "methodId", sum(amount)::bigint as amount
        from daily_flow where panel_id = ${panelId} and day <= ${to}::date group by 1, 2, 3, 4`.execute(db),
    await sql<{ day: string; cost: bigint }>`
      select to_char(day, 'YYYY-MM-DD') as day, provider_cost as cost
        from daily_report where panel_id = ${panelId} and day between ${from}::date and ${to}::date`.execute(
      db,
    ),
  ];
  return { stored, costs: new Map(reports.map(({ day, cost }) => [day, cost])) };
}

export async function firstDay(db: Database, panelId: bigint): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(min(created_at) at time zone 'UTC', 'YYYY-MM-DD') as day
      from ledger_txn where panel_id = ${panelId}`.execute(db);
  return rows[0]?.day ?? null;
}

export async function summedDays(db: Database, panelId: bigint, to: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day from daily_report
     where panel_id = ${panelId} and day <= ${to}::date`.execute(db);
  return new Set(rows.map(({ day }) => day));
}
