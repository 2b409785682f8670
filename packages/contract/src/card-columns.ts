import type { ServiceCard } from './generated/catalogue.ts';

/**
 * How the service index encodes each field of a card: `plain` as a column of that name, a `list` joined by
 * commas, a number as that bit of the column `flags`. The rest is written by hand below.
 * A field that is missing here does not compile. No zod here, because browsers load this file.
 */
export const cardColumns = {
  id: 'plain',
  slug: 'plain',
  network_id: 'by hand',
  service_type_id: 'plain',
  name: 'plain',
  short_description: 'by hand',
  default_price: 'plain',
  price: 'plain',
  discount_percent: 'plain',
  price_type: 'by hand',
  pricing_per: 'plain',
  min: 'plain',
  max: 'plain',
  step: 'plain',
  default_quantity: 'plain',
  default_quantity_price: 'plain',
  drip_feed_is_allowed: 1,
  is_package: 2,
  has_refill: 4,
  can_cancel: 8,
  start_time: 'plain',
  speed: 'plain',
  average_time: 'plain',
  guarantee: 'plain',
  geo: 'list',
  labels: 'list',
  reviews: 'by hand',
  is_deactivated: 16,
  has_fixed_price: 32,
} as const satisfies Record<keyof ServiceCard, 'plain' | 'list' | 'by hand' | number>;

type Fields<Encoding> = {
  [Field in keyof ServiceCard]: (typeof cardColumns)[Field] extends Encoding ? Field : never;
}[keyof ServiceCard];

export type PlainField = Fields<'plain'>;
export type ListField = Fields<'list'>;
type FlagField = Fields<number>;

const encodings = Object.entries(cardColumns);
export const plainFields = encodings.flatMap(([field, encoding]) =>
  encoding === 'plain' ? (field as PlainField) : [],
);
export const listFields = encodings.flatMap(([field, encoding]) =>
  encoding === 'list' ? (field as ListField) : [],
);
const flagFields = encodings.flatMap(([field, encoding]) =>
  typeof encoding === 'number' ? (field as FlagField) : [],
);

/** The n-th entry of each column belongs to the n-th service. */
export type CardColumns = { [Field in PlainField]: ServiceCard[Field][] } & Record<ListField, string[]> & {
    flags: number[];
    /** Index into `short_descriptions`: many services share one. */
    short_description: number[];
    short_descriptions: string[];
    rating: (number | null)[];
    reviews_count: number[];
  };

/** Column by column, so that each can be written on its own. */
export function packCards(cards: readonly ServiceCard[]): { [Name in keyof CardColumns]: () => unknown[] } {
  const shorts = [...new Set(cards.map((card) => card.short_description))];
  const placeOf = new Map(shorts.map((text, place) => [text, place]));
  const columns = {
    ...Object.fromEntries(plainFields.map((field) => [field, () => cards.map((card) => card[field])])),
    ...Object.fromEntries(listFields.map((field) => [field, () => cards.map((card) => card[field].join())])),
    flags: () => cards.map(flagsOf),
    short_description: () => cards.map((card) => placeOf.get(card.short_description)),
    short_descriptions: () => shorts,
    rating: () => cards.map(({ reviews }) => reviews.rating),
    reviews_count: () => cards.map(({ reviews }) => reviews.count),
  };
  return columns as ReturnType<typeof packCards>;
}

function flagsOf(card: ServiceCard): number {
  return flagFields.reduce((sum, field) => sum + (card[field] ? cardColumns[field] : 0), 0);
}

/** One row of the index as a card; the network follows from its type. */
export function unpackCard(
  columns: CardColumns,
  at: number,
  networkId: number,
): Omit<ServiceCard, 'price_type'> {
  const flags = columns.flags[at] ?? 0;
  return {
    ...(Object.fromEntries(plainFields.map((field) => [field, columns[field][at]])) as Pick<
      ServiceCard,
      PlainField
    >),
    ...(Object.fromEntries(listFields.map((field) => [field, parts(columns[field][at])])) as Pick<
      ServiceCard,
      ListField
    >),
    ...(Object.fromEntries(flagFields.map((field) => [field, (flags & cardColumns[field]) !== 0])) as Pick<
      ServiceCard,
      FlagField
    >),
    network_id: networkId,
    short_description: columns.short_descriptions[columns.short_description[at] ?? 0] ?? '',
    reviews: { rating: columns.rating[at] ?? null, count: columns.reviews_count[at] ?? 0 },
  };
}

function parts(cell: string | undefined): string[] {
  return cell ? cell.split(',') : [];
}
