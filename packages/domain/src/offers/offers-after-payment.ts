import { type OfferPosition, offerPositions } from './special-offer.ts';

interface PositionedOffer {
  position: OfferPosition;
  network: { id: number } | null;
}

/** What is shown after a payment, by position. A network's offer needs a paid order of that network. */
export function offersAfterPayment<Offer extends PositionedOffer>(
  offers: readonly Offer[],
  paidNetworkIds: readonly number[],
): Offer[] {
  return offerPositions.flatMap((position) =>
    offers.filter(
      (offer) =>
        offer.position === position &&
        (position !== 'network' || (offer.network !== null && paidNetworkIds.includes(offer.network.id))),
    ),
  );
}
