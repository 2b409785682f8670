import { nextDueDay } from '@marquee/domain/campaigns/due-day.ts';
import { providerDay } from '@marquee/domain/video-sources/provider-day.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';

/** One of the search results as it is kept. */
export const keptResult = z.object({
  id: z.string(),
  title: z.string(),
  channel: z.string(),
  published: z.string().nullable(),
});
export type KeptResult = z.output<typeof keptResult>;

export interface Answer {
  keyword: string;
  country: string;
  day: string;
  /** Where a video stands; null: not among the places looked at. */
  placeOf(videoId: string): number | null;
  isSample: boolean;
  answeredAt: Date;
}

interface OpenCheck {
  id: bigint;
  campaign_id: bigint;
  keyword_id: bigint;
  video_id: string;
  track: 'on_demand' | 'daily' | 'weekly' | 'monthly';
  began_on: string;
  checked_on: string | null;
  position: number | null;
  is_sample: boolean;
}

export function placeIn(results: readonly { id: string }[]): Answer['placeOf'] {
  return (videoId) => {
    const found = results.findIndex(({ id }) => id === videoId);
    return found < 0 ? null : found + 1;
  };
}

/** Gives an answer to every running campaign that tracks the keyword there and has none of that day. */
export async function recordAnswer(tx: Context, answer: Answer, campaignId?: bigint): Promise<void> {
  const { rows } = await sql<OpenCheck>`
    select tracked.id, tracked.campaign_id, tracked.keyword_id, campaign.video_id, campaign.track,
           campaign.began_on, tracked.checked_on, tracked.position, tracked.is_sample
      from campaign_check as tracked
      join campaign on campaign.panel_id = tracked.panel_id and campaign.id = tracked.campaign_id
     where tracked.panel_id = ${tx.panel.id} and tracked.country = ${answer.country}
       and tracked.keyword = ${answer.keyword} and campaign.status = 'active'
       and (tracked.checked_on is null or tracked.checked_on < ${answer.day}::date
            or tracked.is_sample <> ${answer.isSample})
       and ${campaignId === undefined ? sql`true` : sql`campaign.id = ${campaignId}`}
     order by tracked.id for no key update of tracked`.execute(tx.db);
  for (const row of rows) await recordPosition(tx, row, answer);
}

async function recordPosition(tx: Context, row: OpenCheck, answer: Answer): Promise<void> {
  const position = answer.placeOf(row.video_id);
  // A made-up position says nothing about a real one.
  const wasChecked = row.checked_on !== null && row.is_sample === answer.isSample;
  const previous = wasChecked ? row.position : null;
  const seen = { position, is_sample: answer.isSample, checked_at: answer.answeredAt };
  await tx.db
    .insertInto('keyword_position')
    .values({
      panel_id: tx.panel.id,
      campaign_id: row.campaign_id,
      country: answer.country,
      day: answer.day,
      keyword_id: row.keyword_id,
      was_checked: wasChecked,
      previous,
      ...seen,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['panel_id', 'campaign_id', 'country', 'day', 'keyword_id'])
        .doUpdateSet({ ...seen, was_checked: wasChecked, previous }),
    )
    .execute();
  await tx.db
    .updateTable('campaign_check')
    .set({
      ...seen,
      checked_on: answer.day,
      previous_on: wasChecked ? row.checked_on : null,
      previous_position: previous,
      due_on: nextDueDay(row.track, answer.day, row.began_on),
      asked_at: null,
      expected_on: nextDueDay(row.track, answer.day, row.began_on),
    })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', row.id)
    .execute();
  await tx.db
    .updateTable('campaign')
    .set({ failing: null })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', row.campaign_id)
    .where('failing', 'is not', null)
    .execute();
}

/** Whoever begins to track what others have looked up today needs no look-up of their own. */
export async function takeTodaysAnswers(ctx: Context, campaignId?: bigint): Promise<void> {
  const today = providerDay(ctx.clock.now());
  const { rows } = await sql<{
    keyword: string;
    country: string;
    results: unknown;
    answered_at: Date;
  }>`
    select distinct made.keyword, made.country, made.results, made.answered_at
      from campaign_check as tracked
      join campaign on campaign.panel_id = tracked.panel_id and campaign.id = tracked.campaign_id
      join keyword_lookup as made
        on made.panel_id = tracked.panel_id and made.country = tracked.country and made.keyword = tracked.keyword
     where tracked.panel_id = ${ctx.panel.id} and campaign.status = 'active'
       and ${campaignId === undefined ? sql`true` : sql`campaign.id = ${campaignId}`}
       and (tracked.due_on <= ${today}::date or tracked.asked_at is not null)
       and made.day = ${today}::date and made.state = 'done' and not made.is_sample
       and tracked.checked_on is distinct from ${today}::date
     order by made.country, made.keyword`.execute(ctx.db);
  if (rows.length === 0) return;
  await inTransaction(ctx, async (tx) => {
    for (const { keyword, country, results, answered_at } of rows)
      await recordAnswer(
        tx,
        {
          keyword,
          country,
          day: today,
          placeOf: placeIn(z.array(keptResult).parse(results)),
          isSample: false,
          answeredAt: answered_at,
        },
        campaignId,
      );
  });
}
