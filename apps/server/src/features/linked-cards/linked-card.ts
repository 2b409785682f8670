import type { LinkedCardView } from '@marquee/contract/money/linked-cards.ts';
import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { cardView } from './card-view.ts';

export type LinkedCard = Selectable<DB['linked_card']>;

interface CardKey {
  cardId: bigint;
  accountId: bigint;
}

/** A card of this account that can be charged. */
export function findCard(ctx: Context, key: CardKey): Promise<LinkedCard | undefined> {
  return cardQuery(ctx, key).executeTakeFirst();
}

/** The same, locked until the transaction ends, so that charges of one card are decided one after the other. */
export function lockCard(tx: Context, key: CardKey): Promise<LinkedCard | undefined> {
  return cardQuery(tx, key).forNoKeyUpdate().executeTakeFirst();
}

function cardQuery(ctx: Context, { cardId, accountId }: CardKey) {
  return ctx.db
    .selectFrom('linked_card')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', cardId)
    .where('account_id', '=', accountId)
    .where('status', '=', 'active');
}

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

/** A failure is shown beside the card until a payment with it succeeds. */
export async function markCardCharged(
  tx: Context,
  { cardId, result }: { cardId: bigint; result: 'paid' | 'declined' },
): Promise<void> {
  await tx.db
    .updateTable('linked_card')
    .set({ last_failed_at: result === 'declined' ? tx.clock.now() : null })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', cardId)
    .execute();
}
