import type { ChannelSource } from '@marquee/contract/console/channel-source.ts';
import { nextProviderDay, providerDay } from '@marquee/domain/video-sources/provider-day.ts';
import { quotaUses } from '@marquee/domain/video-sources/quota-uses.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { StoredKey } from '../stored-key.ts';

const historyDays = 30;

/** The key's units of today, and what this panel spent its part on. */
export async function quotaView(ctx: Context, key: StoredKey): Promise<NonNullable<ChannelSource['quota']>> {
  const now = ctx.clock.now();
  const today = providerDay(now);
  const days = await ctx.db
    .selectFrom('channel_quota_day')
    .select(['used', 'daily_quota', 'spent_at', sql<string>`day::text`.as('day')])
    .where('key_hash', '=', key.keyHash)
    .where('day', '>', sql<string>`${today}::date - ${historyDays}::int`)
    .orderBy('day')
    .limit(historyDays)
    .execute();
  const history = days.map(({ day, used, daily_quota, spent_at }) => ({
    day,
    used: spent_at ? Math.max(used, daily_quota) : used,
    limit: daily_quota,
  }));
  return {
    limit: key.dailyQuota,
    used: history.find(({ day }) => day === today)?.used ?? 0,
    resets_at: nextProviderDay(now).toISOString(),
    uses: await usesOf(ctx, today),
    history,
  };
}

async function usesOf({ db, panel }: Context, day: string) {
  const rows = await db
    .selectFrom('channel_quota_use')
    .select(['kind', sql<number>`sum(calls)::int`.as('calls'), sql<number>`sum(units)::int`.as('units')])
    .where('panel_id', '=', panel.id)
    .where('day', '=', day)
    .groupBy('kind')
    .execute();
  return quotaUses.flatMap((kind) =>
    rows.filter((row) => row.kind === kind).map((row) => ({ ...row, kind })),
  );
}
