import { crossing } from '@marquee/domain/campaigns/positions.ts';
import { providerDay } from '@marquee/domain/video-sources/provider-day.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { type KeywordMove, notify } from '../../notifications/index.ts';

/** A worker that stood still sends what is this many days old, and nothing older. */
const latestDays = 3;

interface Moved {
  campaign_id: bigint;
  account_id: bigint;
  title: string;
  day: string;
  keyword: string;
  country: string;
  previous: number | null;
  position: number | null;
}

/** One letter per campaign and day, when all of the day's look-ups are made or the day is over. */
export async function sendAlerts(ctx: Context): Promise<void> {
  const letters = Map.groupBy(await movedKeywords(ctx), ({ campaign_id, day }) => `${campaign_id} ${day}`);
  for (const moved of letters.values()) {
    const [first] = moved;
    const moves = moved.flatMap(toMove);
    if (first && moves.length > 0) await sendAlert(ctx, first, moves);
  }
}

function toMove({ keyword, country, previous, position }: Moved): KeywordMove[] {
  const crossed = crossing(previous, position);
  return crossed ? [{ keyword, country, before: previous, after: position, ...crossed }] : [];
}

async function sendAlert(
  ctx: Context,
  { campaign_id, account_id, title, day }: Moved,
  moves: readonly KeywordMove[],
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const isFirst = await tx.db
      .updateTable('campaign')
      .set({ alerted_on: day })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', campaign_id)
      .where('alerts', '=', true)
      .where(({ eb, or }) => or([eb('alerted_on', 'is', null), eb('alerted_on', '<', day)]))
      .returning('id')
      .executeTakeFirst();
    if (isFirst)
      await notify(tx, account_id, { kind: 'campaign-alert', campaignId: campaign_id, title, day, moves });
  });
}

/** Made-up positions move for nobody. */
async function movedKeywords({ db, panel, clock }: Context): Promise<Moved[]> {
  const today = providerDay(clock.now());
  const { rows } = await sql<Moved>`
    select campaign.id as campaign_id, campaign.account_id, campaign.title, seen.day, word.keyword, seen.country,
           seen.previous, seen.position
      from keyword_position as seen
      join campaign on campaign.panel_id = seen.panel_id and campaign.id = seen.campaign_id
      join campaign_keyword as word on word.panel_id = seen.panel_id and word.id = seen.keyword_id
     where seen.panel_id = ${panel.id} and seen.day > ${today}::date - ${latestDays}::int
       and seen.was_checked and not seen.is_sample and seen.previous is distinct from seen.position
       and campaign.alerts and campaign.status = 'active'
       and (campaign.alerted_on is null or seen.day > campaign.alerted_on)
       and (seen.day < ${today}::date or not exists (
             select from campaign_check as open
              where open.panel_id = campaign.panel_id and open.campaign_id = campaign.id
                and (open.due_on <= ${today}::date or open.asked_at is not null)))
     order by campaign.id, seen.day, word.position, seen.country`.execute(db);
  return rows;
}
