import { noticeDays } from '@marquee/domain/campaigns/plan-life.ts';
import type { Context } from '../../../platform/context.ts';
import { areCampaignsOffered } from '../campaigns-offered.ts';
import { advancePlan } from './advance-plan.ts';

const portion = 200;

/** Of one panel: every plan that ends soon or has ended. While the tools are switched off nobody pays for them. */
export async function renewPlans(ctx: Context): Promise<void> {
  if (!(await areCampaignsOffered(ctx))) return;
  const soon = new Date(ctx.clock.now().getTime() + noticeDays * 86_400_000);
  let after = 0n;
  for (;;) {
    const rows = await ctx.db
      .selectFrom('campaign_subscription')
      .select(['id', 'account_id'])
      .where('panel_id', '=', ctx.panel.id)
      .where('status', '<>', 'lapsed')
      .where('ends_at', '<=', soon)
      .where('id', '>', after)
      .orderBy('id')
      .limit(portion)
      .execute();
    for (const { account_id } of rows) {
      try {
        await advancePlan(ctx, account_id);
      } catch (error) {
        ctx.log.error({ err: error, accountId: String(account_id) }, 'a campaign plan could not be renewed');
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < portion) return;
    after = last.id;
  }
}
