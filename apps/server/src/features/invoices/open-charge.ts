import type { Money } from '@marquee/domain/money/money.ts';
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

const latest = 20;

/** The latest checkouts of this price that a card is being charged for or has paid. The caller has locked the card. */
export async function latestOrderCharges(
  { db, panel }: Context,
  { cardId, amount }: { cardId: bigint; amount: Money },
): Promise<{ id: bigint; groupId: bigint; isOpen: boolean }[]> {
  const rows = await db
    .selectFrom('invoice')
    .select(['id', 'purpose_id', 'status'])
    .where('panel_id', '=', panel.id)
    .where('purpose', '=', 'orders')
    .where('card_id', '=', cardId)
    .where('status', 'in', ['open', 'paid'])
    .where('amount', '=', amount)
    .orderBy('id', 'desc')
    .limit(latest)
    .execute();
  return rows.flatMap(({ id, purpose_id, status }) =>
    purpose_id === null ? [] : { id, groupId: purpose_id, isOpen: status === 'open' },
  );
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
