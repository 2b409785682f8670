import type { Network } from '@marquee/contract/generated/catalogue.ts';
import { useId } from 'react';
import { keepDots } from '../../../lib/keep-dots.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { NetworkIcon } from '../../../ui/icons/network-icon.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import type { Offer } from './brief-offer.ts';

interface OfferTileProps {
  href: string;
  name: string;
  network: Network | undefined;
  price: string | null;
  /** What the price is for, if not what the heading says. */
  unit?: string | undefined;
  before?: string | undefined;
}

interface OffersProps {
  offers: readonly Offer[];
  networks: readonly Network[];
  /** Link to "all", if that is another page. */
  allHref?: string;
}

export function Offers({ offers, networks, allHref }: OffersProps) {
  return offers.map((offer) => (
    <OfferStrip key={offer.id} offer={offer} networks={networks} allHref={allHref} />
  ));
}

/** One row of tiles that scrolls sideways, so that the catalogue stays in sight. */
function OfferStrip({
  offer,
  networks,
  allHref,
}: { offer: Offer } & Pick<OffersProps, 'networks' | 'allHref'>) {
  const numbers = useNumbers();
  const t = useTranslations();
  const amounts = useAmounts();
  const id = useId();
  const networkOf = (networkId: number) => networks.find((network) => network.id === networkId);
  const marked = (path: string) =>
    offer.utm_name === '' ? path : `${path}?${new URLSearchParams({ utm_campaign: offer.utm_name })}`;
  const all = offer.network ? `/?network=${offer.network.slug}` : allHref;
  if (offer.services.length + offer.types.length === 0) return null;
  return (
    <section aria-labelledby={id} className="pb-5">
      <div className="flex items-baseline justify-between gap-4 pb-2">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 id={id} className="font-semibold text-16">
            <bdi>{offer.name}</bdi>
            {offer.is_closed_sale && (
              <span className="ms-2 rounded-sm bg-secondary px-2 py-0.5 font-medium text-12 text-on-secondary">
                {t('catalogue.closedSale')}
              </span>
            )}
          </h2>
          {offer.services.some(({ pricing_per }) => pricing_per > 1) && (
            <span className="text-12 text-ink-faint">
              {t('catalogue.columns.pricePer', { quantity: numbers.count(1000) })}
            </span>
          )}
        </div>
        {offer.showAll && all && (
          <TextLink href={all} className="shrink-0">
            {t('common.actions.showAll')}
          </TextLink>
        )}
      </div>
      <ul className="-mx-4 relative flex gap-3 overflow-x-auto px-4 py-1 [scrollbar-width:thin] tablet:-mx-1 tablet:px-1">
        {offer.types.map((type) => (
          <OfferTile
            key={`type-${type.id}`}
            href={marked(`/${type.slug}`)}
            name={type.name}
            network={networkOf(type.network_id)}
            price={type.min_price && t('common.words.from', { amount: amounts.unitPrice(type.min_price) })}
          />
        ))}
        {offer.services.map((service) => (
          <OfferTile
            key={`service-${service.id}`}
            href={marked(`/services/${service.slug}`)}
            name={service.name}
            network={networkOf(service.network_id)}
            price={amounts.unitPrice(service.price)}
            unit={service.pricing_per === 1 ? t('catalogue.price.perPiece') : undefined}
            before={
              service.price === service.default_price ? undefined : amounts.unitPrice(service.default_price)
            }
          />
        ))}
      </ul>
    </section>
  );
}

function OfferTile({ href, name, network, price, unit, before }: OfferTileProps) {
  const t = useTranslations('catalogue.price');
  return (
    <li className="offer">
      <BareLink href={href} className="offer-tile">
        {network && <NetworkIcon network={network} />}
        <span>
          <span dir="auto" className="offer-name">
            {keepDots(name)}
          </span>
          {price && (
            <span className="offer-price">
              <b>{price}</b>
              {unit && <small>{unit}</small>}
              {before && (
                <s>
                  <span className="sr-only">{t('before', { amount: '' })}</span>
                  {before}
                </s>
              )}
            </span>
          )}
        </span>
      </BareLink>
    </li>
  );
}
