import { createHash } from 'node:crypto';
import type { KeywordLimit } from '@marquee/contract/youtube/keywords.ts';
import { keywordKey } from '@marquee/domain/keywords/keyword-text.ts';
import { searchDay } from '@marquee/domain/keywords/search-day.ts';
import { sql } from 'kysely';
import { composedKey } from '../../platform/composed-key.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { getSettings } from '../settings/index.ts';

export interface CountedSearch {
  limit: KeywordLimit;
  /** False for a repeat of the same day, which is free. */
  isNew: boolean;
}

interface Search {
  accountId: bigint;
  keyword: string;
  country: string;
}

/** Counted before anything is asked for: two at once cannot both be the last one. Refuses when none is left. */
export async function countSearch(ctx: Context, search: Search): Promise<CountedSearch> {
  const { accountId } = search;
  const { keyword_searches_per_day: limit } = await getSettings(ctx);
  const { day, resetsAt } = searchDay(ctx.clock.now());
  const digest = digestOf(search);
  return inTransaction(ctx, async (tx) => {
    const before = await lockedCount(tx, accountId, day);
    const isNew = !before.includes(digest);
    if (isNew && before.length >= limit)
      refuse('keyword_searches_used_up', {
        values: { seconds: Math.ceil((resetsAt.getTime() - tx.clock.now().getTime()) / 1000) },
      });
    const counted = isNew ? [...before, digest] : before;
    if (isNew) await write(tx, accountId, counted);
    return { limit: limitView(limit, counted.length, resetsAt), isNew };
  });
}

/** For a search that was counted and could not be answered. */
export async function uncountSearch(ctx: Context, search: Search): Promise<KeywordLimit> {
  const { accountId } = search;
  await sql`
    update keyword_allowance set counted = array_remove(counted, ${digestOf(search)})
     where panel_id = ${ctx.panel.id} and account_id = ${accountId}`.execute(ctx.db);
  return keywordLimit(ctx, accountId);
}

export async function keywordLimit(ctx: Context, accountId: bigint): Promise<KeywordLimit> {
  const { keyword_searches_per_day: limit } = await getSettings(ctx);
  const { day, resetsAt } = searchDay(ctx.clock.now());
  const row = await ctx.db
    .selectFrom('keyword_allowance')
    .select(sql<number>`cardinality(counted)`.as('used'))
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId)
    .where('day', '=', day)
    .executeTakeFirst();
  return limitView(limit, row?.used ?? 0, resetsAt);
}

/** What was counted today; a row of another day begins anew. */
async function lockedCount({ db, panel }: Context, accountId: bigint, day: string): Promise<string[]> {
  const { rows } = await sql<{ counted: string[] }>`
    insert into keyword_allowance as kept (panel_id, account_id, day, counted)
    values (${panel.id}, ${accountId}, ${day}::date, '{}')
    on conflict (panel_id, account_id) do update
      set day = excluded.day, counted = case when kept.day = excluded.day then kept.counted else '{}' end
    returning counted`.execute(db);
  return rows[0]?.counted ?? [];
}

async function write({ db, panel }: Context, accountId: bigint, counted: string[]): Promise<void> {
  await db
    .updateTable('keyword_allowance')
    .set({ counted })
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', accountId)
    .execute();
}

/** After a limit was lowered, nothing is left rather than less than nothing. */
function limitView(limit: number, used: number, resetsAt: Date): KeywordLimit {
  return { limit, used, left: Math.max(0, limit - used), resets_at: resetsAt.toISOString() };
}

function digestOf({ keyword, country }: Search): string {
  return createHash('sha256')
    .update(composedKey(country, keywordKey(keyword)))
    .digest('base64url');
}
