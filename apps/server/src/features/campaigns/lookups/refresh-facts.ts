import type { Updateable } from 'kysely';
import { SourceFailure, type VideoCard } from '../../../adapters/channels/video-source.ts';
import type { Context } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/generated/tables.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { notify } from '../../notifications/index.ts';
import type { CampaignRow } from '../campaign.ts';
import type { RankingSources } from '../ranking-sources.ts';

const batch = 50;
const mostBatches = 10;
const dayMs = 86_400_000;
const retryMs = 3_600_000;
/** A video that is away for so long does not come back. */
const goneDays = 30;

/** Reads titles once a day, and sees which videos are private or removed. */
export async function refreshFacts(ctx: Context, sources: RankingSources): Promise<void> {
  for (let turn = 0; turn < mostBatches; turn++) {
    const rows = await ctx.db
      .selectFrom('campaign')
      .selectAll()
      .where('panel_id', '=', ctx.panel.id)
      .where('status', '=', 'active')
      .where('facts_next_at', '<=', ctx.clock.now())
      .orderBy('facts_next_at')
      .limit(batch)
      .execute();
    if (rows.length === 0) return;
    const cards = await readCards(ctx, sources, rows);
    for (const row of rows) await keepFacts(ctx, row, cards);
    if (!cards) return;
  }
}

async function readCards(
  ctx: Context,
  sources: RankingSources,
  rows: readonly CampaignRow[],
): Promise<Map<string, VideoCard> | undefined> {
  try {
    const source = await sources.videos(ctx);
    const cards = await source.videos([...new Set(rows.map(({ video_id }) => video_id))]);
    return new Map(cards.map((card) => [card.id, card]));
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
    return undefined;
  }
}

async function keepFacts(
  ctx: Context,
  row: CampaignRow,
  cards: ReadonlyMap<string, VideoCard> | undefined,
): Promise<void> {
  const now = ctx.clock.now();
  const next = { facts_next_at: new Date(now.getTime() + (cards ? dayMs : retryMs)) };
  if (!cards) return update(ctx, row, next);
  const card = cards.get(row.video_id);
  if (card)
    return update(ctx, row, {
      ...next,
      title: card.title.slice(0, 300).toWellFormed() || row.url,
      channel_title: card.channelTitle.slice(0, 300).toWellFormed(),
      thumbnail: card.thumbnail,
      facts_at: now,
      gone_since: null,
    });
  const goneSince = row.gone_since ?? now;
  if (now.getTime() - goneSince.getTime() < goneDays * dayMs)
    return update(ctx, row, { ...next, gone_since: goneSince });
  await finishGone(ctx, row);
}

async function finishGone(ctx: Context, row: CampaignRow): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const finished = await tx.db
      .updateTable('campaign')
      .set({ status: 'finished', finished_at: tx.clock.now() })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', row.id)
      .where('status', '=', 'active')
      .returning('id')
      .executeTakeFirst();
    if (!finished) return;
    await notify(tx, row.account_id, { kind: 'campaign-finished', campaignId: row.id, title: row.title });
  });
}

async function update(
  { db, panel }: Context,
  row: CampaignRow,
  changes: Updateable<DB['campaign']>,
): Promise<void> {
  await db
    .updateTable('campaign')
    .set(changes)
    .where('panel_id', '=', panel.id)
    .where('id', '=', row.id)
    .where('status', '=', 'active')
    .execute();
}
