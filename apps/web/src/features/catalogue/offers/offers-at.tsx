import type { Network } from '@marquee/contract/catalogue/catalogue-entities.ts';
import { memo, Suspense } from 'react';
import { firstInteraction } from '../../../lib/first-interaction.ts';
import { lazyComponent } from '../../../ui/lazy-component.ts';
import type { Offer } from './brief-offer.ts';

export type OfferPosition = 'top' | 'middle' | 'network';

const loadOffers = async () => {
  await firstInteraction;
  return (await import('./offers.tsx')).Offers;
};
// The server renders them at once; a browser keeps its HTML until their code has come.
const Offers = import.meta.env.SSR ? await loadOffers() : lazyComponent(loadOffers);

interface OffersAtProps {
  position: OfferPosition;
  offers: readonly Offer[];
  networks: readonly Network[];
  /** The network being looked at, whose offers belong into its place. */
  network: string | undefined;
  /** Somebody looks for something particular: the general offers step aside. */
  isNarrowed: boolean;
}

/**
 * The offers of one place in the list. Memoised: React throws the server's HTML of a lazy part away when its
 * appServices render again before its code is there.
 */
export const OffersAt = memo(function OffersAt(props: OffersAtProps) {
  const { position, offers, networks, network, isNarrowed } = props;
  const shown = offers.filter(
    (offer) =>
      offer.position === position && (position === 'network' ? offer.network?.slug === network : !isNarrowed),
  );
  if (shown.length === 0) return null;
  return (
    <Suspense>
      <Offers offers={shown} networks={networks} />
    </Suspense>
  );
});
