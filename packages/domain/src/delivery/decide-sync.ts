import type { Ppm } from '../money/ratio.ts';
import { findOfferChanges, type OfferChange, type OfferTerms } from './offer-changes.ts';

interface Offer extends OfferTerms {
  number: string;
}

export interface KnownOffer extends OfferTerms {
  /** The provider did not list it last time. */
  isVanished: boolean;
  /** A service is delivered through it; a change of what nobody sells matters to nobody. */
  isSold: boolean;
}

interface SyncTerms {
  jump: Ppm;
  onPriceJump: 'hold' | 'follow';
  /** An operator has confirmed that the list really is this short. */
  acceptShrunken: boolean;
  /** Rows that name a service without offering it now. */
  unavailable: number;
}

export interface HeldOffer {
  number: string;
  changes: OfferChange[];
  before: OfferTerms;
  after: OfferTerms;
  /** Whether nothing is sold from it meanwhile. */
  isBlocking: boolean;
}

export type SyncDecision<Offered extends Offer> =
  /** A list this short is a fault at the provider, not a decision: nothing is changed. */
  | { refusal: 'empty' | 'shrunken' }
  | {
      refusal: undefined;
      /** With the terms to use from now on: an offer that is held keeps its old ones. */
      offers: Offered[];
      held: HeldOffer[];
      /** Rates that jumped and are followed at once. */
      followed: string[];
    };

/** At least half of the services known before must still be listed. */
const leastShare = 2;

export function decideSync<Offered extends Offer>(
  known: ReadonlyMap<string, KnownOffer>,
  offered: readonly Offered[],
  { jump, onPriceJump, acceptShrunken, unavailable }: SyncTerms,
): SyncDecision<Offered> {
  const unique = [...new Map(offered.map((offer) => [offer.number, offer])).values()];
  if (unique.length + unavailable === 0) return { refusal: 'empty' };
  const listedBefore = [...known.values()].filter(({ isVanished }) => !isVanished).length;
  const isShrunken = (unique.length + unavailable) * leastShare < listedBefore;
  if (isShrunken && !acceptShrunken) return { refusal: 'shrunken' };
  const held: HeldOffer[] = [];
  const followed: string[] = [];
  const offers = unique.map((offer) => {
    const before = known.get(offer.number);
    const changes = before?.isSold ? findOfferChanges(before, offer, jump) : [];
    if (!before || changes.length === 0) return offer;
    if (onPriceJump === 'follow' && changes.every((change) => change === 'rate')) {
      followed.push(offer.number);
      return offer;
    }
    const isBlocking = changes.some((change) => change !== 'rate') || offer.rate > before.rate;
    held.push({ number: offer.number, changes, before: terms(before), after: terms(offer), isBlocking });
    return { ...offer, ...terms(before) };
  });
  return { refusal: undefined, offers, held, followed };
}

function terms({ kind, name, category, canRefill, canCancel, rate }: OfferTerms): OfferTerms {
  return { kind, name, category, canRefill, canCancel, rate };
}
