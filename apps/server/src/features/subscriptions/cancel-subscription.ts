import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { endSubscription } from './end-subscription.ts';
import { lockedSubscription, ownSubscription } from './subscription.ts';

/** Nothing more is ordered; what was ordered goes on and can be canceled order by order. */
export async function cancelSubscription(ctx: Context, id: bigint): Promise<void> {
  await ownSubscription(ctx, id);
  await inTransaction(ctx, async (tx) => {
    const subscription = await lockedSubscription(tx, id);
    if (!subscription || !(await endSubscription(tx, subscription, 'canceled'))) refuse('wrong_state');
  });
}
