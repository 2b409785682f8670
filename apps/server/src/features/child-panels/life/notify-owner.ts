import { money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { type ChildPanelEvent, notify } from '../../notifications/index.ts';
import type { ChildPanelRow } from '../child-panel.ts';

/** Tells whoever pays, in the parent panel. */
export async function notifyOwner(
  tx: Context,
  row: ChildPanelRow,
  { event, date, reason }: { event: ChildPanelEvent; date?: Date; reason?: string },
): Promise<void> {
  await notify(tx, row.account_id, {
    kind: 'child-panel',
    event,
    domain: row.domain,
    price: money(row.price),
    ...(date ? { date: date.toISOString() } : {}),
    ...(reason ? { reason } : {}),
  });
}
