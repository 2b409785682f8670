import type { Context } from '../../platform/context.ts';
import type { Invoice } from './invoice.ts';

type CardCharge = Pick<Invoice, 'id' | 'status' | 'card_id' | 'amount'>;

/** The last charge of a linked card for a checkout that is under way or has paid. */
export function lastOrderCharge(
  { db, panel }: Context,
  { groupId, cardId }: { groupId: bigint; cardId: bigint },
): Promise<CardCharge | undefined> {
  return db
    .selectFrom('invoice')
    .select(['id', 'status', 'card_id', 'amount'])
    .where('panel_id', '=', panel.id)
    .where('purpose', '=', 'orders')
    .where('purpose_id', '=', groupId)
    .where('card_id', '=', cardId)
    .where('status', 'in', ['open', 'paid'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** The top-up that a card is being charged for. The caller has locked the card. */
export function openTopUp({ db, panel }: Context, cardId: bigint): Promise<CardCharge | undefined> {
  return db
    .selectFrom('invoice')
    .select(['id', 'status', 'card_id', 'amount'])
    .where('panel_id', '=', panel.id)
    .where('purpose', '=', 'add_funds')
    .where('card_id', '=', cardId)
    .where('status', '=', 'open')
    .executeTakeFirst();
}
