import type { LinkedCardView } from '@marquee/contract/linked-cards.ts';
import type { Context } from '../../platform/context.ts';
import { cardView } from './card-view.ts';

export async function listCards(ctx: Context, accountId: bigint): Promise<LinkedCardView[]> {
  const rows = await ctx.db
    .selectFrom('linked_card')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId)
    .where('status', 'in', ['active', 'expired'])
    .orderBy('id')
    .limit(50)
    .execute();
  return rows.map(cardView);
}
