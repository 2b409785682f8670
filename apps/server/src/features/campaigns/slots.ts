import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';

/** Keywords of active campaigns, counted once per country; `besides` leaves one campaign out. */
export async function countTracked(ctx: Context, accountId: bigint, besides?: bigint): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('campaign_check')
    .innerJoin('campaign', (join) =>
      join
        .onRef('campaign.panel_id', '=', 'campaign_check.panel_id')
        .onRef('campaign.id', '=', 'campaign_check.campaign_id'),
    )
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('campaign.panel_id', '=', ctx.panel.id)
    .where('campaign.account_id', '=', accountId)
    .where('campaign.status', '=', 'active')
    .$if(besides !== undefined, (rows) => rows.where('campaign.id', '<>', besides ?? 0n))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The customer's plan is locked, so two at once cannot both take the last slots. */
export async function requireSlots(
  tx: Context,
  {
    accountId,
    limit,
    wanted,
    besides,
  }: { accountId: bigint; limit: number; wanted: number; besides?: bigint },
): Promise<void> {
  const left = Math.max(0, limit - (await countTracked(tx, accountId, besides)));
  if (wanted > left)
    refuse('invalid_input', {
      fields: [{ field: 'keywords', code: 'too_many_keywords', values: { wanted, left } }],
    });
}
