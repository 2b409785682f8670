import { effectiveMax } from '../quantity/quantity.ts';
import type { ServiceFacts, ServiceSort } from './service-facts.ts';

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
