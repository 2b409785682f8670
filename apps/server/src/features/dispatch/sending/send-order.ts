import pRetry from 'p-retry';
import type { Context } from '../../../platform/context.ts';
import { adapterFor, findProvider, recordProviderCall } from '../../providers/index.ts';
import type { Claim } from './claim-order.ts';
import { recordPlacement } from './record-placement.ts';

/** The only place that sends an order to a provider: once per claim, outside any transaction. */
export async function sendOrder(ctx: Context, claim: Claim): Promise<void> {
  const provider = await findProvider(ctx, claim.providerId);
  if (!provider) throw new Error(`provider ${claim.providerId} is gone`);
  const placement = await adapterFor(ctx, provider).place(claim.order);
  // The answer is known only here, so a busy database must not lose it.
  await pRetry(() => recordPlacement(ctx, claim, placement), {
    retries: 6,
    minTimeout: 100,
    randomize: true,
  });
  await recordProviderCall(ctx, claim.providerId, placement.outcome === 'placed' || placement.outcome === 'refused');
}
