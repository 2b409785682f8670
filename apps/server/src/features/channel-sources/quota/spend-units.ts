import { nextProviderDay, providerDay } from '@marquee/domain/video-sources/provider-day.ts';
import { maySpend } from '@marquee/domain/video-sources/quota-budget.ts';
import type { QuotaUse } from '@marquee/domain/video-sources/quota-uses.ts';
import { sql } from 'kysely';
import { SourceFailure } from '../../../adapters/channels/video-source.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { StoredKey } from '../stored-key.ts';
import { countUse } from './count-use.ts';

export interface Reservation {
  use: QuotaUse;
  accountId?: bigint | undefined;
  units: number;
  lookups: number;
}

/** Takes units of the day, or fails with `quota_used_up`. Processes wait for each other at the key's row of the day. */
export async function reserveUnits(
  ctx: Context,
  { keyHash, dailyQuota }: StoredKey,
  reservation: Reservation,
): Promise<string> {
  const now = ctx.clock.now();
  const day = providerDay(now);
  const isReserved = await inTransaction(ctx, async (tx) => {
    const { rows } = await sql<{ used: number; rankings_used: number; spent_at: Date | null }>`
      insert into channel_quota_day as today (key_hash, day, daily_quota)
      values (${keyHash}, ${day}::date, ${dailyQuota})
      on conflict (key_hash, day) do update set daily_quota = excluded.daily_quota
      returning used, rankings_used, spent_at`.execute(tx.db);
    const [today] = rows;
    if (!today) throw new Error('a day of a key has no row');
    const { used, rankings_used: rankingsUsed, spent_at } = today;
    const budget = { limit: dailyQuota, used, rankingsUsed, isSpent: spent_at !== null };
    const usedByCustomer = await unitsOfCustomer(tx, day, reservation.accountId);
    if (!maySpend(budget, { ...reservation, usedByCustomer })) return false;
    await moveUnits(tx, keyHash, day, reservation, 1);
    return true;
  });
  if (!isReserved) throw new SourceFailure('quota_used_up', { retryAt: nextProviderDay(now), sent: false });
  return day;
}

/** For a request that never left. */
export async function refundUnits(
  ctx: Context,
  { keyHash }: StoredKey,
  day: string,
  reservation: Reservation,
): Promise<void> {
  await inTransaction(ctx, (tx) => moveUnits(tx, keyHash, day, reservation, -1));
}

/** The video network counts otherwise than we do, or others use the key: it has the last word. */
export async function markSpent(
  { db, clock }: Context,
  { keyHash }: StoredKey,
  day: string,
  cause: SourceFailure,
): Promise<SourceFailure> {
  const now = clock.now();
  await db
    .updateTable('channel_quota_day')
    .set({ spent_at: now })
    .where('key_hash', '=', keyHash)
    .where('day', '=', day)
    .where('spent_at', 'is', null)
    .execute();
  return new SourceFailure('quota_used_up', { retryAt: nextProviderDay(now), cause });
}

async function moveUnits(
  tx: Context,
  keyHash: Buffer,
  day: string,
  { use, accountId, units, lookups }: Reservation,
  sign: 1 | -1,
): Promise<void> {
  const moved = units * sign;
  await sql`
    update channel_quota_day
       set used = greatest(0, used + ${moved}::int),
           rankings_used = greatest(0, rankings_used + ${use === 'rankings' ? moved : 0}::int)
     where key_hash = ${keyHash} and day = ${day}::date`.execute(tx.db);
  await countUse(tx, { day, kind: use, accountId, calls: sign, lookups: lookups * sign, units: moved });
}

/** Of everything but rankings, which are shared out by whoever plans them. */
async function unitsOfCustomer({ db, panel }: Context, day: string, accountId = 0n): Promise<number> {
  const { units } = await db
    .selectFrom('channel_quota_use')
    .select(sql<number>`coalesce(sum(units), 0)::int`.as('units'))
    .where('panel_id', '=', panel.id)
    .where('day', '=', day)
    .where('account_id', '=', accountId)
    .where('kind', '<>', 'rankings')
    .executeTakeFirstOrThrow();
  return units;
}
