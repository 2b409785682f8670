import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';

export type LinkedCard = Selectable<DB['linked_card']>;

/** A card of this account that can be charged. */
export function findCard(
  ctx: Context,
  { cardId, accountId }: { cardId: bigint; accountId: bigint },
): Promise<LinkedCard | undefined> {
  return ctx.db
    .selectFrom('linked_card')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', cardId)
    .where('account_id', '=', accountId)
    .where('status', '=', 'active')
    .executeTakeFirst();
}
