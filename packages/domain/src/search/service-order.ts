import { effectiveMax } from '../quantity/quantity.ts';
import type { ServiceFacts, ServiceSort } from './service-facts.ts';

type Compare<Service> = (left: Service, right: Service) => number;

/** Equal ones keep a fixed order, so that pages never overlap; what cannot be bought comes last. */
export function serviceOrder<Service>(sort: ServiceSort, facts: ServiceFacts<Service>): Compare<Service> {
  const bySort = orders(facts)[sort];
  const byId = rising(facts.id);
  return (left, right) =>
    Number(facts.isDeactivated(left)) - Number(facts.isDeactivated(right)) ||
    bySort(left, right) ||
    byId(left, right);
}

function orders<Service>(facts: ServiceFacts<Service>): Record<ServiceSort, Compare<Service>> {
  const max = (service: Service) => effectiveMax(facts.max(service));
  return {
    popularity: falling(facts.popularity),
    price_asc: rising(facts.price),
    price_desc: falling(facts.price),
    discount_asc: rising(facts.discount),
    discount_desc: falling(facts.discount),
    max_asc: rising(max),
    max_desc: falling(max),
  };
}

function rising<Service>(value: (service: Service) => number | bigint): Compare<Service> {
  return (left, right) => {
    const [a, b] = [value(left), value(right)];
    return a < b ? -1 : a > b ? 1 : 0;
  };
}

function falling<Service>(value: (service: Service) => number | bigint): Compare<Service> {
  const compare = rising(value);
  return (left, right) => compare(right, left);
}
