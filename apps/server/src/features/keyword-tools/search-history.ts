import type { KeywordSearch } from '@marquee/contract/youtube/keywords.ts';
import { keywordKey } from '@marquee/domain/keywords/keyword-text.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { signedIn } from '../../platform/signed-in.ts';

export const mostSearchesKept = 100;

interface MadeSearch {
  accountId: bigint;
  keyword: string;
  country: string;
  suggestions: number;
}

/** A search made again moves to the top; the oldest beyond the hundredth are forgotten. */
export async function recordSearch(ctx: Context, search: MadeSearch): Promise<void> {
  const { accountId, keyword, country, suggestions } = search;
  const latest = { keyword, suggestions, searched_at: ctx.clock.now() };
  await inTransaction(ctx, async ({ db, panel }) => {
    await db
      .insertInto('keyword_search')
      .values({
        panel_id: panel.id,
        account_id: accountId,
        country,
        keyword_key: keywordKey(keyword),
        ...latest,
      })
      .onConflict((conflict) =>
        conflict.columns(['panel_id', 'account_id', 'country', 'keyword_key']).doUpdateSet(latest),
      )
      .execute();
    await sql`
      delete from keyword_search where panel_id = ${panel.id} and id in (
        select id from keyword_search where panel_id = ${panel.id} and account_id = ${accountId}
         order by searched_at desc, id desc offset ${mostSearchesKept})`.execute(db);
  });
}

export async function listSearches(ctx: Context): Promise<KeywordSearch[]> {
  const rows = await ctx.db
    .selectFrom('keyword_search')
    .select(['id', 'keyword', 'country', 'suggestions', 'searched_at'])
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', signedIn(ctx).accountId)
    .orderBy('searched_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostSearchesKept)
    .execute();
  return rows.map(({ id, searched_at, ...search }) => ({
    id: Number(id),
    ...search,
    searched_at: searched_at.toISOString(),
  }));
}

/** What was counted today stays counted. */
export async function clearSearches(ctx: Context): Promise<void> {
  await ctx.db
    .deleteFrom('keyword_search')
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', signedIn(ctx).accountId)
    .execute();
}
