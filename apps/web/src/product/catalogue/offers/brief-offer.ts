import type { SpecialOffer } from '@marquee/contract/generated/catalogue.ts';

export type Offer = ReturnType<typeof briefOffer>;

/** Only the fields that a small tile shows. */
export function briefOffer({
  id,
  name,
  position,
  utm_name,
  network,
  service_types,
  services,
  showAll,
  is_closed_sale,
}: SpecialOffer) {
  return {
    id,
    name,
    position,
    utm_name,
    showAll,
    is_closed_sale,
    network: network && { id: network.id, slug: network.slug },
    types: service_types.map((type) => ({
      id: type.id,
      slug: type.slug,
      name: type.name,
      network_id: type.network_id,
      min_price: type.min_price,
    })),
    services: services.map(briefService),
  };
}

export function briefService(service: SpecialOffer['services'][number]) {
  return {
    id: service.id,
    slug: service.slug,
    name: service.name,
    network_id: service.network_id,
    price: service.price,
    default_price: service.default_price,
    pricing_per: service.pricing_per,
  };
}
