import type { Context } from '../../platform/context.ts';

/** Shown beside the card until a payment with it works again. */
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
