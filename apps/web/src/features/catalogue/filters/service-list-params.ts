import {
  type ExchangeRate,
  parseExchangeRate,
  parseRubles,
  toDollars,
} from '@marquee/domain/money/exchange.ts';
import { formatMoney } from '@marquee/domain/money/money.ts';
import type { ServiceQuestion } from '../../../lib/search-worker/service-page.ts';
import type { CatalogueFilters } from './filters.ts';

/** The filters as the API takes them, amounts in dollars. */
export function serviceListParams(
  filters: CatalogueFilters,
  rublesPerDollar: string | null,
): Omit<ServiceQuestion, 'page' | 'per_page'> {
  const { serviceTypes, countries, features, price } = filters;
  const rate = rublesPerDollar === null ? undefined : parseExchangeRate(rublesPerDollar);
  const dollars = (amount: string | undefined) =>
    price.currency === 'RUB' ? inDollars(amount, rate) : amount;
  const some = <Item>(items: readonly Item[]) => (items.length > 0 ? items : undefined);
  return {
    search: filters.search,
    network: some(filters.networks),
    service_type: some(serviceTypes),
    sort: filters.sort,
    discount: filters.discount || undefined,
    label: filters.label,
    countries: some(countries),
    features: some(features),
    start_time: filters.startTime,
    min: filters.min,
    max: filters.max,
    price_min: dollars(price.min),
    price_max: dollars(price.max),
  };
}

/** Without an exchange rate an amount in rubles cannot filter, so it is left out. */
function inDollars(amount: string | undefined, rate: ExchangeRate | undefined): string | undefined {
  const rubles = amount === undefined ? undefined : parseRubles(amount);
  return rubles === undefined || rate === undefined ? undefined : formatMoney(toDollars(rubles, rate));
}
