import { keywordKey } from '@marquee/domain/keywords/keyword-text.ts';
import type { Suggestion } from '@marquee/domain/keywords/merge-suggestions.ts';
import type { SourceKind } from '@marquee/domain/video-sources/source-state.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

const hour = 60 * 60 * 1000;
/** What people search for changes from day to day; an older answer is shown only while nothing newer can be had. */
export const freshFor = 24 * hour;
const keptFor = 7 * 24 * hour;
const mostRemoved = 200;

export interface AskedKeyword {
  keyword: string;
  country: string;
  /** With longer texts asked for, too. */
  expanded: boolean;
}

export interface KeptSuggestions {
  suggestions: Suggestion[];
  readAt: Date;
}

/** An answer with more in it does as well. */
export async function keptSuggestions(
  { db, panel, clock }: Context,
  source: SourceKind,
  { keyword, country, expanded }: AskedKeyword,
): Promise<KeptSuggestions | undefined> {
  const row = await db
    .selectFrom('keyword_suggestion')
    .select(['suggestions', 'read_at'])
    .where('panel_id', '=', panel.id)
    .where('source', '=', source)
    .where('country', '=', country)
    .where('expanded', 'in', expanded ? [true] : [true, false])
    .where('keyword_key', '=', keywordKey(keyword))
    .where('read_at', '>', new Date(clock.now().getTime() - keptFor))
    .orderBy('read_at', 'desc')
    .executeTakeFirst();
  // Only `keepSuggestions` writes here.
  return row && { suggestions: row.suggestions as unknown as Suggestion[], readAt: row.read_at };
}

export async function keepSuggestions(
  { db, panel }: Context,
  source: SourceKind,
  { keyword, country, expanded }: AskedKeyword,
  { suggestions, readAt }: KeptSuggestions,
): Promise<void> {
  const answer = { suggestions: JSON.stringify(suggestions), read_at: readAt };
  await db
    .insertInto('keyword_suggestion')
    .values({ panel_id: panel.id, source, country, expanded, keyword_key: keywordKey(keyword), ...answer })
    .onConflict((conflict) =>
      conflict.columns(['panel_id', 'source', 'country', 'expanded', 'keyword_key']).doUpdateSet(answer),
    )
    .execute();
  await sql`
    delete from keyword_suggestion where ctid in (
      select ctid from keyword_suggestion
       where panel_id = ${panel.id} and read_at <= ${new Date(readAt.getTime() - keptFor)}
       limit ${mostRemoved} for update skip locked)`.execute(db);
}
