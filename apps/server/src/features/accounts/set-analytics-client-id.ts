import type { Context } from '../../platform/context.ts';

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
