import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../platform/context.ts';
import { adapterFor, findProvider, noteCall } from '../providers/index.ts';
import type { Claim } from './claim.ts';
import { recordPlacement } from './record-placement.ts';

const triesToRecord = 7;

/** The one place where an order leaves the house: once per claim, outside every transaction. */
export async function sendOrder(ctx: Context, claim: Claim): Promise<void> {
  const provider = await findProvider(ctx, claim.providerId);
  if (!provider) throw new Error(`provider ${claim.providerId} is gone`);
  const placement = await adapterFor(ctx, provider).place(claim.order);
  await persistently(() => recordPlacement(ctx, claim, placement));
  await noteCall(ctx, claim.providerId, placement.outcome === 'placed' || placement.outcome === 'refused');
}

/** What a provider answered is known only here: a busy database must not turn it into doubt. */
async function persistently(record: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await record();
    } catch (error) {
      if (attempt === triesToRecord) throw error;
      await sleep(100 * 2 ** attempt * Math.random());
    }
  }
}
