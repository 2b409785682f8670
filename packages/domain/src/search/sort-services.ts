import { effectiveMax } from '../quantity/quantity.ts';

export type ServiceFeature = 'refill' | 'cancel' | 'drip_feed' | 'package';

export type ServiceSort =
  | 'popularity'
  | 'price_asc'
  | 'price_desc'
  | 'discount_asc'
  | 'discount_desc'
  | 'max_asc'
  | 'max_desc'
  | 'name_asc'
  | 'name_desc';

/** How filters and sorting read a service, however it is stored: rows on the server, columns in a browser. */
export interface ServiceFacts<Service> {
  id(service: Service): number | bigint;
  /** Where its name stands among all, in the alphabetical order of the reader's language. */
  namePlace(service: Service): number;
  networkSlug(service: Service): string;
  typeSlug(service: Service): string;
  /** Larger values come first. */
  popularity(service: Service): number;
  /** In units of money, after the discount. */
  price(service: Service): bigint;
  discount(service: Service): number;
  min(service: Service): bigint;
  /** As stored, including the number that means "no limit". */
  max(service: Service): bigint;
  startMinutes(service: Service): number | null;
  countries(service: Service): readonly string[];
  labels(service: Service): readonly string[];
  isDeactivated(service: Service): boolean;
  has: Record<ServiceFeature, (service: Service) => boolean>;
}

type Compare<Service> = (left: Service, right: Service) => number;

/** Ties are broken by id, so that pages never overlap; services that cannot be bought come last. */
export function serviceOrder<Service>(sort: ServiceSort, facts: ServiceFacts<Service>): Compare<Service> {
  const bySort = orders(facts)[sort];
  const byId = ascending(facts.id);
  return (left, right) =>
    Number(facts.isDeactivated(left)) - Number(facts.isDeactivated(right)) ||
    bySort(left, right) ||
    byId(left, right);
}

function orders<Service>(facts: ServiceFacts<Service>): Record<ServiceSort, Compare<Service>> {
  const max = (service: Service) => effectiveMax(facts.max(service));
  return {
    popularity: descending(facts.popularity),
    price_asc: ascending(facts.price),
    price_desc: descending(facts.price),
    discount_asc: ascending(facts.discount),
    discount_desc: descending(facts.discount),
    max_asc: ascending(max),
    max_desc: descending(max),
    name_asc: ascending(facts.namePlace),
    name_desc: descending(facts.namePlace),
  };
}

function ascending<Service>(value: (service: Service) => number | bigint): Compare<Service> {
  return (left, right) => {
    const [a, b] = [value(left), value(right)];
    return a < b ? -1 : a > b ? 1 : 0;
  };
}

function descending<Service>(value: (service: Service) => number | bigint): Compare<Service> {
  const compare = ascending(value);
  return (left, right) => compare(right, left);
}
