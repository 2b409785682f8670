import { parseMoney } from '@marquee/domain/money/money.ts';
import { effectiveMax } from '@marquee/domain/quantity/quantity.ts';
import type { ServiceQuery } from './list-services.ts';
import type { CatalogueService } from './stored-catalogue.ts';

type Test = (service: CatalogueService) => boolean;

/** Every filter that was asked for must hold; one that was not asked for costs nothing. */
export function matchesFilters(query: ServiceQuery): Test {
  const tests = wantedTests(query);
  return (service) => tests.every((test) => test(service));
}

function wantedTests(query: ServiceQuery): Test[] {
  const tests: Test[] = [];
  if (query.network) tests.push(({ network }) => network.slug === query.network);
  const types = new Set(query.service_type);
  if (types.size > 0) tests.push(({ type }) => types.has(type.slug));
  if (query.discount) tests.push(({ row }) => row.discount_ppm > 0);
  const { label } = query;
  if (label) tests.push(({ row }) => row.labels.includes(label));
  const countries = new Set(query.countries);
  if (countries.size > 0) tests.push(({ row }) => row.geo.some((country) => countries.has(country)));
  for (const feature of query.features ?? []) tests.push(hasFeature[feature]);
  const { start_time, min, max } = query;
  if (start_time !== undefined) {
    tests.push(({ row }) => row.start_minutes !== null && row.start_minutes <= start_time);
  }
  if (min !== undefined) tests.push(({ row }) => effectiveMax(row.max) >= min);
  if (max !== undefined) tests.push(({ row }) => row.min <= max);
  const { price_min, price_max } = query;
  if (price_min !== undefined) {
    const lowest = priceBound(price_min);
    tests.push(({ price }) => price >= lowest);
  }
  if (price_max !== undefined) {
    const highest = priceBound(price_max);
    tests.push(({ price }) => price <= highest);
  }
  return tests;
}

/** An amount too large to be money is above every price, not absent. */
function priceBound(amount: string): bigint {
  return parseMoney(amount) ?? 2n ** 63n;
}

const hasFeature: Record<NonNullable<ServiceQuery['features']>[number], Test> = {
  refill: ({ row }) => row.has_refill,
  cancel: ({ row }) => row.can_cancel,
  drip_feed: ({ row }) => row.drip_feed_is_allowed,
  package: ({ row }) => row.is_package,
};
