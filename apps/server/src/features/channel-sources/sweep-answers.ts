import { providerDay } from '@marquee/domain/video-sources/provider-day.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

const batch = 2000;
/** Of one panel; more are let go, the oldest first. */
const mostAnswers = 20_000;
const keptDays = 400;

/** Lets go of answers that are no longer fresh, of those beyond a panel's share, and of old counts. */
export async function sweepAnswers({ db, clock }: Context): Promise<void> {
  const now = clock.now();
  await inBatches(() =>
    sql`
      delete from channel_answer where (panel_id, question) in (
        select panel_id, question from channel_answer where expires_at <= ${now} order by expires_at limit ${batch})
    `.execute(db),
  );
  await inBatches(() =>
    sql`
      delete from channel_answer where (panel_id, question) in (
        select panel_id, question from (
          select panel_id, question, row_number() over (partition by panel_id order by read_at desc, question) as place
            from channel_answer) as placed
         where place > ${mostAnswers} limit ${batch})
    `.execute(db),
  );
  const today = providerDay(now);
  await sql`delete from channel_quota_use where day < ${today}::date - ${keptDays}::int`.execute(db);
  await sql`delete from channel_quota_day where day < ${today}::date - ${keptDays}::int`.execute(db);
}

/** So that writers do not wait. */
async function inBatches(remove: () => Promise<{ numAffectedRows?: bigint }>): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await remove();
    if (numAffectedRows < BigInt(batch)) return;
  }
}
