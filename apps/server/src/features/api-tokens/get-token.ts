import type { ApiTokenView } from '@marquee/contract/api-token.ts';
import type { Context } from '../../platform/context.ts';
import { tokenView } from './token-view.ts';

export async function getToken(ctx: Context, accountId: bigint): Promise<ApiTokenView> {
  const row = await ctx.db
    .selectFrom('api_token')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return tokenView(row);
}
