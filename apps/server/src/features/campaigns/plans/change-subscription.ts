import type { CampaignSubscription } from '@marquee/contract/youtube/campaign-plans.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { requireCampaigns } from '../campaigns-offered.ts';
import { lockSubscription } from './plan.ts';
import { getSubscription } from './subscription-view.ts';

/** Switches the renewal on or off. Without it a plan that was to follow is given up as well. */
export async function changeSubscription(
  ctx: Context,
  { renews }: { renews: boolean },
): Promise<CampaignSubscription> {
  await requireCampaigns(ctx);
  await inTransaction(ctx, async (tx) => {
    const row = await lockSubscription(tx, signedIn(tx).accountId);
    if (!row || row.status === 'lapsed') return refuse('wrong_state');
    if (row.renews === renews) return;
    await tx.db
      .updateTable('campaign_subscription')
      // The end has another meaning now: its customer is told of it anew.
      .set({ renews, noticed_for: null, ...(renews ? {} : { next_plan_id: null }) })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', row.id)
      .execute();
    await recordAudit(tx, {
      action: 'campaigns.change-renewal',
      subjectType: 'campaign-plan',
      subjectId: row.plan_id,
      before: { renews: row.renews },
      after: { renews },
    });
  });
  return getSubscription(ctx);
}
