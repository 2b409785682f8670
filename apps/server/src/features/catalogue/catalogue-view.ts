import type { Network, ServiceCard, ServiceType } from '@marquee/contract/catalogue/catalogue-entities.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import { formatMoney, type Money, money } from '@marquee/domain/money/money.ts';
import { linePrice } from '@marquee/domain/money/price.ts';
import { ppm, ppmToFraction } from '@marquee/domain/money/ratio.ts';
import { type ServicePrice, unitPrice } from '@marquee/domain/pricing/line-cost.ts';
import type { NetworkRow, ServiceRow, ServiceTypeRow } from './stored/catalogue-rows.ts';
import type { ServiceTexts } from './stored/service-texts.ts';
import type { CatalogueService } from './stored/stored-catalogue.ts';

type Texts = Record<string, string>;

/** A row's texts in one language; each missing text falls back to the panel's default one. */
export function inLocale(row: { translations: unknown }, locale: Locale): Texts {
  return (row.translations as Partial<Record<Locale, Texts>>)[locale] ?? {};
}

export function networkView(row: NetworkRow, locale: Locale): Network {
  return {
    id: Number(row.id),
    slug: row.slug,
    name: inLocale(row, locale).name ?? row.name,
    icon: row.icon,
    color: row.color,
    type: row.type,
    url_placeholder_examples: row.url_examples,
    hasSearch: row.has_search,
  };
}

export function serviceTypeView(
  row: ServiceTypeRow,
  figures: { count: number; minPrice: Money | undefined } | undefined,
  locale: Locale,
): ServiceType {
  const texts = inLocale(row, locale);
  return {
    id: Number(row.id),
    slug: row.slug,
    network_id: Number(row.network_id),
    kind: row.kind,
    name: texts.name ?? row.name,
    title: texts.title ?? row.title,
    description: texts.description ?? row.description,
    icon: row.icon,
    color: row.color,
    services_count: figures?.count ?? 0,
    min_price: figures?.minPrice === undefined ? null : formatMoney(figures.minPrice),
  };
}

/** What everybody pays who has no price of their own. */
export function listedPrice(row: ServiceRow): ServicePrice {
  return {
    defaultPrice: money(row.default_price),
    discount: ppm(row.discount_ppm),
    pricingPer: row.pricing_per,
  };
}

export function serviceCardView(
  { row, type }: CatalogueService,
  texts: ServiceTexts,
  terms: ServicePrice,
): ServiceCard {
  const price = unitPrice(terms, ppm(0));
  return {
    id: Number(row.id),
    slug: row.slug,
    network_id: Number(type.network_id),
    service_type_id: Number(type.id),
    name: texts.name ?? row.name,
    short_description: texts.short_description ?? row.short_description,
    default_price: formatMoney(terms.defaultPrice),
    price: formatMoney(price),
    discount_percent: ppmToFraction(terms.discount),
    has_fixed_price: terms.isFixed ?? false,
    price_type: row.price_type,
    pricing_per: Number(row.pricing_per),
    min: Number(row.min),
    max: Number(row.max),
    step: Number(row.step),
    default_quantity: Number(row.default_quantity),
    default_quantity_price: formatMoney(linePrice(price, row.pricing_per, row.default_quantity)),
    drip_feed_is_allowed: row.drip_feed_is_allowed,
    is_package: row.is_package,
    has_refill: row.has_refill,
    can_cancel: row.can_cancel,
    start_time: row.start_minutes,
    speed: row.speed_per_day === null ? null : Number(row.speed_per_day),
    average_time: row.average_minutes,
    guarantee: row.has_refill ? row.refill_days : null,
    geo: row.geo,
    labels: row.labels,
    reviews: {
      rating: row.rating_hundredths === null ? null : row.rating_hundredths / 100,
      count: row.reviews_count,
    },
    is_deactivated: row.is_deactivated,
  };
}

/** The part of a card that an order form needs to price a quantity. */
export function servicePriceView(card: ServiceCard) {
  return {
    id: card.id,
    slug: card.slug,
    name: card.name,
    default_price: card.default_price,
    price: card.price,
    discount_percent: card.discount_percent,
    has_fixed_price: card.has_fixed_price,
    pricing_per: card.pricing_per,
    min: card.min,
    max: card.max,
    step: card.step,
    default_quantity: card.default_quantity,
  };
}
