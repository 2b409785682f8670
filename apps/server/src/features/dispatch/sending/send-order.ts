import pRetry from 'p-retry';
import type { Context } from '../../../platform/context.ts';
import { adapterFor, findProvider, noteCall } from '../../providers/index.ts';
import type { Claim } from './claim-order.ts';
import { recordPlacement } from './record-placement.ts';

/** The one place where an order leaves the house: once per claim, outside every transaction. */
export async function sendOrder(ctx: Context, claim: Claim): Promise<void> {
  const provider = await findProvider(ctx, claim.providerId);
  if (!provider) throw new Error(`provider ${claim.providerId} is gone`);
  const placement = await adapterFor(ctx, provider).place(claim.order);
  // What a provider answered is known only here: a busy database must not turn it into doubt.
  await pRetry(() => recordPlacement(ctx, claim, placement), {
    retries: 6,
    minTimeout: 100,
    randomize: true,
  });
  await noteCall(ctx, claim.providerId, placement.outcome === 'placed' || placement.outcome === 'refused');
}
