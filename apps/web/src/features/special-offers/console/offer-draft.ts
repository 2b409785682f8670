import type { ManagedOffer, OfferService, OfferType } from '@marquee/contract/generated/console.ts';
import { defaultLocale, type Locale, locales } from '@marquee/domain/locale/locales.ts';
import type { OfferPlace, OfferPosition } from '@marquee/domain/offers/special-offer.ts';
import type { Offer } from '../../../product/catalogue/offers/brief-offer.ts';

/** The form's fields as they are typed. */
export interface OfferDraft {
  name: string;
  names: Partial<Record<Locale, string>>;
  place: OfferPlace;
  position: OfferPosition;
  network: { id: number; slug: string } | null;
  utm_name: string;
  service_types: readonly OfferType[];
  services: readonly OfferService[];
  show_all: boolean;
  is_closed_sale: boolean;
  is_enabled: boolean;
}

/** The name itself is the English one. */
export const translatedLocales = locales.filter((locale) => locale !== defaultLocale);

export function offerDraft(offer?: ManagedOffer): OfferDraft {
  return {
    name: offer?.name ?? '',
    names: Object.fromEntries(
      Object.entries(offer?.translations ?? {}).map(([locale, texts]) => [locale, texts.name]),
    ),
    place: offer?.place ?? 'service_type',
    position: offer?.position ?? 'top',
    network: offer?.network ?? null,
    utm_name: offer?.utm_name ?? '',
    service_types: offer?.service_types ?? [],
    services: offer?.services ?? [],
    show_all: offer?.show_all ?? false,
    is_closed_sale: offer?.is_closed_sale ?? false,
    is_enabled: offer?.is_enabled ?? true,
  };
}

export function toOfferBody({ names, network, service_types, services, ...settings }: OfferDraft) {
  const written = Object.entries(names).filter(([, name]) => name.trim() !== '');
  return {
    ...settings,
    translations: Object.fromEntries(written.map(([locale, name]) => [locale, { name }])),
    network_id: network?.id ?? null,
    service_type_ids: service_types.map(({ id }) => id),
    service_ids: services.map(({ id }) => id),
  };
}

/** As customers will see it in this language: without what is off, restricted services in closed sales only. */
export function previewedOffer(draft: OfferDraft, locale: Locale): Offer {
  const { name, names, position, utm_name, network, is_closed_sale, service_types, services } = draft;
  return {
    id: 0,
    name: names[locale]?.trim() || name.trim(),
    position,
    utm_name,
    showAll: draft.show_all,
    is_closed_sale,
    network,
    types: service_types.filter(({ is_shown }) => is_shown),
    services: services.filter(
      ({ is_shown, is_restricted }) => is_shown && (is_closed_sale || !is_restricted),
    ),
  };
}
