import type { ServiceKind } from '@marquee/domain/delivery/service-kinds.ts';
import { type Money, money } from '@marquee/domain/money/money.ts';
import { ppm } from '@marquee/domain/money/ratio.ts';
import { divideUp, roundToPrecision } from '@marquee/domain/money/rounding.ts';
import { unitPrice } from '@marquee/domain/pricing/line-cost.ts';
import { type CatalogueService, type ownersCatalogue, serviceKindOf } from '../../catalogue/index.ts';

type Catalogue = Awaited<ReturnType<typeof ownersCatalogue>>;

/** A service of the parent as it is offered to the owner of a child panel. */
export interface ParentOffer {
  serviceId: bigint;
  /** The service's id, as offers are numbered. */
  number: string;
  name: string;
  category: string;
  kind: ServiceKind;
  /** What the owner pays for 1000 pieces or one package. */
  rate: Money;
  min: bigint;
  max: bigint;
  canRefill: boolean;
  canCancel: boolean;
  canDripFeed: boolean;
}

const pricePlaces = 5;

/** Everything that the owner could order: lists and subscriptions, with the restricted services opened to them. */
export function ownersOffers(catalogue: Catalogue): ParentOffer[] {
  const kindOf = serviceKindOf(catalogue.stored);
  const watching = catalogue.stored.services.filter(
    (service) => service.row.is_subscription && catalogue.isOpen(service),
  );
  return [...catalogue.listed, ...watching].flatMap((service): ParentOffer[] => {
    const { row, type } = service;
    const kind = kindOf(service);
    const rate = rateOf(catalogue, service);
    if (!kind || row.is_deactivated || rate <= 0n) return [];
    return [
      {
        serviceId: row.id,
        number: String(row.id),
        name: row.name,
        category: type.name,
        kind,
        rate,
        min: row.min,
        max: row.max,
        canRefill: row.has_refill,
        canCancel: row.can_cancel,
        canDripFeed: row.drip_feed_is_allowed,
      },
    ];
  });
}

function rateOf(catalogue: Catalogue, service: CatalogueService): Money {
  const { row } = service;
  const pieces = row.is_package ? 1n : 1000n;
  const price = unitPrice(catalogue.price(service), ppm(0));
  return roundToPrecision(money(divideUp(price * pieces, row.pricing_per)), pricePlaces, 'up');
}
