import { type CompetitionLevel, competitionOf } from '@marquee/domain/keywords/competition.ts';
import { keywordKey } from '@marquee/domain/keywords/keyword-text.ts';
import type { SourceKind } from '@marquee/domain/video-sources/source-state.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

const day = 24 * 60 * 60 * 1000;
/** How many videos compete changes slowly, and asking is the dearest call there is. */
export const competitionFreshFor = 7 * day;
const keptFor = 30 * day;
const mostRemoved = 200;

export interface KeptCompetition {
  videos: number;
  readAt: Date;
}

export async function keptCompetition(
  { db, panel, clock }: Context,
  source: SourceKind,
  { keyword, country }: { keyword: string; country: string },
): Promise<KeptCompetition | undefined> {
  const row = await db
    .selectFrom('keyword_competition')
    .select(['videos', 'read_at'])
    .where('panel_id', '=', panel.id)
    .where('source', '=', source)
    .where('country', '=', country)
    .where('keyword_key', '=', keywordKey(keyword))
    .where('read_at', '>', new Date(clock.now().getTime() - keptFor))
    .executeTakeFirst();
  return row && { videos: Number(row.videos), readAt: row.read_at };
}

/** Of those that somebody has looked up lately, by keyword. */
export async function knownCompetition(
  { db, panel, clock }: Context,
  source: SourceKind,
  { keywords, country }: { keywords: readonly string[]; country: string },
): Promise<Map<string, CompetitionLevel>> {
  if (keywords.length === 0) return new Map();
  const rows = await db
    .selectFrom('keyword_competition')
    .select(['keyword_key', 'videos'])
    .where('panel_id', '=', panel.id)
    .where('source', '=', source)
    .where('country', '=', country)
    .where('keyword_key', 'in', keywords.map(keywordKey))
    .where('read_at', '>', new Date(clock.now().getTime() - competitionFreshFor))
    .execute();
  const levels = new Map(rows.map((row) => [row.keyword_key, competitionOf(Number(row.videos))]));
  return new Map(
    keywords.flatMap((keyword) => {
      const level = levels.get(keywordKey(keyword));
      return level ? [[keyword, level] as const] : [];
    }),
  );
}

export async function keepCompetition(
  { db, panel }: Context,
  source: SourceKind,
  { keyword, country }: { keyword: string; country: string },
  { videos, readAt }: KeptCompetition,
): Promise<void> {
  const answer = { videos: BigInt(videos), read_at: readAt };
  await db
    .insertInto('keyword_competition')
    .values({ panel_id: panel.id, source, country, keyword_key: keywordKey(keyword), ...answer })
    .onConflict((conflict) =>
      conflict.columns(['panel_id', 'source', 'country', 'keyword_key']).doUpdateSet(answer),
    )
    .execute();
  await sql`
    delete from keyword_competition where ctid in (
      select ctid from keyword_competition
       where panel_id = ${panel.id} and read_at <= ${new Date(readAt.getTime() - keptFor)}
       limit ${mostRemoved} for update skip locked)`.execute(db);
}
