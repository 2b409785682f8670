import { campaignsToPause, campaignsToRevive } from '@marquee/domain/campaigns/fitting-campaigns.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

interface Sized {
  id: bigint;
  slots: number;
  status: 'active' | 'paused';
}

/** Campaigns that run or that the plan had paused, with what they need; behind the lock of the plan. */
async function sizedCampaigns(tx: Context, accountId: bigint): Promise<Sized[]> {
  const { rows } = await sql<{ id: bigint; slots: bigint; status: 'active' | 'paused' }>`
    select campaign.id, campaign.status, count(tracked.id) as slots
      from campaign
      left join campaign_check as tracked
        on tracked.panel_id = campaign.panel_id and tracked.campaign_id = campaign.id
     where campaign.panel_id = ${tx.panel.id} and campaign.account_id = ${accountId}
       and (campaign.status = 'active' or campaign.is_held)
     group by campaign.id, campaign.status order by campaign.id`.execute(tx.db);
  return rows.map(({ id, slots, status }) => ({ id, status, slots: Number(slots) }));
}

/** How many campaigns would have to pause for a plan of this size. */
export async function countTooMany(ctx: Context, accountId: bigint, limit: number): Promise<number> {
  const running = (await sizedCampaigns(ctx, accountId)).filter(({ status }) => status === 'active');
  return campaignsToPause(running, limit).length;
}

/** Pauses the newest that do not fit, else lets those go on that fit again. Answers how many were paused. */
export async function fitCampaigns(tx: Context, accountId: bigint, limit: number): Promise<number> {
  const all = await sizedCampaigns(tx, accountId);
  const running = all.filter(({ status }) => status === 'active');
  const tooMany = campaignsToPause(running, limit);
  await setHeld(tx, tooMany, true);
  if (tooMany.length > 0) return tooMany.length;
  const used = running.reduce((sum, { slots }) => sum + slots, 0);
  const held = all.filter(({ status }) => status === 'paused');
  await setHeld(tx, campaignsToRevive(held, used, limit), false);
  return 0;
}

async function setHeld({ db, panel }: Context, ids: readonly bigint[], isHeld: boolean): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('campaign')
    .set({ status: isHeld ? 'paused' : 'active', is_held: isHeld })
    .where('panel_id', '=', panel.id)
    .where('id', 'in', ids)
    .execute();
}
