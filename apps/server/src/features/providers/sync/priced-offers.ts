import { type Money, money } from '@marquee/domain/money/money.ts';
import { roundRateUp } from '@marquee/domain/money/price.ts';
import { amountPlaces, divideUp, roundToPrecision } from '@marquee/domain/money/rounding.ts';
import type { OfferedService } from '../../../adapters/providers/provider-adapter.ts';

const pricePlaces = 5;
const oneUnit = 10n ** BigInt(amountPlaces);
/** What we can store: a rate above it is a way of saying "not for sale". */
const dearest = money(10n ** 17n);

export interface PricedOffer extends Omit<OfferedService, 'rate'> {
  /** In USD, never below what the provider asks. */
  rate: Money;
}

/** Rates in the provider's own currency become USD; what has no usable rate is left out. */
export function pricedOffers(offered: readonly OfferedService[], usdPerUnit: bigint): PricedOffer[] {
  return offered.flatMap((offer) => {
    const inItsCurrency = roundRateUp(offer.rate);
    if (inItsCurrency === undefined) return [];
    const inUsd = money(divideUp(inItsCurrency * usdPerUnit, oneUnit));
    const rate = roundToPrecision(inUsd, pricePlaces, 'up');
    return rate > dearest ? [] : [{ ...offer, rate }];
  });
}
