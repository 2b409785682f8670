import type { Network } from '@marquee/contract/generated/catalogue.ts';
import { memo, Suspense } from 'react';
import { firstInteraction } from '../../../lib/first-interaction.ts';
import type { Offer } from '../../../product/catalogue/offers/brief-offer.ts';
import { lazyComponent } from '../../../ui/lazy-component.ts';

export type OfferPosition = 'top' | 'middle' | 'network';

const loadOffers = async () => {
  await firstInteraction;
  return (await import('../../../product/catalogue/offers/offers.tsx')).Offers;
};
// The server renders them directly; the browser keeps that HTML until their code is loaded.
const Offers = import.meta.env.SSR ? await loadOffers() : lazyComponent(loadOffers);

interface OffersAtProps {
  position: OfferPosition;
  offers: readonly Offer[];
  networks: readonly Network[];
  /** The chosen networks; at the position `network` only their own offers are shown. */
  chosen: readonly string[] | undefined;
  /** The visitor is filtering, so the general offers are hidden. */
  isNarrowed: boolean;
}

/**
 * The offers at one place in the list. Memoised: React drops the server's HTML of a lazy part if its parents render
 * again before its code is loaded.
 */
export const OffersAt = memo(function OffersAt(props: OffersAtProps) {
  const { position, offers, networks, chosen, isNarrowed } = props;
  const shown = offers.filter(
    (offer) =>
      offer.position === position &&
      (position === 'network' ? chosen?.includes(offer.network?.slug ?? '') : !isNarrowed),
  );
  if (shown.length === 0) return null;
  return (
    <Suspense>
      <Offers offers={shown} networks={networks} />
    </Suspense>
  );
});
