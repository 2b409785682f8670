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
  /** The numbers of rows that say of a service that it cannot be bought now. */
  unavailable: readonly string[];
}

export interface HeldOffer {
  number: string;
  changes: OfferChange[];
  before: OfferTerms;
  after: OfferTerms;
  /** Whether nothing is sold from it meanwhile. */
  isBlocking: boolean;
}

export interface SyncDecision<Offered extends Offer> {
  /**
   * A list this short is a fault at the provider, not a decision: what it leaves out is not gone and what is new in
   * it is not added. What it says about the services that it names still counts.
   */
  refusal: 'empty' | 'shrunken' | undefined;
  /** With the terms to use from now on: an offer that is held keeps its old ones. */
  offers: Offered[];
  held: HeldOffer[];
  /** Rates that jumped and are followed at once. */
  followed: string[];
}

/** At least half of the services known before must still be listed. */
const leastShare = 2;

export function decideSync<Offered extends Offer>(
  known: ReadonlyMap<string, KnownOffer>,
  offered: readonly Offered[],
  terms: SyncTerms,
): SyncDecision<Offered> {
  const unique = [...new Map(offered.map((offer) => [offer.number, offer])).values()];
  const refusal = findRefusal(known, unique.length, terms);
  const counted = refusal === undefined ? unique : unique.filter(({ number }) => known.has(number));
  return { refusal, ...reviewOffers(known, counted, terms) };
}

function findRefusal(
  known: ReadonlyMap<string, KnownOffer>,
  offered: number,
  { acceptShrunken, unavailable }: SyncTerms,
): SyncDecision<Offer>['refusal'] {
  if (offered + unavailable.length === 0) return 'empty';
  const wasListed = (number: string) => known.get(number)?.isVanished === false;
  const listedBefore = [...known.keys()].filter(wasListed).length;
  // Unavailable for the second time, a service is missing on neither side.
  const listed = offered + new Set(unavailable.filter(wasListed)).size;
  return listed * leastShare < listedBefore && !acceptShrunken ? 'shrunken' : undefined;
}

function reviewOffers<Offered extends Offer>(
  known: ReadonlyMap<string, KnownOffer>,
  listed: readonly Offered[],
  { jump, onPriceJump }: SyncTerms,
): Omit<SyncDecision<Offered>, 'refusal'> {
  const held: HeldOffer[] = [];
  const followed: string[] = [];
  const offers = listed.map((offer) => {
    const before = known.get(offer.number);
    const changes = before?.isSold ? findOfferChanges(before, offer, jump) : [];
    if (!before || changes.length === 0) return offer;
    if (onPriceJump === 'follow' && changes.every((change) => change === 'rate')) {
      followed.push(offer.number);
      return offer;
    }
    const isBlocking = changes.some((change) => change !== 'rate') || offer.rate > before.rate;
    held.push({ number: offer.number, changes, before: termsOf(before), after: termsOf(offer), isBlocking });
    return { ...offer, ...termsOf(before) };
  });
  return { offers, held, followed };
}

function termsOf({ kind, name, category, canRefill, canCancel, rate }: OfferTerms): OfferTerms {
  return { kind, name, category, canRefill, canCancel, rate };
}
