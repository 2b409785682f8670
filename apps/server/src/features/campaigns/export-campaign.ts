import type { Context } from '../../platform/context.ts';
import { csvStream, withFirstRow } from '../../platform/csv-stream.ts';
import { Streamed } from '../../platform/http/answers/streamed.ts';
import { ownCampaign } from './campaign.ts';
import { chosenCountry } from './chosen-country.ts';
import { panelSources, type RankingSources } from './ranking-sources.ts';

const rowsPerRead = 2000;
const columns = ['day', 'country', 'keyword', 'position', 'source'] as const;

/** All positions by country and day; an empty place means: looked up, and not among the first. */
export async function exportCampaign(
  ctx: Context,
  campaignId: bigint,
  { country_id }: { country_id?: string | undefined },
  sources: RankingSources = panelSources,
): Promise<Streamed> {
  await ownCampaign(ctx, campaignId);
  const country = country_id === undefined ? undefined : await chosenCountry(ctx, campaignId, country_id);
  const kind = await sources.kind(ctx);
  const rows = await withFirstRow(allRows(ctx, campaignId, { country, isSample: kind === 'sample' }));
  const lines = async function* () {
    yield columns;
    for await (const row of rows) yield [row.day, row.country, row.keyword, row.position, kind];
  };
  return new Streamed({
    body: csvStream(lines()),
    contentType: 'text/csv; charset=utf-8',
    name: `campaign-${campaignId}-${ctx.clock.now().toISOString().slice(0, 10)}.csv`,
  });
}

async function* allRows(
  { db, panel }: Context,
  campaignId: bigint,
  { country, isSample }: { country: string | undefined; isSample: boolean },
) {
  let last: { day: string; country: string; keyword_id: bigint } | undefined;
  for (;;) {
    const rows = await db
      .selectFrom('keyword_position as seen')
      .innerJoin('campaign_keyword as word', (join) =>
        join.onRef('word.panel_id', '=', 'seen.panel_id').onRef('word.id', '=', 'seen.keyword_id'),
      )
      .select(['seen.day', 'seen.country', 'seen.keyword_id', 'word.keyword', 'seen.position'])
      .where('seen.panel_id', '=', panel.id)
      .where('seen.campaign_id', '=', campaignId)
      .where('seen.is_sample', '=', isSample)
      .$if(country !== undefined, (all) => all.where('seen.country', '=', country ?? ''))
      .$if(last !== undefined, (all) =>
        all.where(({ eb, refTuple, tuple }) =>
          eb(
            refTuple('seen.country', 'seen.day', 'seen.keyword_id'),
            '>',
            tuple(last?.country ?? '', last?.day ?? '', last?.keyword_id ?? 0n),
          ),
        ),
      )
      .orderBy('seen.country')
      .orderBy('seen.day')
      .orderBy('seen.keyword_id')
      .limit(rowsPerRead)
      .execute();
    yield* rows;
    last = rows.at(-1);
    if (rows.length < rowsPerRead) return;
  }
}
