import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';

/**
 * A new panel lets its customers pay from their balance, in the words of the panel it was rented from. Every other
 * way to pay needs an account of the owner's.
 */
export async function copyBalanceMethod(tx: Context, fromPanelId: bigint): Promise<void> {
  const method = await tx.db
    .selectFrom('payment_method')
    .select(['name', 'description', 'additional_information', 'translations', 'icon'])
    .where('panel_id', '=', fromPanelId)
    .where('strategy', '=', 'balance')
    .where('is_enabled', '=', true)
    .orderBy('position')
    .orderBy('id')
    .executeTakeFirst();
  if (!method) return;
  const { id } = await tx.db
    .insertInto('payment_method')
    .values({
      ...method,
      translations: JSON.stringify(method.translations),
      panel_id: tx.panel.id,
      strategy: 'balance',
      for_add_funds: false,
      for_order_widget: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordAudit(tx, {
    action: 'payment-methods.save',
    subjectType: 'payment-method',
    subjectId: id,
    after: { strategy: 'balance', name: method.name },
  });
}
