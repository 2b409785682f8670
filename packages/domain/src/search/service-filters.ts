import { parseMoney } from '../money/money.ts';
import { effectiveMax } from '../quantity/quantity.ts';
import type { ServiceFacts, ServiceFeature } from './sort-services.ts';

/** What a list of services can be filtered by; every filter that is set must match. */
export interface ServiceFilters {
  network?: readonly string[] | undefined;
  service_type?: readonly string[] | undefined;
  discount?: boolean | undefined;
  label?: string | undefined;
  countries?: readonly string[] | undefined;
  features?: readonly ServiceFeature[] | undefined;
  /** Starts within this many minutes. */
  start_time?: number | undefined;
  /** A quantity that the service must accept. */
  min?: number | undefined;
  max?: number | undefined;
  /** In USD, exact. */
  price_min?: string | undefined;
  price_max?: string | undefined;
}

/** A test for all filters that are set; filters that are not set cost nothing. */
export function matchesFilters<Service>(
  filters: ServiceFilters,
  facts: ServiceFacts<Service>,
): (service: Service) => boolean {
  const tests = [...attributeTests(filters, facts), ...rangeTests(filters, facts)];
  return (service) => tests.every((test) => test(service));
}

type Test<Service> = (service: Service) => boolean;

function attributeTests<Service>(filters: ServiceFilters, facts: ServiceFacts<Service>): Test<Service>[] {
  const tests: Test<Service>[] = [];
  const { label } = filters;
  const networks = new Set(filters.network);
  if (networks.size > 0) tests.push((service) => networks.has(facts.networkSlug(service)));
  const types = new Set(filters.service_type);
  if (types.size > 0) tests.push((service) => types.has(facts.typeSlug(service)));
  if (filters.discount) tests.push((service) => facts.discount(service) > 0);
  if (label) tests.push((service) => facts.labels(service).includes(label));
  const countries = new Set(filters.countries);
  if (countries.size > 0) {
    tests.push((service) => facts.countries(service).some((country) => countries.has(country)));
  }
  for (const feature of filters.features ?? []) tests.push(facts.has[feature]);
  return tests;
}

function rangeTests<Service>(filters: ServiceFilters, facts: ServiceFacts<Service>): Test<Service>[] {
  const tests: Test<Service>[] = [];
  const { start_time, min, max, price_min, price_max } = filters;
  if (start_time !== undefined) {
    tests.push((service) => (facts.startMinutes(service) ?? Number.POSITIVE_INFINITY) <= start_time);
  }
  if (min !== undefined) tests.push((service) => effectiveMax(facts.max(service)) >= min);
  if (max !== undefined) tests.push((service) => facts.min(service) <= max);
  if (price_min !== undefined) {
    const lowest = priceBound(price_min);
    tests.push((service) => facts.price(service) >= lowest);
  }
  if (price_max !== undefined) {
    const highest = priceBound(price_max);
    tests.push((service) => facts.price(service) <= highest);
  }
  return tests;
}

/** An amount too large to be money is above every price, not absent. */
function priceBound(amount: string): bigint {
  return parseMoney(amount) ?? 2n ** 63n;
}
