import { nextProviderDay, providerDay } from '@marquee/domain/video-sources/provider-day.ts';
import { lookupsOf } from '@marquee/domain/video-sources/quota-budget.ts';
import type { Context } from '../../../platform/context.ts';
import { storedKey } from '../stored-key.ts';

export interface QuotaToday {
  limit: number;
  used: number;
  /** Searches for rankings that are still possible today. */
  lookupsLeft: number;
  /** And on a whole day. */
  lookupsPerDay: number;
  resetsAt: Date;
}

/** Null for samples, which know no budget. */
export async function quotaToday(ctx: Context): Promise<QuotaToday | null> {
  const key = await storedKey(ctx);
  if (!key) return null;
  const now = ctx.clock.now();
  const row = await ctx.db
    .selectFrom('channel_quota_day')
    .select(['used', 'rankings_used', 'spent_at'])
    .where('key_hash', '=', key.keyHash)
    .where('day', '=', providerDay(now))
    .executeTakeFirst();
  const limit = key.dailyQuota;
  const isSpent = row?.spent_at != null;
  const used = row?.used ?? 0;
  const lookups = lookupsOf({ limit, used, rankingsUsed: row?.rankings_used ?? 0, isSpent });
  return {
    limit,
    used: isSpent ? Math.max(used, limit) : used,
    lookupsLeft: lookups.left,
    lookupsPerDay: lookups.perDay,
    resetsAt: nextProviderDay(now),
  };
}
