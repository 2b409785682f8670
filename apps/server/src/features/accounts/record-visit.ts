import type { MarketingVisit } from '@marquee/contract/account/account.ts';
import type { Context } from '../../platform/context.ts';

export async function recordMarketingSource(ctx: Context, visit: MarketingVisit): Promise<void> {
  if (Object.values(visit).every((value) => !value)) return;
  await ctx.db
    .insertInto('marketing_source')
    .values({
      panel_id: ctx.panel.id,
      account_id: ctx.actor.kind === 'user' ? ctx.actor.accountId : null,
      visit: JSON.stringify(visit),
      created_at: ctx.clock.now(),
    })
    .execute();
}

interface AnalyticsIds {
  yandex_metrika_client_id?: string;
  google_analytics4_client_id?: string;
}

export async function setAnalyticsClientId(
  ctx: Context,
  accountId: bigint,
  { yandex_metrika_client_id, google_analytics4_client_id }: AnalyticsIds,
): Promise<void> {
  await ctx.db
    .updateTable('account')
    .set({ yandex_metrika_client_id, google_analytics4_client_id, updated_at: ctx.clock.now() })
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', accountId)
    .execute();
}
