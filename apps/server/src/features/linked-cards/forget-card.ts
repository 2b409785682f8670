import type { Context } from '../../platform/context.ts';
import { forgetAtGateway } from './forget-at-gateway.ts';

/** At the gateway, then here: a second run finds no names to forget. */
export async function forgetCard(ctx: Context, cardId: bigint): Promise<void> {
  const card = await ctx.db
    .selectFrom('linked_card')
    .select(['id', 'method_id', 'gateway_customer', 'gateway_card'])
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', cardId)
    .where('status', '=', 'removed')
    .executeTakeFirst();
  if (!card) return;
  if (card.gateway_card) await forgetAtGateway(ctx, card);
  await ctx.db
    .updateTable('linked_card')
    .set({ gateway_customer: null, gateway_card: null })
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', cardId)
    .execute();
}
