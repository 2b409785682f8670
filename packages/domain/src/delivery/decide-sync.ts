import type { Money } from '../money/money.ts';
import type { Ppm } from '../money/ratio.ts';

interface Offer {
  number: string;
  rate: Money;
}

interface Known {
  rate: Money;
}

export type SyncDecision<Offered extends Offer> =
  /** A list this short is a fault at the provider, not a decision: nothing is changed. */
  | { refusal: 'empty' | 'shrunken' }
  | {
      refusal: undefined;
      /** With the rate to use from now on: a suspicious one keeps the old rate. */
      offers: Offered[];
      quarantined: { number: string; oldRate: Money; newRate: Money }[];
    };

/** At least half of the services known before must still be listed. */
const leastShare = 2n;
const million = 1_000_000n;

export function decideSync<Offered extends Offer>(
  known: ReadonlyMap<string, Known>,
  offered: readonly Offered[],
  jump: Ppm,
): SyncDecision<Offered> {
  const unique = [...new Map(offered.map((offer) => [offer.number, offer])).values()];
  if (unique.length === 0) return { refusal: 'empty' };
  if (BigInt(unique.length) * leastShare < BigInt(known.size)) return { refusal: 'shrunken' };
  const quarantined: { number: string; oldRate: Money; newRate: Money }[] = [];
  const offers = unique.map((offer) => {
    const before = known.get(offer.number);
    if (!before || !isJump(before.rate, offer.rate, jump)) return offer;
    quarantined.push({ number: offer.number, oldRate: before.rate, newRate: offer.rate });
    return { ...offer, rate: before.rate };
  });
  return { refusal: undefined, offers, quarantined };
}

/** Up or down: a price that collapses is as suspicious as one that explodes. What was free may cost anything. */
function isJump(before: Money, after: Money, jump: Ppm): boolean {
  const change = after > before ? after - before : before - after;
  return before > 0n && change * million > before * BigInt(jump);
}
