import type { Placement } from '../../../adapters/providers/provider-adapter.ts';
import type { Context } from '../../../platform/context.ts';
import { attempt } from '../../../platform/db/transaction.ts';
import { adapterFor, findProvider, type HeardCall } from '../../providers/index.ts';
import { recordCosts } from '../polling/record-costs.ts';
import type { Claim } from './claim.ts';
import { recordPlacement } from './record-placement.ts';
import { waitForFunds } from './wait-for-funds.ts';

interface Tried {
  claim: Claim;
  placement: Placement;
  calls: HeardCall[];
}

/**
 * For a provider that lives in this database: its order, its charge and our record of both stand or fall with the
 * caller's transaction (docs/decisions/0046). A refusal undoes whatever was begun there, and is then recorded as
 * that of any provider. True when the order was placed.
 */
export async function placeInTransaction(
  tx: Context,
  /** Hands the order over; undefined when it was paused or canceled meanwhile. */
  take: () => Promise<Claim | undefined>,
): Promise<boolean> {
  const tried = await attempt(
    tx,
    async () => {
      const claim = await take();
      return claim && place(tx, claim);
    },
    (result) => result === undefined || result.placement.outcome === 'placed',
  );
  if (!tried) return false;
  const { claim, placement, calls } = tried;
  if (placement.outcome === 'placed') return true;
  if (placement.outcome === 'refused' && placement.matter === 'funds') {
    await waitForFunds(tx, { ...claim, calls });
    return false;
  }
  const retaken = await take();
  if (retaken) await recordPlacement(tx, retaken, placement, calls);
  return false;
}

async function place(tx: Context, claim: Claim): Promise<Tried> {
  const { providerId, orderId } = claim;
  const provider = await findProvider(tx, providerId);
  if (!provider) throw new Error(`provider ${providerId} is gone`);
  const calls: HeardCall[] = [];
  const adapter = adapterFor(tx, provider, (exchange) => calls.push({ exchange, providerId, orderId }));
  const placement = await adapter.place(claim.order);
  if (placement.outcome === 'placed') {
    const placing = [...calls];
    const reports = await adapter.statuses([placement.number]);
    await recordPlacement(tx, claim, placement, placing);
    const rows = [{ order_id: orderId, number: placement.number }];
    await recordCosts(tx, { rows, reports, usdPerUnit: provider.usd_per_unit });
  }
  return { claim, placement, calls };
}
