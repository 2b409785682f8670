import type { ChildPanelView } from '@marquee/contract/earn/child-panels.ts';
import { formatMoney, money, parseMoney } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { once } from '../../../platform/idempotency/once.ts';
import { lockProvenAccount } from '../../accounts/index.ts';
import type { ChildPanelRow } from '../child-panel.ts';
import { getChildPanel, ownLockedChildPanel, requireRoom } from '../own-child-panels.ts';
import { payMonth } from './pay-month.ts';

const furthestAheadMs = 366 * 86_400_000;

/** The owner pays a month by hand: ahead of time, or to open again what has closed for want of money. */
export async function renewOwnPanel(
  ctx: Context,
  { childPanelId, price }: { childPanelId: bigint; price: string | undefined },
  key?: string,
): Promise<ChildPanelView> {
  const claim = { key, request: ['renewChildPanel', String(childPanelId), price] };
  await once(ctx, claim, async (tx) => {
    await lockProvenAccount(tx);
    const row = await ownLockedChildPanel(tx, childPanelId);
    if (!mayPay(tx, row)) refuse('wrong_state');
    if (price !== undefined && parseMoney(price) !== row.price)
      refuse('price_changed', { values: { total: formatMoney(money(row.price)) } });
    // What has ended does not count, until it comes back.
    if (row.status === 'terminated') await requireRoom(tx);
    await payMonth(tx, row);
    return true;
  });
  return getChildPanel(ctx, childPanelId);
}

/** Not what waits for its domain, nor what staff have closed; what never opened has no domain any more. */
function mayPay({ clock }: Context, row: ChildPanelRow): boolean {
  if (row.status === 'pending_dns' || row.frozen_by !== null || row.activated_at === null) return false;
  return row.paid_until === null || row.paid_until.getTime() < clock.now().getTime() + furthestAheadMs;
}
