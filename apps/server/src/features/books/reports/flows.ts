import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/database.ts';
import { sharedReading } from '../../../platform/shared-reading.ts';
import { dayAfter, stretches } from './days.ts';
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
export function loadFlows({ db, panel }: Context, range: DayRange): Promise<Flows> {
  return sharedReading(db, ['flows', panel.id, range.from, range.to], () => readFlows(db, panel.id, range));
}

function readFlows(whole: Database, panelId: bigint, { from, to }: DayRange): Promise<Flows> {
  return whole
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      const { stored, costs } = await storedFlows(db, panelId, { from, to });
      const gaps = await missingDays(db, panelId, to);
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
      select to_char(day, 'YYYY-MM-DD') as day, debit_kind as debit, credit_kind as credit,
             method_id as "methodId", amount
        from daily_flow where panel_id = ${panelId} and day between ${from}::date and ${to}::date
      union all
      select null, debit_kind, credit_kind, method_id, sum(amount)::bigint
        from daily_flow where panel_id = ${panelId} and day < ${from}::date and day <= ${to}::date
       group by debit_kind, credit_kind, method_id`.execute(db),
    await sql<{ day: string; cost: bigint }>`
      select to_char(day, 'YYYY-MM-DD') as day, provider_cost as cost
        from daily_report where panel_id = ${panelId} and day between ${from}::date and ${to}::date`.execute(
      db,
    ),
  ];
  return { stored, costs: new Map(reports.map(({ day, cost }) => [day, cost])) };
}

/** The stretches of days, from the first transaction on, that were not summed up yet. */
export async function missingDays(db: Database, panelId: bigint, to: string): Promise<DayRange[]> {
  const { rows } = await sql<{ day: string }>`
    select to_char(missing.day, 'YYYY-MM-DD') as day
      from generate_series((select min(created_at) at time zone 'UTC' from ledger_txn where panel_id = ${panelId})::date,
                           ${to}::date, '1 day') as missing (day)
      left join daily_report as summed on summed.panel_id = ${panelId} and summed.day = missing.day::date
     where summed.day is null
     order by 1`.execute(db);
  return stretches(rows.map(({ day }) => day));
}
