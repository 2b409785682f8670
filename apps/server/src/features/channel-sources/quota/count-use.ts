import type { QuotaUse } from '@marquee/domain/video-sources/quota-uses.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

interface Use {
  /** At the video network. */
  day: string;
  kind: QuotaUse | 'suggestions';
  accountId: bigint | undefined;
  calls: number;
  lookups: number;
  units: number;
}

/** For "who uses what". */
export async function countUse({ db, panel }: Context, use: Use): Promise<void> {
  const { day, kind, accountId = 0n, calls, lookups, units } = use;
  await sql`
    insert into channel_quota_use as known (panel_id, day, kind, account_id, calls, lookups, units)
    values (${panel.id}, ${day}::date, ${kind}, ${accountId},
            greatest(0, ${calls}::int), greatest(0, ${lookups}::int), greatest(0, ${units}::int))
    on conflict (panel_id, day, kind, account_id) do update
       set calls = greatest(0, known.calls + ${calls}::int),
           lookups = greatest(0, known.lookups + ${lookups}::int),
           units = greatest(0, known.units + ${units}::int)`.execute(db);
}
