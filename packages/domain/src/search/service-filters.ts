import { parseMoney } from '../money/money.ts';
import { effectiveMax } from '../quantity/quantity.ts';
import type { ServiceFacts, ServiceFeature } from './service-facts.ts';

/** What a list of services may be narrowed by; each wish that is there must be met. */
export interface ServiceWish {
  network?: string | undefined;
  service_type?: readonly string[] | undefined;
  discount?: boolean | undefined;
  label?: string | undefined;
  countries?: readonly string[] | undefined;
  features?: readonly ServiceFeature[] | undefined;
  /** Starts within so many minutes. */
  start_time?: number | undefined;
  /** A quantity the service must be able to take. */
  min?: number | undefined;
  max?: number | undefined;
  /** In USD, exact. */
  price_min?: string | undefined;
  price_max?: string | undefined;
}

/** Every filter that was asked for must hold; one that was not asked for costs nothing. */
export function matchesWish<Service>(
  input: ServiceWish,
  facts: ServiceFacts<Service>,
): (service: Service) => boolean {
  const tests = [...tellingTests(input, facts), ...measuringTests(input, facts)];
  return (service) => tests.every((test) => test(service));
}

type Test<Service> = (service: Service) => boolean;

function tellingTests<Service>(wish: ServiceWish, facts: ServiceFacts<Service>): Test<Service>[] {
  const tests: Test<Service>[] = [];
  const { network, label } = wish;
  if (network) tests.push((service) => facts.networkSlug(service) === network);
  const types = new Set(wish.service_type);
  if (types.size > 0) tests.push((service) => types.has(facts.typeSlug(service)));
  if (wish.discount) tests.push((service) => facts.discount(service) > 0);
  if (label) tests.push((service) => facts.labels(service).includes(label));
  const countries = new Set(wish.countries);
  if (countries.size > 0) {
    tests.push((service) => facts.countries(service).some((country) => countries.has(country)));
  }
  for (const feature of wish.features ?? []) tests.push(facts.has[feature]);
  return tests;
}

function measuringTests<Service>(query: ServiceWish, facts: ServiceFacts<Service>): Test<Service>[] {
  const tests: Test<Service>[] = [];
  const { start_time, min, max, price_min, price_max } = query;
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
