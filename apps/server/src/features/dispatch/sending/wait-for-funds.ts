import { add, formatMoney, money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { walletBalances } from '../../ledger/index.ts';
import { findProvider, type HeardCall, ownerInParent, recordCalls } from '../../providers/index.ts';
import { moveDispatch } from '../dispatch.ts';
import type { Claim } from './claim.ts';
import { offeredCost } from './offered-cost.ts';

/** It is tried again when money arrives; this is for what nobody notices, such as a lower price. */
const safetySeconds = 600;

/** The owner's balance is short: the order waits for its turn. It was not sent, so that is no attempt. */
export async function waitForFunds(
  tx: Context,
  claim: Claim & { /** Absent: it has not been tried. */ calls?: readonly HeardCall[] },
): Promise<void> {
  const { orderId, providerId, calls } = claim;
  const now = tx.clock.now();
  const balance = await ownersBalance(tx, providerId);
  const offered = await offeredCost(tx, claim);
  // It was refused, so whatever the price list says it costs more than there is.
  const least = calls ? money(balance + 1n) : money(0n);
  const cost = offered !== null && offered > least ? money(offered) : least;
  const message =
    `Waits for money: it costs the owner ${formatMoney(cost)} USD in the parent panel, ` +
    `and ${formatMoney(balance)} USD is there.`;
  if (calls) {
    await tx.db
      .insertInto('dispatch_attempt')
      .values({
        panel_id: tx.panel.id,
        order_id: orderId,
        provider_id: providerId,
        outcome: 'refused',
        message,
        created_at: now,
      })
      .execute();
    await recordCalls(tx, calls);
  }
  await moveDispatch(tx, {
    orderId,
    from: ['ready'],
    set: {
      provider_id: providerId,
      unfunded_cost: cost,
      next_at: new Date(now.getTime() + safetySeconds * 1000),
      message,
    },
  });
}

export async function othersWaitForFunds({ db, panel }: Context, providerId: bigint): Promise<boolean> {
  const waiting = await db
    .selectFrom('dispatch')
    .select('order_id')
    .where('panel_id', '=', panel.id)
    .where('provider_id', '=', providerId)
    .where('state', '=', 'ready')
    .where('unfunded_cost', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
}

/** What the owner can spend in the parent panel, for display and for choosing whom to try: the ledger decides. */
export async function ownersBalance(ctx: Context, providerId: bigint) {
  const provider = await findProvider(ctx, providerId);
  const customerId = provider?.parent_account_id;
  const owner = customerId && (await ownerInParent(ctx, customerId));
  if (!owner) return money(0n);
  const { cash, bonus } = await walletBalances(owner, { customerId });
  return add(cash, bonus);
}
